package strategos.arena.sample;

import java.util.Base64;
import java.util.List;
import strategos.bots.BotKind;
import strategos.bots.conquest.ConquestBots;
import strategos.bots.conquest.Planning;
import strategos.bots.conquest.network.NetworkFile;
import strategos.bots.conquest.network.SeatNetwork;
import strategos.bots.conquest.network.SeatWeights;
import strategos.bots.conquest.planner.Effort;
import strategos.bots.conquest.value.WinChances;
import strategos.conquest.Conquest;
import strategos.conquest.move.Move;
import strategos.conquest.view.View;

/** A player of self-play, which can be made from its text on any machine. */
public sealed interface SelfPlayer {

    /** A planner that makes up for haste by the number of its matches. */
    Effort HASTY = new Effort(List.of(2, 4, 8), 24);

    /** A name without spaces. */
    String name();

    /**
     * The bot that plays.
     *
     * @param effort how much it looks at, if it plans
     */
    BotKind<Conquest, Move, View> kind(Effort effort);

    /** The player in one line. */
    String text();

    /** A bot that is part of the program. */
    record BuiltIn(String name) implements SelfPlayer {

        private static final String KIND = "built-in";

        @Override
        public BotKind<Conquest, Move, View> kind(Effort effort) {
            return ConquestBots.named(name)
                    .orElseThrow(
                            () ->
                                    new IllegalArgumentException(
                                            "'" + name + "' is no built-in bot"));
        }

        @Override
        public String text() {
            return KIND + " " + name;
        }
    }

    /** A planner that judges by the value that is part of the program. */
    record ByOwnValue(String name) implements SelfPlayer {

        private static final String KIND = "own-value";

        @Override
        public BotKind<Conquest, Move, View> kind(Effort effort) {
            return new BotKind<>(
                    name,
                    "plans by its own value",
                    (game, seed) -> Planning.of(game, seed, WinChances.shipped(), effort));
        }

        @Override
        public String text() {
            return KIND + " " + name;
        }
    }

    /** A planner that judges by a network. */
    record ByNetwork(String name, SeatWeights weights) implements SelfPlayer {

        private static final String KIND = "network";

        @Override
        public BotKind<Conquest, Move, View> kind(Effort effort) {
            return new BotKind<>(
                    name,
                    "plans by a network",
                    (game, seed) ->
                            Planning.of(game, seed, new SeatNetwork(weights, game), effort));
        }

        @Override
        public String text() {
            String file = Base64.getEncoder().encodeToString(NetworkFile.write(weights));
            return KIND + " " + name + " " + file;
        }
    }

    /** Reads a player as {@link #text} writes it. */
    static SelfPlayer read(String text) {
        String[] words = text.split(" ", -1);
        return switch (words[0]) {
            case BuiltIn.KIND -> new BuiltIn(words[1]);
            case ByOwnValue.KIND -> new ByOwnValue(words[1]);
            case ByNetwork.KIND ->
                    new ByNetwork(words[1], NetworkFile.read(Base64.getDecoder().decode(words[2])));
            default -> throw new IllegalArgumentException("no player: " + words[0]);
        };
    }
}

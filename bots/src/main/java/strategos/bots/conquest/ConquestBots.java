package strategos.bots.conquest;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import strategos.bots.BotKind;
import strategos.conquest.Conquest;
import strategos.conquest.move.Move;
import strategos.conquest.view.View;

/** The bots of the Risk family that can be chosen by name. */
public final class ConquestBots {

    public static final BotKind<Conquest, Move, View> RANDOM = voting(BotKind.random());

    public static final BotKind<Conquest, Move, View> RUSH =
            kind(
                    "rush",
                    "gathers all armies in one place and attacks while it is stronger there",
                    (game, seed) -> new Rush(game, RushGround.of(game.board()), seed.random()));

    public static final BotKind<Conquest, Move, View> TURTLE =
            kind(
                    "turtle",
                    "takes and holds a continent, attacks only when it can hardly fail",
                    (game, _) -> new Turtle(game));

    public static final BotKind<Conquest, Move, View> BALANCED =
            kind(
                    "balanced",
                    "weighs continents, borders, cards and eliminations with exact odds",
                    (game, _) -> new Balanced(game));

    /** Those that people are offered, the weakest first. */
    public static final List<BotKind<Conquest, Move, View>> ALL =
            List.of(RANDOM, TURTLE, RUSH, BALANCED);

    /**
     * Those that never change again, so that later ones can be measured by them. A test holds each
     * to the moves it made when it was frozen.
     */
    public static final List<BotKind<Conquest, Move, View>> FROZEN =
            List.of(
                    new BotKind<>(
                            "balanced-1", "is the first version of balanced", BALANCED.maker()));

    private ConquestBots() {}

    private static BotKind<Conquest, Move, View> kind(
            String name, String about, BotKind.Maker<Conquest, Move, View> maker) {
        return voting(new BotKind<>(name, about, maker));
    }

    /** The same bot, which also votes where the rules ask for votes. */
    private static BotKind<Conquest, Move, View> voting(BotKind<Conquest, Move, View> kind) {
        return new BotKind<>(
                kind.name(), kind.about(), (game, seed) -> Voter.of(kind.make(game, seed), game));
    }

    public static Optional<BotKind<Conquest, Move, View>> named(String name) {
        return Stream.concat(ALL.stream(), FROZEN.stream())
                .filter(kind -> kind.name().equals(name))
                .findFirst();
    }
}

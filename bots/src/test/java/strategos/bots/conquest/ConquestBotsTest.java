package strategos.bots.conquest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.bots.BotKind;
import strategos.bots.conquest.planner.Effort;
import strategos.conquest.Conquest;
import strategos.conquest.board.Board;
import strategos.conquest.board.BoardText;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.board.Continent;
import strategos.conquest.board.Territory;
import strategos.conquest.move.Move;
import strategos.conquest.move.Move.Stand;
import strategos.conquest.move.StandingDefence;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.rules.RulesetText;
import strategos.conquest.view.View;
import strategos.game.NotationException;
import strategos.game.RefusedMoveException;
import strategos.game.Seed;

class ConquestBotsTest {

    private static final int MATCHES = 6;
    private static final int ENOUGH_STEPS = 100_000;

    private static final BotKind<Conquest, Move, View> HASTY_PLANNER =
            new BotKind<>(
                    "hasty",
                    "plans a little",
                    (game, seed) -> Planning.of(game, seed, new Effort(List.of(1, 2), 4)));

    /** A game that bots are to play, as its rules and the number of seats. */
    record Setting(String rules, int seats) {

        Conquest game(Board board) throws NotationException {
            return new Conquest(RulesetText.read("test", rules), board, seats);
        }

        @Override
        public String toString() {
            return rules.replace("\n", ", ") + " for " + seats;
        }
    }

    static Stream<Setting> settings() {
        return Stream.of(
                new Setting("base = classic", 3),
                new Setting("base = classic", 6),
                new Setting("base = modern", 2),
                new Setting("base = modern\nneutral = none", 2),
                new Setting("base = modern", 3),
                new Setting("base = modern\nterritories = dealt\nfirst-armies = dealt", 4),
                new Setting("base = modern\nattacker-dice = most", 6),
                new Setting("base = academy", 2),
                new Setting("base = academy", 5),
                new Setting("base = rizk", 2),
                new Setting("base = rizk", 4),
                new Setting("base = modern\nteams = 2", 4),
                new Setting("base = classic\nteams = 3", 6),
                new Setting("base = rizk\nteams = 2\ngoal = capitals", 4),
                new Setting("base = modern\nwin-share = 70", 4),
                new Setting("base = modern\nround-limit = 5", 4),
                new Setting("base = modern\nvote-to-end = allowed", 3),
                new Setting("base = modern\ngoal = capitals", 4),
                new Setting("base = academy\ngoal = missions", 4),
                new Setting("base = modern\ngoal = missions\nwin-share = 70", 2),
                new Setting("base = modern\nseats = 2-14", 14),
                new Setting("base = classic\nsight = fog", 4),
                new Setting("base = modern\nsight = fog", 3),
                new Setting("base = rizk\nsight = fog", 4),
                new Setting("base = warzone\nsight = fog", 4),
                new Setting("base = warzone\nsight = fog\nteams = 3", 6),
                new Setting("base = classic\nsight = fog\nteams = 3", 6),
                new Setting("base = classic\nsight = fog\nteams = 2\nteam-sight = shared", 4),
                new Setting("base = modern\neconomy = on", 3),
                new Setting("base = academy\neconomy = on", 4),
                new Setting("base = modern\nevents-every = 1", 3),
                new Setting("base = warzone", 2),
                new Setting("base = warzone\norders = round-robin", 2),
                new Setting("base = warzone\norders = round-robin", 5),
                new Setting("base = warzone\norders = round-robin\nsight = fog\nteams = 2", 4),
                new Setting("base = warzone\nopening = picked\nstarting-territories = 4", 4),
                new Setting("base = warzone\nstarting-territories = 3\nsight = fog", 3),
                new Setting("base = classic\nstarting-territories = 5", 3),
                new Setting("base = warzone\nluck = 40", 3),
                new Setting("base = warzone", 6),
                new Setting("base = warzone\nteams = 2", 4),
                new Setting("base = warzone\ngoal = missions", 4),
                new Setting("base = warzone\ngoal = capitals", 3));
    }

    @DisplayName("Every bot plays by the rules, against the others and to the end")
    @ParameterizedTest
    @MethodSource("settings")
    void playsToTheEnd(Setting setting) throws Exception {
        var game = setting.game(ConquestBoards.world());
        for (int i = 0; i < MATCHES; i++) {
            var played = new Played(game, lineUp(i, setting.seats()), new Seed(i));
            played.play(ENOUGH_STEPS);
            assertThat(played.match().isOver()).as("seed %d is over", i).isTrue();
        }
    }

    /** Every bot in turn in every seat; at least one of them is strong enough to win. */
    private static List<BotKind<Conquest, Move, View>> lineUp(int shift, int seats) {
        List<BotKind<Conquest, Move, View>> kinds =
                List.of(
                        ConquestBots.BALANCED,
                        ConquestBots.RUSH,
                        ConquestBots.TURTLE,
                        ConquestBots.RANDOM);
        return IntStream.range(0, seats)
                .mapToObj(seat -> kinds.get((seat + shift) % Math.min(seats, kinds.size())))
                .toList();
    }

    @DisplayName("The planner plays by the rules, whatever they are")
    @Tag("slow")
    @ParameterizedTest
    @MethodSource("settings")
    void plannerPlaysToTheEnd(Setting setting) throws Exception {
        var game = setting.game(ConquestBoards.world());
        var kinds =
                IntStream.range(0, setting.seats())
                        .mapToObj(seat -> seat == 0 ? HASTY_PLANNER : ConquestBots.BALANCED)
                        .toList();
        var played = new Played(game, kinds, new Seed(8)).play(ENOUGH_STEPS);
        assertThat(played.match().isOver()).isTrue();
    }

    @DisplayName("Every bot answers when its defence is asked for")
    @Tag("slow")
    @ParameterizedTest
    @MethodSource("kinds")
    void answersAttacks(BotKind<Conquest, Move, View> kind) throws Exception {
        var game = new Conquest(ConquestPresets.CLASSIC, ConquestBoards.world(), 3);
        var played =
                new Played(
                        game, List.of(kind, ConquestBots.BALANCED, ConquestBots.RUSH), new Seed(3));
        played.with(0, new Stand(StandingDefence.ASK)).play(ENOUGH_STEPS);
        assertThat(played.match().isOver()).isTrue();
    }

    @DisplayName("Every bot plays on boards of more than 64 territories, with borders one way only")
    @Tag("slow")
    @ParameterizedTest
    @MethodSource("kinds")
    void playsOnLargeBoards(BotKind<Conquest, Move, View> kind) throws RefusedMoveException {
        var game = new Conquest(ConquestPresets.MODERN, largeBoard(), 3);
        var played =
                new Played(
                        game,
                        List.of(kind, ConquestBots.BALANCED, ConquestBots.BALANCED),
                        new Seed(5));
        played.play(ENOUGH_STEPS);
        assertThat(played.match().isOver()).isTrue();
    }

    @DisplayName("Every bot plays on a board with boosts")
    @ParameterizedTest
    @MethodSource("kinds")
    void playsWithBoosts(BotKind<Conquest, Move, View> kind) throws Exception {
        String depots =
                BoardText.write(ConquestBoards.world())
                        .replaceFirst("(?m)^(Siam.*)$", "$1\n  boost supply 2")
                        .replaceFirst("(?m)^(Ukraine.*)$", "$1\n  boost power 1 radius 1");
        var game = new Setting("boosts = on", 3).game(BoardText.read("boosted", depots));
        var played =
                new Played(
                        game,
                        List.of(kind, ConquestBots.BALANCED, ConquestBots.TURTLE),
                        new Seed(6));
        played.play(ENOUGH_STEPS);
        assertThat(played.match().isOver()).isTrue();
    }

    /** Levels are other names for some of them. */
    static List<BotKind<Conquest, Move, View>> kinds() {
        return ConquestBots.ALL.stream()
                .filter(kind -> !ConquestBots.LEVELS.contains(kind))
                .toList();
    }

    /** Rings of ten territories, one a continent, with ways from each to the next. */
    private static Board largeBoard() {
        int size = 90;
        List<Continent> continents =
                IntStream.range(0, size / 10).mapToObj(c -> new Continent("C" + c, 5)).toList();
        List<Territory> territories =
                IntStream.range(0, size)
                        .mapToObj(
                                t -> {
                                    int ring = t / 10 * 10;
                                    var neighbours =
                                            List.of(
                                                    ring + (t + 1) % 10,
                                                    ring + (t + 9) % 10,
                                                    (t + 10) % size);
                                    return new Territory("T" + t, List.of(), t / 10, neighbours);
                                })
                        .toList();
        return new Board("rings", "Rings", continents, territories);
    }

    @DisplayName("A bot made with the same seed makes the same moves")
    @ParameterizedTest
    @MethodSource("kinds")
    void repeatable(BotKind<Conquest, Move, View> kind) throws RefusedMoveException {
        var game = new Conquest(ConquestPresets.MODERN, ConquestBoards.world(), 3);
        var kinds = List.of(kind, kind, ConquestBots.RANDOM);
        var first = new Played(game, kinds, new Seed(9)).play(2_000).match().steps();
        var second = new Played(game, kinds, new Seed(9)).play(2_000).match().steps();
        assertThat(first).isEqualTo(second);
    }

    @Test
    @DisplayName("Every bot has a name of its own and says in a sentence what it does")
    void names() {
        var all = Stream.concat(ConquestBots.ALL.stream(), ConquestBots.FROZEN.stream()).toList();
        assertThat(all).extracting(BotKind::name).doesNotHaveDuplicates();
        assertThat(all).allSatisfy(kind -> assertThat(kind.about()).isNotBlank());
        assertThat(all)
                .allSatisfy(kind -> assertThat(ConquestBots.named(kind.name())).contains(kind));
        assertThat(all)
                .extracting(BotKind::name)
                .allMatch(it -> it.equals(it.toLowerCase(Locale.ROOT)));
        assertThat(ConquestBots.named("nobody")).isEmpty();
    }
}

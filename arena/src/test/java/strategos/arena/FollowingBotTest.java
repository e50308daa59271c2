package strategos.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.bots.BotKind;
import strategos.bots.conquest.ConquestBots;
import strategos.conquest.Conquest;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.move.Move;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.view.View;
import strategos.game.Bot;
import strategos.game.BotFault;
import strategos.game.BotFault.Kind;
import strategos.game.Budget;
import strategos.game.FollowingBot;
import strategos.game.Result;
import strategos.game.Seat;
import strategos.game.Seed;
import strategos.game.Step;
import strategos.game.Step.Rolled;

class FollowingBotTest {

    private static final Conquest GAME =
            new Conquest(ConquestPresets.MODERN, ConquestBoards.world(), 3);

    private final List<Diarist> diarists = new ArrayList<>();

    private List<Played> play(int matches) {
        var rush = ConquestBots.named("rush").orElseThrow();
        var diarist =
                new BotKind<Conquest, Move, View>(
                        "diarist",
                        "writes a diary",
                        (game, seed) -> diarist(rush.make(game, seed)));
        var contest = Contest.of(GAME, List.of(diarist, rush, rush), matches, 1000, new Seed(4));
        return Arena.play(contest, 1, _ -> {});
    }

    private Diarist diarist(Bot<Move, View> inner) {
        var made = new Diarist(inner);
        diarists.add(made);
        return made;
    }

    @Test
    @DisplayName("A following bot learns its seat, the players, and every step as its seat sees it")
    void follows() {
        var played = play(3);
        assertThat(diarists).extracting(it -> it.seat).containsExactly(0, 2, 1);
        assertThat(diarists.getFirst().players).containsExactly("diarist", "rush", "rush");
        for (int match = 0; match < 3; match++) {
            var diary = diarists.get(match);
            assertThat(diary.steps).hasSizeGreaterThan(100);
            assertThat(diary.steps).contains(new Rolled<>(Rolled.UNSEEN));
            assertThat(diary.winners)
                    .containsExactlyElementsOf(
                            played.get(match).winners().contains(0)
                                    ? List.of(Seat.of(diary.seat))
                                    : diary.winners);
        }
    }

    @Test
    @DisplayName("A following bot changes nothing in the match of the bot behind it")
    void sameMatch() {
        var rush = ConquestBots.named("rush").orElseThrow();
        var plain = Contest.of(GAME, List.of(rush, rush, rush), 3, 1000, new Seed(4));
        assertThat(play(3))
                .extracting(Played::winners, Played::turns)
                .isEqualTo(
                        Arena.play(plain, 1, _ -> {}).stream()
                                .map(it -> tuple(it.winners(), it.turns()))
                                .toList());
    }

    @Test
    @DisplayName("The report names a bot that failed, with the first match and its message")
    void failures() {
        var played = play(3);
        var rush = ConquestBots.named("rush").orElseThrow();
        var contest = Contest.of(GAME, List.of(rush, rush, rush), 3, 1000, new Seed(4));
        assertThat(Report.of(contest, played).failures())
                .containsExactly(new Report.Failure("rush 1", Kind.DEAD, 2, 2, "ended in seat 3"));
    }

    /** A bot that writes down what it is told, and says that it failed unless it sat first. */
    private static final class Diarist implements FollowingBot<Move, View> {

        private final Bot<Move, View> inner;
        private final List<Step<Move>> steps = new ArrayList<>();
        private int seat = -1;
        private List<String> players = List.of();
        private List<Seat> winners = List.of();

        Diarist(Bot<Move, View> inner) {
            this.inner = inner;
        }

        @Override
        public void begin(Seat own, List<String> all, View view) {
            seat = own.index();
            players = all;
            assertThat(view.seat()).isEqualTo(seat);
        }

        @Override
        public void follow(View before, Step<Move> seen, View after) {
            assertThat(before.seat()).isEqualTo(seat);
            assertThat(before.snapshot()).isNotEqualTo(after.snapshot());
            steps.add(seen);
        }

        @Override
        public Move decide(View view, Budget budget) {
            return inner.decide(view, budget);
        }

        @Override
        public void leave() {
            throw new AssertionError("a contest plays to the end");
        }

        @Override
        public Optional<BotFault> end(Result result) {
            winners = result.winners();
            return seat == 0
                    ? Optional.empty()
                    : Optional.of(new BotFault(Kind.DEAD, "ended in seat " + (seat + 1)));
        }
    }
}

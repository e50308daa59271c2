package strategos.wire.morris;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import strategos.game.Chance;
import strategos.game.Seat;
import strategos.game.Seed;
import strategos.game.Step;
import strategos.game.Turn;
import strategos.game.Viewer;
import strategos.morris.Board;
import strategos.morris.Ending;
import strategos.morris.Morris;
import strategos.morris.MorrisStage;
import strategos.morris.Move;
import strategos.morris.Rules;
import strategos.morris.State;
import strategos.wire.Json;

class MorrisPortrayalTest {

    private static final Viewer PUBLIC = new Viewer.Public();

    private final MorrisPortrayal portrayal = new MorrisPortrayal();

    private static Step<Move> next(Morris game, State state, RandomGenerator random) {
        return switch (game.turn(state)) {
            case Turn.Roll(Chance chance) -> new Step.Rolled<>(chance.draw(random));
            case Turn.Decide(Seat seat) -> {
                var view = game.view(state, new Viewer.InSeat(seat));
                yield new Step.Moved<>(seat, view.option(random.nextInt(view.count())));
            }
            case Turn.DecideTogether _, Turn.Over _ -> throw new AssertionError(state);
        };
    }

    @DisplayName("Who only hears of events knows the board, step by step")
    @ParameterizedTest(name = "{0}")
    @FieldSource("strategos.morris.MorrisPresets#ALL")
    void eventsTellTheBoard(Rules rules) {
        var game = new Morris(rules);
        var random = new Seed(3).child(rules.name()).random();
        State state = game.start();
        List<Integer> owners = new ArrayList<>(Collections.nCopies(rules.board().size(), -1));
        while (!(game.turn(state) instanceof Turn.Over)) {
            State before = game.copy(state);
            var step = next(game, state, random);
            game.apply(state, step);
            var event = portrayal.event(game.view(before, PUBLIC), step, game.view(state, PUBLIC));
            hear(owners, event);
            var scene = portrayal.scene(game.view(state, PUBLIC));
            assertThat(scene.owners()).as("after %s", event).isEqualTo(owners);
            assertThat(millOf(event)).as("%s", event).isEqualTo(closesMill(before, state, rules));
        }
    }

    private static void hear(List<Integer> owners, MorrisEvent event) {
        switch (event) {
            case MorrisEvent.First _ -> assertThat(owners).containsOnly(-1);
            case MorrisEvent.Placed(int seat, int point, _) -> owners.set(point, seat);
            case MorrisEvent.Moved(int seat, int from, int to, _) -> {
                owners.set(from, -1);
                owners.set(to, seat);
            }
            case MorrisEvent.Taken(_, int point) -> owners.set(point, -1);
            case MorrisEvent.Resigned _, MorrisEvent.DrawOffered _ -> {}
        }
    }

    private static boolean millOf(MorrisEvent event) {
        return switch (event) {
            case MorrisEvent.Placed(_, _, boolean mill) -> mill;
            case MorrisEvent.Moved(_, _, _, boolean mill) -> mill;
            case MorrisEvent.First _,
                    MorrisEvent.Taken _,
                    MorrisEvent.Resigned _,
                    MorrisEvent.DrawOffered _ ->
                    false;
        };
    }

    private static boolean closesMill(State before, State after, Rules rules) {
        boolean wins = rules.aim() == Rules.Aim.MILL && after.stage() == MorrisStage.WON;
        return after.stage() == MorrisStage.TAKE || wins && before.stage() != MorrisStage.TAKE;
    }

    @DisplayName("Choices are the legal moves of the viewer, and of no other")
    @ParameterizedTest(name = "{0}")
    @FieldSource("strategos.morris.MorrisPresets#ALL")
    void choices(Rules rules) {
        var game = new Morris(rules);
        var random = new Seed(4).child(rules.name()).random();
        State state = game.start();
        while (!(game.turn(state) instanceof Turn.Over)) {
            for (int seat = 0; seat < 2; seat++) {
                var view = game.view(state, Viewer.inSeat(seat));
                var choices = portrayal.scene(view).choices();
                int ways = choices.move().stream().mapToInt(way -> way.to().size()).sum();
                assertThat(choices.place().size() + choices.take().size() + ways)
                        .isEqualTo(view.count());
            }
            game.apply(state, next(game, state, random));
        }
    }

    @DisplayName("The history has the figures of every turn, captures included")
    @ParameterizedTest(name = "{0}")
    @FieldSource("strategos.morris.MorrisPresets#ALL")
    void history(Rules rules) {
        var game = new Morris(rules);
        var random = new Seed(5).child(rules.name()).random();
        State state = game.start();
        var collector = portrayal.historyCollector();
        collector.look(game.view(state, PUBLIC));
        int[] mills = new int[2];
        while (!(game.turn(state) instanceof Turn.Over)) {
            boolean isTake = state.stage() == MorrisStage.TAKE;
            game.apply(state, next(game, state, random));
            collector.look(game.view(state, PUBLIC));
            if (!isTake && game.view(state, PUBLIC).hasClosedMill()) mills[state.mover()]++;
        }
        var history = (MorrisHistory) collector.history();
        assertThat(history.turns()).hasSize(state.turns() + 1);
        assertThat(history.turns().getLast().men())
                .containsExactly(Integer.bitCount(state.men(0)), Integer.bitCount(state.men(1)));
        assertThat(history.turns().getLast().mills())
                .as("mills that were closed, not only those that stand at the end")
                .containsExactly(mills[0], mills[1]);
        assertThat(Json.write(history)).startsWith("{\"turns\":[{\"turn\":0,\"men\":[0,0]");
    }

    @DisplayName("The scene says why a match is over as soon as it is, and not before")
    @ParameterizedTest(name = "{0}")
    @FieldSource("strategos.morris.MorrisPresets#ALL")
    void ending(Rules rules) {
        var game = new Morris(rules);
        for (int match = 0; match < 50; match++) {
            var random = new Seed(6).child(rules.name()).child(match).random();
            State state = game.start();
            while (!(game.turn(state) instanceof Turn.Over)) {
                assertThat(portrayal.scene(game.view(state, PUBLIC)).ending()).isNull();
                game.apply(state, next(game, state, random));
            }
            var ending = Optional.ofNullable(portrayal.scene(game.view(state, PUBLIC)).ending());
            assertThat(ending).as("match %d", match).isPresent();
            assertThat(isWin(ending.orElseThrow())).isEqualTo(state.stage() == MorrisStage.WON);
            if (rules.aim() == Rules.Aim.TAKE)
                assertThat(ending).isNotEqualTo(Optional.of(Ending.MILL));
        }
    }

    private static boolean isWin(Ending ending) {
        return switch (ending) {
            case FEW_MEN, BLOCKED, MILL, RESIGNED -> true;
            case FULL, QUIET, REPEATED, AGREED -> false;
        };
    }

    @DisplayName("A board as data has its points where they are drawn, A at the top left")
    @ParameterizedTest(name = "{0}")
    @FieldSource("strategos.morris.MorrisBoards#ALL")
    void board(Board board) {
        var data = MorrisBoard.of(board);
        assertThat(data.points()).hasSize(board.size());
        assertThat(data.points().getFirst())
                .isEqualTo(new MorrisBoard.Point("A", "a" + data.columns(), 0, 0));
        for (var point : data.points())
            assertThat(point.algebraic())
                    .isEqualTo("" + (char) ('a' + point.column()) + (data.columns() - point.row()));
        for (var step : data.steps())
            assertThat(board.neighbours(step.getFirst()) >>> step.getLast() & 1).isEqualTo(1);
    }
}

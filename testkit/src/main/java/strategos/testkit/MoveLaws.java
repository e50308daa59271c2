package strategos.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import strategos.game.Game;
import strategos.game.Seat;
import strategos.game.StepText;
import strategos.game.Turn;
import strategos.game.Viewer;

/** Properties of moves: legality, notation and effects. */
final class MoveLaws {

    private static final int MOVES_TRIED = 20;
    private static final int MOVES_WRITTEN = 50;

    private MoveLaws() {}

    static <S, M, V> void optionsAreLegal(
            GameUnderTest<S, M, V> under, Moment<S, M> moment, RandomGenerator random) {
        Set<Seat> deciders = deciders(under.game().turn(moment.state()));
        for (Viewer viewer : under.viewers()) {
            var options = under.options(under.game().view(moment.state(), viewer));
            if (viewer instanceof Viewer.InSeat(Seat seat) && deciders.contains(seat)) {
                assertThat(options).as("options of %s", seat).isNotEmpty().doesNotHaveDuplicates();
                assertThat(options)
                        .as("options of %s that are legal", seat)
                        .allMatch(move -> under.game().isLegal(moment.state(), seat, move));
            } else {
                assertThat(options).as("options of %s, who decides nothing", viewer).isEmpty();
            }
        }
    }

    static <S, M, V> void onlyOptionsAreLegal(
            GameUnderTest<S, M, V> under, Moment<S, M> moment, RandomGenerator random) {
        S state = moment.state();
        for (Seat seat : seats(under.game())) {
            var options =
                    new HashSet<>(under.options(under.game().view(state, new Viewer.InSeat(seat))));
            for (M move : anyMoves(under, state, random)) {
                boolean allowed =
                        options.contains(move) || under.isLegalBeyondOptions(state, seat, move);
                assertThat(under.game().isLegal(state, seat, move))
                        .as("%s may move %s", seat, move)
                        .isEqualTo(allowed);
            }
        }
        Seat stranger = Seat.of(under.game().seats());
        assertThat(anyMoves(under, state, random))
                .as("moves of a seat that nobody sits in")
                .noneMatch(move -> under.game().isLegal(state, stranger, move));
    }

    static <S, M, V> void notationIsRead(
            GameUnderTest<S, M, V> under, Moment<S, M> moment, RandomGenerator random)
            throws Exception {
        var game = under.game();
        var text = new StepText<>(game.notation());
        String line = text.write(game.turn(moment.state()), moment.next());
        assertThat(text.read(line)).as(line).isEqualTo(moment.next());
        for (Seat seat : seats(game)) {
            var options = under.options(game.view(moment.state(), new Viewer.InSeat(seat)));
            for (M move : some(options, random)) {
                String written = game.notation().write(move);
                assertThat(game.notation().read(written)).as(written).isEqualTo(move);
            }
        }
    }

    static <S, M, V> void askingChangesNothing(
            GameUnderTest<S, M, V> under, Moment<S, M> moment, RandomGenerator random) {
        var game = under.game();
        S before = game.copy(moment.state());
        for (Seat seat : seats(game)) {
            var asked = anyMoves(under, before, random);
            asked.forEach(move -> game.isLegal(moment.state(), seat, move));
            assertThat(moment.state()).as("the state after asking for %s", asked).isEqualTo(before);
        }
        for (Viewer viewer : under.viewers()) {
            V view = game.view(moment.state(), viewer);
            under.options(view);
            under.snapshot(view);
            game.guess(view, random);
            assertThat(moment.state()).as("the state after %s looked", viewer).isEqualTo(before);
        }
    }

    static <S, M, V> void copiesAreIndependent(
            GameUnderTest<S, M, V> under, Moment<S, M> moment, RandomGenerator random) {
        var game = under.game();
        S before = game.copy(moment.state());
        assertThat(before).as("a copy").isEqualTo(moment.state()).hasSameHashCodeAs(moment.state());
        S after = moment.after(game);
        assertThat(moment.state()).as("the state that was copied").isEqualTo(before);
        assertThat(moment.after(game)).as("the same step again").isEqualTo(after);
        S kept = game.copy(after);
        if (!(game.turn(after) instanceof Turn.Over)) game.apply(after, under.next(after, random));
        assertThat(kept)
                .as("a copy of the state before its next step")
                .isEqualTo(moment.after(game));
    }

    private static Set<Seat> deciders(Turn turn) {
        return switch (turn) {
            case Turn.Decide(Seat seat) -> Set.of(seat);
            case Turn.DecideTogether(Set<Seat> waiting) -> waiting;
            case Turn.Roll _, Turn.Over _ -> Set.of();
        };
    }

    static List<Seat> seats(Game<?, ?, ?> game) {
        return IntStream.range(0, game.seats()).mapToObj(Seat::of).toList();
    }

    static <S, M> List<M> anyMoves(GameUnderTest<S, M, ?> under, S state, RandomGenerator random) {
        return Stream.generate(() -> under.anyMove(state, random)).limit(MOVES_TRIED).toList();
    }

    private static <M> List<M> some(List<M> moves, RandomGenerator random) {
        if (moves.size() <= MOVES_WRITTEN) return moves;
        return random.ints(MOVES_WRITTEN, 0, moves.size()).mapToObj(moves::get).toList();
    }
}

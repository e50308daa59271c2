package strategos.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import strategos.game.Seat;
import strategos.game.Seed;
import strategos.game.Turn;
import strategos.game.Viewer;

/**
 * Properties of hidden information: two moments that differ only in what a viewer may not know look
 * the same to that viewer (non-interference).
 */
final class SecrecyLaws {

    private static final int VIEWERS = 2;

    private SecrecyLaws() {}

    static <S, M, V> void nothingLeaks(
            GameUnderTest<S, M, V> under, Moment<S, M> moment, RandomGenerator random) {
        for (Viewer viewer : some(under.viewers(), random)) {
            var other = under.scramble(moment, viewer, random);
            sameToLookAt(under, moment.state(), other.state(), viewer);
            sameToAsk(under, moment.state(), other.state(), viewer, random);
            sameToGuess(under, moment.state(), other.state(), viewer, random);
            sameToSeeHappen(under, moment, other, viewer);
        }
    }

    private static <S, M, V> void sameToLookAt(
            GameUnderTest<S, M, V> under, S state, S other, Viewer viewer) {
        var game = under.game();
        assertThat(asked(game.turn(other)))
                .as("turn, for %s", viewer)
                .isEqualTo(asked(game.turn(state)));
        V view = game.view(state, viewer);
        V otherView = game.view(other, viewer);
        assertThat(under.probe(otherView)).as("view of %s", viewer).isEqualTo(under.probe(view));
        assertThat(under.options(otherView))
                .as("options of %s", viewer)
                .isEqualTo(under.options(view));
    }

    /** Who is asked is for all to know; what nature rolls with, a viewer has from its view. */
    private static Object asked(Turn turn) {
        return turn instanceof Turn.Roll ? Turn.Roll.class : turn;
    }

    /** A refusal is text that a player reads, so its words must not tell either. */
    private static <S, M, V> void sameToAsk(
            GameUnderTest<S, M, V> under, S state, S other, Viewer viewer, RandomGenerator random) {
        if (!(viewer instanceof Viewer.InSeat(Seat seat))) return;
        for (M move : MoveLaws.anyMoves(under, state, random)) {
            assertThat(under.game().refusal(other, seat, move))
                    .as("what %s is told about %s", viewer, move)
                    .isEqualTo(under.game().refusal(state, seat, move));
        }
    }

    /** The same view and the same dice make the same guess. */
    private static <S, M, V> void sameToGuess(
            GameUnderTest<S, M, V> under, S state, S other, Viewer viewer, RandomGenerator random) {
        var game = under.game();
        var seed = new Seed(random.nextLong());
        assertThat(game.guess(game.view(other, viewer), seed.random()))
                .as("guess of %s", viewer)
                .isEqualTo(game.guess(game.view(state, viewer), seed.random()));
    }

    private static <S, M, V> void sameToSeeHappen(
            GameUnderTest<S, M, V> under, Moment<S, M> moment, Moment<S, M> other, Viewer viewer) {
        var game = under.game();
        S after = moment.after(game);
        S otherAfter = other.after(game);
        assertThat(game.seen(other.state(), other.next(), otherAfter, viewer))
                .as("%s as %s sees it, or %s", moment.next(), viewer, other.next())
                .isEqualTo(game.seen(moment.state(), moment.next(), after, viewer));
        assertThat(under.snapshot(game.view(otherAfter, viewer)))
                .as("view of %s after %s", viewer, moment.next())
                .isEqualTo(under.snapshot(game.view(after, viewer)));
    }

    private static List<Viewer> some(List<Viewer> viewers, RandomGenerator random) {
        var shuffled = new ArrayList<>(viewers);
        Collections.shuffle(shuffled, Random.from(random));
        return shuffled.subList(0, Math.min(VIEWERS, shuffled.size()));
    }

    static <S, M, V> void guessesFit(
            GameUnderTest<S, M, V> under, Moment<S, M> moment, RandomGenerator random) {
        var game = under.game();
        for (Viewer viewer : some(under.viewers(), random)) {
            V view = game.view(moment.state(), viewer);
            S guess = game.guess(view, random);
            assertThat(asked(game.turn(guess)))
                    .as("turn")
                    .isEqualTo(asked(game.turn(moment.state())));
            V guessed = game.view(guess, viewer);
            assertThat(under.snapshot(guessed))
                    .as("view of a guess of %s", viewer)
                    .isEqualTo(under.snapshot(view));
            assertThat(under.options(guessed))
                    .as("options in a guess of %s", viewer)
                    .isEqualTo(under.options(view));
        }
    }
}

package strategos.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import strategos.game.Game;
import strategos.game.Match;
import strategos.game.MatchHeader;
import strategos.game.MatchRecord;
import strategos.game.RefusedMoveException;
import strategos.game.Seat;
import strategos.game.Seed;
import strategos.game.Step;
import strategos.game.StepText;
import strategos.game.Turn;

/** Properties of whole matches. */
final class MatchLaws {

    private static final int RESUMED_AT = 2;

    private MatchLaws() {}

    static <S, M, V> void playsOut(GameUnderTest<S, M, V> under, Seed seed) throws Exception {
        var random = new RandomMatch<>(under, seed);
        var match = new Match<>(under.game());
        while (!random.isOver()) {
            match.take(random.step());
            assertThat(match.turn()).isEqualTo(under.game().turn(random.state()));
        }
        if (match.turn() instanceof Turn.Over(var result)) {
            assertThat(result.winners()).isSubsetOf(MoveLaws.seats(under.game()));
            nothingCanBeDone(under, match, seed);
        }
    }

    private static <S, M, V> void nothingCanBeDone(
            GameUnderTest<S, M, V> under, Match<S, M, V> match, Seed seed) {
        S end = match.state();
        int steps = match.steps().size();
        for (Seat seat : MoveLaws.seats(under.game())) {
            for (M move : MoveLaws.anyMoves(under, end, seed.child("after").random())) {
                refuses(match, new Step.Moved<>(seat, move));
            }
        }
        refuses(match, new Step.Rolled<>(0));
        assertThat(match.state()).isEqualTo(end);
        assertThat(match.steps()).hasSize(steps);
        assertThat(under.viewers()).allMatch(viewer -> under.options(match.view(viewer)).isEmpty());
    }

    private static <M> void refuses(Match<?, M, ?> match, Step<M> step) {
        assertThatExceptionOfType(RefusedMoveException.class)
                .as("%s after the end", step)
                .isThrownBy(() -> match.take(step));
    }

    static <S, M, V> void recordsReplay(GameUnderTest<S, M, V> under, Seed seed) throws Exception {
        List<S> states = new ArrayList<>(List.of(under.game().start()));
        var random = new RandomMatch<>(under, seed);
        var match = new Match<>(under.game());
        while (!random.isOver()) {
            match.take(random.step());
            states.add(match.state());
        }
        String text = MatchRecord.of(header(under.game()), match).text();
        var record = MatchRecord.read(text);
        assertThat(record.text()).isEqualTo(text);
        var opened = under.open(record.header());
        assertThat(opened.setup()).isEqualTo(under.game().setup());
        replaysToEveryStep(opened, record, states);
        int[] cuts = seed.child("cut").random().ints(RESUMED_AT, 0, states.size()).toArray();
        for (int cut : cuts) resumes(opened, record, states, cut);
        assertThat(MatchRecord.of(record.header(), record.replay(opened)).text()).isEqualTo(text);
    }

    private static MatchHeader header(Game<?, ?, ?> game) {
        var players = IntStream.range(0, game.seats()).mapToObj(seat -> "player " + seat).toList();
        return new MatchHeader("any", game.setup(), players);
    }

    private static <S, M, V> void replaysToEveryStep(
            Game<S, M, V> game, MatchRecord record, List<S> states) throws Exception {
        var text = new StepText<>(game.notation());
        var match = new Match<>(game);
        assertThat(record.steps()).hasSize(states.size() - 1);
        for (int step = 0; step < record.steps().size(); step++) {
            match.take(text.read(record.steps().get(step)));
            assertThat(match.state()).as("after step %d", step + 1).isEqualTo(states.get(step + 1));
        }
    }

    /** A record that breaks off is a record too: play goes on where it ends. */
    private static <S, M, V> void resumes(
            Game<S, M, V> game, MatchRecord record, List<S> states, int cut) throws Exception {
        assertThat(record.replay(game, cut).state())
                .as("replay to %d", cut)
                .isEqualTo(states.get(cut));
        var first = new MatchRecord(record.header(), record.steps().subList(0, cut));
        var resumed = MatchRecord.read(first.text()).replay(game);
        assertThat(resumed.state()).as("resumed at %d", cut).isEqualTo(states.get(cut));
        var text = new StepText<>(game.notation());
        for (String line : record.steps().subList(cut, record.steps().size()))
            resumed.take(text.read(line));
        assertThat(resumed.state()).as("end, resumed at %d", cut).isEqualTo(states.getLast());
    }
}

package strategos.solve;

import java.util.Optional;
import java.util.random.RandomGenerator;
import strategos.morris.Morris;
import strategos.morris.MorrisPlayout;
import strategos.morris.MorrisStage;
import strategos.morris.State;

/**
 * A check of tables by the rules of the game themselves: the outcome of a position has to be what
 * the outcomes after all its legal moves make it. Nothing that made the tables generates moves
 * here.
 */
public final class TableCheck {

    /**
     * What was found.
     *
     * @param checked the number of positions
     * @param fault the first position with another outcome, if there is one
     */
    public record Result(long checked, Optional<String> fault) {}

    private final TableFolder tables;
    private final Morris game;
    private final MorrisPlayout playout;

    public TableCheck(TableFolder tables) {
        this.tables = tables;
        game = new Morris(tables.rules().withoutDraws());
        playout = game.simulation();
    }

    /** Checks a table: all its positions, or a random sample if it has more than this many. */
    public Result check(TableKey key, int most, RandomGenerator random) {
        PositionIndex index = tables.index(key.men(), key.others());
        OutcomeTable table = tables.table(key);
        boolean all = index.size() <= most;
        long checked = 0;
        for (int i = 0; i < (all ? index.size() : most); i++) {
            int position = all ? i : random.nextInt(index.size());
            int outcome = table.at(position);
            if (outcome == Outcome.NONE) continue;
            checked++;
            State state = state(key, index.mine(position), index.theirs(position));
            int expected = derived(state);
            if (key instanceof PlacingKey)
                expected = Outcome.withoutDistance(Outcome.merit(expected));
            if (expected != outcome)
                return new Result(checked, Optional.of(fault(key, state, outcome, expected)));
        }
        return new Result(checked, Optional.empty());
    }

    private State state(TableKey key, int mine, int theirs) {
        return switch (key) {
            case MovingKey(int _, int _, var flights) ->
                    game.moving(
                            0,
                            mine,
                            theirs,
                            (flights.ofMover() ? 1 : 0) | (flights.ofOther() ? 2 : 0));
            case PlacingKey(int _, int _, int hand, int otherHand) ->
                    game.placing(0, mine, theirs, hand, otherHand);
        };
    }

    /** The outcome of a position, from those after its moves. */
    private int derived(State state) {
        if (state.stage() == MorrisStage.WON) return Outcome.loss(0);
        if (state.stage() == MorrisStage.DRAWN) return Outcome.DRAW;
        int best = Outcome.loss(0);
        for (int option = 0; option < playout.count(state); option++) {
            State next = game.copy(state);
            playout.play(next, option);
            best = Outcome.better(after(next), best);
        }
        return best;
    }

    private int after(State next) {
        return switch (next.stage()) {
            case TAKE -> afterTakes(next);
            case WON -> Outcome.win(1);
            case DRAWN -> Outcome.DRAW;
            case MOVE, PLACE -> Outcome.afterMove(outcome(next));
            case DRAW -> throw new IllegalStateException("the match has not begun");
        };
    }

    private int afterTakes(State state) {
        int best = Outcome.loss(0);
        for (int option = 0; option < playout.count(state); option++) {
            State next = game.copy(state);
            playout.play(next, option);
            int outcome =
                    switch (next.stage()) {
                        case WON -> Outcome.win(1);
                        case DRAWN -> Outcome.DRAW;
                        case MOVE, PLACE -> Outcome.afterCapture(outcome(next));
                        case DRAW, TAKE -> throw new IllegalStateException("no turn");
                    };
            best = Outcome.better(outcome, best);
        }
        return best;
    }

    private int outcome(State state) {
        return tables.table(tables.key(state)).of(state.mine(), state.theirs());
    }

    private String fault(TableKey key, State state, int outcome, int expected) {
        return "%s: the mover's men are on %s, the other's on %s: it says %s, the moves say %s"
                .formatted(
                        tables.file(key),
                        letters(state.men(0)),
                        letters(state.men(1)),
                        Outcome.text(outcome),
                        Outcome.text(expected));
    }

    private String letters(int men) {
        var letters = new StringBuilder();
        for (int rest = men; rest != 0; rest &= rest - 1)
            letters.append(tables.rules().board().letter(Integer.numberOfTrailingZeros(rest)));
        return letters.toString();
    }
}

package strategos.solve;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import strategos.morris.Morris;
import strategos.morris.MorrisPlayout;
import strategos.morris.MorrisStage;
import strategos.morris.Move;
import strategos.morris.Rules;
import strategos.morris.Rules.First;
import strategos.morris.State;
import strategos.morris.Symmetries;

/**
 * Proves the values of positions in which men are still placed, by alpha-beta search down to the
 * tables. Proven bounds are remembered for all positions that are equal by symmetry, and kept in a
 * file beside the tables, so that a search that is interrupted goes on where it was.
 *
 * <p>Every placed man brings the end of the phase closer, so nothing goes round in circles, and
 * repetition plays no part. Where a table is missing, a value stays between bounds.
 */
public final class PlacingSearch {

    private static final String NAME = "placing";

    /** The positions after which what is known is written to disk. */
    private static final int SAVE_EVERY = 4_000_000;

    private final TableFolder tables;
    private final Morris game;
    private final MorrisPlayout playout;
    private final Symmetries symmetries;
    private final PlacingMap known = new PlacingMap();
    private int saved;
    private long left;

    /** Reads what was proven before, if anything was. */
    public PlacingSearch(TableFolder tables) {
        this.tables = tables;
        game = new Morris(beginning(tables.rules().withoutDraws()));
        playout = game.simulation();
        symmetries = new Symmetries(tables.rules().board());
        if (Files.exists(file())) known.addAll(TableFile.read(file(), title()).data());
        saved = known.size();
    }

    private static Rules beginning(Rules rules) {
        return new Rules(
                rules.name(),
                rules.board(),
                rules.men(),
                First.FIRST_SEAT,
                rules.flying(),
                rules.taking(),
                rules.aim(),
                rules.repetitions(),
                rules.quietMoves());
    }

    private Path file() {
        return tables.path().resolve(name() + ".table");
    }

    private String name() {
        return NAME + "-" + tables.rules().men();
    }

    private String title() {
        return tables.path().getFileName() + " " + name();
    }

    /** An opening move, and the points that are equal to it by symmetry. */
    public record OpeningMove(String point, int alike, PlacingValue value) {}

    /**
     * The values of the moves on the empty board, for the player who makes them.
     *
     * @param most the positions to look at for each of them
     */
    public List<OpeningMove> openings(long most) {
        State start = game.start();
        List<OpeningMove> openings = new ArrayList<>();
        for (int option = 0; option < playout.count(start); option++) {
            int point = ((Move.Place) playout.decode(start, playout.code(start, option))).point();
            long alike = images(point).count();
            if (images(point).min().orElseThrow() < point) continue;
            State next = game.copy(start);
            playout.play(next, option);
            left = most;
            PlacingValue value = after(next, start.mover(), -1, 1);
            String name = game.rules().board().letter(point);
            openings.add(new OpeningMove(name, (int) alike, value));
            save();
        }
        return openings;
    }

    private IntStream images(int point) {
        return IntStream.range(0, symmetries.size())
                .map(symmetry -> symmetries.point(symmetry, point))
                .distinct();
    }

    /** The value of the best of these moves. */
    public static PlacingValue best(List<OpeningMove> openings) {
        return new PlacingValue(
                openings.stream().mapToInt(it -> it.value().least()).max().orElseThrow(),
                openings.stream().mapToInt(it -> it.value().most()).max().orElseThrow());
    }

    /** The positions of which something is known. */
    public int size() {
        return known.size();
    }

    /** Writes down what has been proven since the last time. */
    public void save() {
        if (known.size() == saved) return;
        TableFolder.write(file(), title(), known.bytes());
        saved = known.size();
    }

    /** What is known of a position in which men are placed, without searching. */
    public PlacingValue look(State state) {
        return known.get(key(state));
    }

    /**
     * The value of a position in which men are placed, or moved.
     *
     * @param most the positions to look at before the rest is given up as unknown
     */
    public PlacingValue prove(State state, long most) {
        left = most;
        return value(state, -1, 1);
    }

    private PlacingValue value(State state, int alpha, int beta) {
        if (state.stage() == MorrisStage.MOVE)
            return tables.outcome(state).map(PlacingValue::of).orElse(PlacingValue.UNKNOWN);
        long key = key(state);
        PlacingValue before = known.get(key);
        if (before.isExact() || before.least() >= beta || before.most() <= alpha) return before;
        if (left-- <= 0) return before;
        PlacingValue found = best(state, alpha, beta).within(before);
        if (!found.equals(before)) known.put(key, found);
        if (known.size() >= saved + SAVE_EVERY) save();
        return found;
    }

    /** The best of all moves; mills are tried first. */
    private PlacingValue best(State state, int alpha, int beta) {
        int player = state.mover();
        int least = -1;
        int most = -1;
        int options = playout.count(state);
        for (int pass = 0; pass < 2; pass++) {
            for (int option = 0; option < options; option++) {
                State next = game.copy(state);
                playout.play(next, option);
                if (next.stage() == MorrisStage.TAKE != (pass == 0)) continue;
                PlacingValue value = after(next, player, Math.max(alpha, least), beta);
                least = Math.max(least, value.least());
                most = Math.max(most, value.most());
                if (least >= beta) return new PlacingValue(least, 1);
            }
        }
        return new PlacingValue(least, most);
    }

    private PlacingValue after(State next, int player, int alpha, int beta) {
        return switch (next.stage()) {
            case WON -> PlacingValue.exactly(next.mover() == player ? 1 : -1);
            case DRAWN -> PlacingValue.exactly(0);
            case TAKE -> best(next, alpha, beta);
            case PLACE, MOVE, DRAW ->
                    next.mover() == player
                            ? value(next, alpha, beta)
                            : value(next, -beta, -alpha).turned();
        };
    }

    /** The same number for positions that are equal by symmetry. */
    private long key(State state) {
        long least = Long.MAX_VALUE;
        for (int symmetry = 0; symmetry < symmetries.size(); symmetry++) {
            long men =
                    (long) symmetries.set(symmetry, state.mine()) << 24
                            | symmetries.set(symmetry, state.theirs());
            least = Math.min(least, men);
        }
        return least << 8 | (long) state.myHand() << 4 | state.theirHand();
    }
}

package strategos.bots.morris;

import java.util.ArrayList;
import java.util.List;
import strategos.game.Seat;
import strategos.game.Step;
import strategos.game.Step.Moved;
import strategos.morris.Morris;
import strategos.morris.Move;
import strategos.morris.MoveCode;
import strategos.morris.Rules;
import strategos.morris.State;

/**
 * What a learning player remembers of all matches it has seen: every move, and how many mills have
 * followed it.
 *
 * <p>A mill is a win of every move by which its player came to it, from the first of the match on,
 * and a loss of every move by which the other let it happen. docs/morris.md#the-player-that-learns
 */
public final class Memory {

    private final Pupil pupil;
    private final Morris game;
    private final Recall recall;
    private final Experience experience = new Experience();
    private int matches;

    /** A memory with nothing in it. */
    public Memory(Pupil pupil, Rules rules) {
        this.pupil = pupil;
        this.game = new Morris(rules);
        this.recall = pupil.recall(rules.board());
    }

    /** Learns from a match, whole or broken off, that the pupil played in a seat. */
    public void learn(List<Step<Move>> steps, Seat self) {
        State before = game.start();
        State after = game.start();
        List<Deed> deeds = new ArrayList<>();
        for (Step<Move> step : steps) {
            game.apply(after, step);
            if (step instanceof Moved<Move>(Seat seat, Move move)) {
                int player = seat.equals(self) ? Recall.SELF : Recall.OTHER;
                long key = recall.key(before, MoveCode.of(move), after, player);
                experience.add(key, 1, 0, 0);
                deeds.add(new Deed(seat, key));
                if (closesMill(move, after.men(seat.index()))) credit(deeds, seat);
            }
            before.copyFrom(after);
        }
        matches++;
    }

    /** A move as it is remembered, and who made it. */
    private record Deed(Seat seat, long key) {}

    private boolean closesMill(Move move, int men) {
        return switch (move) {
            case Move.Place(int point) -> game.rules().board().isMill(men, point);
            case Move.Slide(int _, int to) -> game.rules().board().isMill(men, to);
            case Move.Take _ -> false;
        };
    }

    private void credit(List<Deed> deeds, Seat miller) {
        for (Deed deed : deeds) {
            boolean own = deed.seat().equals(miller);
            experience.add(deed.key(), 0, own ? 1 : 0, own ? 0 : 1);
        }
    }

    public Pupil pupil() {
        return pupil;
    }

    public Rules rules() {
        return game.rules();
    }

    /** How many matches it has learned from. */
    public int matches() {
        return matches;
    }

    /** How many things it remembers. */
    public int size() {
        return experience.size();
    }

    /** What speaks for a move of the pupil; 0 or less where nothing does. */
    double merit(State before, int code, State after) {
        long key = recall.key(before, code, after, Recall.SELF);
        return pupil.choice().merit(experience.wins(key), experience.losses(key));
    }

    Experience experience() {
        return experience;
    }

    Recall recall() {
        return recall;
    }

    /** Takes over what was read. */
    void restore(int matchesSeen) {
        matches = matchesSeen;
    }
}

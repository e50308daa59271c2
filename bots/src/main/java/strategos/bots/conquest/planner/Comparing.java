package strategos.bots.conquest.planner;

import java.util.List;
import strategos.conquest.move.Move;
import strategos.conquest.view.View;

/** A bot that chooses among moves by the chance to win, and can show how it compared them. */
public interface Comparing {

    /**
     * Compares a move with the best others of the same decision.
     *
     * @return the move, then the others, the best first; empty for decisions that are not planned
     */
    List<Assessment> compare(View view, Move move);
}

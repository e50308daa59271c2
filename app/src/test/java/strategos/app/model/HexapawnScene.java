package strategos.app.model;

import java.util.List;
import strategos.wire.Scene;

/**
 * All that a viewer sees of a match.
 *
 * @param decider the seat that has to decide, or -1
 * @param owners the seat of the pawn on each square, or -1
 * @param choices the moves that the viewer can make, in their notation
 */
record HexapawnScene(int turn, int decider, List<Integer> owners, List<String> choices)
        implements Scene {

    HexapawnScene {
        owners = List.copyOf(owners);
        choices = List.copyOf(choices);
    }
}

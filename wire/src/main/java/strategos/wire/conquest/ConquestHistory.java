package strategos.wire.conquest;

import java.util.List;
import org.jspecify.annotations.Nullable;
import strategos.conquest.luck.LuckReport;
import strategos.wire.History;

/**
 * The statistics of a match at the start of each turn, and at its end, as far as a viewer could
 * know them.
 *
 * @param seats how many there are
 * @param luck the luck of all seats; null before the match is over
 */
public record ConquestHistory(int seats, List<Figures> turns, @Nullable LuckReport luck)
        implements History {

    public ConquestHistory {
        turns = List.copyOf(turns);
    }

    /**
     * The statistics of all seats at one moment, in seat order; -2 for what the viewer did not
     * know.
     *
     * @param turn the turn that begins, counted from 1; at the end of a match one more than its
     *     last
     * @param seat whose turn begins; at the end of a match the winner
     */
    public record Figures(
            int turn,
            int seat,
            List<Integer> territories,
            List<Integer> armies,
            List<Integer> income) {

        public Figures {
            territories = List.copyOf(territories);
            armies = List.copyOf(armies);
            income = List.copyOf(income);
        }
    }
}

package strategos.conquest.board;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import strategos.conquest.board.Remark.Kind;
import strategos.game.NotationException;

/**
 * The result of reading a file: a board, or all faults.
 *
 * @param found the board; empty if there is a fault
 * @param remarks all faults and warnings, in the order of the lines
 */
public record Reading(String file, @Nullable Board found, List<Remark> remarks) {

    public Reading {
        remarks =
                remarks.stream().distinct().sorted(Comparator.comparingInt(Remark::line)).toList();
    }

    /** The board; its faults, one a line, if there is none. */
    public Board board() throws NotationException {
        if (found == null)
            throw new NotationException(
                    remarks(Kind.FAULT).stream()
                            .map(fault -> fault.in(file))
                            .collect(Collectors.joining("\n")));
        return found;
    }

    public List<Remark> remarks(Kind kind) {
        return remarks.stream().filter(remark -> remark.kind() == kind).toList();
    }
}

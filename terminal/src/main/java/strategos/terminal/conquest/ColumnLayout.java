package strategos.terminal.conquest;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.terminal.console.TextLayout;

/** Arranges blocks of lines in as many columns as fit, with similar heights. */
final class ColumnLayout {

    /** More do not fit on any screen. */
    private static final int MOST = 12;

    private ColumnLayout() {}

    /** The blocks in order, down each column; never broken. */
    static List<String> fit(List<List<String>> blocks, int gap, int width) {
        return fit(blocks, 2, gap, width)
                .orElseGet(() -> blocks.stream().flatMap(List::stream).toList());
    }

    /** The same, if at least this number of columns fits. */
    static Optional<List<String>> fit(List<List<String>> blocks, int fewest, int gap, int width) {
        for (int columns = Math.min(blocks.size(), MOST); columns >= fewest; columns--) {
            var set = set(blocks, columns);
            int needed = set.stream().mapToInt(TextLayout::widest).sum() + gap * (set.size() - 1);
            if (set.size() >= fewest && needed <= width)
                return Optional.of(TextLayout.beside(set, gap));
        }
        return Optional.empty();
    }

    /** The smallest height at which the blocks fit into a number of columns. */
    private static List<List<String>> set(List<List<String>> blocks, int columns) {
        int height = blocks.stream().mapToInt(List::size).max().orElse(0);
        while (true) {
            var set = fill(blocks, height++);
            if (set.size() <= columns) return set;
        }
    }

    private static List<List<String>> fill(List<List<String>> blocks, int height) {
        List<List<String>> columns = new ArrayList<>();
        for (List<String> block : blocks) {
            if (columns.isEmpty() || columns.getLast().size() + block.size() > height) {
                columns.add(new ArrayList<>());
            }
            columns.getLast().addAll(block);
        }
        return columns;
    }
}

package strategos.terminal.shell;

import java.util.ArrayList;
import java.util.List;
import strategos.terminal.console.Screen;
import strategos.terminal.console.TextLayout;

/** The help on the available commands. */
record Help(Screen screen, Vocabulary vocabulary, String example) {

    List<String> all() {
        List<Word> now = vocabulary.sayableNow();
        int width = now.stream().mapToInt(word -> word.usage().length()).max().orElse(0);
        List<String> lines = new ArrayList<>();
        for (Word word : now) lines.addAll(line(word, width));
        lines.addAll(TextLayout.wrap("", example, screen.width()));
        return lines;
    }

    List<String> about(Word word) {
        return line(word, word.usage().length());
    }

    private List<String> line(Word word, int width) {
        String usage = screen.paint().strong(TextLayout.left(word.usage(), width));
        return TextLayout.wrap("  " + usage + "  ", word.meaning(), screen.width());
    }
}

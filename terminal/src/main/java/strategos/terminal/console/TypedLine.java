package strategos.terminal.console;

import java.util.List;
import org.jline.reader.CompletingParsedLine;

/**
 * A line being typed, split where the suggestions say: names of several words are completed as one.
 */
record TypedLine(String line, int cursor, int from) implements CompletingParsedLine {

    @Override
    public String word() {
        return line.substring(Math.min(from, cursor), cursor);
    }

    @Override
    public int wordCursor() {
        return word().length();
    }

    @Override
    public int wordIndex() {
        return from == 0 ? 0 : 1;
    }

    @Override
    public List<String> words() {
        return from == 0 ? List.of(word()) : List.of(line.substring(0, from), word());
    }

    @Override
    public CharSequence escape(CharSequence candidate, boolean complete) {
        return candidate;
    }

    @Override
    public int rawWordCursor() {
        return wordCursor();
    }

    @Override
    public int rawWordLength() {
        return word().length();
    }
}

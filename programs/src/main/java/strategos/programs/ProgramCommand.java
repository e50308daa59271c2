package strategos.programs;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The command line of a program, split at spaces; parts in single or double quotes stay together.
 * No shell is involved.
 *
 * @param text as it was typed
 */
record ProgramCommand(String text, List<String> words) {

    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|'([^']*)'|([^\\s\"']+)");

    ProgramCommand {
        words = List.copyOf(words);
        if (words.isEmpty())
            throw new IllegalArgumentException(
                    "exec: needs a command, such as exec:python3 examples/random_bot.py");
    }

    static ProgramCommand of(String text) {
        List<String> words = new ArrayList<>();
        var found = WORD.matcher(text);
        while (found.find()) {
            for (int group = 1; group <= found.groupCount(); group++)
                if (found.group(group) != null) words.add(found.group(group));
        }
        return new ProgramCommand(text.strip(), words);
    }
}

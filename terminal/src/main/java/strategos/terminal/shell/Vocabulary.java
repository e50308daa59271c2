package strategos.terminal.shell;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import strategos.game.Spelling;

/** The commands available at one moment. Any unambiguous prefix works. */
record Vocabulary(List<Word> words, Predicate<Word> sayable) {

    /** What many say who mean a command by another name. */
    private static final Map<String, String> SYNONYMS = Map.of("?", "help", "exit", "quit");

    Vocabulary {
        words = List.copyOf(words);
    }

    List<Word> sayableNow() {
        return words.stream().filter(sayable).toList();
    }

    /** The command that a person means, one that makes sense now if there is a choice. */
    Word find(String typed) throws Misunderstanding {
        String lower = typed.toLowerCase(Locale.ROOT);
        String start = SYNONYMS.getOrDefault(lower, lower);
        for (Word word : words) if (word.name().equals(start)) return word;
        List<Word> fitting = words.stream().filter(word -> word.name().startsWith(start)).toList();
        List<Word> sensible = fitting.stream().filter(sayable).toList();
        List<Word> choice = sensible.isEmpty() ? fitting : sensible;
        if (choice.size() == 1) return choice.getFirst();
        throw new Misunderstanding(
                choice.isEmpty()
                        ? "there is no command '%s'; %s".formatted(typed, hint(typed))
                        : "'%s' could be %s".formatted(typed, names(choice, " or ")));
    }

    private String hint(String typed) {
        return Spelling.nearest(typed, words.stream().map(Word::name).toList())
                .map("did you mean '%s'?"::formatted)
                .orElse("'help' lists all commands");
    }

    static String names(List<Word> words, String between) {
        return words.stream().map(Word::name).collect(Collectors.joining(between));
    }
}

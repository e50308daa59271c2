package strategos.terminal.conquest;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import strategos.conquest.board.Board;
import strategos.conquest.board.Continent;
import strategos.conquest.board.Territory;
import strategos.game.Spelling;
import strategos.terminal.shell.Misunderstanding;

/**
 * The names of a board's territories: full names, short names, and prefixes.
 *
 * <p>The short name of {@code Alaska} is {@code Ala}, of {@code Western United States} {@code WUS};
 * if two would be the same, more letters of the last word distinguish them: {@code EAf}, {@code
 * EAu}.
 */
final class Gazetteer {

    /** How well the input matches a name; a better match hides all others. */
    enum Fit {
        NONE,
        BEGINNING,
        SHORT,
        FULL;

        /** Grows with how well it fits. */
        int worth() {
            return ordinal();
        }
    }

    private static final int LETTERS = 3;

    private final Board board;
    private final List<String> shortNames;

    Gazetteer(Board board) {
        this.board = board;
        this.shortNames = shortNames(board);
    }

    Board board() {
        return board;
    }

    String name(int territory) {
        return board.name(territory);
    }

    String shortName(int territory) {
        return shortNames.get(territory);
    }

    int longestName() {
        return board.territories().stream().mapToInt(t -> t.name().length()).max().orElse(0);
    }

    int longestShortName() {
        return shortNames.stream().mapToInt(String::length).max().orElse(0);
    }

    Fit fit(int territory, List<String> typed) {
        if (names(territory).anyMatch(name -> name.equalsIgnoreCase(String.join(" ", typed)))) {
            return Fit.FULL;
        }
        if (typed.size() == 1 && shortName(territory).equalsIgnoreCase(typed.getFirst())) {
            return Fit.SHORT;
        }
        return names(territory).anyMatch(name -> begin(words(name), typed))
                ? Fit.BEGINNING
                : Fit.NONE;
    }

    /** Whether a word that was typed belongs to any name at all. */
    boolean knows(String typed) {
        return IntStream.range(0, board.size())
                .anyMatch(
                        t ->
                                shortName(t).equalsIgnoreCase(typed)
                                        || names(t).flatMap(name -> words(name).stream())
                                                .anyMatch(word -> startsWith(word, typed)));
    }

    /** The continent that a person means by its name or by the beginning of it. */
    int continent(String typed) throws Misunderstanding {
        List<String> names = board.continents().stream().map(Continent::name).toList();
        List<String> fitting = names.stream().filter(name -> startsWith(name, typed)).toList();
        Optional<String> whole = fitting.stream().filter(typed::equalsIgnoreCase).findFirst();
        if (whole.isEmpty() && fitting.size() > 1)
            throw new Misunderstanding(
                    "'%s' could be %s".formatted(typed, String.join(", ", fitting)));
        if (fitting.isEmpty())
            throw new Misunderstanding(
                    "there is no continent '%s'".formatted(typed)
                            + Spelling.nearest(typed, names)
                                    .map("; did you mean %s?"::formatted)
                                    .orElse(""));
        return names.indexOf(whole.orElseGet(fitting::getFirst));
    }

    /** The word of a name that was probably meant by one that belongs to none. */
    Optional<String> meant(String typed) {
        List<String> words =
                IntStream.range(0, board.size())
                        .boxed()
                        .flatMap(this::names)
                        .flatMap(name -> words(name).stream())
                        .distinct()
                        .toList();
        return Spelling.nearest(typed, words);
    }

    private Stream<String> names(int territory) {
        var named = board.territories().get(territory);
        return Stream.concat(Stream.of(named.name()), named.aliases().stream());
    }

    /** Each word typed begins the next word of the name. */
    private static boolean begin(List<String> words, List<String> typed) {
        return typed.size() <= words.size()
                && IntStream.range(0, typed.size())
                        .allMatch(i -> startsWith(words.get(i), typed.get(i)));
    }

    static boolean startsWith(String word, String start) {
        return word.regionMatches(true, 0, start, 0, start.length());
    }

    private static List<String> words(String name) {
        return List.of(name.split(" ", -1));
    }

    /** With ever more letters, until no two names are shortened to the same. */
    private static List<String> shortNames(Board board) {
        List<String> names = board.territories().stream().map(Territory::name).toList();
        List<String> made = new ArrayList<>(names);
        var open = new TreeSet<>(IntStream.range(0, names.size()).boxed().toList());
        int longest = names.stream().mapToInt(String::length).max().orElse(0);
        for (int more = 0; more < longest && !open.isEmpty(); more++) {
            int letters = more;
            List<String> tried = names.stream().map(name -> shorten(name, letters)).toList();
            Map<String, Long> uses =
                    tried.stream().collect(groupingBy(Gazetteer::lowerCase, counting()));
            open.stream()
                    .filter(t -> uses.getOrDefault(lowerCase(tried.get(t)), 0L) == 1)
                    .forEach(t -> made.set(t, tried.get(t)));
            open.removeIf(t -> uses.getOrDefault(lowerCase(tried.get(t)), 0L) == 1);
        }
        return List.copyOf(made);
    }

    private static String lowerCase(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    private static String shorten(String name, int more) {
        List<String> words = words(name);
        String last = words.getLast();
        int letters = more + (words.size() == 1 ? LETTERS : 1);
        return words.subList(0, words.size() - 1).stream()
                        .map(word -> word.substring(0, Math.min(1, word.length())))
                        .collect(Collectors.joining())
                + last.substring(0, Math.min(letters, last.length()));
    }
}

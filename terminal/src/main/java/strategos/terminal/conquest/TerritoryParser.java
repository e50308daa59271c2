package strategos.terminal.conquest;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import strategos.terminal.conquest.Gazetteer.Fit;
import strategos.terminal.shell.Misunderstanding;

/**
 * Finds the territories that a line names, even if shortened.
 *
 * <p>The best match counts; among equal matches, the one that makes sense in the match.
 */
final class TerritoryParser {

    private static final int NAMED_AT_MOST = 5;

    private final Gazetteer gazetteer;

    TerritoryParser(Gazetteer gazetteer) {
        this.gazetteer = gazetteer;
    }

    /** So many territories, and perhaps a number behind them or in front of them. */
    Meaning read(String text, int territories, Predicate<Meaning> sensible)
            throws Misunderstanding {
        List<String> words = words(text);
        List<Meaning> meanings = meanings(words, territories);
        if (meanings.isEmpty()) throw new Misunderstanding(complaint(words, territories));
        int best = meanings.stream().mapToInt(Meaning::fit).max().orElseThrow();
        List<Meaning> fitting = meanings.stream().filter(m -> m.fit() == best).toList();
        List<Meaning> likely = fitting.stream().filter(sensible).toList();
        List<Meaning> choice = likely.isEmpty() ? fitting : likely;
        if (choice.size() > 1) throw new Misunderstanding(ambiguity(text, choice));
        return choice.getFirst();
    }

    /** Armies that go to one territory. */
    record Share(int territory, int armies) {}

    /**
     * Territories with commas between them, each with the number of armies it gets.
     *
     * @param left how many there are; all that are left go where no number is said
     */
    List<Share> shares(String text, int left, IntPredicate sensible) throws Misunderstanding {
        List<Share> shares = new ArrayList<>();
        int open = left;
        for (String part : text.split(",", -1)) {
            if (areSeveral(part))
                throw new Misunderstanding("put commas between territories: Peru 2, Brazil 3");
            var meaning = read(part, 1, m -> sensible.test(m.first()));
            int armies = meaning.number().orElse(open);
            shares.add(new Share(meaning.first(), armies));
            open -= armies;
        }
        return shares;
    }

    /** Whether each word is one of a name, or a number, but all of them are no single territory. */
    private boolean areSeveral(String text) {
        List<String> words = words(text);
        return words.stream().anyMatch(gazetteer::knows)
                && words.stream().allMatch(w -> number(w).isPresent() || gazetteer.knows(w))
                && !canRead(text, 1);
    }

    /** Whether the text can be parsed as a number of territories. */
    boolean canRead(String text, int territories) {
        return !meanings(words(text), territories).isEmpty();
    }

    private List<Meaning> meanings(List<String> words, int territories) {
        List<Meaning> meanings = new ArrayList<>();
        collect(words, territories, Meaning.NOTHING, meanings);
        if (words.isEmpty()) return meanings;
        List<String> before = words.subList(0, words.size() - 1);
        number(words.getLast())
                .ifPresent(number -> collect(before, territories, Meaning.of(number), meanings));
        List<String> behind = words.subList(1, words.size());
        // Names can be numbers too: in front of them one is looked for only when nothing else fits.
        if (meanings.isEmpty())
            number(words.getFirst())
                    .ifPresent(
                            number -> collect(behind, territories, Meaning.of(number), meanings));
        return meanings;
    }

    private void collect(List<String> words, int wanted, Meaning soFar, List<Meaning> meanings) {
        if (wanted == 0) {
            if (words.isEmpty()) meanings.add(soFar);
            return;
        }
        for (int length = 1; length <= words.size() - wanted + 1; length++) {
            List<String> name = words.subList(0, length);
            for (int t = 0; t < gazetteer.board().size(); t++) {
                Fit fit = gazetteer.fit(t, name);
                if (fit == Fit.NONE) continue;
                List<Integer> named = new ArrayList<>(soFar.territories());
                named.add(t);
                var longer = new Meaning(named, soFar.number(), soFar.fit() + fit.worth());
                collect(words.subList(length, words.size()), wanted - 1, longer, meanings);
            }
        }
    }

    private String complaint(List<String> words, int territories) {
        for (String word : words) {
            if (number(word).isEmpty() && !gazetteer.knows(word)) {
                if (word.matches("-?\\d+")) return "'%s' is not a number of armies".formatted(word);
                return "no territory here begins with '%s'".formatted(word)
                        + gazetteer.meant(word).map("; did you mean %s?"::formatted).orElse("");
            }
        }
        return territories == 1 ? "name a territory" : "name the territories from and to";
    }

    private String ambiguity(String text, List<Meaning> choice) {
        String names =
                choice.stream()
                        .limit(NAMED_AT_MOST)
                        .map(this::names)
                        .collect(Collectors.joining(", "));
        String more = choice.size() > NAMED_AT_MOST ? " and more" : "";
        return "'%s' could be %s%s".formatted(text, names, more);
    }

    private String names(Meaning meaning) {
        return meaning.territories().stream()
                .map(gazetteer::name)
                .collect(Collectors.joining(" to "));
    }

    static List<String> words(String text) {
        return text.isBlank() ? List.of() : List.of(text.strip().split("\\s+"));
    }

    static OptionalInt number(String word) {
        return word.matches("\\d{1,9}")
                ? OptionalInt.of(Integer.parseInt(word))
                : OptionalInt.empty();
    }
}

package strategos.app.morris;

import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import strategos.morris.Rules;
import strategos.solve.MenPair;
import strategos.terminal.shell.BadInput;

/** The option {@code --upto}: the last pair of numbers of men. */
final class UptoOption {

    @Option(
            names = "--upto",
            paramLabel = "A-B",
            description = "The last pair of numbers of men, such as 5-4 (default: all men).")
    private @Nullable String last;

    boolean isGiven() {
        return last != null;
    }

    /** The pairs of a game in the order of solving. */
    List<MenPair> pairs(Rules rules) {
        return last == null ? MenPair.all(rules) : MenPair.upTo(last(rules, last));
    }

    private static MenPair last(Rules rules, String text) {
        try {
            MenPair pair = MenPair.of(text);
            if (pair.more() > rules.men())
                throw new BadInput("--upto: %s has %d men".formatted(rules.name(), rules.men()));
            return pair;
        } catch (IllegalArgumentException wrong) {
            throw new BadInput("--upto: " + wrong.getMessage(), wrong);
        }
    }
}

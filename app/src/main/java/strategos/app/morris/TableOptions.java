package strategos.app.morris;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import strategos.app.cli.DataFolder;
import strategos.game.Spelling;
import strategos.morris.MorrisPresets;
import strategos.morris.Rules;
import strategos.solve.MenPair;
import strategos.solve.TableFolder;
import strategos.terminal.shell.BadInput;

/** The options of commands that use tables: {@code --rules}, {@code --upto} and {@code --data}. */
final class TableOptions {

    @Option(
            names = "--rules",
            paramLabel = "NAME",
            description = "The rules of Morris (default: ${DEFAULT-VALUE}).",
            defaultValue = "morris-fly")
    private String rules;

    @Option(
            names = "--upto",
            paramLabel = "A-B",
            description = "The last pair of numbers of men, such as 5-4 (default: all men).")
    private @Nullable String last;

    @Mixin private DataFolder data;

    Rules rules() {
        List<String> known = MorrisPresets.ALL.stream().map(Rules::name).toList();
        return MorrisPresets.named(rules)
                .orElseThrow(
                        () ->
                                new BadInput(
                                        "--rules: there is no Morris game '%s'; %s"
                                                .formatted(rules, Spelling.hint(rules, known))));
    }

    TableFolder tables() {
        return new TableFolder(data.path(), rules());
    }

    List<MenPair> pairs() {
        int most = rules().men();
        return MenPair.upTo(last().orElse(new MenPair(most, most)));
    }

    private Optional<MenPair> last() {
        if (last == null) return Optional.empty();
        try {
            MenPair pair = MenPair.of(last);
            if (pair.more() > rules().men())
                throw new BadInput("--upto: %s has %d men".formatted(rules, rules().men()));
            return Optional.of(pair);
        } catch (IllegalArgumentException wrong) {
            throw new BadInput("--upto: " + wrong.getMessage(), wrong);
        }
    }
}

package strategos.app.morris;

import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import strategos.app.cli.DataFolder;
import strategos.game.Spelling;
import strategos.morris.MorrisPresets;
import strategos.morris.Rules;
import strategos.solve.TableFolder;
import strategos.terminal.shell.BadInput;

/** The options of commands that use tables: {@code --rules} and {@code --data}. */
final class TableOptions {

    @Option(
            names = "--rules",
            paramLabel = "NAME",
            description = "The rules of Morris (default: ${DEFAULT-VALUE}).",
            defaultValue = "morris-fly")
    private String rules;

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

    Path data() {
        return data.path();
    }

    TableFolder tables() {
        return new TableFolder(data.path(), rules());
    }
}

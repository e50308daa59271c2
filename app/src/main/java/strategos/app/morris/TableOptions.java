package strategos.app.morris;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import strategos.app.cli.DataFolder;
import strategos.game.Spelling;
import strategos.morris.MorrisPresets;
import strategos.morris.Rules;
import strategos.solve.MenPair;
import strategos.solve.PlacingKey;
import strategos.solve.Solver;
import strategos.solve.TableFolder;
import strategos.solve.TableKey;
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

    /** Refuses to go on without all tables of the rules. */
    static void requireAll(TableFolder tables) {
        Rules rules = tables.rules();
        require(tables, MenPair.tables(rules, MenPair.all(rules)), "solve");
        require(tables, PlacingKey.all(rules), "prove");
    }

    /** Refuses to go on without some tables, and names the command that makes them. */
    static void require(TableFolder tables, List<? extends TableKey> keys, String maker) {
        long missing = Solver.missing(tables, keys);
        if (missing > 0)
            throw new BadInput(
                    String.format(
                            Locale.ROOT,
                            "tables of %,d positions are missing in %s; 'morris %s' makes them",
                            missing,
                            tables.path(),
                            maker));
    }
}

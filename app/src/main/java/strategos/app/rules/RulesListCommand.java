package strategos.app.rules;

import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import strategos.app.cli.DataFolder;
import strategos.app.families.Families;
import strategos.wire.Catalogue.Preset;
import strategos.wire.Json;

/** The command {@code rules list}: lists the built-in rules. */
@Command(name = "list", header = "List the built-in rules.", sortOptions = false)
final class RulesListCommand implements Runnable {

    @Spec private CommandSpec spec;

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    @Override
    public void run() {
        var out = spec.commandLine().getOut();
        List<Preset> presets =
                Families.atTerminal(DataFolder.standard()).all().stream()
                        .flatMap(each -> each.family().presets().stream())
                        .toList();
        if (json) {
            out.println(Json.write(presets));
        } else {
            int width = presets.stream().mapToInt(it -> it.name().length()).max().orElse(0);
            for (Preset preset : presets)
                out.printf(
                        "%-" + width + "s  %5s  %s%n",
                        preset.name(),
                        seats(preset),
                        preset.summary());
        }
        out.flush();
    }

    private static String seats(Preset preset) {
        return preset.fewest() == preset.most()
                ? "" + preset.most()
                : preset.fewest() + "-" + preset.most();
    }
}

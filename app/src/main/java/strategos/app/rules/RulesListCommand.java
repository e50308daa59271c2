package strategos.app.rules;

import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import strategos.wire.Catalogue.Preset;
import strategos.wire.Json;
import strategos.wire.conquest.ConquestCatalogue;
import strategos.wire.morris.MorrisCatalogue;

/** Lists the rules that ship. */
@Command(name = "list", header = "List the rules that ship.", sortOptions = false)
final class RulesListCommand implements Runnable {

    @Spec private CommandSpec spec;

    @Option(names = "--json", description = "Answer in JSON.")
    private boolean json;

    @Override
    public void run() {
        var out = spec.commandLine().getOut();
        List<Preset> presets =
                Stream.concat(
                                ConquestCatalogue.presets().stream(),
                                MorrisCatalogue.presets().stream())
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

package strategos.app.train;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import strategos.app.cli.DataFolder;
import strategos.app.cli.OutputFile;
import strategos.app.cli.SeedOption;
import strategos.arena.MorrisSchool;
import strategos.arena.MorrisSchool.Block;
import strategos.bots.UnreadableMemoryException;
import strategos.bots.morris.Memory;
import strategos.bots.morris.MemoryFolder;
import strategos.bots.morris.MorrisBots;
import strategos.bots.morris.Pupil;
import strategos.game.Spelling;
import strategos.game.io.FileFault;
import strategos.morris.MorrisPresets;
import strategos.morris.Rules;
import strategos.terminal.shell.BadInput;

/**
 * The command {@code train morris-memory}: trains the learning Morris bots and plots their learning
 * curves.
 */
@Command(
        name = "morris-memory",
        header = "Train the learning Morris bots against a random bot.",
        description = {
            "Each bot learns from every match, and its memory is saved for later matches. Plots"
                    + " the learning curves.%n"
        },
        sortOptions = false,
        optionListHeading = "Options:%n")
public final class MorrisMemoryCommand implements Runnable {

    private static final int BLOCK = 500;
    private static final int ROWS = 10;

    @Spec private CommandSpec spec;

    @Option(
            names = "--games",
            paramLabel = "N",
            description =
                    "The number of matches per bot, in blocks of 500 (default: ${DEFAULT-VALUE}).",
            defaultValue = "20000")
    private int games;

    @Option(
            names = "--rules",
            paramLabel = "NAME",
            description = "The rules of Morris (default: ${DEFAULT-VALUE}).",
            defaultValue = "morris-fly")
    private String rules;

    @Option(names = "--fresh", description = "Start with an empty memory.")
    private boolean fresh;

    @Option(
            names = "--svg",
            paramLabel = "FILE",
            description = "The file of the plot (default: learning.svg in the data folder).")
    private @Nullable Path picture;

    @Mixin private SeedOption seed;
    @Mixin private DataFolder data;

    @Override
    public void run() {
        if (games < BLOCK || games % BLOCK != 0)
            throw new BadInput("--games: a multiple of " + BLOCK + ", not " + games);
        Rules chosen = rules();
        if (picture != null) new OutputFile(picture).check();
        var plot = new LearningPlot(title(chosen), BLOCK);
        List<List<Block>> curves = new ArrayList<>();
        for (Pupil pupil : Pupil.values()) {
            List<Block> curve = teach(pupil, chosen);
            curves.add(curve);
            plot.add(pupil.title(), curve.stream().map(Block::winShare).toList());
        }
        print(curves);
        Path file = picture == null ? data.path().resolve("learning.svg") : picture;
        new OutputFile(file).write(plot.svg());
        say("The plot is " + file + ".");
        spec.commandLine().getOut().flush();
    }

    private Rules rules() {
        List<String> known = MorrisPresets.ALL.stream().map(Rules::name).toList();
        return MorrisPresets.named(rules)
                .orElseThrow(
                        () ->
                                new BadInput(
                                        "--rules: there is no Morris game '%s'; %s"
                                                .formatted(rules, Spelling.hint(rules, known))));
    }

    private String title(Rules chosen) {
        return "%s: share of matches won against random, in blocks of %d (seed %d)"
                .formatted(chosen.name(), BLOCK, seed.seed().value());
    }

    private List<Block> teach(Pupil pupil, Rules chosen) {
        var folder = new MemoryFolder(data.path());
        List<Block> curve = new ArrayList<>();
        try {
            if (fresh) folder.forget(pupil, chosen);
            Memory after = folder.update(pupil, chosen, memory -> curve.addAll(teach(memory)));
            say(
                    "%s has seen %d matches and remembers %d entries: %s"
                            .formatted(
                                    pupil.title(),
                                    after.matches(),
                                    after.size(),
                                    folder.file(pupil, chosen)));
        } catch (UnreadableMemoryException unreadable) {
            throw new BadInput(unreadable);
        } catch (UncheckedIOException unwritable) {
            throw new BadInput(
                    "--data: memories cannot be saved in %s: %s"
                            .formatted(
                                    data.path(),
                                    FileFault.of(Objects.requireNonNull(unwritable.getCause()))),
                    unwritable);
        }
        return curve;
    }

    private List<Block> teach(Memory memory) {
        var own = seed.seed().child(memory.pupil().title());
        return MorrisSchool.teach(memory, MorrisBots.RANDOM, games / BLOCK, BLOCK, own, () -> {});
    }

    /** Some of the blocks; the picture has all. */
    private void print(List<List<Block>> curves) {
        say("");
        say(row("matches", Stream.of(Pupil.values()).map(Pupil::title)));
        int blocks = games / BLOCK;
        int step = Math.max(1, blocks / ROWS);
        for (int block = step - 1; block < blocks; block += step) {
            int shown = block;
            var shares = curves.stream().map(curve -> curve.get(shown).winShare());
            say(
                    row(
                            Integer.toString((block + 1) * BLOCK),
                            shares.map(share -> String.format(Locale.ROOT, "%.3f", share))));
        }
        say("");
    }

    private static String row(String matches, Stream<String> cells) {
        String columns = cells.map("%-22s"::formatted).collect(Collectors.joining());
        return ("%8s  ".formatted(matches) + columns).stripTrailing();
    }

    private void say(String line) {
        spec.commandLine().getOut().println(line);
    }
}

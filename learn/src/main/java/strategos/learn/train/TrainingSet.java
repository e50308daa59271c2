package strategos.learn.train;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import strategos.arena.sample.MatchSamples;
import strategos.arena.sample.SampleBoards;
import strategos.arena.sample.SampleFile;
import strategos.arena.sample.SampleSetting;
import strategos.arena.value.Sample;
import strategos.conquest.Conquest;

/**
 * Positions to learn from, and others to measure the loss by: those of the last matches of every
 * file.
 *
 * @param games the games of the settings that occur
 * @param settings the setting of each game
 */
public record TrainingSet(
        List<Conquest> games,
        List<SampleSetting> settings,
        List<Labelled> taught,
        List<Labelled> heldOut) {

    /** One match in this number is kept apart. */
    private static final int HELD_OUT = 10;

    /**
     * A position and who won from it.
     *
     * @param game the index of its game
     * @param match a number that the positions of a match share
     */
    public record Labelled(int game, int match, Sample<byte[]> saved) {

        /** The index of the winner among the living seats. */
        public int winner() {
            return saved.winner();
        }
    }

    /** Reads the matches of the settings that are wanted. */
    public static TrainingSet read(
            List<Path> files, SampleBoards boards, Predicate<SampleSetting> wanted)
            throws IOException {
        List<SampleSetting> settings = new ArrayList<>();
        List<Labelled> taught = new ArrayList<>();
        List<Labelled> heldOut = new ArrayList<>();
        int number = 0;
        for (Path path : files) {
            var file = SampleFile.read(path);
            int first = firstHeldOut(file);
            for (int i = 0; i < file.matches().size(); i++) {
                MatchSamples match = file.matches().get(i);
                SampleSetting setting = file.settings().get(match.setting());
                if (!wanted.test(setting)) continue;
                if (!settings.contains(setting)) settings.add(setting);
                add(match, settings.indexOf(setting), number++, i < first ? taught : heldOut);
            }
        }
        var games = settings.stream().map(setting -> setting.game(boards)).toList();
        return new TrainingSet(games, settings, taught, heldOut);
    }

    /** The index of the first match of a file that is kept apart. */
    public static int firstHeldOut(SampleFile file) {
        return file.matches().size() - file.matches().size() / HELD_OUT;
    }

    private static void add(MatchSamples match, int game, int number, List<Labelled> to) {
        for (Sample<byte[]> sample : match.positions()) to.add(new Labelled(game, number, sample));
    }
}

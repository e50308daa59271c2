package strategos.learn.run;

import java.util.ArrayList;
import java.util.List;
import strategos.learn.sample.SampleFolder;
import strategos.learn.sample.SampleSetting;

/**
 * All that is needed to repeat a run.
 *
 * @param seed what all randomness comes from
 * @param board the board that the network is for, {@code world}, or {@code any}
 * @param games the number of matches of scripted bots in the first generation
 * @param laterGames the number of matches of a generation with planners
 * @param epochs how often a generation learns from every position
 * @param step the size of the first steps of training
 * @param lambda how much of a target comes from the outcome; the rest from later chances
 * @param gateGames the most duels that a generation has to prove itself in
 * @param from the file of a network to begin with, which planners use from the first generation on;
 *     empty for random weights
 * @param window the number of generations with planners whose positions are learned from, counted
 *     from the last
 */
public record RunConfiguration(
        long seed,
        String board,
        int generations,
        int games,
        int laterGames,
        int epochs,
        float step,
        double lambda,
        int gateGames,
        String from,
        int window) {

    /** What is played on the board {@code world}, with how many parts of the matches. */
    private static final List<Part> WORLD =
            List.of(
                    new Part("world/modern/2/plain", 16),
                    new Part("world/modern/2/preset", 3),
                    new Part("world/modern/3/preset", 5),
                    new Part("world/modern/3/claimed", 3),
                    new Part("world/modern/4/preset", 4),
                    new Part("world/modern/4/claimed", 2),
                    new Part("world/modern/5/preset", 2),
                    new Part("world/modern/6/preset", 4),
                    new Part("world/modern/6/claimed", 1),
                    new Part("world/classic/3/preset", 1),
                    new Part("world/classic/5/preset", 1),
                    new Part("world/academy/2/preset", 5),
                    new Part("world/academy/3/preset", 1),
                    new Part("world/academy/4/preset", 1));

    /** What is played beside that for a network that should know any board. */
    private static final List<Part> OTHER_BOARDS =
            List.of(
                    new Part("lanterns/modern/2/plain", 2),
                    new Part("lanterns/modern/4/preset", 1),
                    new Part("maelstrom/modern/2/plain", 1),
                    new Part("maelstrom/modern/3/preset", 1),
                    new Part("marches/modern/2/plain", 1),
                    new Part("marches/modern/6/preset", 1));

    /** A setting, and its part of the matches. */
    private record Part(String setting, int weight) {}

    public RunConfiguration {
        if (!board.equals("world") && !board.equals("any"))
            throw new IllegalArgumentException("board: world or any, not " + board);
        require("generations", generations, 1);
        require("games", games, SampleFolder.MATCHES_PER_FILE);
        require("laterGames", laterGames, SampleFolder.PLANNED_PER_FILE);
        require("window", window, 1);
        require("epochs", epochs, 1);
        require("gateGames", gateGames, 2);
        if (!(lambda >= 0 && lambda <= 1))
            throw new IllegalArgumentException("lambda: from 0 to 1, not " + lambda);
    }

    private static void require(String name, int number, int least) {
        if (number < least)
            throw new IllegalArgumentException(
                    "%s: at least %d, not %d".formatted(name, least, number));
    }

    /** Whether the network is for any board. */
    boolean isGeneral() {
        return board.equals("any");
    }

    /** The number of files of a generation, which is counted from 1. */
    int files(int generation) {
        return isScripted(generation)
                ? Math.ceilDiv(games, SampleFolder.MATCHES_PER_FILE)
                : Math.ceilDiv(laterGames, SampleFolder.PLANNED_PER_FILE);
    }

    /**
     * The first generation that a generation learns from. Scripted bots teach only the first: the
     * same position is worth something else to planners.
     */
    int firstOf(int generation) {
        return isScripted(generation)
                ? 1
                : Math.max(isScripted(1) ? 2 : 1, generation - window + 1);
    }

    /** Whether scripted bots play the matches: there is no network yet that planners could use. */
    private boolean isScripted(int generation) {
        return generation == 1 && from.isEmpty();
    }

    /** The settings of successive matches, spread evenly. */
    List<SampleSetting> settings() {
        List<Part> parts = new ArrayList<>(WORLD);
        if (isGeneral()) parts.addAll(OTHER_BOARDS);
        List<SampleSetting> settings = new ArrayList<>();
        int most = parts.stream().mapToInt(Part::weight).max().orElseThrow();
        for (int round = 0; round < most; round++)
            for (Part part : parts)
                if ((round + 1) * part.weight() / most > round * part.weight() / most)
                    settings.add(SampleSetting.parse(part.setting()));
        return settings;
    }
}

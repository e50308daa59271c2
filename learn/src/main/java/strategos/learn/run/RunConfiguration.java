package strategos.learn.run;

import java.util.List;
import strategos.arena.sample.SelfPlayer;
import strategos.arena.sample.SelfPlayers;
import strategos.bots.conquest.planner.Effort;

/**
 * The options of a run. Together with the boards and the network to begin with, which its folder
 * keeps, they are all that is needed to repeat it.
 *
 * @param seed what all randomness comes from
 * @param board the board that the network is for, {@code world}, or {@code any}
 * @param boards the boards beside {@code world} that a network for any board learns from
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
 * @param rollouts how often planners of self-play try each candidate, after every round
 * @param plans when planners of self-play plan: {@code turn} or {@code decision}
 * @param targets where the chances in targets come from: a {@code search} by planners with the
 *     newest network, or the {@code network} alone
 * @param seats the tables to learn from, by their numbers of seats; empty for all
 * @param rules the rulesets to learn from, by the names of their presets; empty for all
 */
record RunConfiguration(
        long seed,
        String board,
        List<String> boards,
        int generations,
        int games,
        int laterGames,
        int epochs,
        float step,
        double lambda,
        int gateGames,
        String from,
        int window,
        League league,
        List<Integer> rollouts,
        String plans,
        String targets,
        List<Integer> seats,
        List<String> rules) {

    private static final int LEAST_SEATS = 2;
    private static final int MOST_SEATS = 6;
    private static final String ONCE_PER_TURN = "turn";
    private static final String SEARCH = "search";

    RunConfiguration {
        boards = List.copyOf(boards);
        rollouts = List.copyOf(rollouts);
        seats = List.copyOf(seats);
        rules = List.copyOf(rules);
        if (!board.equals("world") && !board.equals("any"))
            throw new IllegalArgumentException("board: world or any, not " + board);
        require("generations", generations, 1);
        require("games", games, SelfPlayers.SCRIPTED_PER_FILE);
        require("later-games", laterGames, SelfPlayers.PLANNED_PER_FILE);
        require("window", window, 1);
        require("epochs", epochs, 1);
        require("gate", gateGames, 2);
        if (!(lambda >= 0 && lambda <= 1))
            throw new IllegalArgumentException("lambda: from 0 to 1, not " + lambda);
        if (!plans.equals(ONCE_PER_TURN) && !plans.equals("decision"))
            throw new IllegalArgumentException("plans: turn or decision, not " + plans);
        if (!targets.equals(SEARCH) && !targets.equals("network"))
            throw new IllegalArgumentException("targets: search or network, not " + targets);
        for (int each : seats)
            if (each < LEAST_SEATS || each > MOST_SEATS)
                throw new IllegalArgumentException(
                        "seats: from %d to %d, not %d".formatted(LEAST_SEATS, MOST_SEATS, each));
        if (!isRising(rollouts))
            throw new IllegalArgumentException(
                    "rollouts: rising numbers from 1 on, such as 1,2,4, not " + rollouts);
        if (RunSettings.contests(seats, rules).isEmpty())
            throw new IllegalArgumentException(
                    "seats and rules: the gate plays modern with 2, 3, 4 or 6 seats, or academy"
                            + " with 2; one of these has to be learned");
    }

    private static void require(String name, int number, int least) {
        if (number < least)
            throw new IllegalArgumentException(
                    "%s: at least %d, not %d".formatted(name, least, number));
    }

    private static boolean isRising(List<Integer> numbers) {
        int last = 0;
        for (int number : numbers) {
            if (number <= last) return false;
            last = number;
        }
        return last > 0;
    }

    /** How much the planners of self-play look at. */
    Effort effort() {
        return new Effort(
                rollouts,
                SelfPlayer.HASTY.places(),
                plans.equals(ONCE_PER_TURN),
                Effort.HALVING.halved());
    }

    /** Whether the chances of positions are searched for while they are played. */
    boolean hasForecasts() {
        return targets.equals(SEARCH);
    }

    /** The same with another number of generations. */
    RunConfiguration withGenerations(int number) {
        return new RunConfiguration(
                seed,
                board,
                boards,
                number,
                games,
                laterGames,
                epochs,
                step,
                lambda,
                gateGames,
                from,
                window,
                league,
                rollouts,
                plans,
                targets,
                seats,
                rules);
    }

    /** Whether the network is for any board. */
    boolean isGeneral() {
        return board.equals("any");
    }

    /** The number of files of a generation, which is counted from 1. */
    int files(int generation) {
        return isScripted(generation)
                ? Math.ceilDiv(games, SelfPlayers.SCRIPTED_PER_FILE)
                : Math.ceilDiv(laterGames, SelfPlayers.PLANNED_PER_FILE);
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
}

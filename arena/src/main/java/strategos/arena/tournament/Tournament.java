package strategos.arena.tournament;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import strategos.arena.Contest;
import strategos.arena.Contest.Luck;
import strategos.arena.ContestOpening;
import strategos.bots.BotKind;
import strategos.bots.Uniform;
import strategos.game.Budget;
import strategos.game.Game;
import strategos.game.GameView;
import strategos.game.Seed;

/**
 * The complete description of a tournament, made of text and numbers: enough to play any of its
 * matches on any machine with the same result.
 *
 * @param family the family of games
 * @param setups the setup of the game, by the number of seats at a table
 * @param players the names of the bots that take part
 * @param games the least number of matches; a tournament of several tables plays whole rounds
 * @param maxTurns a match that would begin one more is a draw
 * @param opening the number of random decisions that a match begins with
 * @param nodes the number of nodes a bot may search per decision; null for any
 * @param millis the time a bot may take per decision; null for any
 */
public record Tournament(
        String family,
        SortedMap<Integer, Map<String, String>> setups,
        List<String> players,
        TournamentFormat format,
        int games,
        int maxTurns,
        int opening,
        @Nullable Long nodes,
        @Nullable Long millis,
        Seed seed) {

    /** More tables than anybody could read the results of. */
    private static final int MOST_TABLES = 10_000;

    public Tournament {
        setups = Collections.unmodifiableSortedMap(new TreeMap<>(setups));
        players = List.copyOf(players);
        if (games < 1)
            throw new IllegalArgumentException("a contest has at least one match, not " + games);
        if (nodes != null && nodes < 1)
            throw new IllegalArgumentException("a budget has at least one node, not " + nodes);
        if (millis != null && millis < 1)
            throw new IllegalArgumentException(
                    "a budget has at least one millisecond, not " + millis);
        for (int seats : setups.keySet()) check(players.size(), format, seats);
    }

    private static void check(int players, TournamentFormat format, int seats) {
        if (seats < 2)
            throw new IllegalArgumentException("a table has at least 2 seats, not " + seats);
        int fewest = format == TournamentFormat.DUEL ? 2 : seats;
        if (players < fewest)
            throw new IllegalArgumentException(
                    "a table of %d seats needs %d bots, not %d".formatted(seats, seats, players));
        if (format == TournamentFormat.DUEL && players != 2)
            throw new IllegalArgumentException("a test compares 2 bots, not " + players);
        if (tables(players, seats) > MOST_TABLES)
            throw new IllegalArgumentException(
                    "%d bots at tables of %d make more than %d tables"
                            .formatted(players, seats, MOST_TABLES));
    }

    /** The number of groups of this size, or any number above the most. */
    private static double tables(int players, int seats) {
        double tables = 1;
        for (int i = 0; i < seats; i++) tables = tables * (players - i) / (i + 1);
        return tables;
    }

    /** Whether the same seed gives the same table. */
    public boolean isRepeatable() {
        return millis == null && players.stream().noneMatch(name -> name.startsWith("exec:"));
    }

    /** The contest at one table of the schedule. */
    public <G extends Game<S, M, V>, S, M, V extends GameView<M>> Contest<S, M, V> contest(
            int table, G game, Function<String, BotKind<G, M, V>> bots) {
        var schedule = new Schedule(this);
        var kinds = schedule.lineups().get(table).stream().map(players::get).map(bots).toList();
        var contest =
                Contest.of(game, kinds, schedule.matches(table), maxTurns, seedOf(table))
                        .after(new ContestOpening<>(opening, own -> new Uniform<>(own.random())))
                        .within(budget());
        return isOneTable() ? contest : contest.with(Luck.SHARED);
    }

    private Seed seedOf(int table) {
        return isOneTable() ? seed : seed.child("table " + table);
    }

    /** A plain contest keeps the seeds that it had before there were tournaments. */
    private boolean isOneTable() {
        return format == TournamentFormat.TABLE;
    }

    private Budget budget() {
        return new Budget(
                nodes == null ? Budget.UNLIMITED.nodes() : nodes,
                millis == null ? Budget.UNLIMITED.time() : Duration.ofMillis(millis));
    }
}

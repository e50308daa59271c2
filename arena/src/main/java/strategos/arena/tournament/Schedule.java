package strategos.arena.tournament;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The numbered matches of a tournament. A round is one rotation at every table; matches are
 * numbered round by round, so that the first ones treat all players alike.
 */
public final class Schedule {

    private final List<List<Integer>> lineups;
    private final List<Integer> starts;
    private final int roundLength;
    private final int matches;

    public Schedule(Tournament tournament) {
        List<List<Integer>> tables = new ArrayList<>();
        List<Integer> begins = new ArrayList<>();
        int length = 0;
        for (int seats : tournament.setups().keySet())
            for (var lineup : tournament.format().lineups(tournament.players().size(), seats)) {
                tables.add(lineup);
                begins.add(length);
                length += lineup.size();
            }
        lineups = List.copyOf(tables);
        starts = List.copyOf(begins);
        roundLength = length;
        boolean whole = tournament.format() != TournamentFormat.TABLE;
        long rounds = Math.ceilDiv(tournament.games(), roundLength);
        matches = whole ? Math.toIntExact(rounds * roundLength) : tournament.games();
    }

    /**
     * A match of the schedule.
     *
     * @param table its table
     * @param number its number at that table
     */
    public record Appointment(int table, int number) {}

    /** The players at each table, as indices. */
    public List<List<Integer>> lineups() {
        return lineups;
    }

    /** The number of all matches. */
    public int matches() {
        return matches;
    }

    /** The number of matches at one table. */
    int matches(int table) {
        int seats = lineups.get(table).size();
        int begun = matches % roundLength - starts.get(table);
        return matches / roundLength * seats + Math.clamp(begun, 0, seats);
    }

    /** The number of seats at a table. */
    public int seats(int table) {
        return lineups.get(table).size();
    }

    /** The number of seats at the largest table. */
    public int mostSeats() {
        return lineups.stream().mapToInt(List::size).max().orElseThrow();
    }

    /** Where the match with this number is played. */
    public Appointment at(int match) {
        int offset = match % roundLength;
        int table = table(offset);
        int number = match / roundLength * seats(table) + offset - starts.get(table);
        return new Appointment(table, number);
    }

    private int table(int offset) {
        int table = Collections.binarySearch(starts, offset);
        return table >= 0 ? table : -table - 2;
    }
}

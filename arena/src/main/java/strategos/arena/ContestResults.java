package strategos.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import strategos.arena.Played.Effort;
import strategos.arena.Played.Ending;
import strategos.arena.Played.EntrantFault;

/**
 * The results of numbered matches so far, one row per match, written by many threads, each match by
 * one. It uses a few arrays, because the garbage collector would keep copying one object per
 * finished match.
 */
public final class ContestResults {

    private static final int NUMBERS = 3;

    private final int mostEntrants;
    private final byte[] entrants;
    private final long[] winners;
    private final int[] turns;
    private final boolean[] capped;
    private final long[] efforts;

    /** By match; few matches have any. */
    private final Map<Integer, List<EntrantFault>> faults = new ConcurrentHashMap<>();

    /** Room for this number of matches, with no more than this number of entrants each. */
    public ContestResults(int matches, int mostEntrants) {
        this.mostEntrants = mostEntrants;
        entrants = new byte[matches];
        winners = new long[matches];
        turns = new int[matches];
        capped = new boolean[matches];
        efforts = new long[Math.multiplyExact(matches, mostEntrants * NUMBERS)];
    }

    public void enter(Played played) {
        int match = played.match();
        entrants[match] = (byte) played.efforts().size();
        for (int winner : played.winners()) winners[match] |= 1L << winner;
        turns[match] = played.turns();
        capped[match] = played.ending() == Ending.CAPPED;
        if (!played.faults().isEmpty()) faults.put(match, played.faults());
        for (int entrant = 0; entrant < entrants[match]; entrant++)
            enter(place(match, entrant), played.efforts().get(entrant));
    }

    private void enter(int place, Effort effort) {
        efforts[place] = effort.decisions();
        efforts[place + 1] = effort.timed();
        efforts[place + 2] = effort.nanos();
    }

    /** The matches that have been entered, in their order. */
    public List<Played> played() {
        return IntStream.range(0, turns.length)
                .filter(this::isEntered)
                .mapToObj(this::played)
                .toList();
    }

    public boolean isEntered(int match) {
        return entrants[match] != 0;
    }

    /** A match that has been entered. */
    public Played played(int match) {
        List<Integer> won = new ArrayList<>();
        List<Effort> spent = new ArrayList<>();
        for (int entrant = 0; entrant < entrants[match]; entrant++) {
            if ((winners[match] & 1L << entrant) != 0) won.add(entrant);
            spent.add(effort(place(match, entrant)));
        }
        var ending = capped[match] ? Ending.CAPPED : Ending.FINISHED;
        return new Played(
                match, won, turns[match], ending, spent, faults.getOrDefault(match, List.of()));
    }

    private Effort effort(int place) {
        return new Effort(efforts[place], efforts[place + 1], efforts[place + 2]);
    }

    private int place(int match, int entrant) {
        return (match * mostEntrants + entrant) * NUMBERS;
    }
}

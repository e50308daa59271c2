package strategos.arena;

import java.util.List;
import java.util.stream.IntStream;
import strategos.arena.Played.Effort;
import strategos.arena.Played.Ending;

/**
 * The results of the matches of a contest so far, one row per match, written by many threads, each
 * match by one. It uses a few arrays, because the garbage collector would keep copying one object
 * per finished match.
 */
final class ContestResults {

    private static final int NUMBERS = 3;

    private final int entrants;
    private final long[] winners;
    private final int[] turns;
    private final boolean[] capped;
    private final long[] efforts;

    ContestResults(int matches, int entrants) {
        this.entrants = entrants;
        winners = new long[matches];
        turns = new int[matches];
        capped = new boolean[matches];
        efforts = new long[matches * entrants * NUMBERS];
    }

    void enter(Played played) {
        int match = played.match();
        for (int winner : played.winners()) winners[match] |= 1L << winner;
        turns[match] = played.turns();
        capped[match] = played.ending() == Ending.CAPPED;
        for (int entrant = 0; entrant < entrants; entrant++)
            enter(place(match, entrant), played.efforts().get(entrant));
    }

    private void enter(int place, Effort effort) {
        efforts[place] = effort.decisions();
        efforts[place + 1] = effort.timed();
        efforts[place + 2] = effort.nanos();
    }

    /** All matches, in their order; each must have been entered. */
    List<Played> played() {
        return IntStream.range(0, turns.length).mapToObj(this::played).toList();
    }

    private Played played(int match) {
        List<Integer> won =
                IntStream.range(0, entrants)
                        .filter(entrant -> (winners[match] & 1L << entrant) != 0)
                        .boxed()
                        .toList();
        List<Effort> spent =
                IntStream.range(0, entrants)
                        .mapToObj(entrant -> effort(place(match, entrant)))
                        .toList();
        var ending = capped[match] ? Ending.CAPPED : Ending.FINISHED;
        return new Played(match, won, turns[match], ending, spent);
    }

    private Effort effort(int place) {
        return new Effort(efforts[place], efforts[place + 1], efforts[place + 2]);
    }

    private int place(int match, int entrant) {
        return (match * entrants + entrant) * NUMBERS;
    }
}

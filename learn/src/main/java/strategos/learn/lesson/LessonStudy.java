package strategos.learn.lesson;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import strategos.arena.WorkerThreads;
import strategos.game.Seed;

/** Plays the matches of one table size under one ruleset; the tables take turns. */
record LessonStudy(List<LessonTable> tables) {

    LessonStudy {
        tables = List.copyOf(tables);
    }

    /** Plays matches on threads, which do not change what is noted. */
    void play(int matches, int threads, Seed seed, Notes notes, SeatRows rows, Runnable listener) {
        var next = new AtomicInteger();
        int all = rounded(matches);
        WorkerThreads.run(
                threads,
                () -> {
                    for (int number = next.getAndIncrement();
                            number < all;
                            number = next.getAndIncrement()) {
                        var table = tables.get(number / 2 % tables.size());
                        new LessonMatch(table, number, seed.child(number)).play(notes, rows);
                        listener.run();
                    }
                });
    }

    /** At least as many matches: both kinds of players get both parities at every table. */
    int rounded(int matches) {
        return Math.ceilDiv(matches, 2 * tables.size()) * 2 * tables.size();
    }
}

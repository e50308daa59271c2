package strategos.learn.run;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import strategos.arena.habits.HabitStudy;
import strategos.arena.habits.Habits;
import strategos.arena.sample.SelfPlayer;
import strategos.conquest.Conquest;
import strategos.game.Seed;
import strategos.learn.page.Estimate;
import strategos.learn.progress.StepBar;
import strategos.learn.run.RunEvent.Habit;

/**
 * Counts the habits of the players at a table. Matches are played in blocks, which are independent:
 * their differences say how uncertain a mean is.
 *
 * @param matches the most matches
 */
record HabitCount(Conquest game, List<SelfPlayer> players, int matches) {

    private static final int BLOCKS = 10;

    /** Whether there are too few matches for every player to sit in every seat of every block. */
    boolean isEmpty() {
        return perBlock() == 0;
    }

    private int perBlock() {
        return matches / (BLOCKS * game.seats()) * game.seats();
    }

    List<Habit> count(int threads, Seed seed) {
        var study =
                new HabitStudy(
                        game,
                        players.stream().map(player -> player.kind(SelfPlayer.HASTY)).toList());
        List<List<Habits>> blocks = new ArrayList<>();
        try (var bar = StepBar.of("habits", BLOCKS)) {
            for (int block = 0; block < BLOCKS; block++) {
                blocks.add(study.count(perBlock(), threads, seed.child(block)));
                bar.stepBy(1);
            }
        }
        return IntStream.range(0, players.size()).mapToObj(i -> habit(blocks, i)).toList();
    }

    private Habit habit(List<List<Habits>> blocks, int index) {
        var own = blocks.stream().map(block -> block.get(index)).toList();
        return new Habit(
                players.get(index).name(),
                mean(own, habits -> habits.turns() > 0, Habits::income),
                mean(own, habits -> habits.continents() > 0, Habits::keptShare),
                mean(own, habits -> habits.stacks() > 0, Habits::inlandShare),
                mean(own, habits -> habits.deaths() > 0, Habits::cardsAtDeath));
    }

    /** The mean over the blocks in which there was anything to count. */
    private static Estimate mean(
            List<Habits> blocks, Predicate<Habits> counted, ToDoubleFunction<Habits> number) {
        double[] numbers = blocks.stream().filter(counted).mapToDouble(number).toArray();
        if (numbers.length < 2) return Estimate.exact(Double.NaN);
        double mean = 0;
        for (double each : numbers) mean += each / numbers.length;
        double squares = 0;
        for (double each : numbers) squares += (each - mean) * (each - mean);
        return Estimate.of(mean, Math.sqrt(squares / (numbers.length - 1) / numbers.length));
    }
}

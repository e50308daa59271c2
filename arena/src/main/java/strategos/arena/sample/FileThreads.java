package strategos.arena.sample;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import strategos.arena.WorkerThreads;

/** Plays files of positions on the threads of this machine. */
public record FileThreads(int threads) implements FileRunner {

    @Override
    public void run(
            PositionsWork work, List<Integer> numbers, BiConsumer<Integer, SampleFile> listener) {
        var next = new AtomicInteger();
        WorkerThreads.run(
                threads,
                () -> {
                    for (int i = next.getAndIncrement();
                            i < numbers.size();
                            i = next.getAndIncrement())
                        listener.accept(numbers.get(i), work.play(numbers.get(i)));
                });
    }
}

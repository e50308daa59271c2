package strategos.server.board;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Supplier;

/**
 * A few threads for what takes long to work out, such as the picture of a large board, so that
 * whoever asks for it waits and everybody else plays on.
 */
public final class Workshop {

    /**
     * One visitor has one thing made at a time, so that one who asks for much leaves a hand free.
     */
    private static final int FEWEST = 2;

    private final ExecutorService hands;

    public Workshop() {
        var factory = Thread.ofPlatform().daemon().name("workshop-", 1).factory();
        int half = Runtime.getRuntime().availableProcessors() / 2;
        hands = Executors.newFixedThreadPool(Math.max(FEWEST, half), factory);
    }

    /** Waits for its turn, and for the work to be done. */
    public <T> T make(Supplier<T> work) {
        try {
            return CompletableFuture.supplyAsync(work, hands).join();
        } catch (CompletionException broken) {
            if (broken.getCause() instanceof RuntimeException fault) throw fault;
            throw broken;
        }
    }
}

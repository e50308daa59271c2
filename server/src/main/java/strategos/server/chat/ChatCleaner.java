package strategos.server.chat;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import strategos.store.ChatMessages;

/** Deletes chat messages whose time is over, when the server starts and every hour. */
public final class ChatCleaner implements AutoCloseable {

    private static final Logger LOG = System.getLogger(ChatCleaner.class.getName());

    private final ChatMessages messages;
    private final ScheduledExecutorService timer =
            Executors.newSingleThreadScheduledExecutor(
                    Thread.ofPlatform().daemon().name("chat-cleaner").factory());

    public ChatCleaner(ChatMessages messages) {
        this.messages = messages;
        var _ = timer.scheduleWithFixedDelay(this::clean, 0, 1, TimeUnit.HOURS);
    }

    private void clean() {
        try {
            messages.expire().join();
        } catch (CompletionException unwritten) {
            LOG.log(
                    Level.WARNING,
                    "old chat messages cannot be deleted: {0}",
                    unwritten.getCause());
        }
    }

    @Override
    public void close() {
        timer.shutdownNow();
    }
}

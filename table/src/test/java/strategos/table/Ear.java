package strategos.table;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import strategos.wire.Frame;
import strategos.wire.FromClient;
import strategos.wire.ToClient;

/** A watcher that keeps what it hears. */
final class Ear implements Watcher {

    /** Only a table that hangs takes this long. */
    private static final long PATIENCE_SECONDS = 60;

    private final BlockingQueue<ToClient> heard = new LinkedBlockingQueue<>();
    private final CompletableFuture<Dismissal> dismissed = new CompletableFuture<>();

    @Override
    public String address() {
        return "here";
    }

    @Override
    public void tell(ToClient message) {
        heard.add(message);
    }

    @Override
    public void dismiss(Dismissal why) {
        dismissed.complete(why);
    }

    Dismissal dismissal() {
        return dismissed.orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join();
    }

    ToClient hear() throws InterruptedException {
        var next = heard.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
        if (next == null) throw new AssertionError("the table says nothing");
        return next;
    }

    /** The next message of this kind; those before it are passed over. */
    <T extends ToClient> T hear(Class<T> kind) throws InterruptedException {
        var next = hear();
        while (!kind.isInstance(next)) next = hear();
        return kind.cast(next);
    }

    /** The next message of this kind that is as expected; those before it are passed over. */
    <T extends ToClient> T hear(Class<T> kind, Predicate<T> expected) throws InterruptedException {
        T next = hear(kind);
        while (!expected.test(next)) next = hear(kind);
        return next;
    }

    /** All frames that the table has told so far. */
    List<Frame> frames(Table<?, ?, ?> table) throws InterruptedException {
        List<Frame> frames = new ArrayList<>();
        for (ToClient message : all(table))
            if (message instanceof ToClient.Steps(List<Frame> more)) frames.addAll(more);
        return frames;
    }

    /** All messages that the table has told so far. */
    List<ToClient> all(Table<?, ?, ?> table) throws InterruptedException {
        table.say(this, new FromClient.Ping("so-far"));
        List<ToClient> messages = new ArrayList<>();
        var next = hear();
        while (!(next instanceof ToClient.Ack(String id, _) && id.equals("so-far"))) {
            messages.add(next);
            next = hear();
        }
        return messages;
    }

    boolean isSilent() {
        return heard.isEmpty();
    }
}

package strategos.table;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** The message queue of a table. Once closed, it accepts no more messages. */
final class Mailbox {

    private final Queue<TableMessage> messages = new ArrayDeque<>();
    private final Lock lock = new ReentrantLock();
    private final Condition arrival = lock.newCondition();
    private boolean closed;

    /** Adds a message; returns false if the mailbox is closed. */
    boolean post(TableMessage message) {
        lock.lock();
        try {
            if (closed) return false;
            messages.add(message);
            arrival.signal();
            return true;
        } finally {
            lock.unlock();
        }
    }

    /** The next message; empty if none arrives in time. */
    Optional<TableMessage> next(Duration patience) throws InterruptedException {
        lock.lock();
        try {
            long left = patience.toNanos();
            while (messages.isEmpty() && left > 0) left = arrival.awaitNanos(left);
            return Optional.ofNullable(messages.poll());
        } finally {
            lock.unlock();
        }
    }

    /** Closes the mailbox for good; returns the unread messages. */
    List<TableMessage> close() {
        lock.lock();
        try {
            closed = true;
            var unread = List.copyOf(messages);
            messages.clear();
            return unread;
        } finally {
            lock.unlock();
        }
    }

    /** Closes the mailbox for good unless it holds a message. */
    void closeIfEmpty() {
        lock.lock();
        try {
            closed = closed || messages.isEmpty();
        } finally {
            lock.unlock();
        }
    }

    boolean isClosed() {
        lock.lock();
        try {
            return closed;
        } finally {
            lock.unlock();
        }
    }
}

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

    private final Queue<TableMessage> letters = new ArrayDeque<>();
    private final Lock lock = new ReentrantLock();
    private final Condition came = lock.newCondition();
    private boolean closed;

    /** Leaves a letter; the answer is no if the box is closed. */
    boolean post(TableMessage letter) {
        lock.lock();
        try {
            if (closed) return false;
            letters.add(letter);
            came.signal();
            return true;
        } finally {
            lock.unlock();
        }
    }

    /** The next letter, if one comes in time. */
    Optional<TableMessage> next(Duration patience) throws InterruptedException {
        lock.lock();
        try {
            long left = patience.toNanos();
            while (letters.isEmpty() && left > 0) left = came.awaitNanos(left);
            return Optional.ofNullable(letters.poll());
        } finally {
            lock.unlock();
        }
    }

    /** Closes the box for good; the letters in it are the answer. */
    List<TableMessage> close() {
        lock.lock();
        try {
            closed = true;
            var unread = List.copyOf(letters);
            letters.clear();
            return unread;
        } finally {
            lock.unlock();
        }
    }

    /** Closes the box for good unless a letter waits in it. */
    void closeIfEmpty() {
        lock.lock();
        try {
            closed = closed || letters.isEmpty();
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

package strategos.maps.picture;

import java.util.concurrent.CancellationException;

/**
 * How a drawing is given up: whoever no longer waits for it interrupts the thread that makes it.
 */
final class Cancelling {

    private Cancelling() {}

    /** To be called wherever a drawing may have been at work for long. */
    static void check() {
        if (Thread.currentThread().isInterrupted())
            throw new CancellationException("the drawing was given up");
    }
}

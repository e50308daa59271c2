package strategos.maps.picture;

import java.util.concurrent.CancellationException;

/** Cancels a drawing when its thread is interrupted. */
final class Cancelling {

    private Cancelling() {}

    /** To be called wherever a drawing may have been at work for long. */
    static void check() {
        if (Thread.currentThread().isInterrupted())
            throw new CancellationException("the drawing was cancelled");
    }
}

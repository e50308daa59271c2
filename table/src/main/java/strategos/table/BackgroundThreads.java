package strategos.table;

import java.util.concurrent.ThreadFactory;

/**
 * Makes daemon threads for expensive work, which leave the processors to everything else while that
 * has something to do. docs/decisions/0057-priorities.md
 *
 * <p>Priorities of Java threads have no effect on Linux, so the thread asks the system itself. On
 * other systems it is a thread like any other.
 */
public final class BackgroundThreads {

    /** Less than half of the share of a usual thread. */
    static final int NICE = 4;

    private BackgroundThreads() {}

    /**
     * @param name followed by a number that counts from 1
     */
    public static ThreadFactory named(String name) {
        var threads = Thread.ofPlatform().daemon().name(name + "-", 1).factory();
        return work ->
                threads.newThread(
                        () -> {
                            ThreadPriority.lowerOwn(NICE);
                            work.run();
                        });
    }
}

package strategos.table;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.Optional;
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

    private static final int THIS_THREAD = 0;

    private BackgroundThreads() {}

    /**
     * @param name followed by a number that counts from 1
     */
    public static ThreadFactory named(String name) {
        var threads = Thread.ofPlatform().daemon().name(name + "-", 1).factory();
        return work ->
                threads.newThread(
                        () -> {
                            stepBack();
                            work.run();
                        });
    }

    private static void stepBack() {
        if (SetPriority.FUNCTION.isEmpty()) return;
        try {
            var _ =
                    (int)
                            SetPriority.FUNCTION
                                    .get()
                                    .invokeExact(SetPriority.OF_PROCESS, THIS_THREAD, NICE);
        } catch (Throwable impossible) {
            throw new AssertionError(impossible);
        }
    }

    /**
     * The function of the C library. On Linux it is about a thread; elsewhere about the process.
     */
    private static final class SetPriority {

        static final int OF_PROCESS = 0;
        static final Optional<MethodHandle> FUNCTION = find();

        @SuppressWarnings("restricted") // The signature is that of the C library.
        private static Optional<MethodHandle> find() {
            boolean isLinux = "Linux".equals(System.getProperty("os.name"));
            if (!isLinux || !BackgroundThreads.class.getModule().isNativeAccessEnabled())
                return Optional.empty();
            var linker = Linker.nativeLinker();
            var signature =
                    FunctionDescriptor.of(
                            ValueLayout.JAVA_INT,
                            ValueLayout.JAVA_INT,
                            ValueLayout.JAVA_INT,
                            ValueLayout.JAVA_INT);
            return linker.defaultLookup()
                    .find("setpriority")
                    .map(function -> linker.downcallHandle(function, signature));
        }
    }
}

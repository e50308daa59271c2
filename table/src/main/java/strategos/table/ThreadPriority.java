package strategos.table;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.Optional;

/**
 * The share of the processors that the system gives to a thread, which on Linux is a number of each
 * thread. Elsewhere it belongs to the process, so nothing is changed there.
 */
final class ThreadPriority {

    private static final int THIS_THREAD = 0;
    private static final int OF_PROCESS = 0;
    private static final Optional<MethodHandle> SET_PRIORITY = find();

    private ThreadPriority() {}

    static void lowerOwn(int nice) {
        lower(THIS_THREAD, nice);
    }

    /**
     * Has no effect on a thread that has ended.
     *
     * @param thread the number by which the system knows the thread
     */
    static void lower(int thread, int nice) {
        if (SET_PRIORITY.isEmpty()) return;
        try {
            var _ = (int) SET_PRIORITY.get().invokeExact(OF_PROCESS, thread, nice);
        } catch (Throwable impossible) {
            throw new AssertionError(impossible);
        }
    }

    @SuppressWarnings("restricted") // The signature is that of the C library.
    private static Optional<MethodHandle> find() {
        boolean isLinux = "Linux".equals(System.getProperty("os.name"));
        if (!isLinux || !ThreadPriority.class.getModule().isNativeAccessEnabled())
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

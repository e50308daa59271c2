package strategos.table;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** What Linux says about a thread of this process. */
final class LinuxThread {

    /** In the line about a thread, after its name in parentheses. */
    private static final int NICE_FIELD = 16;

    private LinuxThread() {}

    static int niceOfCaller() throws IOException {
        return nice(Path.of("/proc/thread-self"));
    }

    static int nice(int thread) throws IOException {
        return nice(Path.of("/proc/self/task", Integer.toString(thread)));
    }

    private static int nice(Path thread) throws IOException {
        String line = Files.readString(thread.resolve("stat"));
        String[] fields = line.substring(line.lastIndexOf(')') + 2).split(" ", -1);
        return Integer.parseInt(fields[NICE_FIELD]);
    }
}

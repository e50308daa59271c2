package strategos.table;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The threads on which Java optimises the program while it runs. Code that is used for the first
 * time keeps them busy for seconds, so they step back behind everything else. Those of the first,
 * quick compiler stay as they are: without it, such code would run many times slower for as long.
 * docs/decisions/0057-priorities.md
 */
public final class CompilerThreads {

    private static final Path TASKS = Path.of("/proc/self/task");

    /** Linux keeps the first 15 characters of a name. */
    private static final String OPTIMISER = "C2 CompilerThre";

    private CompilerThreads() {}

    /**
     * Lowers the priority of the threads that there are; Java may start others later. Has no effect
     * on systems other than Linux.
     */
    public static void stepBack() {
        stepBack(OPTIMISER);
    }

    static void stepBack(String name) {
        for (int thread : named(name)) ThreadPriority.lower(thread, BackgroundThreads.NICE);
    }

    /** The numbers by which Linux knows the threads of a name; none on other systems. */
    static List<Integer> named(String name) {
        List<Integer> found = new ArrayList<>();
        if (!Files.isDirectory(TASKS)) return found;
        try (DirectoryStream<Path> tasks = Files.newDirectoryStream(TASKS)) {
            for (Path task : tasks)
                if (name(task).equals(name))
                    found.add(Integer.parseInt(task.getFileName().toString()));
        } catch (IOException _) {
            // The threads are as they were.
        }
        return found;
    }

    private static String name(Path task) {
        try {
            return Files.readString(task.resolve("comm")).strip();
        } catch (IOException _) {
            return ""; // It has ended.
        }
    }
}

package strategos.server;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What strace saw a server do: writes to the journal, syncs of it, and messages to a browser. */
final class Trace {

    private static final Pattern CALL = Pattern.compile("(\\d+) +(\\w+)\\((.*)");
    private static final Pattern RESUMED =
            Pattern.compile("(\\d+) +<\\.\\.\\. (\\w+) resumed>(.*)");
    private static final String JOURNAL = "strategos.db-wal>";

    /** One thing that happened, in the order in which it did. */
    sealed interface Act {

        /** The journal has been written to; it may be in memory only. */
        record Written() implements Act {}

        /** A sync of the journal to the disk has begun. */
        record SyncBegun() implements Act {}

        /** A sync of the journal to the disk has ended well. */
        record Synced() implements Act {}

        /** A message that tells of steps is about to leave for a browser. */
        record Told(String text) implements Act {}
    }

    private Trace() {}

    /** The strace command that makes such a file. */
    static String[] command(Path file) {
        return new String[] {
            "strace",
            "-f",
            "--seccomp-bpf",
            "-y",
            "-s",
            "400",
            "-o",
            file.toString(),
            "-e",
            "trace=pwrite64,write,writev,sendto,sendmsg,fsync,fdatasync"
        };
    }

    static List<Act> read(Path file) throws IOException {
        List<Act> acts = new ArrayList<>();
        Map<String, String> underWay = new HashMap<>();
        for (String line : Files.readString(file, StandardCharsets.ISO_8859_1).lines().toList()) {
            Matcher call = CALL.matcher(line);
            Matcher resumed = RESUMED.matcher(line);
            if (call.matches()) {
                begin(call.group(2), call.group(3), acts);
                underWay.put(call.group(1), call.group(3));
                if (!line.endsWith("<unfinished ...>")) end(call.group(2), call.group(3), acts);
            } else if (resumed.matches()) {
                String arguments = underWay.getOrDefault(resumed.group(1), "");
                end(resumed.group(2), arguments + resumed.group(3), acts);
            }
        }
        return acts;
    }

    private static void begin(String name, String arguments, List<Act> acts) {
        if (name.endsWith("sync") && arguments.contains(JOURNAL)) acts.add(new Act.SyncBegun());
        if (arguments.contains("\\\"t\\\":\\\"steps\\\"")
                || arguments.contains("\\\"t\\\":\\\"snapshot\\\""))
            acts.add(new Act.Told(arguments));
    }

    private static void end(String name, String arguments, List<Act> acts) {
        if (!arguments.contains(JOURNAL)) return;
        if (name.endsWith("sync")) {
            if (arguments.endsWith("= 0")) acts.add(new Act.Synced());
        } else {
            acts.add(new Act.Written());
        }
    }
}

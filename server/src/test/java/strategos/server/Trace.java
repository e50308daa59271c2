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
import java.util.stream.Stream;

/**
 * What strace saw a server and its database do: writes to the journal, syncs of it, commits, and
 * messages to a browser.
 */
final class Trace {

    private static final Pattern CALL = Pattern.compile("(\\d+) +(\\w+)\\((.*)");
    private static final Pattern RESUMED =
            Pattern.compile("(\\d+) +<\\.\\.\\. (\\w+) resumed>(.*)");

    /** Of SQLite or PostgreSQL. */
    private static final Pattern JOURNAL =
            Pattern.compile("\\d+<[^>]*(?:/strategos\\.db-wal|/pg_wal/\\w+)>");

    /** One thing that happened, in the order in which it did. */
    sealed interface Act {

        /** The journal has been written to; it may be in memory only. */
        record Written() implements Act {}

        /** A sync of the journal to the disk has begun. */
        record SyncBegun() implements Act {}

        /** A sync of the journal to the disk has ended well. */
        record Synced() implements Act {}

        /**
         * A process has received something. A commit does not say so by its text: it is often a
         * prepared statement.
         */
        record Heard(String process) implements Act {}

        /** A process of PostgreSQL is about to say that it has committed. */
        record CommitTold(String process) implements Act {}

        /** A message that tells of steps is about to leave for a browser. */
        record Told(String text) implements Act {}
    }

    private Trace() {}

    /** The strace command that makes such a file. */
    static List<String> command(Path file) {
        return command(file, List.of("--seccomp-bpf"));
    }

    /**
     * The same for another process and all that it will start, besides the command. It goes on with
     * the other process when the command has ended, so it has to listen to signals.
     */
    static List<String> command(Path file, long other) {
        return command(file, List.of("-I", "2", "-p", Long.toString(other)));
    }

    private static List<String> command(Path file, List<String> more) {
        var usual =
                List.of(
                        "strace",
                        "-f",
                        "-y",
                        "-s",
                        "400",
                        "-o",
                        file.toString(),
                        "-e",
                        "trace=pwrite64,write,writev,sendto,sendmsg,recvfrom,fsync,fdatasync");
        return Stream.concat(usual.stream(), more.stream()).toList();
    }

    static List<Act> read(Path file) throws IOException {
        List<Act> acts = new ArrayList<>();
        Map<String, String> underWay = new HashMap<>();
        for (String line : Files.readString(file, StandardCharsets.ISO_8859_1).lines().toList()) {
            Matcher call = CALL.matcher(line);
            Matcher resumed = RESUMED.matcher(line);
            if (call.matches()) {
                String process = call.group(1);
                begin(process, call.group(2), call.group(3), acts);
                underWay.put(process, call.group(3));
                if (!line.endsWith("<unfinished ...>"))
                    end(process, call.group(2), call.group(3), acts);
            } else if (resumed.matches()) {
                String arguments = underWay.getOrDefault(resumed.group(1), "");
                end(resumed.group(1), resumed.group(2), arguments + resumed.group(3), acts);
            }
        }
        return acts;
    }

    private static void begin(String process, String name, String arguments, List<Act> acts) {
        if (name.endsWith("sync") && isJournal(arguments)) acts.add(new Act.SyncBegun());
        if (name.equals("sendto") && arguments.contains("COMMIT\\0"))
            acts.add(new Act.CommitTold(process));
        if (arguments.contains("\\\"t\\\":\\\"steps\\\"")
                || arguments.contains("\\\"t\\\":\\\"snapshot\\\""))
            acts.add(new Act.Told(arguments));
    }

    private static void end(String process, String name, String arguments, List<Act> acts) {
        if (name.equals("recvfrom") && !arguments.contains("EAGAIN"))
            acts.add(new Act.Heard(process));
        if (!isJournal(arguments)) return;
        if (name.endsWith("sync")) {
            if (arguments.endsWith("= 0")) acts.add(new Act.Synced());
        } else {
            acts.add(new Act.Written());
        }
    }

    private static boolean isJournal(String arguments) {
        return JOURNAL.matcher(arguments).lookingAt();
    }
}

package strategos.arena.tournament;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import strategos.arena.driver.DriverMessage;

/** A driver without a cluster, which plays the first chunks here and then ends as it is told. */
final class LocalDriver {

    private LocalDriver() {}

    /** The number of chunks to play, and the last line to write; none to be silent. */
    public static void main(String[] args) throws Exception {
        var lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.US_ASCII));
        var work = TournamentWork.read(DriverMessage.workText(lines.readLine()));
        System.out.println(DriverMessage.cores(2));
        int left = Integer.parseInt(args[0]);
        for (String line; left > 0 && (line = lines.readLine()) != null; left--)
            System.out.println(work.answer(line));
        if (args.length > 1) System.out.println(args[1]);
    }
}

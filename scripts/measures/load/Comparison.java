package load;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.LongStream;

/** Compares what clients were told with what the stopped server left in its database. */
final class Comparison {

    private final Path database;

    Comparison(Path folder) {
        database = folder.resolve("data").resolve("strategos.db");
    }

    boolean check(List<Client> clients) throws Exception {
        List<String> faults = new ArrayList<>();
        long stored = 0;
        long confirmed = 0;
        try (var connection = DriverManager.getConnection("jdbc:sqlite:" + database)) {
            for (Client client : clients) {
                faults.addAll(client.faults());
                Map<Long, String> lines = lines(connection, client.match());
                stored += lines.size();
                confirmed += client.confirmed().size();
                compareSteps(client, lines, faults);
                compareMoves(client, messages(connection, client.match()), faults);
            }
        }
        LoadRun.say("clients against the database: %,d confirmed moves, %,d steps in %d matches, %d faults",
                confirmed, stored / 2, clients.size() / 2, faults.size());
        LoadRun.say("database: %.1f MB, %.0f bytes per step", Files.size(database) / 1e6, 2.0 * Files.size(database) / stored);
        faults.stream().limit(20).forEach(System.out::println);
        return faults.isEmpty();
    }

    /** The numbers of a client have no gaps; without fog they are those of the database. */
    private static void compareSteps(Client client, Map<Long, String> lines, List<String> faults) {
        List<Long> steps = client.steps();
        if (!steps.equals(LongStream.rangeClosed(1, steps.size()).boxed().toList()))
            faults.add(client.match() + ": steps missing or doubled: " + steps);
        if (client.seesEverything() ? steps.size() != lines.size() : steps.size() > lines.size())
            faults.add("%s: %d steps told, %d stored".formatted(client.match(), steps.size(), lines.size()));
    }

    private static void compareMoves(Client client, Map<String, List<String>> messages, List<String> faults) {
        client.confirmed().forEach((id, move) -> {
            List<String> found = messages.getOrDefault(id, List.of());
            if (found.stream().noneMatch(line -> line.contains(move)))
                faults.add("%s: %s '%s' confirmed, but stored: %s".formatted(client.match(), id, move, found));
        });
    }

    private static Map<Long, String> lines(Connection connection, String match) throws Exception {
        Map<Long, String> lines = new TreeMap<>();
        try (var query = connection.prepareStatement("SELECT seq, line FROM steps WHERE match_id = ? ORDER BY seq")) {
            query.setString(1, match);
            for (var rows = query.executeQuery(); rows.next(); ) lines.put(rows.getLong(1), rows.getString(2));
        }
        return lines;
    }

    /** Both seats count their messages from 1, so an id has up to two lines. */
    private static Map<String, List<String>> messages(Connection connection, String match) throws Exception {
        Map<String, List<String>> lines = new TreeMap<>();
        try (var query = connection.prepareStatement(
                "SELECT client_id, line FROM steps WHERE match_id = ? AND client_id IS NOT NULL")) {
            query.setString(1, match);
            for (var rows = query.executeQuery(); rows.next(); )
                lines.computeIfAbsent(rows.getString(1), _ -> new ArrayList<>()).add(rows.getString(2));
        }
        return lines;
    }
}

package strategos.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** Tells a database of ours from that of another program or of a newer version. */
record SchemaCheck(String database) {

    private static final String VERSIONS = "schema_version";
    private static final List<String> OWN = List.of("guests", "matches", "seats", "steps");

    /**
     * The version of a database; nothing if it is empty.
     *
     * @param tables the query for the names of its tables
     * @throws StoreException if it belongs to another program, or to a newer version
     */
    OptionalInt version(Connection connection, String tables) throws SQLException {
        List<String> names = list(connection, tables);
        if (names.isEmpty()) return OptionalInt.empty();
        if (!names.contains(VERSIONS)) throw foreign();
        int version = version(connection);
        if (version > 0 && !names.containsAll(OWN)) throw foreign();
        if (version > Migrations.NEWEST)
            throw new StoreException(
                    "%s was written by a newer Strategos (version %d; this one supports up to %d)"
                            .formatted(database, version, Migrations.NEWEST));
        return OptionalInt.of(version);
    }

    int version(Connection connection) throws SQLException {
        try {
            var newest = "SELECT COALESCE(MAX(version), 0) FROM " + VERSIONS;
            return Integer.parseInt(list(connection, newest).getFirst());
        } catch (NumberFormatException _) {
            throw foreign();
        }
    }

    private StoreException foreign() {
        return new StoreException(database + " is a database of another program");
    }

    StoreException unusable(SQLException why) {
        return new StoreException(database + " cannot be used: " + DatabaseFault.of(why), why);
    }

    static List<String> list(Connection connection, String query) throws SQLException {
        try (var statement = connection.createStatement();
                var rows = statement.executeQuery(query)) {
            List<String> first = new ArrayList<>();
            while (rows.next()) first.add(rows.getString(1));
            return first;
        }
    }
}

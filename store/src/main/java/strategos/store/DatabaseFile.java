package strategos.store;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/**
 * The database file, checked before it is opened: a file that is damaged, or of another program, is
 * refused and left unchanged.
 */
record DatabaseFile(Path path) {

    private static final String VERSIONS = "schema_version";
    private static final List<String> OWN = List.of("guests", "matches", "seats", "steps");

    String url() {
        return "jdbc:sqlite:" + path;
    }

    /**
     * @throws StoreException if the file is there and cannot be used
     */
    void check() {
        if (!Files.exists(path)) return;
        try (var connection = DriverManager.getConnection(url())) {
            List<String> tables = list(connection, "SELECT name FROM sqlite_master");
            if (tables.isEmpty()) return;
            if (!tables.contains(VERSIONS)) throw foreign();
            int version = version(connection);
            if (version > 0 && !tables.containsAll(OWN)) throw foreign();
            if (version > Migrations.NEWEST)
                throw new StoreException(
                        ("%s was written by a newer Strategos (version %d; this one supports up"
                                        + " to %d)")
                                .formatted(path, version, Migrations.NEWEST));
            if (!list(connection, "PRAGMA quick_check(1)").equals(List.of("ok")))
                throw new StoreException(path + " cannot be used: it is damaged");
        } catch (SQLException unusable) {
            throw unusable(unusable);
        }
    }

    /**
     * Checks every page, index and reference, which takes longer than {@link #check}.
     *
     * @throws StoreException if anything is wrong
     */
    void checkThoroughly() {
        check();
        try (var connection = DriverManager.getConnection(url())) {
            if (!list(connection, "PRAGMA integrity_check(1)").equals(List.of("ok"))
                    || !list(connection, "PRAGMA foreign_key_check").isEmpty())
                throw new StoreException(path + " cannot be used: it is damaged");
        } catch (SQLException unusable) {
            throw unusable(unusable);
        }
    }

    /** Copies the database as it is at one moment, even while a server writes to it. */
    void copyTo(Path copy) {
        try (var connection = DriverManager.getConnection(url());
                var statement = connection.prepareStatement("VACUUM INTO ?")) {
            statement.setString(1, copy.toString());
            statement.execute();
        } catch (SQLException unusable) {
            throw new StoreException(
                    path + " cannot be copied: " + DatabaseFault.of(unusable), unusable);
        }
    }

    /**
     * @throws StoreException if a server of another version is using the file
     */
    void requireNewest() {
        try (var connection = DriverManager.getConnection(url())) {
            if (version(connection) != Migrations.NEWEST)
                throw new StoreException(
                        path + " is in use by a Strategos server of an older version");
        } catch (SQLException unusable) {
            throw unusable(unusable);
        }
    }

    private StoreException unusable(SQLException why) {
        return new StoreException(path + " cannot be used: " + DatabaseFault.of(why), why);
    }

    private StoreException foreign() {
        return new StoreException(path + " is a database of another program");
    }

    private int version(Connection connection) throws SQLException {
        try {
            var newest = "SELECT COALESCE(MAX(version), 0) FROM " + VERSIONS;
            return Integer.parseInt(list(connection, newest).getFirst());
        } catch (NumberFormatException _) {
            throw foreign();
        }
    }

    private static List<String> list(Connection connection, String query) throws SQLException {
        try (var statement = connection.createStatement();
                var rows = statement.executeQuery(query)) {
            List<String> first = new ArrayList<>();
            while (rows.next()) first.add(rows.getString(1));
            return first;
        }
    }
}

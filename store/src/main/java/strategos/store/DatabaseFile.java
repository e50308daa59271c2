package strategos.store;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;

/**
 * The database file, checked before it is opened: a file that is damaged, or of another program, is
 * refused and left unchanged.
 */
record DatabaseFile(Path path) {

    String url() {
        return "jdbc:sqlite:" + path;
    }

    /**
     * @throws StoreException if the file is there and cannot be used
     */
    void check() {
        if (!Files.exists(path)) return;
        try (var connection = DriverManager.getConnection(url())) {
            if (schema().version(connection, "SELECT name FROM sqlite_master").isEmpty()) return;
            if (!SchemaCheck.list(connection, "PRAGMA quick_check(1)").equals(List.of("ok")))
                throw new StoreException(path + " cannot be used: it is damaged");
        } catch (SQLException unusable) {
            throw schema().unusable(unusable);
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
            if (!SchemaCheck.list(connection, "PRAGMA integrity_check(1)").equals(List.of("ok"))
                    || !SchemaCheck.list(connection, "PRAGMA foreign_key_check").isEmpty())
                throw new StoreException(path + " cannot be used: it is damaged");
        } catch (SQLException unusable) {
            throw schema().unusable(unusable);
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
            if (schema().version(connection) != Migrations.NEWEST)
                throw new StoreException(
                        path + " is in use by a Strategos server of an older version");
        } catch (SQLException unusable) {
            throw schema().unusable(unusable);
        }
    }

    private SchemaCheck schema() {
        return new SchemaCheck(path.toString());
    }
}

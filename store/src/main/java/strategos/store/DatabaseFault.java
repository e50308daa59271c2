package strategos.store;

import java.sql.SQLException;
import java.util.stream.Stream;

/** The reason of a database failure, for the operator. */
final class DatabaseFault {

    // Result codes of SQLite: https://www.sqlite.org/rescode.html
    private static final int READ_ONLY = 8;
    private static final int IO_ERROR = 10;
    private static final int CORRUPT = 11;
    private static final int FULL = 13;
    private static final int CANNOT_OPEN = 14;
    private static final int NOT_A_DATABASE = 26;

    /** Begins the SQL states of connections that are refused or break. */
    private static final String CONNECTION = "08";

    private DatabaseFault() {}

    static String of(Throwable fault) {
        return Stream.iterate(fault, cause -> cause != null, Throwable::getCause)
                .filter(SQLException.class::isInstance)
                .map(SQLException.class::cast)
                .findFirst()
                .map(DatabaseFault::inWords)
                .orElseGet(fault::toString);
    }

    private static String inWords(SQLException fault) {
        return switch (fault.getErrorCode()) {
            case READ_ONLY -> "it cannot be written";
            case IO_ERROR -> "the disk cannot be read or written";
            case CORRUPT -> "it is damaged";
            case FULL -> "the disk is full";
            case CANNOT_OPEN -> "it cannot be opened";
            case NOT_A_DATABASE -> "it is not a SQLite database";
            default -> byState(fault);
        };
    }

    /**
     * SQLite has no such states; see https://www.postgresql.org/docs/current/errcodes-appendix.html
     */
    private static String byState(SQLException fault) {
        String state = String.valueOf(fault.getSQLState());
        return switch (state) {
            case "28000", "28P01" -> "it refuses this user or password";
            case "3D000" -> "there is no such database";
            case "25006" -> "it cannot be written";
            case "42501" -> "its user has too few rights";
            case "53100" -> "the disk is full";
            case "53300" -> "it has too many connections";
            case "57P01", "57P02", "57P03" -> "it is starting or stopping";
            default ->
                    state.startsWith(CONNECTION)
                            ? "it cannot be reached"
                            : String.valueOf(fault.getMessage());
        };
    }
}

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
            default -> String.valueOf(fault.getMessage());
        };
    }
}

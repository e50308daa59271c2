package strategos.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Numbers that a row may lack. */
final class Columns {

    private Columns() {}

    static @Nullable Integer nullable(OptionalInt number) {
        return number.isPresent() ? number.getAsInt() : null;
    }

    static OptionalInt optional(ResultSet row, String column) throws SQLException {
        int number = row.getInt(column);
        return row.wasNull() ? OptionalInt.empty() : OptionalInt.of(number);
    }
}

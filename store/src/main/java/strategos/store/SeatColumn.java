package strategos.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Lists of seats as comma-separated columns. */
final class SeatColumn {

    private static final String COMMA = ",";

    private SeatColumn() {}

    static String text(List<Integer> seats) {
        return seats.stream().map(String::valueOf).collect(Collectors.joining(COMMA));
    }

    static List<Integer> seats(ResultSet row, String column) throws SQLException {
        String text = row.getString(column);
        return text.isEmpty()
                ? List.of()
                : Stream.of(text.split(COMMA, -1)).map(Integer::valueOf).toList();
    }
}

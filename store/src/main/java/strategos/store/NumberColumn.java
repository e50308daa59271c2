package strategos.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Lists of numbers, such as those of seats, as comma-separated columns. */
final class NumberColumn {

    private static final String COMMA = ",";

    private NumberColumn() {}

    static String text(List<Integer> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(COMMA));
    }

    static List<Integer> numbers(ResultSet row, String column) throws SQLException {
        String text = row.getString(column);
        return text.isEmpty()
                ? List.of()
                : Stream.of(text.split(COMMA, -1)).map(Integer::valueOf).toList();
    }
}

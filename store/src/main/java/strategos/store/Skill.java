package strategos.store;

import java.sql.ResultSet;
import java.sql.SQLException;

/** A stored rating: the mean and the standard deviation of a normal distribution. */
public record Skill(double mean, double deviation) {

    static Skill of(ResultSet row) throws SQLException {
        return new Skill(row.getDouble("mean"), row.getDouble("deviation"));
    }
}

package strategos.server.metrics;

import java.math.BigDecimal;

/** Writes the lines of a metric. */
@FunctionalInterface
interface MetricLines {

    void writeTo(String name, StringBuilder out);

    static String number(double value) {
        return Double.isFinite(value)
                ? BigDecimal.valueOf(value).stripTrailingZeros().toPlainString()
                : "NaN";
    }
}

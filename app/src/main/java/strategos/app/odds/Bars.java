package strategos.app.odds;

import java.nio.charset.Charset;
import java.util.List;
import java.util.function.DoubleUnaryOperator;

/** Rows of a label, a probability and a bar, in 80 columns. */
final class Bars {

    /** One row; the note is between probability and bar. */
    record Row(String label, double chance, String note) {}

    private static final int LONGEST_BAR = 34;
    private static final String BLOCK = canPrint("█") ? "█" : "#";

    private Bars() {}

    static String heading(String chance, String note) {
        return line("", chance, note, "");
    }

    /** The longest bar is the greatest chance. */
    static String of(List<Row> rows) {
        double most = rows.stream().mapToDouble(Row::chance).max().orElse(1);
        return lines(rows, chance -> chance / most);
    }

    /** The longest bar is certainty. */
    static String ofAll(List<Row> rows) {
        return lines(rows, chance -> chance);
    }

    private static String lines(List<Row> rows, DoubleUnaryOperator length) {
        StringBuilder text = new StringBuilder();
        for (Row row : rows) {
            int blocks = (int) Math.round(LONGEST_BAR * length.applyAsDouble(row.chance));
            String chance = Percent.of(row.chance);
            text.append(line(row.label, chance, row.note, BLOCK.repeat(blocks)));
        }
        return text.toString();
    }

    private static String line(String label, String chance, String note, String bar) {
        String columns = "  %-18s %9s %11s   %s".formatted(label, chance, note, bar);
        return columns.stripTrailing() + "\n";
    }

    private static boolean canPrint(String text) {
        String encoding = System.getProperty("stdout.encoding", "US-ASCII");
        return Charset.isSupported(encoding)
                && Charset.forName(encoding).newEncoder().canEncode(text);
    }
}

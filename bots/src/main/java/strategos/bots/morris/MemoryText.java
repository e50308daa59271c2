package strategos.bots.morris;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.Writer;
import java.util.regex.Pattern;
import strategos.game.NotationException;
import strategos.game.Quote;
import strategos.morris.Rules;
import strategos.morris.RulesText;

/**
 * The text format of a memory: a first line with the version, a few header lines, a blank line,
 * then one entry per line: key, times seen, wins, losses. The last line gives the number of
 * entries, so that a truncated file is detected.
 */
final class MemoryText {

    /** The format that is written; every format ever released can be read. */
    private static final int FORMAT = 1;

    private static final String FIRST_LINE = "strategos morris memory ";
    private static final String PUPIL = "pupil: ";
    private static final String MATCHES = "matches: ";
    private static final String RULES = "rules: ";
    private static final String END = "end ";
    private static final Pattern ENTRY =
            Pattern.compile("([0-9a-f]{1,16}) ([0-9]{1,9}) ([0-9]{1,9}) ([0-9]{1,9})");

    private MemoryText() {}

    static void write(Memory memory, Writer writer) throws IOException {
        var out = new PrintWriter(writer);
        out.println(FIRST_LINE + FORMAT);
        out.println(PUPIL + memory.pupil().title());
        out.println(MATCHES + memory.matches());
        RulesText.write(memory.rules()).lines().forEach(line -> out.println(RULES + line));
        out.println();
        int[] written = {0};
        memory.experience()
                .forEach(
                        (key, seen, wins, losses) -> {
                            if (seen == 0 || !memory.recall().isKept(key, seen)) return;
                            out.println(
                                    Long.toHexString(key) + " " + seen + " " + wins + " " + losses);
                            written[0]++;
                        });
        out.println(END + written[0]);
        if (out.checkError()) throw new IOException("it could not be written completely");
    }

    /** Reads the memory of a pupil by these rules; faults are told as {@code file:line: …}. */
    static Memory read(String file, Reader reader, Pupil pupil, Rules rules)
            throws IOException, NotationException {
        var lines = new Lines(file, new BufferedReader(reader));
        lines.expect(FIRST_LINE + FORMAT);
        lines.expect(PUPIL + pupil.title());
        int matches = lines.number(MATCHES);
        for (String line : RulesText.write(rules).lines().toList()) lines.expect(RULES + line);
        lines.expect("");
        var memory = new Memory(pupil, rules);
        int entries = 0;
        for (String line = lines.next(); !line.startsWith(END); line = lines.next(), entries++) {
            var entry = ENTRY.matcher(line);
            if (!entry.matches()) throw lines.fault("expected an entry, found " + Quote.of(line));
            memory.experience()
                    .add(
                            Long.parseUnsignedLong(entry.group(1), 16),
                            Integer.parseInt(entry.group(2)),
                            Integer.parseInt(entry.group(3)),
                            Integer.parseInt(entry.group(4)));
        }
        if (!lines.current.equals(END + entries))
            throw lines.fault(
                    "there are "
                            + entries
                            + " entries, but the file says "
                            + Quote.of(lines.current));
        memory.addMatches(matches);
        return memory;
    }

    /** A cursor over the lines of a file. */
    private static final class Lines {

        private final String file;
        private final BufferedReader reader;
        private String current = "";
        private int number;

        Lines(String file, BufferedReader reader) {
            this.file = file;
            this.reader = reader;
        }

        String next() throws IOException, NotationException {
            String line = reader.readLine();
            number++;
            if (line == null) throw fault("the file is truncated");
            current = line;
            return line;
        }

        void expect(String line) throws IOException, NotationException {
            if (!next().equals(line))
                throw fault("expected '" + line + "', found " + Quote.of(current));
        }

        int number(String name) throws IOException, NotationException {
            String line = next();
            if (!line.matches(name + "[0-9]{1,9}"))
                throw fault("expected '" + name + "' and a number, found " + Quote.of(line));
            return Integer.parseInt(line.substring(name.length()));
        }

        NotationException fault(String what) {
            return new NotationException(file + ":" + number + ": " + what);
        }
    }
}

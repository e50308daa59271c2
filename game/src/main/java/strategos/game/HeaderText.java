package strategos.game;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** The parsed header of a record file: every field with its line, for error messages. */
public final class HeaderText {

    static final String FIRST_LINE = "strategos match ";
    static final String GAME = "game";
    static final String SEAT = "seat ";
    static final String CONTINUED = "  ";

    private static final Pattern SEATS = Pattern.compile("seat [1-9][0-9]{0,2}");

    private final String file;
    private final Map<String, Field> fields = new LinkedHashMap<>();

    /** A value, and the line it begins on. */
    private record Field(int line, String value) {

        Field continued(int at, String below) {
            return value.isEmpty() ? new Field(at, below) : new Field(line, value + "\n" + below);
        }
    }

    private HeaderText(String file) {
        this.file = file;
    }

    /** Reads the lines of a header, without the blank line that ends it; every fault is named. */
    public static HeaderText read(String file, List<String> lines) throws NotationException {
        var faults = new Faults(file);
        checkFormat(lines, faults);
        if (!faults.isEmpty()) throw faults.exception();
        var header = new HeaderText(file);
        header.readFields(lines, faults);
        header.checkGame(faults);
        header.checkSeats(faults);
        if (!faults.isEmpty()) throw faults.exception();
        return header;
    }

    /** The setup of a game that is in no file, as the lines of a header would have it. */
    public static HeaderText of(Map<String, String> setup) throws NotationException {
        return read("header", new MatchHeader("any", setup, List.of()).lines());
    }

    private static void checkFormat(List<String> lines, Faults faults) {
        if (lines.isEmpty() || !lines.getFirst().startsWith(FIRST_LINE)) {
            faults.add(1, "a match record begins with '" + FIRST_LINE + MatchHeader.FORMAT + "'");
            return;
        }
        String format = lines.getFirst().substring(FIRST_LINE.length()).strip();
        if (!format.equals(Integer.toString(MatchHeader.FORMAT)))
            faults.add(1, "format " + Quote.of(format) + " is not one this version can read");
    }

    private void readFields(List<String> lines, Faults faults) {
        String key = "";
        for (int i = 1; i < lines.size(); i++) {
            int number = i + 1;
            String line = lines.get(i);
            if (line.isBlank()) continue;
            if (line.startsWith(CONTINUED) && fields.containsKey(key)) {
                fields.computeIfPresent(
                        key,
                        (_, field) -> field.continued(number, line.substring(CONTINUED.length())));
                continue;
            }
            int colon = line.indexOf(':');
            if (colon < 1) {
                faults.add(number, "expected 'name: value', found " + Quote.of(line));
                continue;
            }
            key = line.substring(0, colon);
            var field = new Field(number, line.substring(colon + 1).strip());
            if (fields.putIfAbsent(key, field) != null)
                faults.add(number, Quote.of(key) + " is already in the header");
        }
    }

    private void checkGame(Faults faults) {
        var game = fields.get(GAME);
        if (game == null) {
            faults.add(1, "the header has no line 'game: …'");
        } else if (game.value().contains("\n")) {
            faults.add(game.line() + 1, "expected 'name: value': a game has a name of one line");
        }
    }

    /** Seats are numbered from 1 without a gap, and each has a name of one line. */
    private void checkSeats(Faults faults) {
        int next = 1;
        for (var entry : fields.entrySet()) {
            if (!SEATS.matcher(entry.getKey()).matches()) continue;
            var field = entry.getValue();
            if (!entry.getKey().equals(SEAT + next)) {
                faults.add(
                        field.line(),
                        "expected '%s%d: …', found %s"
                                .formatted(SEAT, next, Quote.of(entry.getKey())));
                return;
            }
            if (field.value().isBlank()) faults.add(field.line(), entry.getKey() + " has no name");
            if (field.value().contains("\n"))
                faults.add(field.line() + 1, "expected 'name: value': a name has one line");
            next++;
        }
    }

    public String file() {
        return file;
    }

    public MatchHeader header() {
        Map<String, String> setup = new LinkedHashMap<>();
        List<String> players = new ArrayList<>();
        fields.forEach(
                (key, field) -> {
                    if (SEATS.matcher(key).matches()) players.add(field.value());
                    else if (!key.equals(GAME)) setup.put(key, field.value());
                });
        return new MatchHeader(game(), setup, players);
    }

    public String game() {
        return value(GAME).orElseThrow();
    }

    public Optional<String> value(String key) {
        return Optional.ofNullable(fields.get(key)).map(Field::value);
    }

    /** A value that the header must have, below as many blank lines as there are lines above it. */
    public String inPlace(String key) throws NotationException {
        var field = fields.get(key);
        if (field == null) throw fault("the header has no line '" + key + ": …'");
        return "\n".repeat(field.line() - 1) + field.value();
    }

    /** Refuses a header with other fields than the game, its seats and these. */
    public void checkNames(Collection<String> known) throws NotationException {
        var faults = new Faults(file);
        fields.forEach(
                (key, field) -> {
                    if (key.equals(GAME) || SEATS.matcher(key).matches() || known.contains(key))
                        return;
                    faults.add(
                            field.line(),
                            "a header has no field %s; %s"
                                    .formatted(Quote.of(key), Spelling.hint(key, known)));
                });
        if (!faults.isEmpty()) throw faults.exception();
    }

    /** What is wrong with a field, at its line. */
    public NotationException fault(String key, String what) {
        var field = fields.get(key);
        if (field == null) return fault(what);
        var faults = new Faults(file);
        faults.add(field.line(), what);
        return faults.exception();
    }

    /** What is wrong with the header as a whole, told at its first line. */
    public NotationException fault(String what) {
        var faults = new Faults(file);
        faults.add(1, what);
        return faults.exception();
    }
}

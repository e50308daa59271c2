package strategos.maps.file;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import strategos.conquest.board.Board;
import strategos.conquest.board.Remark;
import strategos.conquest.board.Remark.Kind;
import strategos.maps.file.Sections.Line;

/**
 * Reads the {@code .cards} of Domination: one card per line, and missions.
 *
 * <p>Here every board has cards of three types in rotation, so the file is checked but not used;
 * nothing in it can refuse a board.
 */
final class DominationCards {

    private static final String WILD = "wildcard";
    private static final List<String> TYPES = List.of("Infantry", "Cavalry", "Cannon");
    private static final Set<String> KNOWN =
            Set.of("infantry", "cavalry", "cannon", "artillery", WILD);

    private static final int TERRITORIES_PER_WILD = 21;

    private DominationCards() {}

    static List<Remark> remarks(String file, String text, @Nullable Board board) {
        var sections = Sections.of(text);
        List<Remark> remarks = new ArrayList<>();
        for (Line line : sections.in("cards")) {
            String fault = fault(line.text(), board);
            if (!fault.isEmpty())
                remarks.add(new Remark(Kind.ODDITY, 0, file + ":" + line.number() + ": " + fault));
        }
        if (!sections.in("cards").isEmpty())
            remarks.add(new Remark(Kind.LOSS, 0, "the types of the cards in " + file));
        int missions = sections.in("missions").size();
        if (missions > 0)
            remarks.add(new Remark(Kind.LOSS, 0, "%d missions in %s".formatted(missions, file)));
        return remarks;
    }

    private static String fault(String line, @Nullable Board board) {
        String[] words = line.split("\\s+", -1);
        if (!KNOWN.contains(words[0].toLowerCase(Locale.ROOT)))
            return "'" + words[0] + "' is not a type of card";
        if (words[0].equalsIgnoreCase(WILD)) return "";
        OptionalInt number = words.length < 2 ? OptionalInt.empty() : Numbers.read(words[1]);
        if (number.isEmpty()) return "expected 'type number', found '" + line + "'";
        boolean isThere =
                board == null || number.getAsInt() >= 1 && number.getAsInt() <= board.size();
        return isThere ? "" : "there is no territory " + number.getAsInt();
    }

    /** The cards that a board has here. */
    static String write(Board board) {
        List<String> lines = new ArrayList<>();
        lines.add("[cards]");
        for (int t = 0; t < board.size(); t++)
            lines.add(TYPES.get(t % TYPES.size()) + " " + (t + 1));
        int wilds = Math.ceilDiv(board.size(), TERRITORIES_PER_WILD);
        for (int wild = 0; wild < wilds; wild++) lines.add(WILD);
        return Written.lines(lines);
    }
}

package strategos.maps.file;

import strategos.conquest.board.BoardBuilder;
import strategos.conquest.board.Point;
import strategos.conquest.board.Remark.Kind;
import strategos.conquest.board.Site;

/** Helpers for reading the formats of other programs. */
final class Foreign {

    private final UniqueNames names = new UniqueNames();

    /**
     * The name that a territory has here. Other programs play files with two territories of one
     * name.
     */
    String name(BoardBuilder draft, int line, String foreign) {
        String readable = NameEscapes.ofTerritory(foreign);
        String name = names.give(readable, NameEscapes::ofTerritory);
        if (!foreign.equals(name)) {
            String why = readable.equals(name) ? "" : "there is another '" + readable + "': ";
            draft.remark(
                    Kind.ODDITY, line, why + "'%s' is called '%s' here".formatted(foreign, name));
        }
        return name;
    }

    /** Puts a territory where two words say. */
    static void place(BoardBuilder draft, int line, int territory, String[] words, int at) {
        int x = Numbers.read(words[at]).orElse(0);
        int y = Numbers.read(words[at + 1]).orElse(0);
        try {
            draft.site(territory, new Site(new Point(x, y)));
        } catch (IllegalArgumentException beyond) {
            draft.remark(Kind.ODDITY, line, beyond.getMessage() + ", and is left out");
        }
    }

    static void join(BoardBuilder draft, int line, int from, int to) {
        if (from == to)
            draft.remark(
                    Kind.ODDITY,
                    line,
                    "'%s' is named as its own neighbour".formatted(draft.nameOf(from)));
        else draft.border(from, to);
    }
}

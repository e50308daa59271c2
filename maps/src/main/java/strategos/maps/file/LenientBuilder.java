package strategos.maps.file;

import strategos.conquest.board.BoardBuilder;
import strategos.conquest.board.Point;
import strategos.conquest.board.Remark.Kind;
import strategos.conquest.board.Site;

/**
 * A builder of boards that puts right what only other programs accept in their files, such as two
 * territories of one name, and remarks on it.
 */
final class LenientBuilder {

    private final BoardBuilder draft;
    private final UniqueNames names = new UniqueNames();

    LenientBuilder(BoardBuilder draft) {
        this.draft = draft;
    }

    /** The name that a territory has here. */
    String name(int line, String foreign) {
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
    void place(int line, int territory, String[] words, int at) {
        int x = Numbers.read(words[at]).orElse(0);
        int y = Numbers.read(words[at + 1]).orElse(0);
        try {
            draft.site(territory, new Site(new Point(x, y)));
        } catch (IllegalArgumentException beyond) {
            draft.remark(Kind.ODDITY, line, beyond.getMessage() + ", and is left out");
        }
    }

    void join(int line, int from, int to) {
        if (from == to)
            draft.remark(
                    Kind.ODDITY,
                    line,
                    "'%s' is named as its own neighbour".formatted(draft.nameOf(from)));
        else draft.border(from, to);
    }
}

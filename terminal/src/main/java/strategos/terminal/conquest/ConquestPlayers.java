package strategos.terminal.conquest;

import java.util.List;
import java.util.Locale;
import strategos.conquest.view.View;
import strategos.terminal.console.Paint;

/** The names of players: each has a letter and a colour, and the neutral army a letter too. */
record ConquestPlayers(List<String> names, Paint paint) {

    private static final String NEUTRAL = "n";
    private static final String NOBODY = "-";
    private static final String UNKNOWN = "?";

    ConquestPlayers {
        names = List.copyOf(names);
    }

    /** The letter of an owner: A for the first seat. */
    String mark(int owner) {
        if (owner == View.UNKNOWN) return UNKNOWN;
        if (owner < 0) return NOBODY;
        return isNeutral(owner) ? NEUTRAL : String.valueOf((char) ('A' + owner));
    }

    private boolean isNeutral(int owner) {
        return owner >= names.size();
    }

    /** An owner's letter, and whatever belongs behind it, in the owner's colour. */
    String marked(int owner, String text) {
        return painted(owner, mark(owner) + text);
    }

    /** The name with its letter: two bots may have the same name. */
    String label(int owner) {
        return isNeutral(owner)
                ? paint.faint("the neutral army")
                : painted(owner, "%s (%s)".formatted(name(owner), mark(owner)));
    }

    String name(int seat) {
        String name = names.get(seat);
        return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }

    /** What a viewer calls an owner: themselves "you". */
    String called(int owner, int viewer) {
        return owner == viewer ? painted(owner, "you") : label(owner);
    }

    String painted(int owner, String text) {
        return owner < 0 || isNeutral(owner) ? paint.faint(text) : paint.player(owner, text);
    }
}

package strategos.terminal.morris;

import java.util.List;
import java.util.Locale;
import strategos.terminal.console.Paint;

/** The names of players: each with the digit of their men and their colour. */
record MorrisPlayers(List<String> names, Paint paint) {

    MorrisPlayers {
        names = List.copyOf(names);
    }

    String label(int player) {
        return paint.player(player, "%s (%d)".formatted(name(player), player + 1));
    }

    /** What a viewer calls a player, at the beginning of a sentence: themselves "You". */
    String called(int player, int viewer) {
        return player == viewer ? paint.player(player, "You") : label(player);
    }

    private String name(int player) {
        String name = names.get(player);
        return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }
}

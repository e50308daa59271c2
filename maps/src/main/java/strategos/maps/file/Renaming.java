package strategos.maps.file;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import strategos.conquest.board.Board;
import strategos.conquest.board.Continent;
import strategos.conquest.board.Territory;

/** The names of a board in the character set of another format. */
record Renaming(List<String> continents, List<String> territories, List<String> losses) {

    static Renaming of(Board board, UnaryOperator<String> spelling) {
        var continentsHere = board.continents().stream().map(Continent::name).toList();
        var territoriesHere = board.territories().stream().map(Territory::name).toList();
        var continents = NameEscapes.changed(continentsHere, spelling);
        var territories = NameEscapes.changed(territoriesHere, spelling);
        List<String> losses = new ArrayList<>();
        addChanges(losses, continentsHere, continents);
        addChanges(losses, territoriesHere, territories);
        return new Renaming(continents, territories, losses);
    }

    /** A name whose letters mean nothing where lines begin: no comment, no section. */
    static String plain(String name) {
        String plain = NameEscapes.without(NameEscapes.tidy(name), ";[");
        return plain.isEmpty() ? "Nameless" : plain;
    }

    private static void addChanges(List<String> losses, List<String> here, List<String> there) {
        for (int i = 0; i < here.size(); i++) {
            if (!here.get(i).equals(there.get(i)))
                losses.add("the name '%s', now '%s'".formatted(here.get(i), there.get(i)));
        }
    }
}

package strategos.app.cli;

import static strategos.app.cli.RulesSource.CONQUEST;
import static strategos.app.cli.RulesSource.MORRIS;

import java.util.List;
import java.util.stream.Stream;
import strategos.game.NotationException;

/** Rules of any family: those that ship, by name, and those in files. */
public final class AnyRules {

    private AnyRules() {}

    /** The rules that ship, by name. */
    public static List<String> names() {
        return Stream.concat(CONQUEST.names().stream(), MORRIS.names().stream()).toList();
    }

    /**
     * All that rules decide, one option a line; they ship by this name or are in such a file. A
     * file is refused with all its faults.
     */
    public static String inFull(String nameOrFile) throws NotationException {
        var conquest = CONQUEST.named(nameOrFile);
        if (conquest.isPresent()) return CONQUEST.writer().apply(conquest.get());
        var morris = MORRIS.named(nameOrFile);
        if (morris.isPresent()) return MORRIS.writer().apply(morris.get());
        return inFull(nameOrFile, text(nameOrFile));
    }

    private static String inFull(String file, String text) throws NotationException {
        return MORRIS.isBaseOf(text)
                ? MORRIS.writer().apply(MORRIS.reader().read(file, text))
                : CONQUEST.writer().apply(CONQUEST.reader().read(file, text));
    }

    private static String text(String file) {
        return new NamedFile("rules", file, names()).text();
    }
}

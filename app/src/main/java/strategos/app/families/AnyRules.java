package strategos.app.families;

import java.util.List;
import java.util.Optional;
import strategos.app.cli.DataFolder;
import strategos.app.cli.NamedFile;
import strategos.family.Family;
import strategos.game.NotationException;
import strategos.terminal.shell.TerminalFamily;

/** Rules of any family: built-in rules by name, and rules files. */
public final class AnyRules {

    private static final List<? extends Family<?, ?, ?, ?>> FAMILIES =
            Families.atTerminal(DataFolder.standard()).all().stream()
                    .map(TerminalFamily::family)
                    .toList();

    private AnyRules() {}

    /** The names of all rules that ship. */
    public static List<String> names() {
        return FAMILIES.stream().flatMap(family -> family.rules().names().stream()).toList();
    }

    /** The family that has a preset of this name. */
    public static Optional<Family<?, ?, ?, ?>> familyOf(String preset) {
        return FAMILIES.stream()
                .filter(family -> family.rules().named(preset).isPresent())
                .<Family<?, ?, ?, ?>>map(family -> family)
                .findFirst();
    }

    /** The family that the text of a file of rules belongs to: that of its base, or the first. */
    public static Family<?, ?, ?, ?> familyOfText(String text) {
        for (var family : FAMILIES) if (family.rules().isBaseOf(text)) return family;
        return FAMILIES.getFirst();
    }

    /** The text of a file of rules that an option names. */
    public static String text(String option, String file) {
        return new NamedFile(option, file, names()).text();
    }

    /**
     * Every option of built-in rules or of a rules file, one per line. A file is refused with all
     * its faults.
     */
    public static String inFull(String nameOrFile) throws NotationException {
        var known = familyOf(nameOrFile);
        if (known.isPresent()) return known.get().rules().inFull(nameOrFile);
        String text = text("rules", nameOrFile);
        return familyOfText(text).rules().inFull(nameOrFile, text);
    }
}

package strategos.wire.morris;

import java.util.List;
import strategos.morris.MorrisPresets;
import strategos.morris.Rules;
import strategos.wire.Catalogue.Preset;

/** The catalogue of the Morris family. */
public final class MorrisCatalogue {

    private static final int SEATS = 2;

    private MorrisCatalogue() {}

    public static List<Preset> presets() {
        return MorrisPresets.ALL.stream()
                .map(
                        rules ->
                                new Preset(
                                        rules.name(),
                                        title(rules),
                                        summary(rules.name()),
                                        SEATS,
                                        SEATS,
                                        List.of()))
                .toList();
    }

    /** What people call these rules. */
    public static String title(Rules rules) {
        return switch (rules.name()) {
            case "morris-fly" -> "Nine Men’s Morris, flying";
            case "morris" -> "Nine Men’s Morris";
            case "three-mens-morris" -> "Three Men’s Morris";
            case "six-mens-morris" -> "Six Men’s Morris";
            case "twelve-mens-morris" -> "Twelve Men’s Morris";
            default -> rules.name();
        };
    }

    private static String summary(String preset) {
        return switch (preset) {
            case "morris-fly" ->
                    "After a mill your next move may go anywhere, and no bead is safe.";
            case "morris" ->
                    "The standard game: mills are safe, and with three beads left you fly.";
            case "three-mens-morris" -> "Three beads on a small board: the first mill wins.";
            case "six-mens-morris" -> "Two squares and six beads each: short and sharp.";
            case "twelve-mens-morris" -> "With diagonals and twelve beads each: mills everywhere.";
            default -> "";
        };
    }
}

package strategos.browser;

import java.util.List;
import java.util.regex.Pattern;

/** A territory as the board tells of it to those who do not see it. */
record Land(int index, String name, String owner, int armies, List<Border> borders, boolean lit) {

    private static final Pattern LABEL =
            Pattern.compile(
                    "(.+?), (.+?)(?:, (\\d+) arm(?:y|ies)(?:, \\d+ of them being placed)?)?"
                            + "(?:, gives [^,]+)?, [^,]+?\\. Borders (.+)");
    private static final Pattern BORDER = Pattern.compile("([^,(]+) \\(([^()]+), (\\d+)\\)");

    /** A neighbour, and who holds it with how many. */
    record Border(String name, String owner, int armies) {
        boolean isHostile() {
            return !owner.equals("yours") && !owner.endsWith(" of your team");
        }

        boolean isOfRival() {
            return isHostile() && !owner.equals("neutral");
        }
    }

    static Land read(int index, String label, boolean lit) {
        var land = LABEL.matcher(label);
        if (!land.matches()) throw new AssertionError("a territory says: " + label);
        var borders =
                BORDER.matcher(land.group(4))
                        .results()
                        .map(
                                it ->
                                        new Border(
                                                it.group(1).strip(),
                                                it.group(2),
                                                Integer.parseInt(it.group(3))))
                        .toList();
        int armies = land.group(3) == null ? 0 : Integer.parseInt(land.group(3));
        return new Land(index, land.group(1), land.group(2), armies, borders, lit);
    }

    boolean isMine() {
        return owner.equals("yours");
    }

    boolean hasManyWords() {
        return name.contains(" ");
    }

    long hostileBorders() {
        return borders.stream().filter(Border::isHostile).count();
    }
}

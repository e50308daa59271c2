package strategos.maps.file;

import java.util.ArrayList;
import java.util.List;
import strategos.conquest.board.Board;

/** The features of a board that the formats of other programs cannot hold. */
final class ExportLosses {

    private ExportLosses() {}

    static List<String> of(Board board, Renaming names, Placing placing) {
        var features = board.features();
        List<String> losses = new ArrayList<>();
        int aliases = board.territories().stream().mapToInt(it -> it.aliases().size()).sum();
        count(losses, aliases, "alias", "aliases");
        int boosts = features.boosts().values().stream().mapToInt(List::size).sum();
        count(losses, boosts, "boost", "boosts");
        count(
                losses,
                features.pays().size(),
                "amount that a territory pays",
                "amounts that territories pay");
        count(losses, features.starts().size(), "starting position", "starting positions");
        int outlines =
                features.sites().values().stream().mapToInt(it -> it.outlines().size()).sum();
        count(losses, outlines, "outline", "outlines");
        if (!features.licence().isEmpty()) losses.add("the licence, " + features.licence());
        losses.addAll(names.losses());
        losses.addAll(placing.losses());
        return losses;
    }

    private static void count(List<String> losses, int count, String one, String many) {
        if (count > 0) losses.add(count + " " + (count == 1 ? one : many));
    }
}

package strategos.store;

/**
 * A board in the gallery, with what a list shows of it.
 *
 * @param board its id among the saved boards
 * @param owner the account that has shared it
 * @param leastValue what the poorest continent pays, in percent of the formula for bonuses; 0 for a
 *     board too large to be measured
 * @param mostValue the same for the richest continent
 */
public record GalleryEntry(
        String board,
        String owner,
        String title,
        String author,
        String licence,
        int territories,
        int continents,
        int borders,
        int leastValue,
        int mostValue) {}

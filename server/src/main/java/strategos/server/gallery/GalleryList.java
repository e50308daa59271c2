package strategos.server.gallery;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import strategos.conquest.board.BoardText;
import strategos.conquest.board.ConquestBoards;
import strategos.server.board.BoardId;
import strategos.server.board.BoardShelf;
import strategos.store.Balances;
import strategos.store.Gallery;
import strategos.store.GalleryEntry;
import strategos.store.MeasuredBalance;

/**
 * All boards of the gallery, those that were shared first. They are read from the database every
 * few seconds at most.
 */
public final class GalleryList {

    private static final long FRESH_NANOS = 10_000_000_000L;

    private final Gallery gallery;
    private final Balances balances;
    private final LongSupplier nanoTime;
    private @Nullable Listed listed;

    /** A board that ships; its entry names it instead of an id. */
    private record Shipped(String id, GalleryEntry entry) {

        /** Read when the gallery is first looked at. */
        static final List<Shipped> ALL =
                ConquestBoards.NAMES.stream()
                        .flatMap(name -> ConquestBoards.named(name).stream())
                        .map(
                                board ->
                                        new Shipped(
                                                BoardId.of(BoardText.write(board)),
                                                GalleryFigures.of(board, board.name(), "")))
                        .toList();
    }

    private record Listed(List<GalleryItem> items, long at) {}

    /**
     * A board with everything that the gallery says about it.
     *
     * @param ref the name by which matches and drawings ask for it
     */
    public record GalleryItem(
            String ref, GalleryEntry entry, int plays, Optional<MeasuredBalance> balance) {

        boolean isShipped() {
            return entry.owner().isEmpty();
        }
    }

    public GalleryList(Gallery gallery, Balances balances, LongSupplier nanoTime) {
        this.gallery = gallery;
        this.balances = balances;
        this.nanoTime = nanoTime;
    }

    /** All boards, as they were a moment ago. */
    synchronized List<GalleryItem> items() {
        long now = nanoTime.getAsLong();
        if (listed == null || now - listed.at() > FRESH_NANOS) listed = new Listed(read(), now);
        return listed.items();
    }

    /** Reads the boards again when they are next asked for. */
    public synchronized void forget() {
        listed = null;
    }

    private List<GalleryItem> read() {
        var plays = gallery.plays();
        var measured = balances.all();
        return Stream.concat(
                        gallery.all().stream().map(entry -> shared(entry, plays, measured)),
                        Shipped.ALL.stream()
                                .map(
                                        shipped ->
                                                item(
                                                        shipped.entry().board(),
                                                        shipped.id(),
                                                        shipped.entry(),
                                                        plays,
                                                        measured)))
                .toList();
    }

    private static GalleryItem shared(
            GalleryEntry entry, Map<String, Integer> plays, Map<String, MeasuredBalance> measured) {
        return item(BoardShelf.refOf(entry.board()), entry.board(), entry, plays, measured);
    }

    private static GalleryItem item(
            String ref,
            String id,
            GalleryEntry entry,
            Map<String, Integer> plays,
            Map<String, MeasuredBalance> measured) {
        return new GalleryItem(
                ref, entry, plays.getOrDefault(ref, 0), Optional.ofNullable(measured.get(id)));
    }
}

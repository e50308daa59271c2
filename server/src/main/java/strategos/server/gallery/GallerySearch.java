package strategos.server.gallery;

import static java.util.Comparator.comparing;
import static java.util.Comparator.comparingInt;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import strategos.arena.Interval;
import strategos.server.gallery.GalleryList.GalleryItem;
import strategos.server.guards.Refusal;
import strategos.server.language.Titles;
import strategos.store.Account;
import strategos.store.Account.Mark;
import strategos.store.GalleryEntry;
import strategos.store.MeasuredBalance;
import strategos.wire.FaultCode;
import strategos.wire.conquest.GalleryPage;
import strategos.wire.conquest.GalleryPage.BoardBalance;
import strategos.wire.conquest.GalleryPage.GalleryBoard;
import strategos.wire.conquest.GalleryPage.WinShare;

/** Finds boards in the gallery, a page at a time. */
public final class GallerySearch {

    private static final int ON_PAGE = 12;
    private static final int LARGEST_SMALL = 30;
    private static final int LARGEST_MEDIUM = 60;

    private static final Map<String, Comparator<Found>> ORDERS =
            Map.of(
                    "plays",
                    comparingInt((Found found) -> found.item().plays())
                            .reversed()
                            .thenComparing(Found::title),
                    "name",
                    comparing(found -> found.title().toLowerCase(Locale.ROOT)),
                    "size",
                    comparingInt(Found::territories).thenComparing(Found::title),
                    "new",
                    comparing(found -> found.item().isShipped()));

    private static final Map<String, Predicate<Found>> SIZES =
            Map.of(
                    "any",
                    _ -> true,
                    "small",
                    found -> found.territories() <= LARGEST_SMALL,
                    "medium",
                    found ->
                            found.territories() > LARGEST_SMALL
                                    && found.territories() <= LARGEST_MEDIUM,
                    "large",
                    found -> found.territories() > LARGEST_MEDIUM);

    private final GalleryList list;
    private final Runnable looked;

    /**
     * @param looked called whenever somebody looks for boards
     */
    public GallerySearch(GalleryList list, Runnable looked) {
        this.list = list;
        this.looked = looked;
    }

    /**
     * What somebody looks for.
     *
     * @param part of the title or the author's name
     * @param size small, medium, large or any
     * @param order plays, name, size or new
     */
    public record Search(String part, String size, String order, int page) {}

    /** A board under the title that the reader sees. */
    private record Found(GalleryItem item, String title) {

        int territories() {
            return item.entry().territories();
        }

        boolean matches(String part) {
            return title.toLowerCase(Locale.ROOT).contains(part)
                    || item.entry().title().toLowerCase(Locale.ROOT).contains(part)
                    || item.entry().author().toLowerCase(Locale.ROOT).contains(part);
        }
    }

    /** A page of what somebody looks for, who reads titles in a language. */
    public GalleryPage page(Search search, Optional<Account> viewer, Titles titles) {
        looked.run();
        var size = known(SIZES, "size", search.size());
        var order = known(ORDERS, "sort", search.order());
        String part = search.part().strip().toLowerCase(Locale.ROOT);
        var found =
                list.items().stream()
                        .map(item -> new Found(item, titles.of(item.entry().title())))
                        .filter(size.and(board -> board.matches(part)))
                        .sorted(order)
                        .toList();
        int pages = Math.max(1, (found.size() + ON_PAGE - 1) / ON_PAGE);
        int page = Math.clamp(search.page(), 0, pages - 1);
        int from = page * ON_PAGE;
        var shown =
                found.subList(from, Math.min(found.size(), from + ON_PAGE)).stream()
                        .map(board -> told(board.item(), viewer))
                        .toList();
        return new GalleryPage(shown, found.size(), page, pages);
    }

    private static <T> T known(Map<String, T> values, String name, String value) {
        T found = values.get(value);
        if (found == null)
            throw new Refusal(FaultCode.MALFORMED, "There is no '" + name + "' like that.");
        return found;
    }

    /** Whether an account may take a board out of the gallery: its own, or an operator any. */
    public static boolean mayWithdraw(Account account, GalleryEntry entry) {
        return account.id().equals(entry.owner()) || account.is(Mark.OPERATOR);
    }

    private static GalleryBoard told(GalleryItem item, Optional<Account> viewer) {
        var entry = item.entry();
        return new GalleryBoard(
                item.ref(),
                entry.title(),
                entry.author(),
                entry.licence(),
                entry.territories(),
                entry.continents(),
                entry.borders(),
                entry.leastValue(),
                entry.mostValue(),
                item.balance().map(GallerySearch::told).orElse(null),
                item.plays(),
                item.isShipped(),
                !item.isShipped()
                        && viewer.filter(account -> mayWithdraw(account, entry)).isPresent());
    }

    private static BoardBalance told(MeasuredBalance balance) {
        return new BoardBalance(
                balance.bot(),
                balance.rules(),
                balance.games(),
                balance.draws(),
                balance.fewTurns(),
                balance.manyTurns(),
                shares(balance.turnWins(), balance.games()),
                shares(balance.positionWins(), balance.games()));
    }

    private static List<WinShare> shares(List<Integer> wins, int games) {
        return wins.stream().map(won -> share(won, games)).toList();
    }

    private static WinShare share(int wins, int games) {
        var interval = Interval.wilson(wins, games);
        return new WinShare(
                percent((double) wins / games), percent(interval.low()), percent(interval.high()));
    }

    /** With one decimal. */
    private static double percent(double share) {
        return Math.rint(1_000 * share) / 10;
    }
}

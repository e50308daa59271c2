package strategos.server.accounts;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;
import strategos.ratings.PlackettLuce;
import strategos.ratings.Rating;
import strategos.server.families.Offers;
import strategos.server.families.Opened;
import strategos.server.matches.StoredTables;
import strategos.store.Accounts;
import strategos.store.Flags.Kind;
import strategos.store.Occupant.Person;
import strategos.store.RatedGame;
import strategos.store.Skill;
import strategos.store.Store;
import strategos.store.StoreException;
import strategos.store.StoredMatch;

/**
 * Notes the results of matches when they are over, and rates them, one after the other on a thread
 * of its own. A result that is missing because the server stopped is noted at the next start.
 * docs/decisions/0020-ratings.md
 */
public final class Scorekeeper implements AutoCloseable {

    private static final Logger LOG = System.getLogger(Scorekeeper.class.getName());
    private static final int MOST_AT_START = 100_000;

    private final Store store;
    private final Offers offers;
    private final ExecutorService thread =
            Executors.newSingleThreadExecutor(
                    Thread.ofPlatform().daemon().name("scorekeeper").factory());

    public Scorekeeper(Store store, Offers offers) {
        this.store = store;
        this.offers = offers;
    }

    /** Notes the results that are missing. */
    public void catchUp() {
        thread.execute(
                () -> {
                    try {
                        store.results().missing(MOST_AT_START).forEach(this::note);
                    } catch (StoreException unread) {
                        warn("results that are missing cannot be read: {0}", unread.getMessage());
                    }
                });
    }

    /** A server that stops interrupts its scorekeeper, which catches up at the next start. */
    private void warn(String text, @Nullable Object... about) {
        if (!thread.isShutdown()) LOG.log(Level.WARNING, text, about);
    }

    /** Notes the result of a match that has just ended. */
    public void ended(String match) {
        thread.execute(() -> note(match));
    }

    private void note(String id) {
        try {
            store.matches().find(id).ifPresent(this::note);
        } catch (IllegalStateException | StoreException | CompletionException unnoted) {
            warn("the result of match {0} is not noted: {1}", id, unnoted.getMessage());
        }
    }

    private void note(StoredMatch match) {
        var opened = offers.open(match);
        var game = new RatedGame(opened.names().rules(), match.seats().size());
        if (match.seats().stream().anyMatch(Person.class::isInstance))
            store.gallery().notePlay(match.id(), opened.names().board()).join();
        if (isRated(match, opened)) {
            store.ratings()
                    .rate(match.id(), game, match.accounts(), before -> rate(before, match))
                    .join();
            for (List<Integer> pair : truces(match, opened))
                store.flags().add(match.id(), Kind.TRUCE, pair).join();
        } else {
            store.results().note(match.id(), game).join();
        }
    }

    private List<List<Integer>> truces(StoredMatch match, Opened<?, ?, ?> opened) {
        var replay = opened.replay(store.steps().of(match.id()), StoredTables.info(opened));
        return Truces.in(match.seats().size(), replay.start(), replay.frames());
    }

    /**
     * Whether the accounts of people alone have played, by the rules of a preset on a board that
     * ships, and not for practice.
     */
    private static boolean isRated(StoredMatch match, Opened<?, ?, ?> opened) {
        return !match.isPractice()
                && match.seats().size() > 1
                && match.accounts().stream().distinct().count() == match.seats().size()
                && match.accounts().stream().noneMatch(Accounts::isBot)
                && opened.terms().options().isEmpty()
                && !opened.names().board().contains(":");
    }

    private static List<Skill> rate(List<Optional<Skill>> before, StoredMatch match) {
        var ratings =
                before.stream()
                        .map(
                                known ->
                                        known.map(Scorekeeper::rating)
                                                .map(Rating::later)
                                                .orElse(Rating.INITIAL))
                        .toList();
        return PlackettLuce.rate(ratings, match.standing().winners()).stream()
                .map(rating -> new Skill(rating.mean(), rating.deviation()))
                .toList();
    }

    static Rating rating(Skill skill) {
        return new Rating(skill.mean(), skill.deviation());
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }
}

package strategos.server.accounts;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import strategos.server.families.Offers;
import strategos.server.guards.Refusal;
import strategos.server.matches.Lobby;
import strategos.store.Account;
import strategos.store.RatedGame;
import strategos.store.Ratings;
import strategos.store.Store;
import strategos.store.StoredMatch;
import strategos.wire.Catalogue;
import strategos.wire.FaultCode;
import strategos.wire.Profile;
import strategos.wire.Profile.GameKind;
import strategos.wire.Profile.GameRating;
import strategos.wire.Profile.Leader;
import strategos.wire.Profile.Leaderboard;
import strategos.wire.Profile.PlayedMatch;
import strategos.wire.Profile.RatingPoint;
import strategos.wire.Profile.Tally;

/** What everybody can see of accounts: profiles, histories and leaderboards. */
public final class Profiles {

    private static final int MATCHES = 20;
    private static final int POINTS = 500;
    private static final int LEADERS = 100;

    private final Store store;
    private final Offers offers;
    private final Lobby lobby;

    public Profiles(Store store, Offers offers, Lobby lobby) {
        this.store = store;
        this.offers = offers;
        this.lobby = lobby;
    }

    public Account find(String name) {
        return store.accounts()
                .named(name)
                .orElseThrow(
                        () -> new Refusal(FaultCode.NOT_FOUND, "There is no player " + name + "."));
    }

    public Profile of(Account account) {
        var tallies =
                store.results().of(account.id()).stream()
                        .map(
                                tally ->
                                        new Tally(
                                                kind(tally.game()),
                                                tally.games(),
                                                tally.wins(),
                                                tally.draws()))
                        .toList();
        return new Profile(
                account.name(),
                store.bots().ownerOf(account.id()).orElse(null),
                account.madeAt().toEpochMilli(),
                tallies,
                ratings(account));
    }

    private List<GameRating> ratings(Account account) {
        var changes = new ArrayList<>(store.ratings().changes(account.id(), POINTS));
        Collections.reverse(changes);
        return store.ratings().of(account.id()).stream()
                .map(standing -> rating(standing, changes))
                .toList();
    }

    private GameRating rating(Ratings.Standing standing, List<Ratings.Change> changes) {
        var rating = Scorekeeper.rating(standing.skill());
        var points =
                changes.stream()
                        .filter(change -> change.game().equals(standing.game()))
                        .map(Profiles::point)
                        .toList();
        return new GameRating(
                kind(standing.game()),
                rating.shown(),
                rating.shownDeviation(),
                standing.games(),
                points);
    }

    private static RatingPoint point(Ratings.Change change) {
        var rating = Scorekeeper.rating(change.skill());
        return new RatingPoint(
                change.match(),
                rating.shown(),
                rating.shownDeviation(),
                change.at().toEpochMilli());
    }

    /** The finished matches of an account that ended before a moment, the last first. */
    public List<PlayedMatch> matches(Account account, Instant before) {
        List<PlayedMatch> played = new ArrayList<>();
        for (StoredMatch match : store.matches().finishedOf(account.id(), before, MATCHES))
            lobby.titleIfOpens(match)
                    .ifPresent(title -> played.add(played(match, title, account.id())));
        return played;
    }

    private static PlayedMatch played(StoredMatch match, String title, String account) {
        return new PlayedMatch(
                match.id(),
                title,
                match.seatOf(account).orElseThrow(),
                match.names(),
                match.standing().winners(),
                match.standing().turn(),
                match.changedAt().toEpochMilli());
    }

    /** The kinds of games that have a leaderboard. */
    public List<GameKind> games() {
        return store.ratings().games().stream().map(this::kind).toList();
    }

    public Leaderboard leaders(String preset, int size) {
        var game = new RatedGame(preset, size);
        var leaders = store.ratings().best(game, LEADERS).stream().map(Profiles::leader).toList();
        return new Leaderboard(kind(game), leaders);
    }

    private static Leader leader(Ratings.Standing standing) {
        var rating = Scorekeeper.rating(standing.skill());
        return new Leader(
                standing.name(), rating.shown(), rating.shownDeviation(), standing.games());
    }

    private GameKind kind(RatedGame game) {
        String title =
                offers.catalogue().families().stream()
                        .flatMap(family -> family.presets().stream())
                        .filter(preset -> preset.name().equals(game.preset()))
                        .map(Catalogue.Preset::title)
                        .findFirst()
                        .orElse(game.preset());
        return new GameKind(game.preset(), title, game.size());
    }
}

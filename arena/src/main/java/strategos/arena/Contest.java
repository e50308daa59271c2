package strategos.arena;

import java.util.List;
import java.util.stream.IntStream;
import strategos.bots.BotKind;
import strategos.game.Bot;
import strategos.game.Budget;
import strategos.game.Game;
import strategos.game.Seed;

/**
 * Many matches between the same bots: the game, who takes part, how often they meet, and where the
 * luck of it comes from.
 *
 * @param maxTurns a match that would begin one more is a draw
 * @param opening how matches begin
 * @param budget the limit on each decision
 * @param luck whether the matches of a rotation share their luck
 */
public record Contest<S, M, V>(
        Game<S, M, V> game,
        List<Entrant<M, V>> entrants,
        int matches,
        int maxTurns,
        Seed seed,
        ContestOpening<M, V> opening,
        Budget budget,
        Luck luck) {

    /** Where the dice and the deals of a match come from. */
    public enum Luck {
        /** Every match has its own. */
        OWN,
        /** All matches of a rotation, in which everybody sits in every seat once, have the same. */
        SHARED
    }

    public Contest {
        entrants = List.copyOf(entrants);
        if (entrants.size() != game.seats()) {
            throw new IllegalArgumentException(
                    entrants.size() + " bots cannot take " + game.seats() + " seats");
        }
        if (matches < 1)
            throw new IllegalArgumentException("a contest has at least one match, not " + matches);
        if (maxTurns < 1)
            throw new IllegalArgumentException("a match has at least one turn, not " + maxTurns);
    }

    /** A contest between bots of one family of games. */
    public static <G extends Game<S, M, V>, S, M, V> Contest<S, M, V> of(
            G game, List<BotKind<G, M, V>> kinds, int matches, int maxTurns, Seed seed) {
        var entrants = kinds.stream().map(kind -> entrant(kind, game)).toList();
        return new Contest<>(
                game,
                entrants,
                matches,
                maxTurns,
                seed,
                ContestOpening.none(),
                Budget.UNLIMITED,
                Luck.OWN);
    }

    private static <G, M, V> Entrant<M, V> entrant(BotKind<G, M, V> kind, G game) {
        return new Entrant<>(kind.name(), own -> kind.make(game, own));
    }

    /** The same contest with another beginning. */
    public Contest<S, M, V> after(ContestOpening<M, V> other) {
        return new Contest<>(game, entrants, matches, maxTurns, seed, other, budget, luck);
    }

    /** The same contest with a limit on each decision. */
    public Contest<S, M, V> within(Budget limit) {
        return new Contest<>(game, entrants, matches, maxTurns, seed, opening, limit, luck);
    }

    /** The same contest with other luck. */
    public Contest<S, M, V> with(Luck other) {
        return new Contest<>(game, entrants, matches, maxTurns, seed, opening, budget, other);
    }

    /** Makes each bot once, to find out about those that cannot be made. */
    public List<Bot<M, V>> makeEach() {
        return entrants.stream().map(entrant -> entrant.maker().apply(seed)).toList();
    }

    /** Who sits where in the match with this number: everybody moves on by one seat each time. */
    public Pairing pairing(int match) {
        int seats = entrants.size();
        List<Integer> seated =
                IntStream.range(0, seats).mapToObj(seat -> (seat + match) % seats).toList();
        Seed shared = seed.child("opening " + match / seats);
        Seed own = seed.child("game " + match);
        return new Pairing(
                match, seated, own, shared, luck == Luck.OWN ? own : shared.child("luck"));
    }
}

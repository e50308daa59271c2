package strategos.arena;

import java.util.List;
import java.util.stream.IntStream;
import strategos.bots.BotKind;
import strategos.game.Game;
import strategos.game.Seed;

/**
 * Many matches between the same bots: the game, who takes part, how often they meet, and where the
 * luck of it comes from.
 *
 * @param maxTurns a match that would begin one more is a draw
 * @param opening how matches begin
 */
public record Contest<S, M, V>(
        Game<S, M, V> game,
        List<Entrant<M, V>> entrants,
        int matches,
        int maxTurns,
        Seed seed,
        ContestOpening<M, V> opening) {

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
        return new Contest<>(game, entrants, matches, maxTurns, seed, ContestOpening.none());
    }

    private static <G, M, V> Entrant<M, V> entrant(BotKind<G, M, V> kind, G game) {
        return new Entrant<>(kind.name(), own -> kind.make(game, own));
    }

    /** The same contest with another beginning. */
    public Contest<S, M, V> after(ContestOpening<M, V> other) {
        return new Contest<>(game, entrants, matches, maxTurns, seed, other);
    }

    /** Who sits where in the match with this number: everybody moves on by one seat each time. */
    public Pairing pairing(int match) {
        int seats = entrants.size();
        List<Integer> seated =
                IntStream.range(0, seats).mapToObj(seat -> (seat + match) % seats).toList();
        Seed shared = seed.child("opening " + match / seats);
        return new Pairing(match, seated, seed.child("game " + match), shared);
    }
}

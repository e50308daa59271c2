package strategos.arena;

import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import strategos.bots.BotKind;
import strategos.conquest.Conquest;
import strategos.conquest.view.View;
import strategos.conquest.move.Move;
import strategos.conquest.state.State;
import strategos.game.Game;
import strategos.game.Seed;

/**
 * Many matches between the same bots: the game, who takes part, how often they meet, and where the
 * luck of it comes from.
 *
 * @param turns how many turns have begun in a state
 * @param maxTurns a match that would begin one more is a draw
 * @param opening how matches begin
 */
public record Contest<S, M, V>(
        Game<S, M, V> game,
        ToIntFunction<S> turns,
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

    /** A contest between bots of conquest. */
    public static Contest<State, Move, View> of(
            Conquest game, List<BotKind> kinds, int matches, int maxTurns, Seed seed) {
        List<Entrant<Move, View>> entrants =
                kinds.stream()
                        .map(
                                kind ->
                                        new Entrant<Move, View>(
                                                kind.name(), own -> kind.make(game, own)))
                        .toList();
        return new Contest<>(
                game, State::turns, entrants, matches, maxTurns, seed, ContestOpening.none());
    }

    /** The same contest with another beginning. */
    public Contest<S, M, V> after(ContestOpening<M, V> other) {
        return new Contest<>(game, turns, entrants, matches, maxTurns, seed, other);
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

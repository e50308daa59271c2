package strategos.arena;

import java.util.List;
import strategos.bots.morris.Memories;
import strategos.bots.morris.MorrisBotKind;
import strategos.game.Seed;
import strategos.morris.Morris;
import strategos.morris.Move;
import strategos.morris.State;
import strategos.morris.View;

/** Contests between bots of Morris. */
public final class MorrisContest {

    private MorrisContest() {}

    /** Those that learn bring what they remember, and learn nothing more. */
    public static Contest<State, Move, View> of(
            Morris game,
            List<MorrisBotKind> kinds,
            Memories memories,
            int matches,
            int maxTurns,
            Seed seed) {
        List<Entrant<Move, View>> entrants =
                kinds.stream()
                        .map(
                                kind ->
                                        new Entrant<Move, View>(
                                                kind.name(), own -> kind.make(game, own, memories)))
                        .toList();
        return new Contest<>(
                game, State::turnsBegun, entrants, matches, maxTurns, seed, ContestOpening.none());
    }
}

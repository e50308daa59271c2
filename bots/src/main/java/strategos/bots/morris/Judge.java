package strategos.bots.morris;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import strategos.bots.morris.search.SearchLimits;
import strategos.morris.Morris;
import strategos.morris.MorrisPlayout;
import strategos.morris.Move;
import strategos.morris.State;
import strategos.solve.TableFolder;

/**
 * Tells what moves are worth: from tables where they know it, by a search elsewhere. It does not
 * wait for tables that are still being made.
 */
public final class Judge {

    private final Morris game;
    private final Morris endless;
    private final MorrisTables tables;

    public Judge(Morris game, MorrisTables tables) {
        this.game = game;
        this.tables = tables;
        endless = new Morris(game.rules().withoutDraws());
    }

    /** Whether tables are there, being made, or missing. */
    public MorrisTables.Presence presence() {
        return tables.presence(endless.rules());
    }

    /** Waits for tables that are being made. */
    public void awaitTables() {
        tables.of(endless.rules());
    }

    /**
     * All moves of a position, the best first.
     *
     * @param nodes how many positions a search may look at
     */
    public List<JudgedMove> moves(State state, long nodes) {
        Map<Move, Integer> known = known(state.withoutPast());
        List<JudgedMove> moves = new ArrayList<>();
        known.forEach(
                (move, outcome) -> moves.add(JudgedMove.byTable(move, outcome, state.stage())));
        if (known.size() < endless.simulation().count(state)) {
            Set<Move> told = new HashSet<>(known.keySet());
            var limits = SearchLimits.nodes(nodes);
            ValuedMove.of(game, state, limits).stream()
                    .filter(valued -> !told.contains(valued.move()))
                    .map(JudgedMove::bySearch)
                    .forEach(moves::add);
        }
        moves.sort(JudgedMove.BEST_FIRST);
        return List.copyOf(moves);
    }

    private Map<Move, Integer> known(State state) {
        Optional<TableFolder> folder = tables.atHand(endless.rules());
        if (folder.isEmpty()) return Map.of();
        var values = new TableMoves(endless, folder.get());
        MorrisPlayout playout = endless.simulation();
        Map<Move, Integer> known = new HashMap<>();
        for (int option = 0; option < playout.count(state); option++) {
            Move move = playout.decode(state, playout.code(state, option));
            values.outcome(state, option).ifPresent(outcome -> known.put(move, outcome));
        }
        return known;
    }
}

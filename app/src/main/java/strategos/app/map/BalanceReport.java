package strategos.app.map;

import java.util.List;
import java.util.stream.IntStream;
import strategos.arena.balance.Balance;
import strategos.arena.balance.Balance.Share;
import strategos.arena.balance.BalanceTrial;
import strategos.conquest.board.Board;
import strategos.conquest.board.Start;
import strategos.maps.balance.ChokePoints;
import strategos.maps.balance.Worth;

/**
 * The fairness of a board, with names; also its JSON.
 *
 * @param origin where the starting positions come from
 * @param turns the wins of the seat with the first turn, the second, and so on
 * @param cuts the articulation points of the board
 * @param passes the territories with the highest betweenness
 * @param continents the best bargain first
 */
record BalanceReport(
        String board,
        String title,
        String rules,
        String bot,
        long seed,
        int matches,
        int draws,
        Origin origin,
        List<Share> turns,
        List<Position> positions,
        List<String> cuts,
        List<Pass> passes,
        List<Bargain> continents) {

    /** Where starting positions come from. */
    enum Origin {
        /** The board names them. */
        BOARD,
        /** They are parts of the board, derived from its graph. */
        HOMELANDS;

        static Origin of(Board board) {
            return board.features().starts().isEmpty() ? HOMELANDS : BOARD;
        }
    }

    /** A starting position, and how often it won. */
    record Position(int armies, List<String> territories, Share won) {}

    /**
     * A territory on shortest paths.
     *
     * @param share of all pairs of other territories
     */
    record Pass(String territory, double share) {}

    /**
     * A continent's bonus and cost.
     *
     * @param hold the number of its territories that can be attacked from outside
     * @param formula the bonus by formula, not rounded
     * @param value the ratio of its bonus to that of the formula
     */
    record Bargain(
            String name,
            int bonus,
            int territories,
            int hold,
            double perTerritory,
            double formula,
            double value) {

        static Bargain of(Worth worth) {
            return new Bargain(
                    worth.continent(),
                    worth.pays(),
                    worth.cost().size(),
                    worth.cost().borders(),
                    worth.perTerritory(),
                    worth.cost().worth(),
                    worth.value());
        }
    }

    static BalanceReport of(Board board, Origin origin, long seed, Balance balance) {
        var starts = board.features().starts();
        var chokePoints = ChokePoints.of(board);
        return new BalanceReport(
                board.name(),
                board.title(),
                BalanceTrial.RULES,
                BalanceTrial.BOT.name(),
                seed,
                balance.matches(),
                balance.draws(),
                origin,
                balance.byTurn(),
                IntStream.range(0, starts.size())
                        .mapToObj(i -> position(board, starts.get(i), balance.byPosition().get(i)))
                        .toList(),
                chokePoints.cuts().stream().map(board::name).toList(),
                chokePoints.passes().stream()
                        .map(pass -> new Pass(board.name(pass.territory()), pass.share()))
                        .toList(),
                Worth.of(board).stream().map(Bargain::of).toList());
    }

    private static Position position(Board board, Start start, Share won) {
        return new Position(
                start.armies().values().stream().mapToInt(armies -> armies).sum(),
                start.armies().keySet().stream().map(board::name).toList(),
                won);
    }
}

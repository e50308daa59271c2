package strategos.wire.conquest;

import java.util.List;
import java.util.stream.IntStream;
import strategos.conquest.Conquest;
import strategos.conquest.board.Blocked;
import strategos.conquest.board.Board;
import strategos.conquest.board.Boost;
import strategos.conquest.board.Continent;
import strategos.conquest.board.Territory;
import strategos.conquest.rules.Extensions.Boosts;
import strategos.conquest.rules.Extensions.Economy.Kept;
import strategos.wire.Ground;

/**
 * A board as data. Territories and continents are identified by their index in these lists.
 *
 * @param boosts the boosts of territories
 * @param pays what each territory pays its owner at the start of a turn; empty in a match without
 *     money
 * @param blocked the names of territories that are drawn, but not used in this match
 */
public record BoardInfo(
        String name,
        String title,
        List<Territory> territories,
        List<Continent> continents,
        List<Boosted> boosts,
        List<Integer> pays,
        List<String> blocked)
        implements Ground {

    public BoardInfo {
        territories = List.copyOf(territories);
        continents = List.copyOf(continents);
        boosts = List.copyOf(boosts);
        pays = List.copyOf(pays);
        blocked = List.copyOf(blocked);
    }

    /** A territory with its boost. */
    public record Boosted(int territory, List<Boost> boosts) {

        public Boosted {
            boosts = List.copyOf(boosts);
        }
    }

    /** A board with all that it has. */
    public static BoardInfo of(Board board) {
        return of(board, boosts(board), List.of(), List.of());
    }

    /** The board of a match: boosts and money only where its rules have them. */
    public static BoardInfo of(Conquest game) {
        boolean boosted = game.rules().extensions().boosts() == Boosts.ON;
        return of(
                game.board(),
                boosted ? boosts(game.board()) : List.of(),
                pays(game),
                Blocked.missing(game.board(), game.whole()));
    }

    private static List<Integer> pays(Conquest game) {
        var economy = game.rules().extensions().economy();
        if (economy.kept() == Kept.OFF) return List.of();
        var own = game.board().features().pays();
        return IntStream.range(0, game.board().size())
                .mapToObj(t -> own.getOrDefault(t, economy.territoryPays()))
                .toList();
    }

    private static BoardInfo of(
            Board board, List<Boosted> boosts, List<Integer> pays, List<String> blocked) {
        return new BoardInfo(
                board.name(),
                board.title(),
                board.territories(),
                board.continents(),
                boosts,
                pays,
                blocked);
    }

    private static List<Boosted> boosts(Board board) {
        return board.features().boosts().entrySet().stream()
                .map(entry -> new Boosted(entry.getKey(), entry.getValue()))
                .toList();
    }
}

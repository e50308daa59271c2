package strategos.wire.conquest;

import java.util.List;
import strategos.conquest.board.Board;
import strategos.conquest.board.Continent;
import strategos.conquest.board.Territory;
import strategos.wire.Ground;

/** A board as data. Territories and continents are known by their place in these lists. */
public record BoardInfo(
        String name, String title, List<Territory> territories, List<Continent> continents)
        implements Ground {

    public BoardInfo {
        territories = List.copyOf(territories);
        continents = List.copyOf(continents);
    }

    public static BoardInfo of(Board board) {
        return new BoardInfo(board.name(), board.title(), board.territories(), board.continents());
    }
}

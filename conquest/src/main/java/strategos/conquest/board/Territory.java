package strategos.conquest.board;

import java.util.List;

/**
 * One cell of a board.
 *
 * @param aliases other names that people know it by
 * @param continent the index of its continent
 * @param neighbours the indices of the territories that can be reached from it, in rising order
 */
public record Territory(
        String name, List<String> aliases, int continent, List<Integer> neighbours) {

    public Territory {
        aliases = List.copyOf(aliases);
        neighbours = neighbours.stream().distinct().sorted().toList();
    }
}

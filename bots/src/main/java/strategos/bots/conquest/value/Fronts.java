package strategos.bots.conquest.value;

import java.util.Arrays;
import java.util.stream.IntStream;
import strategos.conquest.battle.DiceLimits;
import strategos.conquest.board.Board;
import strategos.conquest.odds.WinTable;

/** Where the armies of each owner stand, and what threatens them. */
final class Fronts {

    private static final WinTable ODDS = WinTable.of(DiceLimits.PRINTED);

    /** The territories from which each can be attacked. */
    private final int[][] neighbours;

    private final Position position;
    final double[] armies;
    final int[] territories;
    final int[] borders;
    final int[] front;
    final int[] stack;
    final int[] second;
    final int[] threat;

    /** The strongest rival next to each territory; 0 where all neighbours are friends. */
    final int[] foe;

    final double[] exposed;
    final double[] exposedArmies;

    /** The largest stack of the first owner next to a territory of the second. */
    final int[][] facing;

    Fronts(Board board, Position position) {
        this.position = position;
        neighbours =
                IntStream.range(0, board.size())
                        .mapToObj(t -> IntStream.of(board.into(t)).map(board::from).toArray())
                        .toArray(int[][]::new);
        foe = new int[board.size()];
        int owners = position.seats + 1;
        armies = new double[owners];
        territories = new int[owners];
        borders = new int[owners];
        front = new int[owners];
        stack = new int[owners];
        second = new int[owners];
        threat = new int[owners];
        exposed = new double[owners];
        exposedArmies = new double[owners];
        facing = new int[owners][owners];
    }

    void clear() {
        for (int owner = 0; owner < armies.length; owner++)
            armies[owner] = owner < position.seats ? position.toPlace(owner) : 0;
        Arrays.fill(territories, 0);
        Arrays.fill(borders, 0);
        Arrays.fill(front, 0);
        Arrays.fill(stack, 0);
        Arrays.fill(second, 0);
        Arrays.fill(threat, 0);
        Arrays.fill(exposed, 0);
        Arrays.fill(exposedArmies, 0);
        for (int[] stacks : facing) Arrays.fill(stacks, 0);
    }

    void count(int territory) {
        int owner = position.owner[territory];
        armies[owner] += position.armies[territory];
        territories[owner]++;
    }

    /**
     * Looks at the neighbours of a territory; the answer is the chance that one of them takes it.
     */
    double survey(int territory) {
        int owner = position.owner[territory];
        int strongest = 0;
        boolean isFront = false;
        for (int from : neighbours[territory]) {
            int other = position.owner[from];
            if (other < 0 || position.areFriends(other, owner)) continue;
            isFront = true;
            if (other == position.seats) continue;
            strongest = Math.max(strongest, position.armies[from]);
            facing[other][owner] = Math.max(facing[other][owner], position.armies[from]);
        }
        foe[territory] = isFront ? Math.max(1, strongest) : 0;
        return isFront ? note(owner, position.armies[territory], strongest) : 0;
    }

    private double note(int owner, int own, int strongest) {
        borders[owner]++;
        front[owner] += own;
        threat[owner] += strongest;
        second[owner] = Math.max(second[owner], Math.min(own, stack[owner]));
        stack[owner] = Math.max(stack[owner], own);
        double danger = strongest < 2 ? 0 : ODDS.chance(strongest, own);
        exposed[owner] += danger;
        exposedArmies[owner] += danger * own;
        return danger;
    }
}

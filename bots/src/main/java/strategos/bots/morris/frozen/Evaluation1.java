package strategos.bots.morris.frozen;

import strategos.morris.Board;
import strategos.morris.Rules;
import strategos.morris.Rules.Flying;
import strategos.morris.State;

/** The heuristic value of a position for the player to move, in points. */
final class Evaluation1 {

    private static final int FLYING_MEN = 3;

    private final Weights1 weights;
    private final Board board;
    private final int[] lines;
    private final int[] neighbours;
    private final boolean fliesAtThree;

    /** What was counted last: the mover's less the other's. */
    private final int[] balance = new int[Feature1.COUNT];

    Evaluation1(Rules rules, Weights1 weights) {
        this.weights = weights;
        this.board = rules.board();
        this.fliesAtThree = rules.flying() == Flying.AT_THREE;
        lines =
                board.mills().stream()
                        .mapToInt(mill -> mill.stream().mapToInt(point -> 1 << point).sum())
                        .toArray();
        neighbours = new int[board.size()];
        for (int point = 0; point < neighbours.length; point++)
            neighbours[point] = board.neighbours(point);
    }

    int of(State state) {
        count(state);
        return weights.sum(EvaluationPhase1.of(state), balance);
    }

    /** The features of a position, those of the mover less those of the other. */
    int[] features(State state) {
        count(state);
        return balance.clone();
    }

    private void count(State state) {
        int empty = state.empty();
        int mine = state.mine();
        int theirs = state.theirs();
        long myShapes = shapes(mine, state.myHand(), empty);
        long theirShapes = shapes(theirs, state.theirHand(), empty);
        for (int shape = Feature1.MILLS; shape <= Feature1.SWINGS; shape++)
            balance[shape] = count(myShapes, shape) - count(theirShapes, shape);
        int reached = nextTo(empty);
        balance[Feature1.MEN] =
                Integer.bitCount(mine)
                        + state.myHand()
                        - Integer.bitCount(theirs)
                        - state.theirHand();
        balance[Feature1.STEPS] = state.mySteps() - state.theirSteps();
        balance[Feature1.BLOCKED] =
                Integer.bitCount(mine & ~reached) - Integer.bitCount(theirs & ~reached);
        balance[Feature1.STRIKE] = count(myShapes, Feature1.THREATS) > 0 ? 1 : 0;
        balance[Feature1.FORK] = count(theirShapes, Feature1.THREATS) > 1 ? -1 : 0;
        balance[Feature1.TURN] = 1;
    }

    private int nextTo(int points) {
        int next = 0;
        for (int rest = points; rest != 0; rest &= rest - 1)
            next |= neighbours[Integer.numberOfTrailingZeros(rest)];
        return next;
    }

    /** How many mills, twos, ones, threats and swings there are, a byte each. */
    private long shapes(int men, int hand, int empty) {
        boolean anywhere = hand > 0 || fliesAtThree && Integer.bitCount(men) <= FLYING_MEN;
        int inMills = board.inMills(men);
        long shapes = 0;
        for (int line : lines) {
            int gap = line & ~men;
            boolean open = (gap & ~empty) == 0;
            int lacking = Integer.bitCount(gap);
            if (lacking == 0) {
                shapes += one(Feature1.MILLS);
            } else if (open && lacking == 2) {
                shapes += one(Feature1.ONES);
            } else if (open && lacking == 1) {
                int closers = neighbours[Integer.numberOfTrailingZeros(gap)] & men & ~line;
                shapes += one(Feature1.TWOS);
                if (anywhere || closers != 0) shapes += one(Feature1.THREATS);
                if ((closers & inMills) != 0) shapes += one(Feature1.SWINGS);
            }
        }
        return shapes;
    }

    private static long one(int shape) {
        return 1L << Byte.SIZE * shape;
    }

    private static int count(long shapes, int shape) {
        return (int) (shapes >>> Byte.SIZE * shape) & 0xFF;
    }
}

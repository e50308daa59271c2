package strategos.bots.morris.search;

import strategos.morris.Rules;
import strategos.morris.Rules.Flying;

/** The value of a position by features that are counted for both players, such as mills. */
final class FeatureEvaluation implements Evaluation {

    private final Weights weights;
    private final LineMaps maps;
    private final int lines;
    private final long everyLine;
    private final boolean fliesAtThree;

    /** How many mills the player has threatened whose lines were counted last. */
    private int threats;

    FeatureEvaluation(Rules rules, LineMaps maps, Weights weights) {
        this.weights = weights;
        this.maps = maps;
        fliesAtThree = rules.flying() == Flying.AT_THREE;
        lines = maps.lines();
        everyLine = (1L << lines) - 1;
    }

    @Override
    public int of(int mine, int theirs, int rest) {
        int myHand = Rest.myHand(rest);
        int theirHand = Rest.theirHand(rest);
        int[] weight = weights.of(phase(mine, theirs, myHand + theirHand));
        int empty = maps.all() & ~(mine | theirs);
        int stuck = ~maps.reach(empty);
        long myPlaces = maps.places(mine);
        long theirPlaces = maps.places(theirs);
        int value = weight[Feature.TURN];
        value += lines(mine, myHand, myPlaces, theirPlaces, weight);
        if (threats > 0) value += weight[Feature.STRIKE];
        value -= lines(theirs, theirHand, theirPlaces, myPlaces, weight);
        if (threats > 1) value -= weight[Feature.FORK];
        int men = Integer.bitCount(mine) + myHand - Integer.bitCount(theirs) - theirHand;
        int blocked = Integer.bitCount(mine & stuck) - Integer.bitCount(theirs & stuck);
        int steps = maps.steps(mine, empty) - maps.steps(theirs, empty);
        return value
                + men * weight[Feature.MEN]
                + blocked * weight[Feature.BLOCKED]
                + steps * weight[Feature.STEPS];
    }

    private static Weights.Phase phase(int mine, int theirs, int inHand) {
        if (inHand > 0) return Weights.Phase.PLACING;
        int fewest = Math.min(Integer.bitCount(mine), Integer.bitCount(theirs));
        return fewest <= PackedMoves.FEWEST_MEN ? Weights.Phase.ENDING : Weights.Phase.MOVING;
    }

    /** The value of one player's lines. */
    private int lines(int men, int hand, long places, long others, int[] weight) {
        long first = places & everyLine;
        long second = places >>> lines & everyLine;
        long third = places >>> 2 * lines;
        long open = maps.open(others);
        long mills = first & second & third;
        long ones = open & (first ^ second ^ third) & ~mills;
        int value = Long.bitCount(mills) * weight[Feature.MILLS];
        value += Long.bitCount(ones) * weight[Feature.ONES];
        long gaps = maps.gaps(places, others);
        threats = Long.bitCount(gaps);
        if (threats == 0) return value;
        value += threats * weight[Feature.TWOS];
        boolean anywhere =
                hand > 0 || fliesAtThree && Integer.bitCount(men) <= PackedMoves.FEWEST_MEN;
        if (!anywhere) threats = Long.bitCount(gaps & maps.closers(men));
        value += threats * weight[Feature.THREATS];
        if (mills != 0)
            value +=
                    Long.bitCount(gaps & maps.closers(maps.points(mills))) * weight[Feature.SWINGS];
        return value;
    }
}

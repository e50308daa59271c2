package strategos.bots.conquest.value;

import java.util.Arrays;

/** The terms of the living seats of a position, in the order of the seats. */
public final class PositionTerms {

    private static final int COUNT = Term.COUNT;

    /** The largest input for the value of a set. */
    private static final float MOST_SET = 3;

    private final int alive;
    private final int[] teams;
    private final int teamCount;
    private final float[] terms;
    private final float allArmies;
    private final float set;

    private PositionTerms(int alive, int[] teams, float[] terms, float allArmies, float set) {
        this.alive = alive;
        this.teams = teams;
        teamCount = Arrays.stream(teams).max().orElse(-1) + 1;
        this.terms = terms;
        this.allArmies = allArmies;
        this.set = set;
    }

    /** The number of living seats. */
    public int alive() {
        return alive;
    }

    /** The team of a living seat; the teams that are alive are numbered from 0. */
    public int team(int index) {
        return teams[index];
    }

    /**
     * The chance of a living seat, which is that of its team: the scores of a team add up, and a
     * softmax over the teams turns the sums into chances.
     */
    public double chance(int index, double[] scores) {
        double[] sums = new double[alive];
        for (int seat = 0; seat < alive; seat++) sums[teams[seat]] += scores[seat];
        double odds = 0;
        for (int team = 0; team < teamCount; team++)
            odds += Math.exp(sums[team] - sums[teams[index]]);
        return 1 / odds;
    }

    public static PositionTerms of(Standings standings) {
        float[] terms = new float[standings.alive() * COUNT];
        int next = 0;
        for (int seat = 0; seat < standings.seats(); seat++) {
            if (!standings.isAlive(seat)) continue;
            for (double term : standings.of(seat)) terms[next++] = (float) term;
        }
        return new PositionTerms(
                standings.alive(),
                teams(standings),
                terms,
                (float) standings.allArmies(),
                standings.set());
    }

    private static int[] teams(Standings standings) {
        int[] teams = new int[standings.alive()];
        int[] numbers = new int[standings.seats()];
        int next = 0;
        int count = 0;
        for (int seat = 0; seat < standings.seats(); seat++) {
            if (!standings.isAlive(seat)) continue;
            int team = standings.team(seat);
            if (numbers[team] == 0) numbers[team] = ++count;
            teams[next++] = numbers[team] - 1;
        }
        return teams;
    }

    /** Writes what a network gets to score one of the living seats. */
    void writeInputs(int index, float[] inputs) {
        Arrays.fill(inputs, COUNT, 2 * COUNT, 0);
        System.arraycopy(terms, index * COUNT, inputs, 0, COUNT);
        int rivals = rivals(index);
        for (int other = 0; other < alive; other++) {
            if (teams[other] == teams[index]) continue;
            for (int i = 0; i < COUNT; i++) inputs[COUNT + i] += terms[other * COUNT + i] / rivals;
        }
        System.arraycopy(terms, strongestRival(index) * COUNT, inputs, 2 * COUNT, COUNT);
        inputs[3 * COUNT] = (float) Math.log(allArmies) / 5;
        inputs[3 * COUNT + 1] = Math.min(MOST_SET, 5 * set / allArmies);
    }

    private int rivals(int index) {
        int rivals = 0;
        for (int team : teams) if (team != teams[index]) rivals++;
        return rivals;
    }

    private int strongestRival(int index) {
        int strongest = -1;
        float most = 0;
        for (int other = 0; other < alive; other++) {
            if (teams[other] == teams[index]) continue;
            float strength =
                    terms[other * COUNT + Term.ARMIES.ordinal()]
                            + terms[other * COUNT + Term.INCOME.ordinal()];
            if (strongest >= 0 && strength <= most) continue;
            strongest = other;
            most = strength;
        }
        return strongest;
    }
}

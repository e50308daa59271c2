package strategos.conquest.luck;

/**
 * What the dice gave one seat in a match, as attacker and as defender.
 *
 * @param rolls the rounds of dice, or battles of orders, that it took part in
 * @param lost the armies that it lost in them
 * @param expectedLost the armies that it would have lost on average
 * @param killed the armies that its opponents lost in them
 * @param expectedKilled the armies that they would have lost on average
 * @param luck the armies by which it did better than on average, killed and saved; negative for bad
 *     luck
 * @param deviation the standard deviation of its luck
 * @param oneIn in one of how many matches with these rolls a seat is at least as lucky, or for bad
 *     luck, at least as unlucky; 2 for average luck, a billion at most
 */
public record SeatLuck(
        int rolls,
        int lost,
        double expectedLost,
        int killed,
        double expectedKilled,
        double luck,
        double deviation,
        double oneIn) {

    /** Beyond this, the normal distribution says nothing about dice. */
    private static final double RAREST = 1e9;

    static SeatLuck of(
            int rolls,
            int lost,
            double expectedLost,
            int killed,
            double expectedKilled,
            double variance) {
        double luck = expectedLost - lost + killed - expectedKilled;
        double deviation = Math.sqrt(variance);
        double score = deviation == 0 ? 0 : Math.abs(luck) / deviation;
        return new SeatLuck(
                rolls,
                lost,
                expectedLost,
                killed,
                expectedKilled,
                luck,
                deviation,
                Math.min(RAREST, 1 / Normal.tail(score)));
    }
}

package strategos.bots.conquest.orders;

/**
 * The weights by which {@link Weigh} judges conquests.
 *
 * @param likely the chance with which a conquest has to succeed
 * @param expected what an opponent is expected to add to a territory before the attack comes
 * @param continentTurns how often a continent is expected to pay before it is lost again
 * @param brokenTurns the number of turns that an opponent needs to retake a broken continent
 */
record WeighWeights(double likely, int expected, double continentTurns, double brokenTurns) {

    static final WeighWeights FIRST = new WeighWeights(0.85, 1, 2.5, 1.5);

    /** Takes more for fewer armies. */
    static final WeighWeights BOLD = new WeighWeights(0.65, 0, 2.5, 1.5);

    /** Breaks the continents of others rather than completing its own. */
    static final WeighWeights BREAKING = new WeighWeights(0.75, 1, 1, 8);
}

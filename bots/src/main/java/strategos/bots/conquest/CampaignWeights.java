package strategos.bots.conquest;

/**
 * The weights by which {@link Balanced} judges conquests, in armies, and how far it looks ahead.
 *
 * @param leastValue what a campaign has to be worth to be begun or continued
 * @param leastChance the worst odds at which a battle is begun
 * @param continentTurns how often a continent is expected to pay before it is lost again
 * @param brokenTurns the number of turns that an opponent needs to retake a broken continent
 * @param elimination the value of eliminating a seat, apart from its cards
 * @param depth the number of battles to look ahead
 * @param mostBattles the maximum number of battles considered for one plan
 */
record CampaignWeights(
        double leastValue,
        double leastChance,
        double continentTurns,
        double brokenTurns,
        double elimination,
        int depth,
        int mostBattles) {

    /** The weights of the first version; on the printed board, its maximum is never reached. */
    static final CampaignWeights FIRST = new CampaignWeights(1, 0.4, 2.5, 1.5, 6, 6, 5_000);

    /** The same weights, looking less far ahead. */
    static final CampaignWeights QUICK = new CampaignWeights(1, 0.4, 2.5, 1.5, 6, 4, 300);

    /** Breaks the continents of others rather than completing its own. */
    static final CampaignWeights BREAKING = new CampaignWeights(1, 0.4, 1, 8, 6, 4, 300);

    /** Attacks as long as there is anything to gain, and for eliminations above all. */
    static final CampaignWeights HUNTING = new CampaignWeights(0.1, 0.35, 2, 4, 25, 4, 300);

    /** Sees one battle at a time, and nothing but what it takes there. */
    static final CampaignWeights SHORT_SIGHTED = new CampaignWeights(1, 0.8, 1, 0, 0, 1, 100);

    /** Attacks at poor odds too, and breaks continents at almost any price. */
    static final CampaignWeights FIERCE = new CampaignWeights(0.1, 0.35, 2, 12, 25, 4, 300);

    /** Attacks only where it gains many armies. */
    static final CampaignWeights PATIENT = new CampaignWeights(8, 0.6, 4, 3, 60, 6, 300);

    /** Takes whatever is cheap, one territory at a time. */
    static final CampaignWeights COLLECTING = new CampaignWeights(0, 0.6, 1, 1, 0, 1, 100);

    /** Attacks nobody. */
    static final CampaignWeights PEACEFUL = new CampaignWeights(1e9, 1, 0, 0, 0, 1, 1);
}

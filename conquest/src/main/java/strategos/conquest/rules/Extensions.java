package strategos.conquest.rules;

/**
 * The extensions of a ruleset. docs/rules/combinations.md
 *
 * @param sight what a seat sees of the board
 * @param teams who plays together
 * @param boosts whether the boosts of the board count
 * @param economy what territories pay and armies cost
 * @param eventsEvery the number of rounds between events; 0 for never
 * @param blocked the number of territories to remove from the board when a match is created
 */
public record Extensions(
        Sight sight, Teams teams, Boosts boosts, Economy economy, int eventsEvery, int blocked) {

    /** Nothing added. */
    public static final Extensions NONE =
            new Extensions(Sight.OPEN, Teams.NONE, Boosts.OFF, Economy.OFF, 0, 0);

    public enum Sight {
        /** The whole board. */
        OPEN,
        /** Own territories and their neighbours. */
        FOG
    }

    /**
     * Seats that win together and do not attack each other.
     *
     * @param count the number of teams; 0 for every seat on its own. Seats are assigned in
     *     rotation.
     */
    public record Teams(int count, TeamSight sight) {

        public static final Teams NONE = new Teams(0, TeamSight.OWN);

        /** Whether a seat sees what its team-mates see. */
        public enum TeamSight {
            OWN,
            SHARED
        }

        public Teams {
            if (count == 1 || count < 0)
                throw new IllegalArgumentException(
                        "a match has two teams or more, or 0 for none, not " + count);
        }

        public boolean isPlayed() {
            return count > 0;
        }

        /** The team of a seat. */
        public int of(int seat) {
            return isPlayed() ? seat % count : seat;
        }
    }

    public enum Boosts {
        ON,
        OFF
    }

    /**
     * Money: territories pay, armies cost, and debts weaken.
     *
     * @param kept whether there is money
     * @param territoryPays what a territory pays its owner at the start of a turn, unless the board
     *     says otherwise
     * @param armyCosts what an army costs its owner then
     * @param crowd the number of armies on a territory for which each army there costs one more
     * @param cutOffCosts the extra cost of an army that is cut off from its owner's main force
     * @param treasuryLimit the number of turns' pay that a seat can owe before its armies desert; 0
     *     for no limit, with the same penalty for any debt
     */
    public record Economy(
            Kept kept,
            int territoryPays,
            int armyCosts,
            int crowd,
            int cutOffCosts,
            int treasuryLimit) {

        public static final Economy OFF = new Economy(Kept.OFF, 4, 1, 10, 1, 3);

        /** The usual numbers. */
        public static final Economy ON = OFF.withKept(Kept.ON);

        public enum Kept {
            ON,
            OFF
        }

        public Economy {
            if (territoryPays < 0 || armyCosts < 0 || cutOffCosts < 0)
                throw new IllegalArgumentException(
                        "a territory pays, and an army costs, 0 or more");
            if (treasuryLimit < 0)
                throw new IllegalArgumentException(
                        "a debt limit of " + treasuryLimit + " turns' pay");
            if (crowd < 1)
                throw new IllegalArgumentException("a crowd has 1 army or more, not " + crowd);
        }

        public Economy withKept(Kept kept) {
            return new Economy(kept, territoryPays, armyCosts, crowd, cutOffCosts, treasuryLimit);
        }

        public Economy withTreasuryLimit(int turns) {
            return new Economy(kept, territoryPays, armyCosts, crowd, cutOffCosts, turns);
        }

        public Economy withCutOffCosts(int costs) {
            return new Economy(kept, territoryPays, armyCosts, crowd, costs, treasuryLimit);
        }
    }

    public Extensions {
        if (eventsEvery < 0)
            throw new IllegalArgumentException("an event every " + eventsEvery + " rounds");
        if (blocked < 0) throw new IllegalArgumentException(blocked + " blocked territories");
    }

    public Extensions withSight(Sight sight) {
        return new Extensions(sight, teams, boosts, economy, eventsEvery, blocked);
    }

    public Extensions withTeams(Teams teams) {
        return new Extensions(sight, teams, boosts, economy, eventsEvery, blocked);
    }

    public Extensions withBoosts(Boosts boosts) {
        return new Extensions(sight, teams, boosts, economy, eventsEvery, blocked);
    }

    public Extensions withEconomy(Economy economy) {
        return new Extensions(sight, teams, boosts, economy, eventsEvery, blocked);
    }

    public Extensions withEventsEvery(int rounds) {
        return new Extensions(sight, teams, boosts, economy, rounds, blocked);
    }

    public Extensions withBlocked(int territories) {
        return new Extensions(sight, teams, boosts, economy, eventsEvery, territories);
    }
}

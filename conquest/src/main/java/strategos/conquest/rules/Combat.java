package strategos.conquest.rules;

/** Who chooses dice, and how many armies follow a conquest. */
public record Combat(DiceChoice attacker, DiceChoice defender, Occupation occupation) {

    public enum DiceChoice {
        /** The player says how many. */
        CHOSEN,
        /** Always the most allowed. */
        MOST
    }

    public enum Occupation {
        AT_LEAST_ONE,
        AT_LEAST_THE_DICE
    }
}

package strategos.conquest.rules;

/** The rules of battle: who chooses dice, and how many armies occupy a conquest. */
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

package strategos.conquest.rules;

import java.util.List;
import java.util.Optional;
import strategos.conquest.rules.CardRules.Drawn;
import strategos.conquest.rules.CardRules.Traded;
import strategos.conquest.rules.CardRules.Wilds;
import strategos.conquest.rules.Combat.DiceChoice;
import strategos.conquest.rules.Combat.Occupation;
import strategos.conquest.rules.Income.LeastOf;
import strategos.conquest.rules.Income.Pays;
import strategos.conquest.rules.SetValue.Escalating;
import strategos.conquest.rules.Setup.Armies;
import strategos.conquest.rules.Setup.Neutral;
import strategos.conquest.rules.Setup.Territories;

/** The built-in rulesets. Each has a page in docs/rules with the source of every rule. */
public final class ConquestPresets {

    private static final SetValue PRINTED = new Escalating(List.of(4, 6, 8, 10, 12, 15), 5);

    private static final CardRules NO_CARDS =
            new CardRules(PRINTED, Wilds.ANY, 0, Traded.WHILE_PLACING, 0, 0, Drawn.NEVER);

    /** Claiming, choosing dice and fortifying along a path. docs/rules/classic.md */
    public static final Ruleset CLASSIC =
            new Ruleset(
                    "classic",
                    new Seats(3, 6),
                    TurnOrder.DRAWN,
                    new Setup(Territories.CLAIMED, Armies.IN_TURN, Neutral.NONE),
                    new Income(3, 3),
                    new CardRules(
                            new Escalating(List.of(4, 6, 8, 10, 12, 14, 16), 5),
                            Wilds.ANY,
                            2,
                            Traded.WHILE_PLACING,
                            0,
                            6,
                            Drawn.AFTER_ATTACKING),
                    new Combat(DiceChoice.CHOSEN, DiceChoice.CHOSEN, Occupation.AT_LEAST_ONE),
                    Fortify.CONNECTED);

    /** The current printed rules, dealt so that play begins at once. docs/rules/modern.md */
    public static final Ruleset MODERN =
            new Ruleset(
                    "modern",
                    new Seats(2, 6),
                    TurnOrder.DRAWN,
                    new Setup(Territories.DEALT, Armies.DEALT, Neutral.WITH_TWO_SEATS),
                    new Income(3, 3),
                    new CardRules(
                            PRINTED,
                            Wilds.ANY,
                            2,
                            Traded.WHILE_PLACING,
                            5,
                            6,
                            Drawn.AFTER_FORTIFYING),
                    new Combat(DiceChoice.CHOSEN, DiceChoice.MOST, Occupation.AT_LEAST_THE_DICE),
                    Fortify.CONNECTED);

    /** House rules in five phases. docs/rules/academy.md */
    public static final Ruleset ACADEMY =
            new Ruleset(
                    "academy",
                    new Seats(2, 6),
                    TurnOrder.DICE,
                    new Setup(Territories.CLAIMED, Armies.AT_ONCE, Neutral.WITH_TWO_SEATS),
                    new Income(1, 0),
                    new CardRules(
                            PRINTED,
                            Wilds.MISSING,
                            2,
                            Traded.AFTER_PLACING,
                            6,
                            0,
                            Drawn.AFTER_FORTIFYING),
                    new Combat(DiceChoice.CHOSEN, DiceChoice.CHOSEN, Occupation.AT_LEAST_ONE),
                    Fortify.ADJACENT);

    /** Dealt evenly, three phases, no cards, regions that grow. docs/rules/rizk.md */
    public static final Ruleset RIZK =
            new Ruleset(
                    "rizk",
                    new Seats(2, Seats.LIMIT),
                    TurnOrder.DRAWN,
                    new Setup(Territories.DEALT, Armies.AT_ONCE, Neutral.NONE),
                    new Income(3, 3, LeastOf.TERRITORIES, Pays.AFTER_A_ROUND, 5),
                    NO_CARDS,
                    new Combat(DiceChoice.MOST, DiceChoice.MOST, Occupation.AT_LEAST_ONE),
                    Fortify.MANY);

    /** Orders given together, and carried out in rounds. docs/rules/warzone.md */
    public static final Ruleset WARZONE =
            new Ruleset(
                    "warzone",
                    new Seats(2, Seats.LIMIT),
                    Structure.ORDERS,
                    TurnOrder.DRAWN,
                    new Setup(Territories.DEALT, Armies.FIXED, Neutral.AFTER_BLOCKADES),
                    new Income(3, 3, LeastOf.ALL, Pays.AT_ONCE, 0),
                    NO_CARDS,
                    new Combat(DiceChoice.MOST, DiceChoice.MOST, Occupation.AT_LEAST_ONE),
                    Fortify.NONE,
                    Winning.ALL_TERRITORIES,
                    Extensions.NONE);

    public static final List<Ruleset> ALL = List.of(CLASSIC, MODERN, ACADEMY, RIZK, WARZONE);

    private ConquestPresets() {}

    public static Optional<Ruleset> named(String name) {
        return ALL.stream().filter(preset -> preset.name().equals(name)).findFirst();
    }
}

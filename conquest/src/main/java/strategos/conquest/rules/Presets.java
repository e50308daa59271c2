package strategos.conquest.rules;

import java.util.List;
import java.util.Optional;
import strategos.conquest.rules.Ruleset.Cards;
import strategos.conquest.rules.Ruleset.Cards.Drawn;
import strategos.conquest.rules.Ruleset.Combat;
import strategos.conquest.rules.Ruleset.Combat.DiceChoice;
import strategos.conquest.rules.Ruleset.Combat.Occupation;
import strategos.conquest.rules.Ruleset.Income;
import strategos.conquest.rules.Ruleset.Seats;
import strategos.conquest.rules.Ruleset.Setup;
import strategos.conquest.rules.Ruleset.Setup.Armies;
import strategos.conquest.rules.Ruleset.Setup.Neutral;
import strategos.conquest.rules.Ruleset.Setup.Territories;
import strategos.conquest.rules.SetValue.Escalating;

/** The rulesets that ship. Each has a page in docs/rules that says where every rule comes from. */
public final class Presets {

    /**
     * The 42-territory game of claiming, choosing dice and fortifying along a path.
     * docs/rules/classic.md
     */
    public static final Ruleset CLASSIC =
            new Ruleset(
                    "classic",
                    new Seats(3, 6),
                    new Setup(Territories.CLAIMED, Armies.IN_TURN, Neutral.NONE),
                    new Income(3, 3),
                    new Cards(
                            new Escalating(List.of(4, 6, 8, 10, 12, 14, 16), 5),
                            2,
                            0,
                            6,
                            Drawn.AFTER_ATTACKING),
                    new Combat(DiceChoice.CHOSEN, DiceChoice.CHOSEN, Occupation.AT_LEAST_ONE));

    /** The current printed rules. docs/rules/modern.md */
    public static final Ruleset MODERN =
            new Ruleset(
                    "modern",
                    new Seats(2, 6),
                    new Setup(Territories.CLAIMED, Armies.IN_TURN, Neutral.WITH_TWO_SEATS),
                    new Income(3, 3),
                    new Cards(
                            new Escalating(List.of(4, 6, 8, 10, 12, 15), 5),
                            2,
                            5,
                            6,
                            Drawn.AFTER_FORTIFYING),
                    new Combat(DiceChoice.CHOSEN, DiceChoice.MOST, Occupation.AT_LEAST_THE_DICE));

    public static final List<Ruleset> ALL = List.of(CLASSIC, MODERN);

    private Presets() {}

    public static Optional<Ruleset> named(String name) {
        return ALL.stream().filter(preset -> preset.name().equals(name)).findFirst();
    }
}

package strategos.conquest.rules;

import java.util.List;
import java.util.stream.Stream;
import strategos.conquest.rules.Setup.Armies;
import strategos.conquest.rules.Setup.Territories;

/**
 * The kinds of opening, each with a name: how territories get their owners, and where the first
 * armies go. docs/rules/writing.md#opening
 */
public enum OpeningKind {
    /** Territories are claimed in turn, then each seat places its armies. */
    CLAIMED,
    /** Territories are dealt, then each seat places its armies. */
    PLACED,
    /** Territories and armies are dealt, so that the first turn begins at once. */
    DEALT,
    /** Territories are dealt with the same number of armies on each. */
    EACH,
    /** Territories are picked in turn, with the same number of armies on each. */
    PICKED,
    /** Territories and armies are those of the starting positions of the board. */
    POSITIONS;

    /** How a setup opens a match. */
    public static OpeningKind of(Setup setup) {
        return switch (setup.territories()) {
            case CLAIMED -> setup.armies() == Armies.FIXED ? PICKED : CLAIMED;
            case POSITIONS -> POSITIONS;
            case DEALT ->
                    switch (setup.armies()) {
                        case IN_TURN, AT_ONCE -> PLACED;
                        case DEALT -> DEALT;
                        case FIXED -> EACH;
                    };
        };
    }

    /**
     * The openings to choose from in a match by these rules, their own first. Rules that lay the
     * same number of armies on every territory leave none to be placed or dealt.
     */
    public static List<OpeningKind> offered(Ruleset rules) {
        var own = of(rules.setup());
        var others =
                own == EACH
                        ? Stream.of(PICKED, POSITIONS)
                        : Stream.of(CLAIMED, PLACED, DEALT, POSITIONS);
        return Stream.concat(Stream.of(own), others.filter(other -> other != own)).toList();
    }

    /** Whether each seat has an {@link Allotment} of armies. */
    public boolean allotsArmies() {
        return switch (this) {
            case CLAIMED, PLACED, DEALT -> true;
            case EACH, PICKED, POSITIONS -> false;
        };
    }

    /** A setup that opens like this, and is otherwise as it was. */
    public Setup in(Setup setup) {
        return switch (this) {
            case CLAIMED -> setup.with(Territories.CLAIMED, placing(setup));
            case PLACED -> setup.with(Territories.DEALT, placing(setup));
            case DEALT -> setup.with(Territories.DEALT, Armies.DEALT);
            case EACH -> unallotted(setup).with(Territories.DEALT, Armies.FIXED);
            case PICKED -> unallotted(setup).with(Territories.CLAIMED, Armies.FIXED);
            case POSITIONS ->
                    unallotted(setup)
                            .withShare(Share.ALL)
                            .with(Territories.POSITIONS, setup.armies());
        };
    }

    private static Setup unallotted(Setup setup) {
        return setup.withAllotment(Allotment.TABLE);
    }

    /** Rules that say how seats place armies are kept to it; by others they place one at a time. */
    private static Armies placing(Setup setup) {
        return switch (setup.armies()) {
            case IN_TURN, AT_ONCE -> setup.armies();
            case DEALT, FIXED -> Armies.IN_TURN;
        };
    }
}

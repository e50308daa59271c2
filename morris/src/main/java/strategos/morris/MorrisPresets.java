package strategos.morris;

import java.util.List;
import java.util.Optional;
import strategos.morris.Rules.Aim;
import strategos.morris.Rules.First;
import strategos.morris.Rules.Flying;
import strategos.morris.Rules.Taking;

/** The built-in rules. Each has a page in docs/rules with the source of every rule. */
public final class MorrisPresets {

    private static final int THIRD = 3;
    private static final int FIFTY = 50;

    /**
     * Any bead may be taken, and after a mill the next move may go anywhere.
     * docs/rules/morris-fly.md
     */
    public static final Rules MORRIS_FLY =
            new Rules(
                    "morris-fly",
                    MorrisBoards.NINE,
                    9,
                    First.DRAWN,
                    Flying.AFTER_MILL,
                    Taking.ANY,
                    Aim.TAKE,
                    THIRD,
                    0);

    /** Standard Nine Men's Morris. docs/rules/morris.md */
    public static final Rules MORRIS =
            new Rules(
                    "morris",
                    MorrisBoards.NINE,
                    9,
                    First.FIRST_SEAT,
                    Flying.AT_THREE,
                    Taking.NOT_FROM_MILLS,
                    Aim.TAKE,
                    THIRD,
                    FIFTY);

    public static final Rules THREE_MENS =
            new Rules(
                    "three-mens-morris",
                    MorrisBoards.THREE,
                    3,
                    First.FIRST_SEAT,
                    Flying.NEVER,
                    Taking.ANY,
                    Aim.MILL,
                    THIRD,
                    FIFTY);

    public static final Rules SIX_MENS =
            new Rules(
                    "six-mens-morris",
                    MorrisBoards.SIX,
                    6,
                    First.FIRST_SEAT,
                    Flying.NEVER,
                    Taking.NOT_FROM_MILLS,
                    Aim.TAKE,
                    THIRD,
                    FIFTY);

    public static final Rules TWELVE_MENS =
            new Rules(
                    "twelve-mens-morris",
                    MorrisBoards.TWELVE,
                    12,
                    First.FIRST_SEAT,
                    Flying.AT_THREE,
                    Taking.NOT_FROM_MILLS,
                    Aim.TAKE,
                    THIRD,
                    FIFTY);

    public static final List<Rules> ALL =
            List.of(MORRIS_FLY, MORRIS, THREE_MENS, SIX_MENS, TWELVE_MENS);

    private MorrisPresets() {}

    public static Optional<Rules> named(String name) {
        return ALL.stream().filter(rules -> rules.name().equals(name)).findFirst();
    }
}

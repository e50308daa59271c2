package strategos.conquest.rules;

/**
 * A set of rules of Risk, as data.
 *
 * @param name the name that players see
 * @param seats the possible numbers of seats
 * @param structure how turns are taken
 * @param order the turn order
 * @param setup how the board is filled before the first turn
 * @param income the armies at the start of a turn
 * @param cards what cards are worth, and when they are drawn and traded
 * @param combat who chooses dice, and how many armies occupy a conquest
 * @param fortify how armies move at the end of a turn
 * @param winning what ends a match
 * @param extensions the extensions
 */
public record Ruleset(
        String name,
        Seats seats,
        Structure structure,
        TurnOrder order,
        Setup setup,
        Income income,
        CardRules cards,
        Combat combat,
        Fortify fortify,
        Winning winning,
        Extensions extensions) {

    /** One seat after the other has its turn, all territories win, and nothing is added. */
    public Ruleset(
            String name,
            Seats seats,
            TurnOrder order,
            Setup setup,
            Income income,
            CardRules cards,
            Combat combat,
            Fortify fortify) {
        this(
                name,
                seats,
                new Structure.InTurn(),
                order,
                setup,
                income,
                cards,
                combat,
                fortify,
                Winning.ALL_TERRITORIES,
                Extensions.NONE);
    }

    public Ruleset {
        if (!name.matches("[^#\\n\\r]+") || !name.equals(name.strip()))
            throw new IllegalArgumentException("'" + name + "' cannot be the name of a ruleset");
        if (structure instanceof Structure.Together orders) {
            requireOrders(orders, setup, cards, combat, fortify);
        } else if (setup.neutral() == Setup.Neutral.AFTER_BLOCKADES) {
            throw new IllegalArgumentException("blockades are orders, but these rules have none");
        }
    }

    /** What belongs to a turn that one seat has to itself cannot be had with orders. */
    private static void requireOrders(
            Structure.Together orders,
            Setup setup,
            CardRules cards,
            Combat combat,
            Fortify fortify) {
        if (cards.drawn() != CardRules.Drawn.NEVER)
            throw new IllegalArgumentException("sets of cards cannot be combined with orders");
        if (fortify != Fortify.NONE)
            throw new IllegalArgumentException(
                    "fortifying cannot be combined with orders: moving is an order");
        if (combat.attacker() != Combat.DiceChoice.MOST
                || combat.defender() != Combat.DiceChoice.MOST)
            throw new IllegalArgumentException("choosing dice cannot be combined with orders");
        boolean blockades = orders.cards() == Structure.OrderCards.DRAWN;
        if (blockades != (setup.neutral() == Setup.Neutral.AFTER_BLOCKADES))
            throw new IllegalArgumentException(
                    blockades
                            ? "a card can be a blockade, which needs 'neutral = after-blockades'"
                            : "without order cards there are no blockades");
    }

    public Ruleset withName(String name) {
        return new Revision(this).name(name).rules();
    }

    public Ruleset withSeats(Seats seats) {
        return new Revision(this).seats(seats).rules();
    }

    public Ruleset withSetup(Setup setup) {
        return new Revision(this).setup(setup).rules();
    }

    /** The same rules with another opening. */
    public Ruleset opened(OpeningKind opening) {
        return withSetup(opening.in(setup));
    }

    public Ruleset withCards(CardRules cards) {
        return new Revision(this).cards(cards).rules();
    }

    public Ruleset withCombat(Combat combat) {
        return new Revision(this).combat(combat).rules();
    }

    public Ruleset withWinning(Winning winning) {
        return new Revision(this).winning(winning).rules();
    }

    public Ruleset withExtensions(Extensions extensions) {
        return new Revision(this).extensions(extensions).rules();
    }
}

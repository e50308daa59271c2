package strategos.conquest.rules;

/** A builder for changed copies of a ruleset. */
final class Revision {

    private final Ruleset base;
    private String name;
    private Seats seats;
    private Setup setup;
    private CardRules cards;
    private Combat combat;
    private Winning winning;
    private Extensions extensions;

    Revision(Ruleset base) {
        this.base = base;
        name = base.name();
        seats = base.seats();
        setup = base.setup();
        cards = base.cards();
        combat = base.combat();
        winning = base.winning();
        extensions = base.extensions();
    }

    Revision name(String name) {
        this.name = name;
        return this;
    }

    Revision seats(Seats seats) {
        this.seats = seats;
        return this;
    }

    Revision setup(Setup setup) {
        this.setup = setup;
        return this;
    }

    Revision cards(CardRules cards) {
        this.cards = cards;
        return this;
    }

    Revision combat(Combat combat) {
        this.combat = combat;
        return this;
    }

    Revision winning(Winning winning) {
        this.winning = winning;
        return this;
    }

    Revision extensions(Extensions extensions) {
        this.extensions = extensions;
        return this;
    }

    /** The ruleset with its new parts. */
    Ruleset rules() {
        return new Ruleset(
                name,
                seats,
                base.structure(),
                base.order(),
                setup,
                base.income(),
                cards,
                combat,
                base.fortify(),
                winning,
                extensions);
    }
}

package strategos.bots.conquest.value;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import strategos.conquest.Conquest;
import strategos.conquest.board.Board;
import strategos.conquest.state.State;
import strategos.conquest.view.View;

/** The terms of all seats in a position; filled again for every position, without allocation. */
public final class Standings {

    /** The smallest value of terms that are logarithms of chances. */
    private static final double HARDLY = -3;

    /** Terms that compare bonuses with all bonuses are multiplied by this. */
    private static final double BONUSES = 4;

    /** Terms that compare stacks with all armies are multiplied by this. */
    private static final double STACKS = 3;

    /** Terms that compare new armies with all armies are multiplied by this. */
    private static final double NEW_ARMIES = 4;

    /** The number of cards at which a set is certain. */
    private static final double FULL_HAND = 5;

    private final Board board;
    private final Position position;
    private final Fronts fronts;
    private final ContinentShares continents;
    private final double allBonuses;
    private final double[][] terms;
    private double allArmies;
    private double allIncome;
    private int alive;

    /** Standings for a value that is told how many cards each seat has. */
    public Standings(Conquest game) {
        this(game, Hands.COUNTED);
    }

    /** Standings for a value that is told this much about cards. */
    public Standings(Conquest game, Hands hands) {
        board = game.board();
        position = new Position(game, hands);
        fronts = new Fronts(board, position);
        continents = new ContinentShares(board, position);
        double bonuses = 1;
        for (int c = 0; c < board.continents().size(); c++) bonuses += board.bonus(c);
        allBonuses = bonuses;
        terms = new double[game.seats()][Term.COUNT];
    }

    public int seats() {
        return position.seats;
    }

    /** The terms of a seat that is alive, in the order of {@link Term}. */
    public double[] of(int seat) {
        return terms[seat];
    }

    public boolean isAlive(int seat) {
        return fronts.territories[seat] > 0;
    }

    /** The team of a seat; its own number where there are no teams. */
    public int team(int seat) {
        return position.team(seat);
    }

    /** Whether any seat of another team is alive. */
    public boolean hasRivals(int seat) {
        for (int other = 0; other < position.seats; other++)
            if (isAlive(other) && !position.areFriends(other, seat)) return true;
        return false;
    }

    /** The number of seats that are alive. */
    public int alive() {
        return alive;
    }

    /** The number of all armies. */
    public double allArmies() {
        return allArmies;
    }

    /** The value of the next set. */
    public int set() {
        return position.set;
    }

    /** The share of all territories that a seat holds. */
    public double territoryShare(int seat) {
        return (double) fronts.territories[seat] / position.owner.length;
    }

    public Board board() {
        return board;
    }

    /** The owner of a territory: a seat, their number for neutral armies, or −1. */
    public int owner(int territory) {
        return position.owner[territory];
    }

    public int armies(int territory) {
        return position.armies[territory];
    }

    /**
     * The most armies of a rival next to a territory, at least 1 at a border; 0 if there is none.
     */
    public int foe(int territory) {
        return fronts.foe[territory];
    }

    /** The number of territories of a continent that an owner holds. */
    public int held(int continent, int owner) {
        return continents.held[continent][owner];
    }

    /** The armies of an owner in a continent. */
    public int armiesIn(int continent, int owner) {
        return continents.armies[continent][owner];
    }

    /** All armies of a seat, with those still to be placed. */
    public double armiesOf(int seat) {
        return fronts.armies[seat];
    }

    public int income(int seat) {
        return position.income[seat];
    }

    public int cards(int seat) {
        return position.cards[seat];
    }

    /** Writes the position, for {@link #load}. */
    public void save(DataOutput out) throws IOException {
        position.save(out);
    }

    /** Looks at a position that was saved in the same game. */
    public void load(DataInput in) throws IOException {
        position.load(in);
        judge();
    }

    /**
     * Looks at a position.
     *
     * @param view sees everything in the same state
     */
    public void look(State state, View view) {
        position.read(state, view);
        judge();
    }

    private void judge() {
        fronts.clear();
        continents.clear();
        for (int t = 0; t < position.owner.length; t++) if (position.owner[t] >= 0) fronts.count(t);
        for (int t = 0; t < position.owner.length; t++)
            if (position.owner[t] >= 0) continents.survey(t, fronts.survey(t));
        continents.judge(fronts);
        sum();
        for (int seat = 0; seat < position.seats; seat++) if (isAlive(seat)) write(seat);
    }

    private void sum() {
        allArmies = 0;
        allIncome = 0;
        alive = 0;
        for (double armies : fronts.armies) allArmies += armies;
        for (int seat = 0; seat < position.seats; seat++) {
            allIncome += position.income[seat];
            if (isAlive(seat)) alive++;
        }
    }

    private void write(int seat) {
        double armies = Math.max(1, fronts.armies[seat]);
        double held = fronts.territories[seat];
        set(seat, Term.ARMIES, Math.log(armies / allArmies));
        set(seat, Term.INCOME, Math.log(position.income[seat] / allIncome));
        set(seat, Term.TERRITORIES, territoryShare(seat));
        writeContinents(seat);
        set(seat, Term.FRONT, fronts.front[seat] / armies);
        set(seat, Term.STACK, STACKS * fronts.stack[seat] / allArmies);
        set(seat, Term.SECOND_STACK, STACKS * fronts.second[seat] / allArmies);
        set(seat, Term.SET, compared(position.expectedSet(seat)));
        set(seat, Term.CARDS, position.cards[seat] / FULL_HAND);
        set(seat, Term.EXPOSED, fronts.exposed[seat] / held);
        set(seat, Term.EXPOSED_ARMIES, fronts.exposedArmies[seat] / armies);
        set(seat, Term.BORDERS, fronts.borders[seat] / held);
        set(seat, Term.THREAT, Math.log((1.0 + fronts.threat[seat]) / (1.0 + fronts.front[seat])));
        writeEliminations(seat);
        double soon = alive < 2 ? 1 : 1 - (double) position.wait[seat] / (alive - 1);
        set(seat, Term.SOON, soon);
        set(seat, Term.INITIATIVE, soon * compared(position.reserve(seat)));
    }

    private void writeContinents(int seat) {
        double scale = BONUSES / allBonuses;
        set(seat, Term.LASTING_BONUS, scale * continents.lasting[seat]);
        set(seat, Term.PROGRESS, scale * continents.progress[seat]);
        set(seat, Term.CONTEST, scale * continents.contest[seat]);
        set(seat, Term.COMPLETION, scale * continents.completion[seat]);
        set(seat, Term.BREAKING, scale * continents.breaking[seat]);
        set(seat, Term.DENIAL, scale * continents.denial[seat]);
    }

    private void writeEliminations(int seat) {
        double prey = HARDLY;
        double prize = 0;
        double hunter = HARDLY;
        double loot = 0;
        for (int other = 0; other < position.seats; other++) {
            if (position.areFriends(other, seat) || !isAlive(other)) continue;
            double danger = strength(other, seat);
            double power = strength(seat, other);
            prey = Math.max(prey, danger);
            hunter = Math.max(hunter, power);
            prize = Math.max(prize, worth(danger, seat));
            loot = Math.max(loot, worth(power, other));
        }
        set(seat, Term.PREY, prey);
        set(seat, Term.PRIZE, prize);
        set(seat, Term.HUNTER, hunter);
        set(seat, Term.LOOT, loot);
    }

    /** What a seat can lead against another, compared with what that one has to be taken from. */
    private double strength(int seat, int other) {
        double attackers = fronts.facing[seat][other] + position.reserve(seat) + 1;
        return Math.log(attackers / (fronts.armies[other] + fronts.territories[other]));
    }

    /** What the cards of a seat are worth to one that attacks it with this strength. */
    private double worth(double strength, int seat) {
        return ContinentShares.chance(3 * strength) * position.cards[seat] / FULL_HAND;
    }

    /** A plain logarithm, since log1p takes several times as long. */
    private double compared(double newArmies) {
        return Math.log(1 + NEW_ARMIES * newArmies / allArmies);
    }

    private void set(int seat, Term term, double value) {
        terms[seat][term.ordinal()] = value;
    }
}

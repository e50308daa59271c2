package strategos.conquest.view;

import java.util.BitSet;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;
import strategos.conquest.battle.DiceLimits;
import strategos.conquest.board.Board;
import strategos.conquest.extension.Extras;
import strategos.conquest.move.Move;
import strategos.conquest.move.StandingDefence;
import strategos.conquest.notation.ConquestNotation;
import strategos.conquest.rules.Income.Pays;
import strategos.conquest.rules.Ruleset;
import strategos.conquest.state.Decision;
import strategos.conquest.state.ExtraState.Page;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;
import strategos.game.GameView;
import strategos.game.Seat;
import strategos.game.Viewer;

/**
 * Everything that a viewer may know of a match: a window on its state, valid until the state
 * changes.
 */
public final class View implements GameView<Move> {

    /** The seat of a viewer without one, and of nature. */
    public static final int NONE = -1;

    /** Whatever the viewer does not see: an owner, a territory, a number. */
    public static final int UNKNOWN = Move.UNKNOWN;

    private final Rulebook rulebook;
    private final State state;
    private final int seat;
    private final boolean looksBack;
    private final boolean inFog;
    private final boolean hasTeams;

    public View(Rulebook rulebook, State state, Viewer viewer) {
        this.rulebook = rulebook;
        this.state = state;
        this.seat = viewer instanceof Viewer.InSeat(Seat in) ? in.index() : NONE;
        this.looksBack = viewer instanceof Viewer.Hindsight;
        this.inFog = rulebook.horizon().isFogged() && !looksBack;
        this.hasTeams = rulebook.rules().extensions().teams().isPlayed();
    }

    Rulebook rulebook() {
        return rulebook;
    }

    /** How moves are written in this rulebook. */
    @Override
    public ConquestNotation notation() {
        return rulebook.notation();
    }

    public Board board() {
        return rulebook.board();
    }

    public Ruleset rules() {
        return rulebook.rules();
    }

    public int seat() {
        return seat;
    }

    public boolean looksBack() {
        return looksBack;
    }

    // The fog.

    public boolean isFogged() {
        return inFog && rulebook.horizon().isFogged(state);
    }

    public boolean sees(int territory) {
        return !isFogged() || seat != NONE && rulebook.horizon().sees(state, seat, territory);
    }

    public boolean knows(int owner) {
        return !isFogged() || seat != NONE && rulebook.horizon().shares(seat, owner);
    }

    /** How the viewer sees the battle in hand through the fog. */
    private BattleSight battle() {
        return new BattleSight(this, state);
    }

    private boolean seesAllOfBattle() {
        return !inFog || battle().isSeenWhole();
    }

    // The match.

    /** The stage, as far as the fog lets it be told from another. */
    public Stage stage() {
        return inFog ? battle().stage() : state.stage();
    }

    /** What is decided now; whether by the viewer, {@link #decides} says. */
    public Decision decision() {
        return stage().decision();
    }

    public Phase phase() {
        return new Phases(this, state).now();
    }

    /** How many rounds have been played to the end. */
    public int rounds() {
        return state.rounds();
    }

    /** How many turns have begun. */
    public int turns() {
        return state.turns();
    }

    /** The seat whose turn it is; another may have to decide in it. */
    public int turnOf() {
        return state.seat();
    }

    /** The seat that alone has to decide, or {@link #NONE}. */
    public int decider() {
        if (state.stage() == Stage.ORDERS && !rulebook.orders().giving().isInRounds()) return NONE;
        boolean rollsOutOfSight = inFog && state.stage() == Stage.BATTLE && !battle().isSeen();
        return rollsOutOfSight ? state.seat() : Math.max(NONE, rulebook.playout().actor(state));
    }

    /** The seat that plays in this place of the turn order. */
    public int seatAt(int place) {
        return state.seatAt(place);
    }

    /** Armies still to be placed; where all seats place at the same time, the viewer's own. */
    public int left() {
        if (state.stage() == Stage.ORDERS) return orders().left();
        return knows(state.seat()) ? state.left() : UNKNOWN;
    }

    /** Whether the armies being placed come from sets that an elimination forced. */
    public boolean isReinforcingInAttack() {
        return state.reinforcingInAttack();
    }

    /** Whether the seat whose turn it is will draw a card. */
    public boolean hasConquered() {
        return knows(state.seat()) && state.conquered();
    }

    // The board.

    public int seats() {
        return state.seats();
    }

    /** The seats, and the neutral army where there is one; its index is the number of seats. */
    public int owners() {
        return state.owners();
    }

    public int owner(int territory) {
        return sees(territory) ? state.owner(territory) : UNKNOWN;
    }

    public int armies(int territory) {
        return sees(territory) ? state.armies(territory) : UNKNOWN;
    }

    public int holdings(int owner) {
        return knows(owner) ? state.holdings(known(owner)) : UNKNOWN;
    }

    /** A word of the set of territories that the viewer sees an owner hold. */
    public long held(int owner, int word) {
        long held = state.held(known(owner), Objects.checkIndex(word, board().words()));
        return knows(owner) ? held : inSight(held, word);
    }

    private long inSight(long territories, int word) {
        long seen = 0;
        for (long rest = territories; rest != 0; rest &= rest - 1) {
            int bit = Long.numberOfTrailingZeros(rest);
            if (sees(word * Long.SIZE + bit)) seen |= 1L << bit;
        }
        return seen;
    }

    /** Whether the viewer sees an owner hold all of a continent. */
    public boolean holdsAll(int owner, int continent) {
        if (knows(owner)) return state.holdsAll(known(owner), continent);
        for (int w = 0; w < board().words(); w++)
            if ((board().members(continent, w) & ~held(owner, w)) != 0) return false;
        return true;
    }

    /**
     * Whether an owner still holds anything; that is announced. A blockade in the fog is not, so of
     * what blockades leave a viewer knows as much as it sees.
     */
    public boolean isAlive(int owner) {
        boolean announced = owner < seats() || !state.extra().orders().isKept();
        return announced || !isFogged() ? state.isAlive(known(owner)) : isSeen(owner);
    }

    /** Whether a seat is still in the match; that is announced. */
    public boolean isPlaying(int seat) {
        return isAlive(seat) && !state.hasResigned(seat);
    }

    private boolean isSeen(int owner) {
        for (int w = 0; w < board().words(); w++) if (held(owner, w) != 0) return true;
        return false;
    }

    public int totalArmies(int owner) {
        return knows(owner) ? state.totalArmies(owner) : UNKNOWN;
    }

    /** What a seat would get if its turn began now. */
    public int income(int seat) {
        return knows(seat) ? rulebook.turns().reinforcing().income(state, known(seat)) : UNKNOWN;
    }

    /** The reinforcements of a seat's last turn, where they are kept and the viewer knows them. */
    public OptionalInt received(int seat) {
        boolean kept = rules().income().pays() == Pays.AFTER_A_ROUND && knows(seat);
        return kept
                ? OptionalInt.of(state.extra().get(Page.RECEIVED, known(seat)))
                : OptionalInt.empty();
    }

    /** Whose army is placed next while first armies are. */
    public int settler() {
        return isFogged() ? UNKNOWN : rulebook.turns().opening().settler(state);
    }

    /** The territory that nature deals, or deals an army to, with an outcome. */
    public int dealt(int outcome) {
        return switch (state.stage()) {
            case DEAL -> rulebook.turns().opening().free(state, outcome);
            case DEAL_ARMIES -> state.holding(state.seat(), outcome);
            default -> throw new IllegalStateException("nothing is dealt in " + state.stage());
        };
    }

    /** A state lays sets side by side: beyond the last owner lie cards that nobody may see. */
    private int known(int owner) {
        return Objects.checkIndex(owner, state.owners());
    }

    /** How many armies can leave an own territory while fortifying. */
    public int canLeave(int territory) {
        return sees(territory)
                ? Math.max(0, rulebook.turns().fortifying().most(state, territory))
                : 0;
    }

    /** Whether armies of the seat whose turn it is could be moved from one territory to another. */
    public boolean isJoined(int from, int to) {
        return knows(state.seat()) && rulebook.turns().fortifying().isJoined(state, from, to);
    }

    /** Where armies of the seat whose turn it is could be moved to from one of its territories. */
    public BitSet destinations(int from) {
        boolean leaves = canLeave(from) > 0 && owner(from) == state.seat();
        if (!leaves || !knows(state.seat())) return new BitSet();
        return BitSet.valueOf(rulebook.turns().fortifying().targets(state, from));
    }

    // Who is together, and what they are after.

    /** The team of a seat; its own number where there are no teams. */
    public int team(int seat) {
        return rulebook.setting().sides().of(Objects.checkIndex(seat, seats()));
    }

    /** Whether an owner is the viewer's seat or a team-mate of it. */
    public boolean isFriend(int owner) {
        return seat != NONE && rulebook.setting().sides().areTogether(seat, owner);
    }

    /** A word of the set of territories that the viewer's seat and its team-mates hold. */
    public long heldByFriends(int word) {
        if (!hasTeams) return held(seat, word);
        long held = 0;
        for (int other = 0; other < seats(); other++)
            if (isFriend(other)) held |= held(other, word);
        return held;
    }

    /** What the viewer may know of what seats are after. */
    public AimSheet aims() {
        return new AimSheet(this, state);
    }

    // The battle in hand.

    public int from() {
        return end(state.from());
    }

    public int to() {
        return end(state.to());
    }

    private int end(int territory) {
        return inFog ? battle().end(territory) : territory;
    }

    /** Whether armies that advanced are fighting, and the viewer does not see both ends of it. */
    boolean isFightHidden() {
        return inFog && battle().isFightHidden();
    }

    public int attackDice() {
        return seesAllOfBattle() ? state.attackDice() : UNKNOWN;
    }

    int defendDice() {
        return seesAllOfBattle() ? state.defendDice() : UNKNOWN;
    }

    public int occupyAtLeast() {
        return seesAllOfBattle() ? rulebook.turns().occupying().atLeast(state) : UNKNOWN;
    }

    public int occupyAtMost() {
        return seesAllOfBattle() ? rulebook.turns().occupying().atMost(state) : UNKNOWN;
    }

    /** The most dice that an attack of the viewer's own from a territory rolls. */
    public int mostDice(int from) {
        return knows(state.seat()) && sees(from)
                ? Math.max(0, rulebook.turns().attacking().mostDice(state, from))
                : 0;
    }

    /** The fewest dice that an attack of the viewer's own from a territory rolls. */
    public int fewestDice(int from) {
        return mostDice(from) == 0 ? 0 : rulebook.turns().attacking().fewestDice(state, from);
    }

    /** Whether a battle here may be fought on other terms than the printed ones. */
    public boolean hasSpecialTerms() {
        return rulebook.setting().extras().tipBattles() || rulebook.setting().extras().takeDice();
    }

    /**
     * The terms on which the viewer would attack a territory, or be attacked on one of its own, as
     * far as it knows them; for a viewer without a seat, those of the owners.
     */
    public DiceLimits terms(int from, int to) {
        if (!hasSpecialTerms()) return DiceLimits.PRINTED;
        int attacker = seat == NONE || owner(to) == seat ? owner(from) : seat;
        return rulebook.setting().extras().terms(state, new Known(from, attacker), from, to);
    }

    /** What the viewer knows of a battle between two owners. */
    private final class Known implements Extras.Knowledge {

        private final int from;
        private final int attacker;

        Known(int from, int attacker) {
            this.from = from;
            this.attacker = attacker;
        }

        @Override
        public int holder(int territory) {
            return territory == from ? attacker : owner(territory);
        }

        @Override
        public boolean knowsMoney(int owner) {
            return owner >= 0 && knows(owner);
        }
    }

    /** What the viewer knows of money and of what happens to all. */
    public Fortunes fortunes() {
        return Fortunes.of(this, state, rulebook.setting().extras());
    }

    /** How the viewer's own seat answers attacks. */
    public StandingDefence standing() {
        return seat == NONE ? StandingDefence.ALWAYS_TWO : state.standing(seat);
    }

    // Cards and orders.

    /** What the viewer may know of cards. */
    public CardSheet cards() {
        return new CardSheet(this, state);
    }

    /** What the viewer may know of orders, where they are given. */
    public OrderSheet orders() {
        return new OrderSheet(rulebook.orders(), state, this);
    }

    // What the viewer may do.

    /** Whether the viewer has to decide. */
    public boolean decides() {
        if (seat == NONE) return false;
        return decider() == seat || rulebook.orders().giving().isWaitedFor(state, seat);
    }

    @Override
    public int count() {
        return decides() ? rulebook.options().count(state, seat) : 0;
    }

    /**
     * The move with this number. Legal beyond these are blitzes over borders of theirs, and a
     * change of standing defence.
     */
    @Override
    public Move option(int option) {
        if (!decides()) throw new IllegalStateException("it is not this viewer who decides");
        return rulebook.options().option(state, seat, option);
    }

    public boolean isLegal(Move move) {
        return refusal(move).isEmpty();
    }

    @Override
    public Optional<String> refusal(Move move) {
        return seat == NONE
                ? Optional.of("you have no seat in this match")
                : rulebook.legality().refusal(state, seat, move);
    }

    /** Everything in this view as a record that can leave the process. */
    public Snapshot snapshot() {
        return Snapshot.of(this, orders().snapshot());
    }

    /** The same without what only tells of the last step. */
    Snapshot lasting() {
        return Snapshot.of(this, orders().lasting());
    }

    /** A full state that this view fits, drawn at random. */
    public State guess(RandomGenerator random) {
        return Guess.of(this, state, random);
    }
}

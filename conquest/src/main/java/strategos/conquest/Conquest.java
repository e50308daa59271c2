package strategos.conquest;

import static java.util.stream.Collectors.toSet;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import strategos.conquest.battle.Dice;
import strategos.conquest.board.Blocked;
import strategos.conquest.board.Board;
import strategos.conquest.choice.ConquestPlayout;
import strategos.conquest.move.Move;
import strategos.conquest.move.Move.Attack;
import strategos.conquest.move.Move.AttackLosing;
import strategos.conquest.move.Move.AttackTimes;
import strategos.conquest.move.Move.Blitz;
import strategos.conquest.move.Move.Claim;
import strategos.conquest.move.Move.Defend;
import strategos.conquest.move.Move.Done;
import strategos.conquest.move.Move.Fortify;
import strategos.conquest.move.Move.NameCapital;
import strategos.conquest.move.Move.Occupy;
import strategos.conquest.move.Move.Place;
import strategos.conquest.move.Move.Resign;
import strategos.conquest.move.Move.Stand;
import strategos.conquest.move.Move.Trade;
import strategos.conquest.move.Move.Vote;
import strategos.conquest.move.Order;
import strategos.conquest.move.OrderCard;
import strategos.conquest.move.StandingDefence;
import strategos.conquest.move.Wish;
import strategos.conquest.notation.ConquestNotation;
import strategos.conquest.orders.Orders;
import strategos.conquest.rules.Combinations;
import strategos.conquest.rules.Ruleset;
import strategos.conquest.rules.Structure;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;
import strategos.conquest.turn.Turns;
import strategos.conquest.view.Rulebook;
import strategos.conquest.view.View;
import strategos.conquest.view.Witness;
import strategos.game.Chance;
import strategos.game.Game;
import strategos.game.HeaderText;
import strategos.game.NotationException;
import strategos.game.Result;
import strategos.game.RollOrigin;
import strategos.game.Seat;
import strategos.game.Step;
import strategos.game.Step.Moved;
import strategos.game.Step.Rolled;
import strategos.game.Turn;
import strategos.game.TurnOwner;
import strategos.game.Viewer;

/** A game of the Risk family: a ruleset on a board for a number of seats. */
public final class Conquest implements Game<State, Move, View> {

    /** What a record's header calls this family. */
    public static final String FAMILY = "conquest";

    /** What a record's header says of a game of this family. */
    public static final List<String> FIELDS = ConquestSetup.FIELDS;

    /** Each order that is carried out is a step of its own, with one thing that can happen. */
    private static final Chance NEXT_ORDER = new Chance.Uniform(1);

    private final Ruleset rules;
    private final Board board;
    private final Board whole;
    private final int seats;
    private final Rulebook rulebook;
    private final Turns turns;
    private final Orders orders;

    /** A game for a new match on the whole of a board. */
    public Conquest(Ruleset rules, Board board, int seats) {
        this(rules, board, board, seats, Combinations::refusal);
    }

    /** The reason why rules cannot be played on a board with a number of seats. */
    private interface Objection {
        Optional<String> to(Ruleset rules, Board board, int seats);
    }

    private Conquest(Ruleset rules, Board board, Board whole, int seats, Objection objection) {
        objection
                .to(rules, board, seats)
                .ifPresent(
                        why -> {
                            throw new IllegalArgumentException(why);
                        });
        this.rules = rules;
        this.board = board;
        this.whole = whole;
        this.seats = seats;
        rulebook = new Rulebook(rules, board, seats);
        turns = rulebook.turns();
        orders = rulebook.orders();
    }

    /**
     * A game for a new match: on the board without the territories that the rules block, which are
     * drawn now. A record keeps which these are.
     */
    public static Conquest make(Ruleset rules, Board board, int seats, RandomGenerator random) {
        Board rest = Blocked.draw(board, rules.extensions().blocked(), random);
        return new Conquest(rules, rest, board, seats, Combinations::refusal);
    }

    /** Opens the game that a setup describes. */
    public static Conquest open(Map<String, String> setup, int seats) throws NotationException {
        return open(HeaderText.of(setup), seats);
    }

    /** Opens the game that a record's header describes; faults are named by file and line. */
    public static Conquest open(HeaderText header, int seats) throws NotationException {
        var setup = ConquestSetup.read(header);
        try {
            return new Conquest(
                    setup.rules(), setup.board(), setup.whole(), seats, Combinations::obstacle);
        } catch (IllegalArgumentException unplayable) {
            throw ConquestSetup.unplayable(header, unplayable);
        }
    }

    @Override
    public Map<String, String> setup() {
        return new ConquestSetup(rules, board, whole).write();
    }

    public Ruleset rules() {
        return rules;
    }

    /** What is played on. */
    public Board board() {
        return board;
    }

    /** The board with the territories that are blocked in this match. */
    public Board whole() {
        return whole;
    }

    @Override
    public int seats() {
        return seats;
    }

    public ConquestPlayout simulation() {
        return rulebook.playout();
    }

    @Override
    public ConquestNotation notation() {
        return rulebook.notation();
    }

    /** The ruleset made ready to play. */
    Rulebook rulebook() {
        return rulebook;
    }

    @Override
    public State start() {
        return turns.start();
    }

    @Override
    public State copy(State state) {
        return new State(state);
    }

    @Override
    public int turns(State state) {
        return state.turns();
    }

    /** Orders are everybody's, even those that seats give one after the other. */
    @Override
    public TurnOwner turnOwner() {
        return rules().structure() instanceof Structure.Together
                ? TurnOwner.EVERY_SEAT
                : TurnOwner.ONE_SEAT;
    }

    @Override
    public Turn turn(State state) {
        return switch (state.stage()) {
            case DRAW_ORDER -> new Turn.Roll(new Chance.Uniform(turns.ordering().outcomes(state)));
            case ROLL_ORDER -> new Turn.Roll(new Chance.Uniform(Chance.FACES));
            case DEAL -> new Turn.Roll(new Chance.Uniform(turns.opening().free(state)));
            case DEAL_ARMIES -> new Turn.Roll(new Chance.Uniform(state.holdings(state.seat())));
            case DRAW_EVENT ->
                    new Turn.Roll(
                            new Chance.Uniform(turns.setting().extras().events().outcomes(state)));
            case BATTLE -> Turn.Roll.dice(state.attackDice(), state.defendDice());
            case DRAW_CARD -> new Turn.Roll(new Chance.Uniform(state.deckSize()));
            case DRAW_MISSION -> new Turn.Roll(new Chance.Uniform(turns.missions().outcomes()));
            case EXECUTE -> new Turn.Roll(NEXT_ORDER);
            case ATTACKERS_KILL, DEFENDERS_KILL, ROUND_KILLS ->
                    new Turn.Roll(orders.fighting().chance(state));
            case ORDER_CARD -> new Turn.Roll(new Chance.Uniform(OrderCard.KINDS));
            case ORDERS -> givingOrders(state);
            case CLAIM, SETTLE, NAME_CAPITAL, REINFORCE, TRADE, ATTACK, DEFEND, OCCUPY, FORTIFY ->
                    Turn.Decide.by(rulebook.playout().actor(state));
            case OVER -> new Turn.Over(result(state));
        };
    }

    @Override
    public Optional<RollOrigin> rollOrigin(State state) {
        var book = state.extra().orders();
        return switch (state.stage()) {
            case ATTACKERS_KILL, DEFENDERS_KILL, ROUND_KILLS ->
                    Optional.of(new RollOrigin(state.turns(), book.lastSeat(), book.lastRound()));
            case ORDER_CARD ->
                    Optional.of(new RollOrigin(state.turns(), orders.rewarding().drawer(state), 0));
            default -> Optional.empty();
        };
    }

    @Override
    public int actor(State state) {
        return state.stage() == Stage.ORDERS
                ? Game.super.actor(state)
                : rulebook.playout().actor(state);
    }

    private Turn givingOrders(State state) {
        return orders.giving().isInRounds()
                ? Turn.Decide.by(rulebook.playout().actor(state))
                : new Turn.DecideTogether(waiting(state));
    }

    private Set<Seat> waiting(State state) {
        return IntStream.range(0, seats)
                .filter(seat -> orders.giving().isWaitedFor(state, seat))
                .mapToObj(Seat::of)
                .collect(toSet());
    }

    private Result result(State state) {
        return new Result(turns.goals().winners(state).stream().map(Seat::of).toList());
    }

    @Override
    public Optional<String> refusal(State state, Seat seat, Move move) {
        return rulebook.legality().refusal(state, seat.index(), move);
    }

    @Override
    public void apply(State state, Step<Move> step) {
        switch (step) {
            case Moved<Move>(Seat seat, Move move) -> move(state, seat.index(), move);
            case Rolled<Move>(int outcome) -> roll(state, outcome);
        }
    }

    /**
     * Makes a move in place, unchecked. Attacks are almost half of all moves; apart from the others
     * they are compiled into the loop that plays a match.
     */
    @Override
    public void move(State state, int seat, Move move) {
        if (move instanceof Attack attack) {
            attack(state, attack);
        } else {
            moveOther(state, seat, move);
        }
    }

    private void attack(State state, Attack attack) {
        turns.attacking().attack(state, attack.from(), attack.to(), attack.dice());
    }

    /** Cases are tried in turn, so the frequent ones come first. */
    private void moveOther(State state, int seat, Move move) {
        switch (move) {
            case Attack attack -> attack(state, attack);
            case Occupy(int armies) -> turns.occupying().occupy(state, armies);
            case Place(int territory, int armies) -> place(state, territory, armies);
            case Done() -> end(state, seat);
            case Claim(int territory) -> turns.opening().claim(state, territory);
            case Fortify(int from, int to, int armies) ->
                    turns.fortifying().fortify(state, from, to, armies);
            case Trade(int first, int second, int third, int matching) ->
                    turns.trading().trade(state, first, second, third, matching);
            case Blitz(int from, int to, int keep) ->
                    turns.attacking().blitz(state, from, to, keep);
            case AttackTimes(int from, int to, int times) ->
                    turns.attacking().attackTimes(state, from, to, times);
            case AttackLosing(int from, int to, int losses) ->
                    turns.attacking().attackLosing(state, from, to, losses);
            case Defend(int dice) -> turns.defending().defend(state, dice);
            case Stand(StandingDefence defence) -> state.standing(seat, defence);
            case NameCapital(int territory) -> turns.capitals().name(state, territory);
            case Vote(Wish wish) -> turns.voting().vote(state, seat, wish);
            case Resign() -> resign(state, seat);
            case Order order -> orders.giving().give(state, seat, order);
        }
    }

    private void place(State state, int territory, int armies) {
        if (state.stage() == Stage.SETTLE) {
            turns.opening().settle(state, territory, armies);
        } else {
            turns.reinforcing().place(state, territory, armies);
        }
    }

    private void resign(State state, int seat) {
        if (state.stage() == Stage.ORDERS) {
            orders.giving().resign(state, seat);
        } else {
            turns.resigning().resign(state, seat);
        }
    }

    private void end(State state, int seat) {
        switch (state.stage()) {
            case ORDERS -> orders.giving().done(state, seat);
            case TRADE -> turns.trading().end(state);
            case ATTACK -> turns.attacking().end(state);
            default -> turns.fortifying().end(state);
        }
    }

    private void roll(State state, int outcome) {
        switch (state.stage()) {
            case DRAW_ORDER -> turns.ordering().draw(state, outcome);
            case ROLL_ORDER -> turns.ordering().roll(state, outcome + 1);
            case DEAL -> turns.opening().deal(state, outcome);
            case DEAL_ARMIES -> turns.opening().dealArmy(state, outcome);
            case DRAW_EVENT -> turns.happen(state, outcome);
            case BATTLE -> turns.attacking().roll(state, outcome);
            case DRAW_CARD -> turns.drawing().draw(state, outcome);
            case DRAW_MISSION -> turns.missions().draw(state, outcome);
            case EXECUTE -> orders.executing().execute(state);
            case ATTACKERS_KILL, DEFENDERS_KILL, ROUND_KILLS ->
                    orders.fighting().roll(state, outcome);
            case ORDER_CARD -> orders.rewarding().draw(state, outcome);
            default ->
                    throw new IllegalStateException("nothing is to be rolled in " + state.stage());
        }
    }

    /** Battles and cards are almost all there is to roll. */
    @Override
    public void roll(State state, RandomGenerator random) {
        if (state.stage() == Stage.BATTLE) {
            int outcomes = Dice.outcomes(state.attackDice() + state.defendDice());
            turns.attacking().roll(state, random.nextInt(outcomes));
        } else if (state.stage() == Stage.DRAW_CARD) {
            turns.drawing().draw(state, random.nextInt(state.deckSize()));
        } else {
            Game.super.roll(state, random);
        }
    }

    @Override
    public View view(State state, Viewer viewer) {
        return new View(rulebook, state, viewer);
    }

    @Override
    public Optional<Step<Move>> seen(State before, Step<Move> step, State after, Viewer viewer) {
        return Witness.seen(rulebook, before, step, after, viewer);
    }

    @Override
    public State guess(View view, RandomGenerator random) {
        return view.guess(random);
    }
}

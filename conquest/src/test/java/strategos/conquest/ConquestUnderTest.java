package strategos.conquest;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import strategos.conquest.board.Board;
import strategos.conquest.move.Move;
import strategos.conquest.move.Move.Blitz;
import strategos.conquest.move.Move.Resign;
import strategos.conquest.move.Move.Stand;
import strategos.conquest.move.Move.Vote;
import strategos.conquest.move.Wish;
import strategos.conquest.rules.Combat.DiceChoice;
import strategos.conquest.rules.Ruleset;
import strategos.conquest.rules.Winning;
import strategos.conquest.state.ExtraState.Page;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;
import strategos.conquest.view.View;
import strategos.game.Game;
import strategos.game.MatchHeader;
import strategos.game.NotationException;
import strategos.game.Seat;
import strategos.game.Simulation;
import strategos.game.Step;
import strategos.game.Viewer;
import strategos.testkit.GameUnderTest;
import strategos.testkit.Moment;

/**
 * Conquest as the contract sees it.
 *
 * @param conquest the game as it is
 * @param game the game that is tried: the same, or one with a fault planted
 */
record ConquestUnderTest(String name, Conquest conquest, Game<State, Move, View> game)
        implements GameUnderTest<State, Move, View> {

    static ConquestUnderTest of(Ruleset rules, Board board, int seats) {
        var conquest = new Conquest(rules, board, seats);
        String name = "%s, %d seats, %s".formatted(rules.name(), seats, board.name());
        return new ConquestUnderTest(name, conquest, conquest);
    }

    @Override
    public Simulation<State> simulation() {
        return conquest.simulation();
    }

    @Override
    public Conquest open(MatchHeader header) throws NotationException {
        return Conquest.open(header.setup(), header.players().size());
    }

    @Override
    public List<Move> options(View view) {
        return view.moves();
    }

    @Override
    public Object snapshot(View view) {
        return view.snapshot();
    }

    /**
     * The board without fog, and each hand and standing defence on its own: the same, but sooner.
     */
    @Override
    public List<Object> everyView(State state) {
        List<Object> everything = new ArrayList<>();
        everything.add(game.turn(state));
        for (Viewer viewer : viewers()) {
            View view = game.view(state, viewer);
            boolean isPublic = view.seat() == View.NONE;
            everything.add(
                    isPublic
                            ? game.view(state, new Viewer.Hindsight()).snapshot()
                            : List.of(
                                    view.cards().hand(),
                                    view.standing(),
                                    view.aims().snapshot(),
                                    view.orders().snapshot()));
            everything.add(view.count());
        }
        return everything;
    }

    @Override
    public Object probe(View view) {
        return ViewProbe.answers(view);
    }

    @Override
    public Move anyMove(State state, RandomGenerator random) {
        return new AnyMove(state, random).draw();
    }

    /**
     * A standing defence may be changed, a vote cast, and a match left at any time; a blitz goes
     * where an attack can.
     */
    @Override
    public boolean isLegalBeyondOptions(State state, Seat seat, Move move) {
        return switch (move) {
            case Resign() -> canResign(state, seat.index());
            case Stand _ ->
                    !state.hasResigned(seat.index())
                            && conquest.rules().combat().defender() == DiceChoice.CHOSEN
                            && state.stage() != Stage.OVER;
            case Blitz(int from, int to, int keep) ->
                    state.stage() == Stage.ATTACK
                            && state.seat() == seat.index()
                            && isTerritory(from)
                            && isTerritory(to)
                            && state.owner(from) == seat.index()
                            && !isFriend(seat.index(), state.owner(to))
                            && conquest.board().territories().get(from).neighbours().contains(to)
                            && keep >= 1
                            && keep < state.armies(from);
            case Vote(Wish wish) ->
                    conquest.rules().winning().vote() != Winning.Vote.NONE
                            && state.stage() != Stage.OVER
                            && state.turns() > 0
                            && state.holdings(seat.index()) > 0
                            && !state.hasResigned(seat.index())
                            && hasAgreed(state, seat.index()) == (wish == Wish.GO_ON);
            default -> false;
        };
    }

    private static boolean canResign(State state, int seat) {
        boolean isBetweenBattles =
                switch (state.stage()) {
                    case REINFORCE, TRADE, ATTACK, FORTIFY, ORDERS -> true;
                    default -> false;
                };
        return isBetweenBattles
                && state.turns() > 0
                && state.holdings(seat) > 0
                && !state.hasResigned(seat);
    }

    private boolean isFriend(int seat, int owner) {
        int teams = conquest.rules().extensions().teams().count();
        return owner == seat
                || teams > 0 && owner < conquest.seats() && owner % teams == seat % teams;
    }

    private static boolean hasAgreed(State state, int seat) {
        return (state.extra().get(Page.VOTES, 0) >>> seat & 1) != 0;
    }

    private boolean isTerritory(int territory) {
        return territory >= 0 && territory < conquest.board().size();
    }

    @Override
    public Moment<State, Move> scramble(
            Moment<State, Move> moment, Viewer viewer, RandomGenerator random) {
        return Secrets.scramble(conquest, moment, viewer, random);
    }

    @Override
    public Object kind(Moment<State, Move> moment) {
        Object step =
                moment.next() instanceof Step.Moved<Move>(_, Move move)
                        ? move.getClass()
                        : moment.next().getClass();
        return List.of(moment.state().stage(), step);
    }

    @Override
    public Step<Move> next(State state, RandomGenerator random) {
        return new EagerPlay(conquest, random).next(state);
    }
}

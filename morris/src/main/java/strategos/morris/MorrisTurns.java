package strategos.morris;

import java.util.Optional;
import strategos.morris.Rules.Aim;
import strategos.morris.Rules.First;
import strategos.morris.Rules.Flying;
import strategos.morris.Rules.Taking;

/** The rules of a match: placing, moving, taking, and the end. */
final class MorrisTurns {

    private final Rules rules;
    private final Board board;
    private final boolean fliesAtThree;
    private final boolean fliesAfterMill;
    private final boolean millsAreSafe;
    private final boolean millWins;
    private final boolean canBeDrawn;

    MorrisTurns(Rules rules) {
        this.rules = rules;
        this.board = rules.board();
        fliesAtThree = rules.flying() == Flying.AT_THREE;
        fliesAfterMill = rules.flying() == Flying.AFTER_MILL;
        millsAreSafe = rules.taking() == Taking.NOT_FROM_MILLS;
        millWins = rules.aim() == Aim.MILL;
        canBeDrawn = rules.quietMoves() > 0 || rules.repetitions() > 0;
    }

    State start() {
        return rules.first() == First.FIRST_SEAT ? emptyBoard(0) : new State(board, rules.men());
    }

    State emptyBoard(int beginner) {
        var state = new State(board, rules.men());
        begin(state, beginner);
        return state;
    }

    State moving(int mover, int mine, int theirs, int flights) {
        State state = withMen(mover, mine, theirs);
        state.hold(0, flights);
        pass(state);
        return state;
    }

    State placing(int mover, int mine, int theirs, int myHand, int theirHand) {
        if (myHand < 1 || theirHand < 0)
            throw new IllegalArgumentException("the mover has no man to place");
        State state = withMen(mover, mine, theirs);
        state.hold(theirHand, 0);
        state.pass();
        state.hold(myHand, 0);
        state.enter(MorrisStage.PLACE);
        return state;
    }

    /** These men on the board, and the other player to move. */
    private State withMen(int mover, int mine, int theirs) {
        if ((mine & theirs) != 0 || ((mine | theirs) & ~board.all()) != 0)
            throw new IllegalArgumentException("men share points, or stand beside the board");
        var state = new State(board, 0);
        state.begin(mover);
        state.put(mine);
        state.pass();
        state.put(theirs);
        return state;
    }

    void begin(State state, int player) {
        state.begin(player);
        state.enter(MorrisStage.PLACE);
    }

    void place(State state, int point) {
        state.place(point);
        state.forget();
        if (board.isMill(state.mine(), point)) {
            closeMill(state);
        } else {
            pass(state);
        }
    }

    /** Whether the mover's men may go to any empty point. */
    boolean flies(State state) {
        if (fliesAtThree) return Integer.bitCount(state.mine()) == Rules.FEWEST_MEN;
        return fliesAfterMill && state.hasFlight(state.mover());
    }

    /**
     * A mill closed by moving gives the next move the right to fly, a mill closed by placing does
     * not. docs/rules/morris-fly.md#flying
     */
    void slide(State state, int from, int to) {
        state.slide(from, to);
        hasMoved(state, to);
    }

    /** The step with this number along a line. */
    void step(State state, int step) {
        state.step(step);
        hasMoved(state, board.stepTo(step));
    }

    private void hasMoved(State state, int to) {
        if (fliesAfterMill) state.takeFlight(state.mover());
        if (board.isMill(state.mine(), to)) {
            if (fliesAfterMill) state.giveFlight(state.mover());
            closeMill(state);
        } else {
            pass(state);
        }
    }

    /** Two mills at once still take one man, and taking is not optional. */
    private void closeMill(State state) {
        if (millWins) {
            state.enter(MorrisStage.WON);
        } else if (state.theirs() == 0) {
            pass(state);
        } else {
            state.enter(MorrisStage.TAKE);
        }
    }

    /** The men that the mover may take: any, or those in mills only when there are no others. */
    int takeable(State state) {
        int men = state.theirs();
        if (!millsAreSafe) return men;
        int free = men & ~board.inMills(men);
        return free == 0 ? men : free;
    }

    void take(State state, int point) {
        state.take(point);
        state.forget();
        if (Integer.bitCount(state.theirs()) + state.theirHand() < Rules.FEWEST_MEN) {
            state.enter(MorrisStage.WON);
        } else {
            pass(state);
        }
    }

    /** The other player's turn; a player who then cannot move has lost. */
    private void pass(State state) {
        state.pass();
        if (state.myHand() > 0) {
            state.enter(MorrisStage.PLACE);
        } else if ((state.steps() | state.moreSteps()) == 0 && isBlocked(state)) {
            endBlocked(state);
        } else {
            state.enter(canBeDrawn && isDrawn(state) ? MorrisStage.DRAWN : MorrisStage.MOVE);
        }
    }

    private boolean isBlocked(State state) {
        return !flies(state) || state.empty() == 0;
    }

    /** A full board leaves both without a move, and is a draw. */
    private static void endBlocked(State state) {
        if (state.empty() == 0) {
            state.enter(MorrisStage.DRAWN);
        } else {
            state.pass();
            state.enter(MorrisStage.WON);
        }
    }

    private boolean isDrawn(State state) {
        if (rules.quietMoves() > 0 && state.quiet() >= 2 * rules.quietMoves()) return true;
        return rules.repetitions() > 0 && state.remember() >= rules.repetitions();
    }

    /** The other player has won. */
    void resign(State state, int player) {
        if (state.mover() == player) state.pass();
        state.agree(Ending.RESIGNED);
        state.enter(MorrisStage.WON);
    }

    void draw(State state, int player) {
        if (state.offer() == 1 - player) {
            state.agree(Ending.AGREED);
            state.enter(MorrisStage.DRAWN);
        } else {
            state.offerDraw(player);
        }
    }

    // Why a move is refused.

    Optional<String> refuse(State state, int player, Move move) {
        return switch (move) {
            case Move.Resign() -> duringPlay(state);
            case Move.Draw() -> duringPlay(state).or(() -> refuseDraw(state, player));
            case Move.OnBoard onBoard ->
                    state.mover() == player || !state.stage().isDecision()
                            ? refuse(state, onBoard)
                            : Optional.of("it is not your turn");
        };
    }

    private static Optional<String> duringPlay(State state) {
        return state.stage().isDecision() ? Optional.empty() : in(state, MorrisStage.MOVE);
    }

    private static Optional<String> refuseDraw(State state, int player) {
        return state.offer() == player
                ? Optional.of("you have already offered a draw")
                : Optional.empty();
    }

    private Optional<String> refuse(State state, Move.OnBoard move) {
        return switch (move) {
            case Move.Place(int point) ->
                    in(state, MorrisStage.PLACE).or(() -> refuseEmpty(state, point));
            case Move.Slide(int from, int to) ->
                    in(state, MorrisStage.MOVE).or(() -> refuseSlide(state, from, to));
            case Move.Take(int point) ->
                    in(state, MorrisStage.TAKE).or(() -> refuseTake(state, point));
        };
    }

    private static Optional<String> in(State state, MorrisStage stage) {
        if (state.stage() == stage) return Optional.empty();
        return Optional.of(
                switch (state.stage()) {
                    case DRAW -> "the first player has not been drawn yet";
                    case PLACE -> "it is time to place a man";
                    case MOVE -> "it is time to move a man";
                    case TAKE -> "it is time to take one of your opponent's men";
                    case WON, DRAWN -> "the match is over";
                });
    }

    private Optional<String> refuseEmpty(State state, int point) {
        if (!isPoint(point)) return Optional.of("there is no such point");
        return (state.empty() >>> point & 1) != 0
                ? Optional.empty()
                : Optional.of(board.letter(point) + " is not empty");
    }

    private Optional<String> refuseSlide(State state, int from, int to) {
        if (!isPoint(from)) return Optional.of("there is no such point");
        if ((state.mine() >>> from & 1) == 0)
            return Optional.of("you have no man on " + board.letter(from));
        var occupied = refuseEmpty(state, to);
        if (occupied.isPresent()) return occupied;
        return flies(state) || (board.neighbours(from) >>> to & 1) != 0
                ? Optional.empty()
                : Optional.of(board.letter(to) + " is not next to " + board.letter(from));
    }

    private Optional<String> refuseTake(State state, int point) {
        if (!isPoint(point)) return Optional.of("there is no such point");
        if ((state.theirs() >>> point & 1) == 0) {
            return Optional.of("your opponent has no man on " + board.letter(point));
        }
        return (takeable(state) >>> point & 1) != 0
                ? Optional.empty()
                : Optional.of(
                        "the man on "
                                + board.letter(point)
                                + " is in a mill; take one that is not");
    }

    private boolean isPoint(int point) {
        return point >= 0 && point < board.size();
    }
}

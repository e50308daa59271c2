package strategos.conquest.turn;

import java.util.Optional;
import strategos.conquest.move.Wish;
import strategos.conquest.rules.Winning.Vote;
import strategos.conquest.state.ExtraState.Page;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;

/**
 * The rules of the vote to end a match: any seat that is alive can agree at any time, and take it
 * back; when all have agreed the match is over. docs/rules/aims.md#vote
 */
public final class Voting {

    private final Setting setting;
    private final Turns turns;
    private final Vote vote;
    private final boolean allowed;

    Voting(Setting setting, Turns turns) {
        this.setting = setting;
        this.turns = turns;
        vote = setting.rules().winning().vote();
        allowed = vote != Vote.NONE;
    }

    public boolean isAllowed() {
        return allowed;
    }

    public void vote(State state, int seat, Wish wish) {
        int others = votes(state) & ~(1 << seat);
        state.extra().set(Page.VOTES, 0, wish == Wish.END ? others | 1 << seat : others);
        // A conquered territory is occupied first: no match ends with one that is empty.
        if (state.stage() != Stage.OCCUPY && isAgreed(state)) turns.end(state);
    }

    private static int votes(State state) {
        return state.extra().get(Page.VOTES, 0);
    }

    /** Whether a seat has agreed to end the match. */
    public boolean hasAgreed(State state, int seat) {
        return allowed && (votes(state) >>> seat & 1) != 0;
    }

    /** Whether all seats that are alive have agreed to end the match. */
    boolean isAgreed(State state) {
        if (!allowed || state.turns() == 0) return false;
        for (int seat = 0; seat < setting.seats(); seat++)
            if (state.isPlaying(seat) && !hasAgreed(state, seat)) return false;
        return true;
    }

    /** Whether a match that all agree to end is a draw. */
    boolean isForDraw() {
        return vote == Vote.DRAW;
    }

    public Optional<String> refuse(State state, int seat, Wish wish) {
        if (!allowed) return Optional.of("this match cannot be ended by a vote");
        if (state.turns() == 0)
            return Optional.of("you cannot vote to end the match before the first turn");
        if (!state.isPlaying(seat)) return Optional.of("only players with territories can vote");
        if (hasAgreed(state, seat) == (wish == Wish.END)) {
            return Optional.of(
                    wish == Wish.END
                            ? "you have already agreed to end the match"
                            : "you have not agreed to end the match");
        }
        return Optional.empty();
    }
}

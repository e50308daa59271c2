package strategos.bots.conquest;

import strategos.conquest.Conquest;
import strategos.conquest.move.Move;
import strategos.conquest.move.Move.Vote;
import strategos.conquest.move.Wish;
import strategos.conquest.rules.Winning;
import strategos.conquest.view.View;
import strategos.game.Bot;
import strategos.game.Budget;

/**
 * A bot that also votes, if a match can be ended by a vote. It never starts a vote; when another
 * seat has agreed, it agrees while it would currently win, or has no hope of winning, as far as it
 * sees; to a draw it agrees unless it is ahead.
 */
final class Voter implements Bot<Move, View> {

    /** A seat with fewer armies than the strongest by this factor has no hope. */
    private static final int HOPELESS = 4;

    private final Bot<Move, View> player;

    private Voter(Bot<Move, View> player) {
        this.player = player;
    }

    /** The player itself where there is nothing to vote about. */
    static Bot<Move, View> of(Bot<Move, View> player, Conquest game) {
        return game.rules().winning().vote() == Winning.Vote.NONE ? player : new Voter(player);
    }

    /** The bot that decides everything but votes. */
    static Bot<Move, View> playerOf(Bot<Move, View> bot) {
        return bot instanceof Voter voter ? voter.player : bot;
    }

    @Override
    public Move decide(View view, Budget budget) {
        if (view.turns() == 0) return player.decide(view, budget);
        boolean agreed = view.aims().hasAgreed(view.seat());
        boolean agrees = (agreed || isAsked(view)) && wantsToEnd(view);
        if (agrees == agreed) return player.decide(view, budget);
        return new Vote(agrees ? Wish.END : Wish.GO_ON);
    }

    private static boolean isAsked(View view) {
        for (int seat = 0; seat < view.seats(); seat++)
            if (seat != view.seat() && view.aims().hasAgreed(seat)) return true;
        return false;
    }

    private static boolean wantsToEnd(View view) {
        int[] territories = new int[view.seats()];
        int[] armies = new int[view.seats()];
        for (int t = 0; t < view.board().size(); t++) {
            int owner = view.owner(t);
            if (owner < 0 || owner >= view.seats()) continue;
            territories[view.team(owner)]++;
            armies[view.team(owner)] += view.armies(t);
        }
        int own = view.team(view.seat());
        boolean wins = true;
        boolean hopes = true;
        for (int team = 0; team < territories.length; team++) {
            wins &= team == own || territories[team] < territories[own];
            hopes &= armies[team] <= HOPELESS * armies[own];
        }
        return view.rules().winning().vote() == Winning.Vote.DRAW ? !wins : wins || !hopes;
    }
}

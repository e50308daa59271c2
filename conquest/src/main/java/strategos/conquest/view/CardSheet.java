package strategos.conquest.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import strategos.conquest.move.Move.Trade;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;
import strategos.conquest.turn.CardTypes;
import strategos.conquest.turn.Trading;

/**
 * The part of a view about cards, and the sets that the viewer can trade. Valid as long as its
 * view.
 */
public final class CardSheet {

    private final View view;
    private final State state;

    CardSheet(View view, State state) {
        this.view = view;
        this.state = state;
    }

    private Trading trading() {
        return view.rulebook().turns().trading();
    }

    public CardTypes types() {
        return trading().types();
    }

    /** How many cards a seat holds. */
    public int held(int seat) {
        return state.handSize(Objects.checkIndex(seat, state.seats()));
    }

    /** The viewer's own cards. */
    public List<Integer> hand() {
        if (view.seat() == View.NONE) return List.of();
        List<Integer> hand = new ArrayList<>();
        for (int card = state.nextCard(view.seat(), 0);
                card >= 0;
                card = state.nextCard(view.seat(), card + 1)) hand.add(card);
        return List.copyOf(hand);
    }

    /** The cards that have been traded and are not back in the deck. */
    public List<Integer> used() {
        List<Integer> used = new ArrayList<>();
        for (int card = 0; card < state.cards(); card++) if (isUsed(card)) used.add(card);
        return List.copyOf(used);
    }

    boolean isUsed(int card) {
        if (state.isInDeck(card)) return false;
        for (int seat = 0; seat < state.seats(); seat++)
            if (state.holdsCard(seat, card)) return false;
        return true;
    }

    public int deckSize() {
        return state.deckSize();
    }

    public int setsTraded() {
        return state.setsTraded();
    }

    /** The most that a set brings now. */
    public int setValue() {
        return view.rules().cards().value().most(state.setsTraded());
    }

    /** What a set brings now. */
    public int setValue(Trade set) {
        return trading().value(state, set.first(), set.second(), set.third());
    }

    /** Whether the seat whose turn it is has to trade a set before anything else. */
    public boolean mustTrade() {
        return isTrading() && trading().mustTrade(state);
    }

    /** Whether the viewer can trade a set now, which is quicker told than in how many ways. */
    public boolean canTrade() {
        return isTrading() && trading().mayTrade(state) && view.decides();
    }

    private boolean isTrading() {
        return state.stage() == Stage.REINFORCE || state.stage() == Stage.TRADE;
    }

    /** How many ways there are for the viewer to trade a set now. */
    public int trades() {
        return canTrade() ? trading().count(state) : 0;
    }

    /** The way to trade with this number, below that of {@link #trades}. */
    public Trade trade(int option) {
        if (!canTrade()) throw new IllegalStateException("nothing can be traded now");
        return trading().option(state, option);
    }
}

package strategos.conquest.turn;

import java.util.Optional;
import strategos.conquest.move.Move.Trade;
import strategos.conquest.rules.CardRules;
import strategos.conquest.rules.CardRules.Traded;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;

/** The rules of trading sets of cards for armies: while reinforcing, or in a separate phase. */
public final class Trading {

    private static final int SET = 3;

    private final Turns turns;
    private final CardTypes types;
    private final CardRules cards;
    private final int forcedAtStart;
    private final boolean hasOwnPhase;

    Trading(Setting setting, Turns turns) {
        this.turns = turns;
        cards = setting.rules().cards();
        types = new CardTypes(setting.board().size(), cards.wilds());
        forcedAtStart = cards.forcedAtStart();
        hasOwnPhase = cards.traded() == Traded.AFTER_PLACING;
    }

    /** All armies are placed. Where trading has a phase of its own it comes now. */
    void afterPlacing(State state) {
        if (hasOwnPhase && !state.reinforcingInAttack()) {
            withNothingToPlace(state);
        } else {
            turns.attacking().begin(state);
        }
    }

    /**
     * There is nothing to place, and only a set could bring something: a hand that could hold one
     * can trade, and any other turn moves on to the attack. Whether it does hold one is secret.
     */
    void withNothingToPlace(State state) {
        if (state.handSize(state.seat()) >= SET) {
            state.enter(Stage.TRADE);
        } else {
            turns.attacking().begin(state);
        }
    }

    /** Enough has been traded. */
    public void end(State state) {
        turns.attacking().begin(state);
    }

    public CardTypes types() {
        return types;
    }

    /** Whether nothing else may be done before a set is traded. docs/rules/classic.md#trading */
    public boolean mustTrade(State state) {
        if (hasOwnPhase && isPlacing(state)) return false;
        int forcedAt = state.reinforcingInAttack() ? CardRules.ALWAYS_A_SET : forcedAtStart;
        return forcedAt > 0 && state.handSize(state.seat()) >= forcedAt;
    }

    /** Whether a set can be traded: after an elimination only as long as it must be. */
    public boolean mayTrade(State state) {
        if (hasOwnPhase && isPlacing(state)) return false;
        return state.reinforcingInAttack() ? mustTrade(state) : types.hasSet(state, state.seat());
    }

    private static boolean isPlacing(State state) {
        return state.stage() == Stage.REINFORCE && !state.reinforcingInAttack();
    }

    public void trade(State state, int first, int second, int third, int matching) {
        int seat = state.seat();
        state.useCard(seat, first);
        state.useCard(seat, second);
        state.useCard(seat, third);
        state.left(state.left() + value(state, first, second, third));
        state.countSet();
        if (matching != Trade.NONE) state.addArmies(matching, cards.matching());
        if (state.left() == 0) {
            afterEmptyTrade(state);
        } else if (state.stage() == Stage.TRADE) {
            state.enter(Stage.REINFORCE);
        }
    }

    /** A set has brought no armies, and there are none to place from before. */
    private void afterEmptyTrade(State state) {
        if (!state.reinforcingInAttack()) {
            withNothingToPlace(state);
        } else if (!mustTrade(state)) {
            turns.attacking().begin(state);
        }
    }

    /** What three cards bring that are a set. */
    public int value(State state, int first, int second, int third) {
        return cards.value().of(state.setsTraded(), types.kind(first, second, third));
    }

    public Optional<String> refuse(State state, Trade trade) {
        int seat = state.seat();
        if (!isCard(trade.first()) || !isCard(trade.second()) || !isCard(trade.third())) {
            return Optional.of("there is no such card");
        }
        if (trade.first() >= trade.second() || trade.second() >= trade.third()) {
            return Optional.of("a set is three different cards, in rising order");
        }
        if (!state.holdsCard(seat, trade.first())
                || !state.holdsCard(seat, trade.second())
                || !state.holdsCard(seat, trade.third())) {
            return Optional.of("you can only trade cards in your hand");
        }
        if (!types.isSet(trade.first(), trade.second(), trade.third())) {
            return Optional.of(
                    "these three cards are not a set: a set is three alike or one of each");
        }
        if (hasOwnPhase && isPlacing(state)) {
            return Optional.of("sets can be traded after all armies are placed");
        }
        if (state.reinforcingInAttack() && !mustTrade(state)) {
            return Optional.of(
                    "during an attack you can trade only until you hold 4 cards or fewer");
        }
        return refuseMatching(state, trade);
    }

    /** Why the seat may not be done with trading. */
    public Optional<String> refuseEnd(State state) {
        return mustTrade(state)
                ? Optional.of("with this many cards you have to trade a set")
                : Optional.empty();
    }

    private Optional<String> refuseMatching(State state, Trade trade) {
        int matching = matching(state, trade.first(), trade.second(), trade.third());
        if (trade.matching() == Trade.NONE) {
            return matching == 0
                    ? Optional.empty()
                    : Optional.of(
                            "say which of your territories on these cards gets the extra armies");
        }
        boolean onCard =
                trade.matching() == trade.first()
                        || trade.matching() == trade.second()
                        || trade.matching() == trade.third();
        return matching > 0 && onCard && matches(state, trade.matching()) == 1
                ? Optional.empty()
                : Optional.of(
                        "the extra armies go on one of your territories that is on one of the"
                                + " cards");
    }

    private boolean isCard(int card) {
        return card >= 0 && card < types.cards();
    }

    /** How many of three cards show a territory of the seat whose turn it is. */
    public int matching(State state, int first, int second, int third) {
        if (cards.matching() == 0) return 0;
        return matches(state, first) + matches(state, second) + matches(state, third);
    }

    private int matches(State state, int card) {
        return !types.isWild(card) && state.owner(card) == state.seat() ? 1 : 0;
    }

    /**
     * How many different trades there are: each set, once for every territory that may get the
     * extra armies.
     */
    public int count(State state) {
        if (!mayTrade(state)) return 0;
        int count = 0;
        for (int a = next(state, -1); a >= 0; a = next(state, a)) {
            for (int b = next(state, a); b >= 0; b = next(state, b)) {
                for (int c = next(state, b); c >= 0; c = next(state, c)) {
                    if (types.isSet(a, b, c)) count += Math.max(1, matching(state, a, b, c));
                }
            }
        }
        return count;
    }

    /** The trade with this number, as a record. */
    public Trade option(State state, int option) {
        long packed = packed(state, option);
        return new Trade(card(packed, 0), card(packed, 1), card(packed, 2), card(packed, 3) - 1);
    }

    /** Makes the trade with this number. */
    public void play(State state, int option) {
        long packed = packed(state, option);
        trade(state, card(packed, 0), card(packed, 1), card(packed, 2), card(packed, 3) - 1);
    }

    /**
     * The trade with this number in one word, so that a simulation allocates nothing: three cards,
     * then matching + 1.
     */
    private long packed(State state, int option) {
        for (int a = next(state, -1); a >= 0; a = next(state, a)) {
            for (int b = next(state, a); b >= 0; b = next(state, b)) {
                for (int c = next(state, b); c >= 0; c = next(state, c)) {
                    if (!types.isSet(a, b, c)) continue;
                    int ways = Math.max(1, matching(state, a, b, c));
                    if (option < ways) {
                        long matching = matching(state, a, b, c, option) + 1L;
                        return a | (long) b << 16 | (long) c << 32 | matching << 48;
                    }
                    option -= ways;
                }
            }
        }
        throw new IllegalArgumentException("there is no trade with that number");
    }

    private static int card(long packed, int index) {
        return (int) (packed >>> (index * 16)) & 0xFFFF;
    }

    private int matching(State state, int a, int b, int c, int rank) {
        if (cards.matching() == 0) return Trade.NONE;
        if (matches(state, a) == 1 && rank-- == 0) return a;
        if (matches(state, b) == 1 && rank-- == 0) return b;
        if (matches(state, c) == 1 && rank == 0) return c;
        return Trade.NONE;
    }

    /** The next card in the hand after this one, or -1. */
    private int next(State state, int card) {
        return state.nextCard(state.seat(), card + 1);
    }
}

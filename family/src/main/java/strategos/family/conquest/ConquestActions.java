package strategos.family.conquest;

import static strategos.family.Encoding.NOTHING;

import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import strategos.conquest.board.Board;
import strategos.conquest.move.Move;
import strategos.conquest.move.Order;
import strategos.conquest.move.OrderCard;
import strategos.conquest.state.Decision;
import strategos.conquest.view.Phase;
import strategos.conquest.view.View;
import strategos.family.Encoding.Section;
import strategos.family.SectionList;

/**
 * The actions of the Risk family: a fixed list for a board and a number of seats. Numbers of armies
 * are one, half or all. docs/protocol/engine.md#risk
 *
 * <p>Between two actions of one move, a number says what was chosen: a territory to leave, a
 * territory to fly from, or a card to play.
 */
final class ConquestActions {

    /** More ways to trade than a hand usually has; further ones are not offered. */
    private static final int TRADES = 16;

    private static final int DICE = 3;

    private final Board board;
    private final int territories;
    private final int[] borderFrom;
    private final int[] borderTo;
    private final int[] firstBorder;
    private final List<Section> sections;
    private final int end;
    private final int trade;
    private final int[] amounts = new int[Share.COUNT];
    private final int from;
    private final int attack;
    private final int blitz;
    private final int dice;
    private final int occupy;
    private final int card;
    private final int peace;

    /** A part of some armies. */
    private enum Share {
        ONE,
        HALF,
        ALL;

        static final int COUNT = 3;

        int of(int most) {
            return switch (this) {
                case ONE -> 1;
                case HALF -> most / 2;
                case ALL -> most;
            };
        }
    }

    ConquestActions(Board board, int seats) {
        this.board = board;
        territories = board.size();
        int borders = board.borders();
        borderFrom = new int[borders];
        borderTo = new int[borders];
        firstBorder = new int[territories + 1];
        int border = 0;
        for (int t = 0; t < territories; t++) {
            firstBorder[t] = border;
            for (int b = board.firstBorder(t); b < board.endBorder(t); b++) {
                borderFrom[border] = t;
                borderTo[border++] = board.to(b);
            }
        }
        firstBorder[territories] = border;
        var list = new SectionList();
        end = list.add("end", 1);
        trade = list.add("trade", TRADES);
        for (Share share : Share.values())
            amounts[share.ordinal()] = list.add(share.name().toLowerCase(Locale.ROOT), territories);
        from = list.add("from", territories);
        attack = list.add("attack", borders);
        blitz = list.add("blitz", borders);
        dice = list.add("dice", DICE);
        occupy = list.add("occupy", Share.COUNT);
        card = list.add("card", OrderCard.KINDS);
        peace = list.add("peace", seats);
        sections = list.sections();
    }

    List<Section> sections() {
        return sections;
    }

    /** The name of an action: its section, and the territories or the number that it is about. */
    String name(int action) {
        Section section = sections.getFirst();
        for (Section each : sections) if (each.from() <= action) section = each;
        int rest = action - section.from();
        if (section.from() == attack || section.from() == blitz)
            return "%s %d %d".formatted(section.name(), borderFrom[rest], borderTo[rest]);
        return section.count() == 1 ? section.name() : section.name() + " " + rest;
    }

    // What is allowed.

    void allow(View view, int chosen, long[] bits) {
        if (chosen != NOTHING) {
            allowRest(view, chosen, bits);
            return;
        }
        switch (view.decision()) {
            case CLAIM -> allowTerritories(view, bits, Move.Claim::new);
            case SETTLE -> allowSettling(view, bits);
            case NAME_CAPITAL -> allowTerritories(view, bits, Move.NameCapital::new);
            case REINFORCE -> allowReinforcing(view, bits);
            case TRADE -> allowTrading(view, bits);
            case ATTACK -> allowAttacks(view, bits);
            case DEFEND -> allowFirst(dice, view.count(), bits);
            case OCCUPY -> allowOccupying(view, bits);
            case FORTIFY -> allowFortifying(view, bits);
            case ORDERS -> allowOrders(view, bits);
            case NONE -> {}
        }
    }

    private static void add(long[] bits, int action) {
        bits[action >> 6] |= 1L << action;
    }

    private static void allowFirst(int section, int count, long[] bits) {
        for (int i = 0; i < count; i++) add(bits, section + i);
    }

    /** Chooses among territories, whatever is done with them. */
    private void allowTerritories(View view, long[] bits, IntFunction<Move> move) {
        for (int t = 0; t < territories; t++)
            if (view.isLegal(move.apply(t))) add(bits, amounts[Share.ALL.ordinal()] + t);
    }

    /** Allows the shares that are different numbers: half of three is one as well. */
    private void allowShares(long[] bits, int territory, int most) {
        if (most > 0) add(bits, amounts[0] + territory);
        if (most > 3) add(bits, amounts[1] + territory);
        if (most > 1) add(bits, amounts[2] + territory);
    }

    private void allowSettling(View view, long[] bits) {
        int together = view.phase() instanceof Phase.Settle(_, int number) ? number : 1;
        for (int t = 0; t < territories; t++)
            if (view.isLegal(new Move.Place(t, 1))) allowShares(bits, t, together);
    }

    private void allowReinforcing(View view, long[] bits) {
        allowFirst(trade, Math.min(TRADES, view.cards().trades()), bits);
        if (view.cards().mustTrade()) return;
        int left = view.left();
        for (int w = 0; w < board.words(); w++)
            for (long own = view.held(view.seat(), w); own != 0; own &= own - 1)
                allowShares(bits, w * Long.SIZE + Long.numberOfTrailingZeros(own), left);
    }

    private void allowTrading(View view, long[] bits) {
        allowFirst(trade, Math.min(TRADES, view.cards().trades()), bits);
        if (!view.cards().mustTrade()) add(bits, end);
    }

    private void allowAttacks(View view, long[] bits) {
        add(bits, end);
        for (int w = 0; w < board.words(); w++)
            for (long own = view.held(view.seat(), w); own != 0; own &= own - 1)
                allowAttacks(view, w * Long.SIZE + Long.numberOfTrailingZeros(own), bits);
    }

    private void allowAttacks(View view, int territory, long[] bits) {
        if (view.armies(territory) < 2 || view.mostDice(territory) < 1) return;
        for (int border = firstBorder[territory]; border < firstBorder[territory + 1]; border++) {
            int to = borderTo[border];
            if ((view.heldByFriends(to >> 6) >>> to & 1) != 0) continue;
            add(bits, attack + border);
            add(bits, blitz + border);
        }
    }

    private void allowOccupying(View view, long[] bits) {
        int spread = view.occupyAtMost() - view.occupyAtLeast();
        add(bits, occupy);
        if (spread > 1) add(bits, occupy + 1);
        if (spread > 0) add(bits, occupy + 2);
    }

    private void allowFortifying(View view, long[] bits) {
        add(bits, end);
        for (int w = 0; w < board.words(); w++)
            for (long own = view.held(view.seat(), w); own != 0; own &= own - 1) {
                int t = w * Long.SIZE + Long.numberOfTrailingZeros(own);
                if (view.canLeave(t) > 0 && !view.destinations(t).isEmpty()) add(bits, from + t);
            }
    }

    private void allowOrders(View view, long[] bits) {
        var orders = view.orders();
        int left = orders.left();
        for (int t = 0; t < territories; t++) {
            if (view.owner(t) != view.seat()) continue;
            allowShares(bits, t, left);
            if (orders.spare(t) > 0 && advances(view, t)) add(bits, from + t);
        }
        if (left == 0) add(bits, end);
        for (OrderCard kind : OrderCard.values())
            if (orders.cards(kind) > 0 && isPlayable(view, kind)) add(bits, card + kind.ordinal());
    }

    private boolean advances(View view, int territory) {
        for (int border = firstBorder[territory]; border < firstBorder[territory + 1]; border++)
            if (view.isLegal(new Order.Advance(territory, borderTo[border], 1))) return true;
        return false;
    }

    private boolean isPlayable(View view, OrderCard kind) {
        if (kind == OrderCard.REINFORCEMENT) return view.isLegal(new Order.Reinforce());
        long[] bits = new long[Math.ceilDiv(peace + view.seats(), Long.SIZE)];
        allowRest(view, 2 * territories + kind.ordinal(), bits);
        for (long word : bits) if (word != 0) return true;
        return false;
    }

    // Second halves of moves.

    private void allowRest(View view, int chosen, long[] bits) {
        if (chosen < territories) {
            allowTargets(view, chosen, bits);
        } else if (chosen < 2 * territories) {
            allowFlights(view, chosen - territories, bits);
        } else {
            allowCard(view, OrderCard.of(chosen - 2 * territories), bits);
        }
    }

    private void allowTargets(View view, int source, long[] bits) {
        if (isOrdering(view)) {
            for (int border = firstBorder[source]; border < firstBorder[source + 1]; border++)
                if (view.isLegal(new Order.Advance(source, borderTo[border], 1)))
                    allowShares(bits, borderTo[border], view.orders().spare(source));
            return;
        }
        BitSet targets = view.destinations(source);
        int most = view.canLeave(source);
        for (int to = targets.nextSetBit(0); to >= 0; to = targets.nextSetBit(to + 1))
            allowShares(bits, to, most);
    }

    private static boolean isOrdering(View view) {
        return view.decision() == Decision.ORDERS;
    }

    private void allowFlights(View view, int source, long[] bits) {
        for (int to = 0; to < territories; to++)
            if (view.isLegal(new Order.Airlift(source, to, 1)))
                allowShares(bits, to, view.orders().spare(source));
    }

    private void allowCard(View view, OrderCard kind, long[] bits) {
        switch (kind) {
            case BOMB -> allowTerritories(view, bits, Order.Bomb::new);
            case BLOCKADE -> allowTerritories(view, bits, Order.Blockade::new);
            case AIRLIFT -> {
                for (int t = 0; t < territories; t++) if (flies(view, t)) add(bits, from + t);
            }
            case DIPLOMACY -> {
                for (int i = 0; i < view.seats(); i++)
                    if (view.isLegal(new Order.Negotiate(seat(view, i)))) add(bits, peace + i);
            }
            case REINFORCEMENT -> {}
        }
    }

    /** A seat that is counted from the viewer. */
    private static int seat(View view, int fromViewer) {
        return (view.seat() + fromViewer) % view.seats();
    }

    private boolean flies(View view, int source) {
        if (view.owner(source) != view.seat() || view.orders().spare(source) < 1) return false;
        for (int to = 0; to < territories; to++)
            if (view.isLegal(new Order.Airlift(source, to, 1))) return true;
        return false;
    }

    // Playing.

    /** What is chosen after an action that does not complete a move; nothing if it does. */
    int chosenAfter(int chosen, int action) {
        if (action >= from && action < attack)
            return action - from + (chosen == NOTHING ? 0 : territories);
        boolean needsTarget =
                action >= card
                        && action < peace
                        && OrderCard.of(action - card) != OrderCard.REINFORCEMENT;
        return needsTarget ? 2 * territories + action - card : NOTHING;
    }

    /** The move that an action completes. */
    Move move(View view, int chosen, int action) {
        if (action == end) return new Move.Done();
        if (action < amounts[0]) return view.cards().trade(action - trade);
        if (action < from) return onTerritory(view, chosen, action - amounts[0]);
        if (action < dice) return overBorder(view, action);
        if (action < occupy) return new Move.Defend(action - dice + 1);
        if (action < card) return occupation(view, Share.values()[action - occupy]);
        if (action < peace) return new Order.Reinforce();
        return new Order.Negotiate(seat(view, action - peace));
    }

    private Move overBorder(View view, int action) {
        int border = action < blitz ? action - attack : action - blitz;
        int source = borderFrom[border];
        return action < blitz
                ? new Move.Attack(source, borderTo[border], view.mostDice(source))
                : new Move.Blitz(source, borderTo[border], 1);
    }

    private static Move occupation(View view, Share share) {
        int least = view.occupyAtLeast();
        int most = view.occupyAtMost();
        return new Move.Occupy(
                switch (share) {
                    case ONE -> least;
                    case HALF -> (least + most) / 2;
                    case ALL -> most;
                });
    }

    private Move onTerritory(View view, int chosen, int index) {
        Share share = Share.values()[index / territories];
        int territory = index % territories;
        if (chosen != NOTHING) return toTarget(view, chosen, territory, share);
        return switch (view.decision()) {
            case CLAIM -> new Move.Claim(territory);
            case NAME_CAPITAL -> new Move.NameCapital(territory);
            case SETTLE -> {
                int together = view.phase() instanceof Phase.Settle(_, int number) ? number : 1;
                yield new Move.Place(territory, share.of(together));
            }
            case ORDERS -> new Order.Deploy(territory, share.of(view.orders().left()));
            case REINFORCE, TRADE, ATTACK, DEFEND, OCCUPY, FORTIFY, NONE ->
                    new Move.Place(territory, share.of(view.left()));
        };
    }

    private Move toTarget(View view, int chosen, int to, Share share) {
        if (chosen >= 2 * territories)
            return OrderCard.of(chosen - 2 * territories) == OrderCard.BOMB
                    ? new Order.Bomb(to)
                    : new Order.Blockade(to);
        if (chosen >= territories) {
            int source = chosen - territories;
            return new Order.Airlift(source, to, share.of(view.orders().spare(source)));
        }
        return isOrdering(view)
                ? new Order.Advance(chosen, to, share.of(view.orders().spare(chosen)))
                : new Move.Fortify(chosen, to, share.of(view.canLeave(chosen)));
    }
}

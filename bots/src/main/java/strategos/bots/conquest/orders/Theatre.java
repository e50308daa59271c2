package strategos.bots.conquest.orders;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Objects;
import java.util.Queue;
import org.jspecify.annotations.Nullable;
import strategos.conquest.Conquest;
import strategos.conquest.board.Board;
import strategos.conquest.move.Order;
import strategos.conquest.move.Order.Deploy;
import strategos.conquest.move.OrderCard;
import strategos.conquest.view.OrderSheet;
import strategos.conquest.view.View;

/**
 * The board at the start of a turn, as a commander sees it: owners, armies, armies to deploy, and
 * distances to the nearest foreign border.
 *
 * <p>The bots that take turns have a survey of their own, which answers like-named questions
 * otherwise: there, unseen territories are a threat and neutral armies count as an opponent, and
 * changing either would change the moves of bots.
 */
final class Theatre {

    /** No territory. */
    static final int NONE = -1;

    private final Board board;
    private final int seats;
    private final int[] owner;
    private final int[] armies;
    private final int[] distance;
    private final int[] holdings;
    private final int[] cards = new int[OrderCard.KINDS];
    private final boolean[] target;
    private final boolean[] isFriend;
    private @Nullable View view;
    private int seat;
    private int pool;
    private int hidden;
    private int opponents;

    Theatre(Conquest game) {
        board = game.board();
        seats = game.seats();
        owner = new int[board.size()];
        armies = new int[board.size()];
        distance = new int[board.size()];
        target = new boolean[board.size()];
        holdings = new int[seats + 1];
        isFriend = new boolean[seats + 1];
    }

    void look(View view) {
        this.view = view;
        OrderSheet sheet = view.orders();
        seat = view.seat();
        Arrays.fill(holdings, 0);
        hidden = 0;
        opponents = 0;
        for (int other = 0; other < view.owners(); other++) {
            isFriend[other] = view.isFriend(other);
            if (other < seats && !isFriend[other] && view.isAlive(other)) opponents++;
        }
        for (int t = 0; t < owner.length; t++) {
            owner[t] = view.owner(t);
            armies[t] = view.armies(t);
            target[t] = sheet.isTarget(t);
            if (owner[t] == View.UNKNOWN) hidden++;
            else holdings[owner[t]]++;
        }
        pool = view.left();
        for (int kind = 0; kind < cards.length; kind++)
            cards[kind] = sheet.cards(OrderCard.of(kind));
        for (Order order : sheet.given()) undo(order);
        measure();
    }

    /** Counts what an order has used up as still there. */
    private void undo(Order order) {
        switch (order) {
            case Deploy(_, int deployed) -> pool += deployed;
            case Order.Bomb _ -> cards[OrderCard.BOMB.ordinal()]++;
            case Order.Blockade _ -> cards[OrderCard.BLOCKADE.ordinal()]++;
            case Order.Airlift _ -> cards[OrderCard.AIRLIFT.ordinal()]++;
            case Order.Negotiate _ -> cards[OrderCard.DIPLOMACY.ordinal()]++;
            case Order.Advance _, Order.Reinforce _ -> {
                // Neither is a card in the hand.
            }
        }
    }

    /** The steps over own land to a territory that has a foreign neighbour. */
    private void measure() {
        Arrays.fill(distance, Integer.MAX_VALUE);
        Queue<Integer> ahead = new ArrayDeque<>();
        for (int t = 0; t < owner.length; t++) {
            if (!isMine(t) || !hasForeignNeighbour(t)) continue;
            distance[t] = 0;
            ahead.add(t);
        }
        while (!ahead.isEmpty()) {
            int near = ahead.remove();
            for (int border : board.into(near)) {
                int from = board.from(border);
                if (!isMine(from) || distance[from] != Integer.MAX_VALUE) continue;
                distance[from] = distance[near] + 1;
                ahead.add(from);
            }
        }
    }

    /** What it was last filled from. */
    View view() {
        return Objects.requireNonNull(view);
    }

    Board board() {
        return board;
    }

    int seats() {
        return seats;
    }

    int seat() {
        return seat;
    }

    int owner(int territory) {
        return owner[territory];
    }

    boolean isMine(int territory) {
        return owner[territory] == seat;
    }

    /** Whether a territory is in sight, and someone's who can be attacked. */
    boolean isForeign(int territory) {
        return owner[territory] != View.UNKNOWN && !isFriend[owner[territory]];
    }

    boolean isNeutral(int territory) {
        return owner[territory] == seats;
    }

    int armies(int territory) {
        return armies[territory];
    }

    /** How many territories an opponent has, with its share of those out of sight. */
    int holdings(int owner) {
        return holdings[owner] + Math.ceilDiv(hidden, Math.max(1, opponents));
    }

    /** All that can be deployed this turn. */
    int pool() {
        return pool;
    }

    boolean holds(OrderCard card) {
        return cards(card) > 0;
    }

    /** How many cards of a kind the seat has, with those that it has played in this turn. */
    int cards(OrderCard card) {
        return cards[card.ordinal()];
    }

    /** Whether a seat is still there, and not a friend. */
    boolean isOpponent(int other) {
        return !isFriend[other] && holdings[other] > 0;
    }

    /** Whether a bomb can fall on a territory. */
    boolean isTarget(int territory) {
        return target[territory];
    }

    boolean isBorder(int territory) {
        return distance[territory] == 0;
    }

    private boolean hasForeignNeighbour(int territory) {
        for (int b = board.firstBorder(territory); b < board.endBorder(territory); b++)
            if (isForeign(board.to(b))) return true;
        return false;
    }

    /** The own neighbour that is nearest to the enemy, or {@link #NONE}. */
    int forward(int from) {
        int best = NONE;
        for (int b = board.firstBorder(from); b < board.endBorder(from); b++) {
            int to = board.to(b);
            if (!isMine(to) || distance[to] >= distance[from]) continue;
            if (best == NONE || distance[to] < distance[best]) best = to;
        }
        return best;
    }

    /** The own border with the most armies. */
    int strongestBorder() {
        int best = NONE;
        for (int t = 0; t < owner.length; t++)
            if (isBorder(t) && (best == NONE || armies[t] > armies[best])) best = t;
        return best == NONE ? anyOwn() : best;
    }

    private int anyOwn() {
        for (int t = 0; t < owner.length; t++) if (isMine(t)) return t;
        return NONE;
    }

    /** The armies of other seats that could come to a territory at once. */
    int threat(int territory) {
        int threat = 0;
        for (int border : board.into(territory)) {
            int from = board.from(border);
            if (isForeign(from) && !isNeutral(from)) threat += armies[from] - 1;
        }
        return threat;
    }
}

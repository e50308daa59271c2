package strategos.bots.conquest.orders;

import java.util.ArrayList;
import java.util.List;
import strategos.conquest.board.Board;
import strategos.conquest.move.Order;
import strategos.conquest.move.Order.Advance;
import strategos.conquest.move.Order.Deploy;

/** A plan in progress: the orders decided so far, and the armies still available. */
final class PlanBuilder {

    private final Theatre theatre;
    private final int[] deployed;
    private final int[] spare;
    private final List<Order> specials = new ArrayList<>();
    private final List<Advance> attacks = new ArrayList<>();
    private final List<Advance> moves = new ArrayList<>();
    private int pool;

    PlanBuilder(Theatre theatre) {
        this.theatre = theatre;
        pool = theatre.pool();
        deployed = new int[theatre.board().size()];
        spare = new int[deployed.length];
        for (int t = 0; t < spare.length; t++)
            if (theatre.isMine(t)) spare[t] = theatre.armies(t) - 1;
    }

    /** What is left to deploy. */
    int pool() {
        return pool;
    }

    /** What can still leave a territory. */
    int spare(int territory) {
        return spare[territory];
    }

    void deploy(int territory, int armies) {
        pool -= armies;
        deployed[territory] += armies;
        spare[territory] += armies;
    }

    /** Attacks with what is there, and with new armies for what is missing. */
    void attack(int from, int to, int armies) {
        if (armies > spare[from]) deploy(from, armies - spare[from]);
        attacks.add(new Advance(from, to, armies));
        spare[from] -= armies;
    }

    void add(Order order) {
        specials.add(order);
    }

    void use(int territory, int armies) {
        spare[territory] -= armies;
    }

    boolean isAttacked(int territory) {
        return attacks.stream().anyMatch(attack -> attack.to() == territory);
    }

    List<Advance> attacks() {
        return attacks;
    }

    /** Adds armies to an attack that has been decided. */
    void strengthen(int attack, int armies) {
        Advance weak = attacks.get(attack);
        attacks.set(attack, new Advance(weak.from(), weak.to(), weak.armies() + armies));
        spare[weak.from()] -= armies;
    }

    /** Sends everyone who stands behind the lines towards them. */
    void moveUp() {
        for (int t = 0; t < spare.length; t++) {
            if (spare[t] <= 0 || theatre.isBorder(t)) continue;
            int to = theatre.forward(t);
            if (to == Theatre.NONE) continue;
            moves.add(new Advance(t, to, spare[t]));
            spare[t] = 0;
        }
    }

    /** Cards first, then attacks, then what happens behind the lines. */
    List<Order> orders() {
        List<Order> orders = new ArrayList<>();
        Board board = theatre.board();
        for (int t = 0; t < board.size(); t++)
            if (deployed[t] > 0) orders.add(new Deploy(t, deployed[t]));
        orders.addAll(specials);
        orders.addAll(attacks);
        orders.addAll(moves);
        return orders;
    }
}

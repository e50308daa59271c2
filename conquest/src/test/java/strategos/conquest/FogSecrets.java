package strategos.conquest;

import static java.util.stream.Collectors.toSet;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import strategos.conquest.board.Board;
import strategos.conquest.move.Move;
import strategos.conquest.move.Move.Place;
import strategos.conquest.move.Order;
import strategos.conquest.move.StandingDefence;
import strategos.conquest.orders.Executed;
import strategos.conquest.rules.Extensions;
import strategos.conquest.rules.Extensions.Economy.Kept;
import strategos.conquest.rules.Extensions.Sight;
import strategos.conquest.rules.Extensions.Teams.TeamSight;
import strategos.conquest.state.OrderBook;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;
import strategos.game.Step;
import strategos.game.Step.Moved;
import strategos.game.Step.Rolled;
import strategos.game.Viewer;
import strategos.testkit.Moment;

/**
 * What fog hides from a viewer, changed at random: who holds the territories out of sight and with
 * how many armies, how many another has left to place, and how dice fall and armies kill that
 * nobody told of.
 *
 * <p>Left as it is: who is still in the match, and of the places of the next step their owners, and
 * whatever decides whether a defender is asked or beaten by it, or in sight an attack goes on, or
 * whether the last order leads to a battle; and all of it where the match ends, or where armies may
 * desert because their seat cannot pay for all that it has.
 */
final class FogSecrets {

    private static final int MOST_ARMIES = 9;

    private final Extensions extensions;
    private final boolean reveals;
    private final State before;
    private final Step<Move> next;
    private final Viewer viewer;
    private final RandomGenerator random;
    private final State after;
    private final Board board;
    private final Optional<Order> ordered;
    private final Set<Integer> places;

    FogSecrets(
            Conquest game,
            Moment<State, Move> moment,
            Viewer viewer,
            RandomGenerator random,
            State after) {
        this.extensions = game.rules().extensions();
        this.reveals = reveals(extensions, moment.state(), moment.after(game));
        this.before = moment.state();
        this.next = moment.next();
        this.viewer = viewer;
        this.random = random;
        this.after = after;
        this.board = before.board();
        this.ordered = ordered(game, moment);
        this.places = places();
    }

    private boolean isFogged() {
        return extensions.sight() == Sight.FOG
                && before.turns() > 0
                && before.stage() != Stage.OVER
                && !reveals;
    }

    /** Whether the match ends, or armies may desert, also in sight, for what is out of sight. */
    private static boolean reveals(Extensions extensions, State now, State then) {
        return then.stage() == Stage.OVER
                || extensions.economy().kept() == Kept.ON && then.turns() != now.turns();
    }

    /** Whether the viewer looks with the eyes of an owner. */
    private boolean looksFor(int owner) {
        if (!(viewer instanceof Viewer.InSeat(var seat)) || owner >= before.seats()) return false;
        var teams = extensions.teams();
        boolean mates =
                teams.sight() == TeamSight.SHARED && teams.of(owner) == teams.of(seat.index());
        return owner == seat.index() || mates;
    }

    /** What the viewer sees, or will if the dice in the air conquer something for it. */
    private boolean sees(int territory) {
        if (looksFor(before.owner(territory))) return true;
        if (mayConquer() && isNear(before.to(), territory)) return true;
        return IntStream.range(0, board.size())
                .filter(t -> looksFor(before.owner(t)))
                .anyMatch(t -> isNear(t, territory));
    }

    private boolean mayConquer() {
        return switch (before.stage()) {
            case BATTLE -> looksFor(before.seat());
            case DEFENDERS_KILL, ROUND_KILLS -> looksFor(before.owner(before.from()));
            default -> false;
        };
    }

    private boolean isNear(int one, int other) {
        return isNeighbour(one, other) || isNeighbour(other, one);
    }

    private boolean isNeighbour(int from, int to) {
        return board.territories().get(from).neighbours().contains(to);
    }

    void scramble() {
        if (!isFogged()) return;
        scrambleOwners();
        for (int t = 0; t < board.size(); t++) if (!sees(t)) scrambleArmies(t);
        if (before.left() > 0 && !looksFor(before.seat()) && !isLastPlacement())
            after.left(before.left() + random.nextInt(MOST_ARMIES));
    }

    /** Dice out of sight may fall in any way that beats nobody, and armies kill as they like. */
    Step<Move> step(Step<Move> step) {
        if (!isFogged() || !(step instanceof Rolled)) return step;
        return switch (before.stage()) {
            case BATTLE -> dice(step);
            case ATTACKERS_KILL -> kills(step, after.extra().orders().attackers());
            case DEFENDERS_KILL -> kills(step, after.armies(before.to()));
            default -> step;
        };
    }

    private Step<Move> kills(Step<Move> step, int most) {
        boolean hidden =
                !sees(before.from())
                        && !sees(before.to())
                        && !looksFor(before.owner(before.from()));
        return hidden ? new Rolled<>(random.nextInt(most + 1)) : step;
    }

    private Step<Move> dice(Step<Move> step) {
        boolean hidden =
                !sees(before.from())
                        && !sees(before.to())
                        && holdings(before.owner(before.to())) > 1
                        && !isAskedAgain();
        if (!hidden) return step;
        int dice = before.attackDice() + before.defendDice();
        return new Rolled<>(random.nextInt((int) Math.pow(6, dice)));
    }

    /** Whether dice in the air decide if the defender is asked once more, which all see. */
    private boolean isAskedAgain() {
        if (before.stage() != Stage.BATTLE) return false;
        int defender = before.owner(before.to());
        return defender < before.seats() && before.standing(defender) == StandingDefence.ASK;
    }

    private boolean isLastPlacement() {
        return next instanceof Moved<Move>(_, Place(_, int armies)) && armies == before.left();
    }

    private Set<Integer> places() {
        Set<Integer> places = new HashSet<>();
        switch (before.stage()) {
            case DEFEND, BATTLE, OCCUPY, ATTACKERS_KILL, DEFENDERS_KILL, ROUND_KILLS ->
                    places.addAll(List.of(before.from(), before.to()));
            case EXECUTE -> places.addAll(placesOfOrder());
            default -> {}
        }
        if (next instanceof Moved<Move>(_, Move move)) {
            switch (move) {
                case Place(int territory, _) -> places.add(territory);
                case Move.Attack(int from, int to, _) -> places.addAll(List.of(from, to));
                case Move.Blitz(int from, int to, _) -> places.addAll(List.of(from, to));
                case Move.Fortify(int from, int to, _) -> places.addAll(List.of(from, to));
                default -> {}
            }
        }
        return places;
    }

    /** The order that is about to be carried out, or skipped. */
    private static Optional<Order> ordered(Conquest game, Moment<State, Move> moment) {
        if (moment.state().stage() != Stage.EXECUTE || !(moment.next() instanceof Rolled))
            return Optional.empty();
        State after = moment.after(game);
        int seat = after.extra().orders().lastSeat();
        return switch (game.view(after, Viewer.inSeat(seat)).orders().last().orElseThrow()) {
            case Executed.Carried(_, _, Order order, _) -> Optional.of(order);
            case Executed.Skipped(_, _, Order order, _) -> Optional.of(order);
            case Executed.Lapsed _ -> throw new IllegalStateException("lapsed for its own seat");
        };
    }

    /** If the viewer sees any place of an order, what it needs stays there. */
    private Set<Integer> placesOfOrder() {
        Set<Integer> all =
                switch (ordered.orElse(null)) {
                    case Order.Deploy(int territory, _) -> Set.of(territory);
                    case Order.Advance(int from, int to, _) -> Set.of(from, to);
                    case Order.Airlift(int from, int to, _) -> Set.of(from, to);
                    case Order.Blockade(int territory) -> Set.of(territory);
                    case Order.Bomb(int territory) -> around(territory);
                    case Order.Negotiate _, Order.Reinforce _ -> Set.of();
                    case null -> Set.of();
                };
        return isLastOrder() || all.stream().anyMatch(this::sees) ? all : Set.of();
    }

    /** Whether all see that orders have been carried out, unless this one leads to a battle. */
    private boolean isLastOrder() {
        var book = before.extra().orders();
        if (book.round() == 0) return false;
        return IntStream.range(0, before.seats())
                .noneMatch(step -> book.orders(seatAt(step)) >= nextRound(book, step));
    }

    /** The round of the next order of the seat at this distance from the first seat of a turn. */
    private static int nextRound(OrderBook book, int step) {
        return step > book.step() ? book.round() : book.round() + 1;
    }

    private int seatAt(int step) {
        return before.seatAt((before.position() + step) % before.seats());
    }

    private Set<Integer> around(int territory) {
        return IntStream.range(0, board.size())
                .filter(t -> t == territory || isNeighbour(t, territory))
                .boxed()
                .collect(toSet());
    }

    private int holdings(int owner) {
        return (int) IntStream.range(0, board.size()).filter(t -> before.owner(t) == owner).count();
    }

    /** Everyone keeps one territory, or two if there were two, so that nobody is beaten by it. */
    private void scrambleOwners() {
        List<Integer> hidden =
                new ArrayList<>(
                        IntStream.range(0, board.size())
                                .filter(t -> !sees(t) && !places.contains(t))
                                .boxed()
                                .toList());
        Collections.shuffle(hidden, Random.from(random));
        List<Integer> owners = new ArrayList<>();
        int next = 0;
        for (int owner = 0; owner < before.owners(); owner++) {
            int held = holdings(owner);
            if (held == 0 || looksFor(owner)) continue;
            if (held > 1) owners.add(owner);
            for (int kept = keptInSight(owner, hidden); kept < Math.min(2, held); kept++)
                after.give(hidden.get(next++), owner);
        }
        if (owners.isEmpty()) return;
        while (next < hidden.size())
            after.give(hidden.get(next++), owners.get(random.nextInt(owners.size())));
    }

    private int keptInSight(int owner, List<Integer> hidden) {
        return (int)
                IntStream.range(0, board.size())
                        .filter(t -> before.owner(t) == owner && !hidden.contains(t))
                        .count();
    }

    private void scrambleArmies(int territory) {
        int armies = before.armies(territory);
        int other = 1 + random.nextInt(MOST_ARMIES);
        if (places.contains(territory)) {
            boolean decides =
                    armies < 2
                            || holdings(before.owner(territory)) == 1
                            || places.stream().anyMatch(this::sees)
                            || isAskedAgain();
            other = decides ? armies : armies + random.nextInt(MOST_ARMIES);
        }
        after.addArmies(territory, other - armies);
    }
}

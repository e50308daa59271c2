package strategos.bots.conquest;

import static strategos.bots.conquest.RushGround.NONE;

import java.util.random.RandomGenerator;
import strategos.bots.conquest.orders.Commander;
import strategos.conquest.Conquest;
import strategos.conquest.move.Move;
import strategos.conquest.move.Move.Attack;
import strategos.conquest.move.Move.Claim;
import strategos.conquest.move.Move.Defend;
import strategos.conquest.move.Move.Done;
import strategos.conquest.move.Move.Fortify;
import strategos.conquest.move.Move.NameCapital;
import strategos.conquest.move.Move.Occupy;
import strategos.conquest.move.Move.Place;
import strategos.conquest.view.View;
import strategos.game.Bot;
import strategos.game.Budget;

/**
 * A bot that gathers all armies in one place and attacks from there while it has two armies more
 * than its target. It is stateless and fast.
 */
final class Rush implements Bot<Move, View> {

    /** With this many armies more than the victim, an attack is worth its losses. */
    private static final int MARGIN = 2;

    private static final Move DONE = new Done();

    private final RushGround ground;
    private final Commander commander;
    private final RandomGenerator random;

    Rush(Conquest game, RushGround ground, RandomGenerator random) {
        this.ground = ground;
        this.commander = Commander.rush(game);
        this.random = random;
    }

    @Override
    public Move decide(View view, Budget budget) {
        return switch (view.decision()) {
            case CLAIM -> new Claim(ground.anyFree(view, random));
            case SETTLE -> settle(view);
            case NAME_CAPITAL -> new NameCapital(strongest(view));
            case REINFORCE -> reinforce(view);
            case TRADE -> view.cards().canTrade() ? view.cards().trade(0) : DONE;
            case ATTACK -> attack(view);
            case DEFEND -> new Defend(view.count());
            case OCCUPY -> occupy(view);
            case FORTIFY -> fortify(view);
            case ORDERS -> commander.next(view);
            case NONE -> throw new IllegalStateException("nobody decides in " + view.stage());
        };
    }

    private Move settle(View view) {
        boolean neutral = view.owners() > view.seats() && view.settler() != view.seat();
        return neutral
                ? view.option(random.nextInt(view.count()))
                : new Place(ground.anyOwn(view, random), 1);
    }

    private Move reinforce(View view) {
        return view.cards().canTrade()
                ? view.cards().trade(0)
                : new Place(strongest(view), view.left());
    }

    /** The strongest place on the borders; any where team-mates are all around. */
    private int strongest(View view) {
        int border = ground.strongestBorder(view);
        return border == NONE ? ground.anyOwn(view, random) : border;
    }

    /**
     * Goes on with the battle in hand, then with the army that has just conquered, then with the
     * strongest that can.
     */
    private Move attack(View view) {
        int from = view.from();
        if (from != NONE) {
            int to = view.to();
            if (view.owner(to) != view.seat()) {
                if (isWorthwhile(view, from, to)) return attack(view, from, to);
            } else {
                int victim = ground.victim(view, to);
                if (victim != NONE && isWorthwhile(view, to, victim))
                    return attack(view, to, victim);
            }
        }
        int strongest = ground.strongestAttacker(view, MARGIN);
        return strongest == NONE ? DONE : attack(view, strongest, ground.victim(view, strongest));
    }

    private static Move attack(View view, int from, int to) {
        return new Attack(from, to, view.mostDice(from));
    }

    private static boolean isWorthwhile(View view, int from, int to) {
        return view.armies(from) >= view.armies(to) + MARGIN;
    }

    /** All go forward, unless the new territory leads nowhere. */
    private Move occupy(View view) {
        boolean leadsOn = ground.leadsOn(view, view.to());
        return new Occupy(leadsOn ? view.occupyAtMost() : view.occupyAtLeast());
    }

    /** The strongest territory behind the lines joins the strongest on them. */
    private Move fortify(View view) {
        int from = ground.strongestInside(view);
        if (from == NONE) return DONE;
        int to = ground.strongestBorder(view);
        boolean moves = to != NONE && view.isJoined(from, to) && view.canLeave(from) > 0;
        return moves ? new Fortify(from, to, view.canLeave(from)) : DONE;
    }
}

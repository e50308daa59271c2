package strategos.conquest.view;

import java.util.List;
import java.util.stream.IntStream;
import strategos.conquest.state.OrderBook;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;

/** Computes the phase of a match, as far as a viewer may know it. */
record Phases(View view, State state) {

    Phase now() {
        int left = view.left();
        int from = view.from();
        int to = view.to();
        return switch (view.stage()) {
            case DRAW_ORDER -> new Phase.DrawOrder();
            case ROLL_ORDER -> rollOrder();
            case DEAL -> new Phase.Deal();
            case CLAIM -> new Phase.Claim();
            case SETTLE ->
                    new Phase.Settle(left, rulebook().turns().opening().settledTogether(state));
            case DEAL_ARMIES -> new Phase.DealArmies(left);
            case DRAW_EVENT -> new Phase.DrawEvent();
            case NAME_CAPITAL -> new Phase.NameCapital();
            case DRAW_MISSION -> new Phase.DrawMission();
            case REINFORCE -> new Phase.Reinforce(left, view.cards().mustTrade());
            case TRADE -> new Phase.Trade(view.cards().mustTrade());
            case ATTACK -> new Phase.Attack();
            case DEFEND -> new Phase.Defend(from, to, view.attackDice());
            case BATTLE -> new Phase.Battle(from, to, view.attackDice(), view.defendDice());
            case OCCUPY -> new Phase.Occupy(from, to, view.occupyAtLeast(), view.occupyAtMost());
            case FORTIFY -> new Phase.Fortify();
            case DRAW_CARD -> new Phase.DrawCard();
            case ORDERS -> new Phase.Orders(view.orders().waiting(), left);
            case EXECUTE -> new Phase.Execute();
            case ATTACKERS_KILL, DEFENDERS_KILL, ROUND_KILLS -> fight(from, to);
            case ORDER_CARD ->
                    new Phase.DrawOrderCard(rulebook().orders().rewarding().drawer(state));
            case OVER -> new Phase.Over(rulebook().turns().goals().verdict(state));
        };
    }

    private Rulebook rulebook() {
        return view.rulebook();
    }

    private Phase fight(int from, int to) {
        OrderBook book = state.extra().orders();
        boolean attackersHave = state.stage() != Stage.ATTACKERS_KILL;
        boolean defendersHave = state.stage() == Stage.ROUND_KILLS;
        return new Phase.Fight(
                view.owner(from),
                from,
                to,
                book.attackers(),
                view.armies(to),
                attackersHave ? book.attackersRolled() : View.NONE,
                defendersHave ? book.defendersRolled() : View.NONE);
    }

    private Phase rollOrder() {
        var ordering = rulebook().turns().ordering();
        return new Phase.RollOrder(
                state.position(),
                seats(ordering.rolling(state)),
                ordering.highest(state),
                seats(ordering.leading(state)));
    }

    private List<Integer> seats(int set) {
        return IntStream.range(0, view.seats())
                .filter(seat -> (set >>> seat & 1) != 0)
                .boxed()
                .toList();
    }
}

package strategos.terminal.conquest;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import strategos.conquest.rules.Fortify;
import strategos.conquest.view.Phase;
import strategos.conquest.view.View;
import strategos.terminal.console.Screen;
import strategos.terminal.console.TextLayout;

/** What a player sees at the start of a phase, with a prompt. */
final class ConquestSituation {

    private static final int ATTACKS_SHOWN = 9;
    private static final int GAP = 3;

    private final Gazetteer gazetteer;
    private final ConquestPlayers players;
    private final Screen screen;
    private final BoardTable board;
    private final FrontTable fronts;
    private final StatusTable status;

    ConquestSituation(
            Gazetteer gazetteer,
            ConquestPlayers players,
            Screen screen,
            BoardTable board,
            FrontTable fronts,
            StatusTable status) {
        this.gazetteer = gazetteer;
        this.players = players;
        this.screen = screen;
        this.board = board;
        this.fronts = fronts;
        this.status = status;
    }

    List<String> of(View view) {
        List<String> lines = new ArrayList<>();
        for (String line : lines(view)) {
            if (TextLayout.width(line) <= screen.width()) {
                lines.add(line);
            } else {
                lines.addAll(TextLayout.wrap("", line, screen.width()));
            }
        }
        return lines;
    }

    /** The same for someone who comes back to a match and has nothing of it in sight. */
    List<String> recap(View view) {
        boolean hasMap =
                view.phase() instanceof Phase.Reinforce
                        || view.phase() instanceof Phase.Orders
                        || view.turns() == 0;
        if (hasMap) return of(view);
        List<String> lines = standing(view);
        lines.addAll(of(view));
        return lines;
    }

    /** How the match stands, at a glance. */
    private List<String> standing(View view) {
        List<String> lines = new ArrayList<>();
        lines.add(rule("Turn " + view.turns()));
        List<String> map = board.overview(view);
        List<String> figures = status.narrow(view);
        if (TextLayout.widest(map) + GAP + TextLayout.widest(figures) <= screen.width()) {
            lines.addAll(TextLayout.beside(List.of(map, figures), GAP));
        } else {
            lines.addAll(map);
            lines.addAll(status.brief(view));
        }
        return lines;
    }

    private List<String> lines(View view) {
        if (!view.decides()) return lookingOn(view);
        return switch (view.phase()) {
            case Phase.Claim _ -> withMap(view, "Claim a free territory: 'claim TERRITORY'.");
            case Phase.Settle(_, int together) -> withMap(view, settling(together));
            case Phase.NameCapital _ -> withMap(view, "Choose your capital: 'capital TERRITORY'.");
            case Phase.Reinforce(int left, boolean mustTrade) -> reinforce(view, left, mustTrade);
            case Phase.Trade(boolean mustTrade) -> trade(view, mustTrade);
            case Phase.Attack _ -> attack(view);
            case Phase.Defend(int from, int to, int dice) -> defend(view, from, to, dice);
            case Phase.Occupy(_, int to, int atLeast, int atMost) ->
                    List.of(
                            "Move %d to %d armies into %s: type a number."
                                    .formatted(atLeast, atMost, gazetteer.name(to)));
            case Phase.Fortify _ -> List.of(fortifying(view.rules().fortify()));
            case Phase.Orders(_, int left) -> orders(view, left);
            case Phase.ByNature _, Phase.Over _ -> lookingOn(view);
        };
    }

    private List<String> lookingOn(View view) {
        return withMap(view, "You have been eliminated. 'watch' the others, or 'quit'.");
    }

    private List<String> withMap(View view, String task) {
        return Stream.concat(board.overview(view).stream(), Stream.of(task)).toList();
    }

    private List<String> reinforce(View view, int left, boolean mustTrade) {
        if (view.isReinforcingInAttack()) return List.of(placing(view, left, mustTrade));
        List<String> lines = standing(view);
        lines.add(placing(view, left, mustTrade));
        return lines;
    }

    private List<String> orders(View view, int left) {
        List<String> lines = standing(view);
        String cards = OrderHand.brief(view);
        if (!cards.isEmpty()) lines.add(cards + " 'cards' explains them.");
        lines.add(
                "You have %s to deploy: 'deploy TERRITORY [ARMIES]'. 'advance FROM TO [ARMIES]' moves or attacks;"
                                .formatted(CardTable.counted(left, "army", "armies"))
                        + (view.orders().areOpen()
                                ? " players give one order at a time; 'orders' lists all orders,"
                                        + " 'done' ends yours."
                                : " 'orders' lists your orders, 'withdraw' takes one back, 'done'"
                                        + " ends your turn."));
        return lines;
    }

    private static String placing(View view, int left, boolean mustTrade) {
        if (mustTrade) {
            return "With %d cards you have to trade a set first: 'trade' lists them."
                    .formatted(view.cards().hand().size());
        }
        String place =
                "You have %s to place: 'place TERRITORY [ARMIES]'."
                        .formatted(CardTable.counted(left, "army", "armies"));
        return view.cards().canTrade()
                ? place + " You could 'trade' a set for %s.".formatted(CardTable.worth(view))
                : place;
    }

    private static String fortifying(Fortify mode) {
        String how =
                switch (mode) {
                    case CONNECTED -> "Move armies once between connected territories of yours";
                    case ADJACENT -> "Move armies once to a neighbouring territory of yours";
                    case MANY ->
                            "Move armies to neighbouring territories of yours, each army one"
                                    + " step";
                    case NONE -> "Nothing can be moved";
                };
        return how + ", 'fortify FROM TO [ARMIES]', or end your turn with 'done'.";
    }

    private static String settling(int together) {
        String armies = together == 1 ? "a first army" : together + " first armies";
        return "Place %s: 'place TERRITORY [ARMIES]'. 'auto' places the rest.".formatted(armies);
    }

    private static List<String> trade(View view, boolean mustTrade) {
        if (mustTrade) return List.of(placing(view, 0, true));
        if (!view.cards().canTrade())
            return List.of("Your cards contain no set. 'done' continues.");
        return List.of(
                "You could 'trade' a set for %s; 'done' continues."
                        .formatted(CardTable.worth(view)));
    }

    private List<String> attack(View view) {
        List<Integer> here =
                view.hasConquered() && view.to() >= 0 && view.owner(view.to()) == view.seat()
                        ? List.of(view.to(), view.from())
                        : List.of();
        List<String> attacks = fronts.attacks(view, here);
        if (attacks.isEmpty()) attacks = fronts.attacks(view);
        if (attacks.isEmpty()) return List.of("You cannot attack anything. 'done' continues.");
        List<String> lines = new ArrayList<>(attacks.stream().limit(ATTACKS_SHOWN).toList());
        lines.add(
                "'attack FROM TO' rolls once, 'blitz FROM TO' to the end, 'done' ends your"
                        + " attacks; 'fronts' lists all borders.");
        return lines;
    }

    private List<String> defend(View view, int from, int to, int dice) {
        return List.of(
                "%s attacks %s (%d) from %s (%d) with %s. 'defend 1' or 'defend 2'?"
                        .formatted(
                                players.label(view.turnOf()),
                                gazetteer.name(to),
                                view.armies(to),
                                gazetteer.name(from),
                                view.armies(from),
                                CardTable.counted(dice, "die", "dice")));
    }

    private String rule(String title) {
        String start = "── " + title + " ";
        return screen.paint()
                .faint(start + "─".repeat(Math.max(0, screen.width() - start.length())));
    }
}

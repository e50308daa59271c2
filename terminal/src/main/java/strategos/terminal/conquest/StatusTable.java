package strategos.terminal.conquest;

import static strategos.terminal.console.TextLayout.NO_BREAK;
import static strategos.terminal.console.TextLayout.left;
import static strategos.terminal.console.TextLayout.right;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import strategos.conquest.board.Continent;
import strategos.conquest.rules.CardRules.Drawn;
import strategos.conquest.view.Fortunes;
import strategos.conquest.view.View;
import strategos.terminal.console.Screen;
import strategos.terminal.console.TextLayout;

/** The status of all players: territories, armies, income, cards, continents. */
record StatusTable(ConquestPlayers players, Screen screen) {

    /** As wide as the heading above the names, and as the neutral army. */
    private static final int NARROWEST = "neutral".length();

    private static final int NAME_WIDTH = 12;

    List<String> of(View view) {
        int width =
                IntStream.range(0, view.seats())
                        .map(seat -> players.name(seat).length())
                        .reduce(NARROWEST, Math::max);
        List<String> lines = new ArrayList<>();
        lines.add(
                screen.paint()
                        .faint(
                                left("  Player", width + 4)
                                        + "Territories  Armies  Income"
                                        + (handsCount(view) ? "  Cards" : "")
                                        + "  Continents"));
        for (int place = 0; place < view.seats(); place++) {
            lines.addAll(line(view, view.seatAt(place), width));
        }
        if (view.owners() > view.seats()) lines.add(neutral(view, width));
        String received = received(view);
        if (!received.isEmpty()) lines.add("Reinforcements in the last turn: " + received + ".");
        lines.add("Turn %d.%s".formatted(view.turns(), nextSet(view)));
        lines.addAll(fortunes(view));
        return lines;
    }

    /** The figures of all players in few columns, to stand beside the map. */
    List<String> narrow(View view) {
        List<String> lines = new ArrayList<>();
        String heading = left("  Player", NAME_WIDTH) + " Land Armies Income";
        lines.add(screen.paint().faint(heading + (handsCount(view) ? " Cards" : "")));
        for (int place = 0; place < view.seats(); place++) {
            int seat = view.seatAt(place);
            String figures =
                    view.isAlive(seat) || view.turns() == 0
                            ? right(figure(view.holdings(seat)), 5)
                                    + right(figure(view.totalArmies(seat)), 7)
                                    + right(gain(view.income(seat)), 7)
                                    + cards(view, seat, 6)
                            : " out";
            lines.add(left(players.marked(seat, " " + players.name(seat)), NAME_WIDTH) + figures);
        }
        if (!nextSet(view).isEmpty()) lines.addAll(List.of("", nextSet(view).strip()));
        return lines;
    }

    /** What the next set is worth, where cards are drawn. */
    private static String nextSet(View view) {
        return handsCount(view)
                ? " The next set is worth %s armies.".formatted(CardTable.worth(view))
                : "";
    }

    /**
     * Whether everyone holds cards that all can count; those of orders are nobody else's business.
     */
    private static boolean handsCount(View view) {
        return view.rules().cards().drawn() != Drawn.NEVER;
    }

    private static String cards(View view, int seat, int width) {
        return handsCount(view) ? right("" + view.cards().held(seat), width) : "";
    }

    /** Everyone's armies, income and cards, in a line if it fits. */
    List<String> brief(View view) {
        String all =
                IntStream.range(0, view.seats())
                        .map(view::seatAt)
                        .filter(view::isAlive)
                        .mapToObj(seat -> brief(view, seat))
                        .collect(Collectors.joining("  "));
        List<String> lines = new ArrayList<>(TextLayout.wrap("Armies: ", all, screen.width()));
        lines.addAll(fortunes(view));
        return lines;
    }

    /** Money and what happens to all, where there is any. */
    private List<String> fortunes(View view) {
        var fortunes = view.fortunes();
        List<String> lines = new ArrayList<>();
        String money =
                IntStream.range(0, view.seats())
                        .map(view::seatAt)
                        .filter(seat -> fortunes.treasuries().get(seat).isPresent())
                        .filter(view::isAlive)
                        .mapToObj(seat -> money(fortunes, seat))
                        .collect(Collectors.joining("  "));
        if (!money.isEmpty()) lines.addAll(TextLayout.wrap("Money: ", money, screen.width()));
        News.of(fortunes, view.board())
                .ifPresent(news -> lines.addAll(TextLayout.wrap("", news, screen.width())));
        return lines;
    }

    private String money(Fortunes fortunes, int seat) {
        int treasury = fortunes.treasuries().get(seat).orElse(0);
        int balance = fortunes.balances().get(seat).orElse(0);
        String text = " %s %d (%+d)".formatted(players.name(seat), treasury, balance);
        return players.marked(seat, (text + debts(fortunes, seat)).replace(' ', NO_BREAK));
    }

    /** What debts do to the armies of a seat, and what they have done. */
    private static String debts(Fortunes fortunes, int seat) {
        int debt = fortunes.debts().get(seat).orElse(0);
        int deserted = fortunes.deserted().get(seat).orElse(0);
        return (debt > 0 ? " in debt: 1 die fewer" : "")
                + (debt > 1 ? ", highest die -" + (debt - 1) : "")
                + (deserted > 0 ? ", " + deserted + " deserted" : "");
    }

    private String brief(View view, int seat) {
        String cards =
                handsCount(view)
                        ? ", " + CardTable.counted(view.cards().held(seat), "card", "cards")
                        : "";
        String text =
                " %s %s (%s%s)"
                        .formatted(
                                players.name(seat),
                                figure(view.totalArmies(seat)),
                                gain(view.income(seat)),
                                cards);
        return players.marked(seat, text.replace(' ', NO_BREAK)) + NO_BREAK;
    }

    private static String figure(int number) {
        return number == View.UNKNOWN ? "?" : Integer.toString(number);
    }

    private static String gain(int number) {
        return number == View.UNKNOWN ? "?" : "+" + number;
    }

    private List<String> line(View view, int seat, int width) {
        String who = players.marked(seat, " " + left(players.name(seat), width + 2));
        if (!view.isAlive(seat) && view.turns() > 0) {
            return List.of(who + screen.paint().faint("out"));
        }
        String figures =
                right(figure(view.holdings(seat)), 11)
                        + right(figure(view.totalArmies(seat)), 8)
                        + right(gain(view.income(seat)), 8)
                        + cards(view, seat, 7)
                        + "  ";
        return TextLayout.wrap(who + figures, continents(view, seat), screen.width());
    }

    /** What each player has received in its last turn, where that is kept. */
    private String received(View view) {
        return IntStream.range(0, view.seats())
                .map(view::seatAt)
                .filter(seat -> view.received(seat).orElse(0) > 0)
                .mapToObj(seat -> players.marked(seat, " " + view.received(seat).getAsInt()))
                .collect(Collectors.joining(", "));
    }

    private String neutral(View view, int width) {
        int neutral = view.seats();
        return players.marked(neutral, " " + left("neutral", width + 2))
                + right(figure(view.holdings(neutral)), 11)
                + right(figure(view.totalArmies(neutral)), 8);
    }

    private static String continents(View view, int seat) {
        List<Continent> all = view.board().continents();
        List<String> held =
                IntStream.range(0, all.size())
                        .filter(continent -> view.holdsAll(seat, continent))
                        .mapToObj(continent -> all.get(continent).name())
                        .toList();
        return held.size() == all.size() ? "all" : String.join(", ", held);
    }
}

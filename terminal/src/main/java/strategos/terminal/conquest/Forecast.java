package strategos.terminal.conquest;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import strategos.conquest.battle.DiceLimits;
import strategos.conquest.odds.Assault;
import strategos.conquest.odds.AssaultOdds;
import strategos.conquest.odds.OrderAssault;
import strategos.conquest.odds.StopRule;
import strategos.conquest.orders.OrderTerms;
import strategos.conquest.rules.Structure.Together;
import strategos.conquest.view.View;
import strategos.terminal.console.Screen;
import strategos.terminal.console.TextLayout;
import strategos.terminal.shell.Misunderstanding;

/** Answers the command {@code odds}, for territories or for numbers of armies. */
final class Forecast {

    private static final int LONGEST_CHAIN = 8;

    private final Gazetteer gazetteer;
    private final TerritoryParser reader;
    private final Screen screen;

    Forecast(Gazetteer gazetteer, TerritoryParser reader, Screen screen) {
        this.gazetteer = gazetteer;
        this.reader = reader;
        this.screen = screen;
    }

    List<String> answer(View view, String text) throws Misunderstanding {
        List<OptionalInt> numbers =
                TerritoryParser.words(text.replace(',', ' ')).stream()
                        .map(TerritoryParser::number)
                        .toList();
        if (numbers.size() > 1 && numbers.stream().allMatch(OptionalInt::isPresent)) {
            return between(view, numbers.stream().map(OptionalInt::getAsInt).toList());
        }
        return along(view, chain(view, text));
    }

    private List<String> between(View view, List<Integer> armies) throws Misunderstanding {
        AssaultOdds odds = odds(view, armies, DiceLimits.PRINTED);
        String against =
                odds.assault().defenders().stream()
                        .map(String::valueOf)
                        .collect(Collectors.joining(", then "));
        return wrapped("%d against %s: %s".formatted(armies.getFirst(), against, brief(odds)));
    }

    private List<String> along(View view, List<Integer> path) throws Misunderstanding {
        for (int territory : path)
            if (!view.sees(territory))
                throw new Misunderstanding("you do not see " + gazetteer.name(territory));
        int broken = borderless(view, path);
        if (broken > 0)
            throw new Misunderstanding(
                    "no border leads from %s to %s"
                            .formatted(
                                    gazetteer.name(path.get(broken - 1)),
                                    gazetteer.name(path.get(broken))));
        AssaultOdds odds = odds(view, path.stream().map(view::armies).toList(), terms(view, path));
        List<String> lines = new ArrayList<>();
        lines.addAll(
                wrapped(
                        "%s > %s: %s"
                                .formatted(
                                        named(view, path.getFirst()),
                                        path.stream()
                                                .skip(1)
                                                .map(t -> named(view, t))
                                                .collect(Collectors.joining(" > ")),
                                        brief(odds))));
        for (int taken = 1; taken < odds.assault().defenders().size(); taken++) {
            lines.add(
                    "  at least %s: %s"
                            .formatted(
                                    gazetteer.name(path.get(taken)),
                                    Chances.percent(odds.takingAtLeast(taken))));
        }
        return lines;
    }

    /** The terms of every battle on a path; odds of a chain are worked out for one and the same. */
    private DiceLimits terms(View view, List<Integer> path) throws Misunderstanding {
        var terms = view.terms(path.get(0), path.get(1));
        for (int i = 2; i < path.size(); i++)
            if (!view.terms(path.get(i - 1), path.get(i)).equals(terms))
                throw new Misunderstanding(
                        "at %s boosts or debts change the odds; ask for one attack at a time"
                                .formatted(gazetteer.name(path.get(i))));
        return terms;
    }

    private List<String> wrapped(String text) {
        return TextLayout.wrap("", text, screen.width());
    }

    private String named(View view, int territory) {
        return gazetteer.name(territory) + " " + view.armies(territory);
    }

    /** The most territories that can be read in the text, the first being where it starts. */
    private List<Integer> chain(View view, String text) throws Misunderstanding {
        for (int territories = 2; territories <= LONGEST_CHAIN; territories++) {
            if (reader.canRead(text, territories)) {
                return reader.read(text, territories, m -> isPath(view, m)).territories();
            }
        }
        return reader.read(text, 2, m -> isPath(view, m)).territories();
    }

    private static boolean isPath(View view, Meaning meaning) {
        return borderless(view, meaning.territories()) == 0;
    }

    /**
     * The first place on a path to which no border leads from the one before; 0 if there is none.
     */
    private static int borderless(View view, List<Integer> path) {
        for (int i = 1; i < path.size(); i++)
            if (!view.board().borders(path.get(i - 1), path.get(i))) return i;
        return 0;
    }

    private static AssaultOdds odds(View view, List<Integer> armies, DiceLimits terms)
            throws Misunderstanding {
        int first = armies.getFirst();
        var defenders = armies.subList(1, armies.size());
        try {
            return view.rules().structure() instanceof Together orders
                    ? new OrderAssault(first, defenders, OrderTerms.of(orders, terms)).odds()
                    : new Assault(first, defenders, terms, StopRule.NEVER).odds();
        } catch (IllegalArgumentException refused) {
            throw new Misunderstanding(String.valueOf(refused.getMessage()));
        }
    }

    private static String brief(AssaultOdds odds) {
        return String.format(
                Locale.ROOT,
                "%s to take %s; expected losses: %.1f of yours, %.1f of theirs.",
                Chances.percent(odds.win()),
                odds.assault().defenders().size() == 1 ? "it" : "all",
                odds.expectedAttackerLosses(),
                odds.expectedDefenderLosses());
    }
}

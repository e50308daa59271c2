package strategos.terminal.conquest;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import strategos.conquest.board.Continent;
import strategos.conquest.move.Move.Blitz;
import strategos.conquest.move.Move.Claim;
import strategos.conquest.move.Move.Fortify;
import strategos.conquest.move.Move.NameCapital;
import strategos.conquest.move.Move.Place;
import strategos.conquest.move.Order.Advance;
import strategos.conquest.move.Order.Deploy;
import strategos.conquest.view.View;
import strategos.terminal.console.Suggestions;
import strategos.terminal.shell.Misunderstanding;

/** Completes names that are legal in their position. */
final class Suggester {

    private final Gazetteer gazetteer;
    private final TerritoryParser reader;

    Suggester(Gazetteer gazetteer, TerritoryParser reader) {
        this.gazetteer = gazetteer;
        this.reader = reader;
    }

    /** Whether a territory makes sense after those already named. */
    private interface Next {
        boolean fits(List<Integer> named, int territory);
    }

    Suggestions suggest(View view, ConquestVerb speech, String rest) {
        return switch (speech) {
            case CLAIM -> names(rest, 1, (_, t) -> view.isLegal(new Claim(t)));
            case PLACE -> placings(view, rest);
            case ATTACK, BLITZ -> names(rest, 2, (named, t) -> canAttack(view, named, t));
            case FORTIFY -> names(rest, 2, (named, t) -> canFortify(view, named, t));
            case DEPLOY -> deployments(view, rest);
            case ADVANCE -> names(rest, 2, (named, t) -> canAdvance(view, named, t));
            case AIRLIFT ->
                    names(rest, 2, (named, t) -> !named.isEmpty() || view.orders().spare(t) > 0);
            case BOMB -> names(rest, 1, (_, t) -> view.orders().isTarget(t));
            case BLOCKADE -> names(rest, 1, (_, t) -> view.owner(t) == view.seat());
            case ODDS -> names(rest, view.board().size(), (named, t) -> borders(view, named, t));
            case CAPITAL -> names(rest, 1, (_, t) -> view.isLegal(new NameCapital(t)));
            case VOTE -> plain(rest, Stream.of("end", "go-on"));
            case STAND -> plain(rest, Stream.of("always 2", "always 1", "ask"));
            case BOARD -> plain(rest, view.board().continents().stream().map(Continent::name));
            case NEGOTIATE, REINFORCE, ORDERS, WITHDRAW -> Suggestions.NONE.at(rest);
            case TRADE, DEFEND, OCCUPY, DONE, AIMS, MAP, FRONTS, CARDS, STATUS ->
                    Suggestions.NONE.at(rest);
        };
    }

    private Suggestions placings(View view, String rest) {
        return eachOf(rest, (_, t) -> view.isLegal(new Place(t, 1)));
    }

    private Suggestions deployments(View view, String rest) {
        return eachOf(rest, (_, t) -> view.isLegal(new Deploy(t, 1)));
    }

    /** One territory behind each comma. */
    private Suggestions eachOf(String rest, Next next) {
        int start = rest.lastIndexOf(',') + 1;
        while (start < rest.length() && rest.charAt(start) == ' ') start++;
        return names(rest.substring(start), 1, next).shifted(start);
    }

    private static boolean canAttack(View view, List<Integer> named, int territory) {
        return named.isEmpty()
                ? FrontTable.targets(view, territory).stream()
                        .anyMatch(to -> view.isLegal(new Blitz(territory, to, 1)))
                : view.isLegal(new Blitz(named.getFirst(), territory, 1));
    }

    private static boolean canAdvance(View view, List<Integer> named, int territory) {
        return named.isEmpty()
                ? view.orders().spare(territory) > 0
                : view.isLegal(new Advance(named.getFirst(), territory, 1));
    }

    private static boolean canFortify(View view, List<Integer> named, int territory) {
        return named.isEmpty()
                ? view.board().territories().get(territory).neighbours().stream()
                        .anyMatch(to -> view.isLegal(new Fortify(territory, to, 1)))
                : view.isLegal(new Fortify(named.getFirst(), territory, 1));
    }

    private static boolean borders(View view, List<Integer> named, int territory) {
        return named.isEmpty()
                ? view.owner(territory) == view.seat()
                : view.board().borders(named.getLast(), territory);
    }

    /** A name can have spaces in it, so each space may be where the last one begins. */
    private Suggestions names(String rest, int most, Next next) {
        for (int from = 0; from >= 0; from = after(rest, from)) {
            var named = named(rest.substring(0, from));
            if (named.isEmpty() || named.get().size() >= most) continue;
            String typed = rest.substring(from);
            var candidates =
                    IntStream.range(0, gazetteer.board().size())
                            .filter(t -> next.fits(named.get(), t))
                            .mapToObj(gazetteer::name)
                            .filter(name -> Gazetteer.startsWith(name, typed))
                            .toList();
            if (!candidates.isEmpty()) return new Suggestions(from, candidates);
        }
        return Suggestions.NONE.at(rest);
    }

    /** Where the next word begins, or -1. */
    private static int after(String rest, int from) {
        return rest.indexOf(' ', from) + 1 > 0 ? rest.indexOf(' ', from) + 1 : -1;
    }

    /** The territories in a text that is finished; empty if it cannot be read. */
    private Optional<List<Integer>> named(String text) {
        if (text.isBlank()) return Optional.of(List.of());
        int words = TerritoryParser.words(text).size();
        for (int territories = 1; territories <= words; territories++) {
            try {
                var meaning = reader.read(text, territories, _ -> true);
                if (meaning.number().isEmpty()) return Optional.of(meaning.territories());
            } catch (Misunderstanding _) {
                // Then it may be more names.
            }
        }
        return Optional.empty();
    }

    private static Suggestions plain(String rest, Stream<String> candidates) {
        return new Suggestions(
                0, candidates.filter(name -> Gazetteer.startsWith(name, rest)).toList());
    }
}

package strategos.terminal.conquest;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import strategos.conquest.move.Order;
import strategos.conquest.move.Order.Advance;
import strategos.conquest.move.Order.Airlift;
import strategos.conquest.move.Order.Blockade;
import strategos.conquest.move.Order.Bomb;
import strategos.conquest.move.Order.Deploy;
import strategos.conquest.move.Order.Negotiate;
import strategos.conquest.move.Order.Reinforce;
import strategos.conquest.move.OrderCard;
import strategos.conquest.orders.Executed;
import strategos.conquest.view.View;
import strategos.terminal.conquest.Deed.Carried;
import strategos.terminal.conquest.Deed.Clash;
import strategos.terminal.conquest.Deed.DrewOrder;
import strategos.terminal.conquest.Deed.Given;
import strategos.terminal.conquest.Deed.Glimpsed;
import strategos.terminal.shell.Enumeration;
import strategos.wire.conquest.ConquestEvent;

/** Reports how orders were given and carried out in a turn, one line per order. */
record OrderDeeds(Gazetteer gazetteer, ConquestPlayers players) {

    List<String> tell(Chapter chapter) {
        List<String> lines = new ArrayList<>();
        List<Deed> deeds = chapter.deeds();
        View view = chapter.first();
        boolean isCarriedOut = deeds.stream().anyMatch(Carried.class::isInstance);
        lines.addAll(deployments(view, deeds));
        if (!deeds.isEmpty() && deeds.getFirst() instanceof Clash unannounced)
            lines.add(clash(view, unannounced.told()));
        for (int i = 0; i < deeds.size(); i++) {
            switch (deeds.get(i)) {
                case Given(int seat, Order order) when !isCarriedOut ->
                        lines.add(given(view, seat, order));
                case Carried(Executed executed) when executed.round() > 0 ->
                        lines.add(line(view, executed, clashAt(deeds, i + 1)));
                case DrewOrder(int seat, var card) -> lines.add(drew(seat, card));
                case Glimpsed(var glimpse) ->
                        glimpsed(view, glimpse)
                                .filter(line -> lines.isEmpty() || !lines.getLast().equals(line))
                                .ifPresent(lines::add);
                default -> {
                    // Deployments are told together, a battle with the order that led to it, and an
                    // order by what became of it.
                }
            }
        }
        return lines;
    }

    private static Optional<Clash> clashAt(List<Deed> deeds, int index) {
        return index < deeds.size() && deeds.get(index) instanceof Clash clash
                ? Optional.of(clash)
                : Optional.empty();
    }

    /** An order that was given; of another's, as much as the viewer has seen. */
    private String given(View view, int seat, Order order) {
        if (seat == view.seat()) return "Noted: " + write(view, order) + ".";
        boolean isHidden =
                order instanceof Advance(int from, int to, _)
                        && from == View.UNKNOWN
                        && to == View.UNKNOWN;
        return isHidden
                ? players.label(seat) + " gives an order out of your sight."
                : players.label(seat) + " orders: " + write(view, order) + ".";
    }

    private static String write(View view, Order order) {
        return view.notation().write(order);
    }

    /** What each player deployed, one line per player. */
    private List<String> deployments(View view, List<Deed> deeds) {
        Map<Integer, Map<Integer, Integer>> bySeat = new LinkedHashMap<>();
        for (Deed deed : deeds) {
            if (deed
                    instanceof
                    Carried(Executed.Carried(int seat, _, Deploy(int to, int armies), _)))
                bySeat.computeIfAbsent(seat, _ -> new LinkedHashMap<>())
                        .merge(to, armies, Integer::sum);
        }
        List<String> lines = new ArrayList<>();
        bySeat.forEach(
                (seat, armies) -> {
                    List<String> places =
                            armies.entrySet().stream()
                                    .map(e -> e.getValue() + " on " + gazetteer.name(e.getKey()))
                                    .toList();
                    lines.add(who(view, seat, "deploy") + " " + Enumeration.of(places) + ".");
                });
        return lines;
    }

    /** The player and what it does, in the right person. */
    private String who(View view, int seat, String verb) {
        return seat == view.seat() ? "You " + verb : players.label(seat) + " " + verb + "s";
    }

    String line(View view, Executed executed, Optional<Clash> clash) {
        return switch (executed) {
            case Executed.Carried(int seat, _, Order order, int armies) ->
                    carried(view, seat, order, armies)
                            + clash.map(fought -> ": " + outcome(view, fought.told())).orElse("")
                            + ".";
            case Executed.Skipped(_, _, Order order, var why) ->
                    "Your order '%s' was skipped: %s.".formatted(write(view, order), why.reason());
            case Executed.Lapsed(int seat, _) ->
                    "An order of " + players.label(seat) + " was skipped.";
        };
    }

    private String carried(View view, int seat, Order order, int armies) {
        return switch (order) {
            case Deploy(int territory, _) ->
                    "%s %d on %s".formatted(who(view, seat, "deploy"), armies, name(territory));
            case Advance(int from, int to, _) ->
                    "%s %d from %s to %s"
                            .formatted(who(view, seat, "advance"), armies, name(from), name(to));
            case Airlift(int from, int to, _) ->
                    "%s %d from %s to %s"
                            .formatted(who(view, seat, "airlift"), armies, name(from), name(to));
            case Bomb(int territory) ->
                    "%s %s: %s lost"
                            .formatted(
                                    who(view, seat, "bomb"),
                                    name(territory),
                                    CardTable.counted(armies, "army", "armies"));
            case Blockade(int territory) ->
                    "%s %s: it is neutral now, with %d more armies"
                            .formatted(who(view, seat, "blockade"), name(territory), armies);
            case Negotiate(int other) ->
                    who(view, seat, "make") + " peace with " + players.called(other, view.seat());
            case Reinforce() -> who(view, seat, "play") + " a reinforcement card";
        };
    }

    String clash(View view, ConquestEvent.Fought clash) {
        return "%s > %s: %s.".formatted(name(clash.from()), name(clash.to()), outcome(view, clash));
    }

    private String outcome(View view, ConquestEvent.Fought clash) {
        String losses =
                "lost %d of %d, %s %d"
                        .formatted(
                                clash.attackerLosses(),
                                clash.attackers(),
                                players.called(clash.defender(), view.seat()),
                                clash.defenderLosses());
        if (clash.occupied() == 0) return losses;
        String taken = "; taken with " + clash.occupied();
        return clash.eliminated() != null
                ? losses
                        + taken
                        + ", and "
                        + players.called(clash.defender(), view.seat())
                        + " out of the match"
                : losses + taken;
    }

    /** What is known of orders and battles in the fog; of what was not seen at all, who is out. */
    Optional<String> glimpsed(View view, ConquestEvent.Glimpsed glimpse) {
        List<String> sentences = new ArrayList<>();
        if (glimpse.from() != View.UNKNOWN || glimpse.to() != View.UNKNOWN)
            sentences.add(sighting(view, glimpse) + ".");
        Integer out = glimpse.eliminated();
        if (out != null) sentences.add(players.label(out) + " is out of the match.");
        return sentences.isEmpty() ? Optional.empty() : Optional.of(String.join(" ", sentences));
    }

    private String sighting(View view, ConquestEvent.Glimpsed glimpse) {
        if (glimpse.from() == View.UNKNOWN)
            return who(view, glimpse.seat(), "come")
                    + " to "
                    + name(glimpse.to())
                    + " out of the fog";
        return glimpse.to() == View.UNKNOWN
                ? who(view, glimpse.seat(), "leave") + " " + name(glimpse.from()) + " into the fog"
                : "The battle for " + name(glimpse.to()) + " is out of sight";
    }

    private String drew(int seat, Optional<OrderCard> card) {
        return card.map(own -> "You draw a card: " + OrderHand.name(own) + ".")
                .orElseGet(() -> players.label(seat) + " draws a card.");
    }

    private String name(int territory) {
        return gazetteer.name(territory);
    }
}

package strategos.terminal.conquest;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.conquest.move.StandingDefence;
import strategos.conquest.view.View;
import strategos.terminal.conquest.Deed.Drew;
import strategos.terminal.conquest.Deed.Fortified;
import strategos.terminal.conquest.Deed.Fought;
import strategos.terminal.conquest.Deed.Occupied;
import strategos.terminal.conquest.Deed.Placed;
import strategos.terminal.conquest.Deed.Resigned;
import strategos.terminal.conquest.Deed.Stood;
import strategos.terminal.conquest.Deed.Traded;
import strategos.terminal.conquest.Deed.Voted;
import strategos.wire.conquest.Card;
import strategos.wire.conquest.ConquestEvent;

/** Reports the viewer's own turn, with all dice. */
record OwnDeeds(Gazetteer gazetteer, ConquestPlayers players) {

    List<String> tell(Chapter chapter) {
        List<String> sentences = new ArrayList<>();
        for (Deed deed : chapter.deeds()) {
            switch (deed) {
                case Placed(int territory, int armies) ->
                        sentences.add(
                                "%s placed on %s."
                                        .formatted(
                                                CardTable.counted(armies, "army", "armies"),
                                                gazetteer.name(territory)));
                case Traded(var told) -> sentences.add(traded(told));
                case Fought fought -> sentences.add(fought(chapter.last(), fought));
                case Occupied(int territory, int armies) ->
                        sentences.add(movedIn(territory, armies));
                case Fortified(int from, int to, int armies) ->
                        sentences.add(
                                "%d moved from %s to %s."
                                        .formatted(
                                                armies, gazetteer.name(from), gazetteer.name(to)));
                case Drew(Optional<Card> card) -> sentences.add(drew(chapter.last(), card));
                case Stood(StandingDefence defence) -> sentences.add(stood(defence));
                case Resigned(int seat) ->
                        sentences.add(
                                seat == chapter.seat()
                                        ? "You resign."
                                        : players.label(seat) + " resigns.");
                case Voted voted ->
                        sentences.add(
                                voted.seat() == chapter.seat()
                                        ? "You " + voted.words() + "."
                                        : players.label(voted.seat()) + " " + voted.words() + ".");
                case Deed.Ordered _,
                        Deed.Dealt _,
                        Deed.Claimed _,
                        Deed.Settled _,
                        Deed.Happened _,
                        Deed.NamedCapital _,
                        Deed.DrewMission _,
                        Deed.Glimpsed _ -> {}
                case Deed.Given _, Deed.Carried _, Deed.Clash _, Deed.DrewOrder _ -> {}
            }
        }
        return sentences;
    }

    private String traded(ConquestEvent.Traded told) {
        Integer matching = told.matching();
        return matching == null
                ? "A set traded for %d armies.".formatted(told.armies())
                : "A set traded for %d armies, and %d more on %s."
                        .formatted(told.armies(), told.extra(), gazetteer.name(matching));
    }

    private String fought(View now, Fought fought) {
        String border = gazetteer.name(fought.from()) + " > " + gazetteer.name(fought.to());
        String dice =
                fought.rounds().size() == 1
                        ? DiceText.roll(fought.rounds().getFirst())
                        : "%d rounds %s"
                                .formatted(fought.rounds().size(), DiceText.rolls(fought.rounds()));
        return "%s: %s. You lose %d, %s %d.%s"
                .formatted(
                        border,
                        dice,
                        fought.attackerLost(),
                        players.label(fought.defender()),
                        fought.defenderLost(),
                        outcome(now, fought));
    }

    private String outcome(View now, Fought fought) {
        if (!fought.taken()) {
            int armies = now.armies(fought.from());
            int defenders = now.armies(fought.to());
            String left = " Left: %d against %d".formatted(armies, defenders);
            var win = Chances.win(now, fought.from(), fought.to(), armies);
            return armies > 1 ? left + " (" + Chances.percent(win) + ")." : left + ".";
        }
        String taken = " " + gazetteer.name(fought.to()) + " is yours.";
        if (fought.occupied() > 0) taken += " " + movedIn(fought.to(), fought.occupied());
        return fought.cardsTaken().isPresent() ? taken + " " + putOut(fought) : taken;
    }

    private String putOut(Fought fought) {
        int cards = fought.cardsTaken().orElse(0);
        String spoils =
                cards == 0 ? "." : "; you take " + CardTable.counted(cards, "card", "cards") + ".";
        return players.label(fought.defender()) + " is out of the match" + spoils;
    }

    private String movedIn(int territory, int armies) {
        return "%s moved into %s."
                .formatted(CardTable.counted(armies, "army", "armies"), gazetteer.name(territory));
    }

    private static String drew(View now, Optional<Card> card) {
        return card.map(drawn -> "You draw a card: " + CardTable.describe(now, drawn.card()) + ".")
                .orElse("You draw a card.");
    }

    private static String stood(StandingDefence defence) {
        return switch (defence) {
            case ALWAYS_TWO -> "You will always defend with two dice if you can.";
            case ALWAYS_ONE -> "You will always defend with one die.";
            case ASK -> "You will be asked how to defend.";
        };
    }
}

package strategos.app.odds;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import strategos.conquest.battle.DiceLimits;
import strategos.conquest.odds.Assault;
import strategos.conquest.odds.AssaultOdds;
import strategos.conquest.odds.Distribution;
import strategos.conquest.odds.Offensive;
import strategos.conquest.odds.OrderAssault;
import strategos.conquest.odds.StopRule;
import strategos.conquest.rules.Structure.Together;

/** The odds of an assault as text. */
final class OddsText {

    private static final int LONGEST_LIST = 40;

    private final AssaultOdds odds;
    private final Offensive assault;
    private final int territories;

    private OddsText(AssaultOdds odds) {
        this.odds = odds;
        this.assault = odds.assault();
        this.territories = assault.defenders().size();
    }

    static String of(AssaultOdds odds) {
        OddsText text = new OddsText(odds);
        return String.join("\n", text.question(), text.endings(), text.losses() + text.survivors());
    }

    private String question() {
        String question = "%d armies attack %s\n".formatted(assault.armies(), defenderList());
        return switch (assault) {
            case Assault byDice -> question + conditions(byDice);
            case OrderAssault byOrders -> question + conditions(byOrders.rules());
            default -> question;
        };
    }

    private static String conditions(Together rules) {
        String chances =
                ("in one battle; an attacking army has a %d %% chance to kill, a defending one"
                                + " %d %%\n")
                        .formatted(rules.attackersKill(), rules.defendersKill());
        return rules.luck() == 100
                ? chances
                : chances + "the influence of luck is %d %%\n".formatted(rules.luck());
    }

    private static String conditions(Assault assault) {
        StringBuilder question = new StringBuilder();
        DiceLimits dice = assault.dice();
        if (!dice.equals(DiceLimits.PRINTED)) {
            question.append(
                    "the attacker rolls at most %d dice, the defender at most %d\n"
                            .formatted(dice.attack(), dice.defend()));
        }
        StopRule stop = assault.stop();
        if (stop.atArmies() > StopRule.NEVER.atArmies()) {
            question.append("stopping at %d armies\n".formatted(stop.atArmies()));
        }
        if (stop.belowOdds() > StopRule.NEVER.belowOdds()) {
            question.append(
                    "stopping when the odds fall below %s\n"
                            .formatted(Percent.of(stop.belowOdds())));
        }
        return question.toString();
    }

    private String defenderList() {
        String list =
                assault.defenders().stream().map(String::valueOf).collect(Collectors.joining(", "));
        return list.length() <= LONGEST_LIST
                ? list
                : "%d on %d territories".formatted(assault.allDefenders(), territories);
    }

    private String endings() {
        List<Bars.Row> rows = new ArrayList<>();
        for (int taken = territories; taken >= 0; taken--) {
            double chance = odds.endings().get(taken).chance();
            rows.add(new Bars.Row(label(taken), chance, orMoreTaken(taken)));
        }
        return Bars.heading("chance", territories == 1 ? "" : "or more") + Bars.ofAll(rows);
    }

    private String label(int taken) {
        if (territories == 1) {
            return taken == 1 ? "taken" : "not taken";
        }
        if (taken == 0) {
            return "none taken";
        }
        return taken == territories ? "all %d taken".formatted(taken) : taken + " taken";
    }

    private String orMoreTaken(int taken) {
        return territories == 1 ? "" : Percent.of(odds.takingAtLeast(taken));
    }

    private String losses() {
        return String.format(
                Locale.ROOT,
                "Expected losses: attacker %.2f of %d, defender %.2f of %d\n",
                odds.expectedAttackerLosses(),
                assault.armies(),
                odds.expectedDefenderLosses(),
                assault.allDefenders());
    }

    private String survivors() {
        String won = territories == 1 ? "taken" : "all are taken";
        String stay = territories == 1 ? "one stays" : territories + " stay";
        StringBuilder text = new StringBuilder();
        text.append(
                histogram(
                        "Attackers left if %s (%s behind)".formatted(won, stay),
                        odds.ifWon().attackers()));
        if (!(assault instanceof Assault byDice) || !byDice.stop().equals(StopRule.NEVER)) {
            text.append(histogram("Attackers left if not", odds.ifNotWon().attackers()));
        }
        return text.append(histogram("Defenders left if not", odds.ifNotWon().defenders()))
                .toString();
    }

    private static String histogram(String title, Distribution distribution) {
        return distribution.isEmpty()
                ? ""
                : "\n%s\n%s%s"
                        .formatted(
                                title,
                                Bars.heading("chance", "or more"),
                                Bars.of(Histogram.rows(distribution)));
    }
}

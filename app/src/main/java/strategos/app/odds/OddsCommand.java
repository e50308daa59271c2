package strategos.app.odds;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;
import strategos.app.cli.TypedNumber;
import strategos.app.families.GameOptions;
import strategos.conquest.battle.DiceLimits;
import strategos.conquest.odds.Assault;
import strategos.conquest.odds.Offensive;
import strategos.conquest.odds.OrderAssault;
import strategos.conquest.odds.StopRule;
import strategos.conquest.rules.Structure.Together;
import strategos.wire.Json;

/** The command {@code odds}: computes the exact odds of an attack. */
@Command(
        name = "odds",
        header = "Compute the exact odds of an attack.",
        description = {
            "Follows every possible outcome of the dice; nothing is sampled. Both sides roll the"
                    + " most dice they may, ties go to the defender, and the attack continues"
                    + " until the territory is taken or one army is left.",
            "",
            "With several territories, all armies but one move on after each conquest and attack"
                    + " the next. Without ARMIES, prints the odds of a single round for every"
                    + " combination of dice.%n"
        },
        sortOptions = false,
        abbreviateSynopsis = true,
        parameterListHeading = "Armies:%n",
        optionListHeading = "%nOptions:%n",
        footer = {
            "%nExamples:",
            "  strategos odds 10 8                   10 armies attack 8",
            "  strategos odds 20 8,3,2               20 armies attack 8, then 3, then 2",
            "  strategos odds 10 8 --stop 4          ... stopping at 4 armies",
            "  strategos odds 10 8 --stop-below 40%%  ... or when the odds fall too low",
            "  strategos odds 10 8 --rules warzone   one battle of an order, without dice",
            "  strategos odds                        a single round of dice"
        })
public final class OddsCommand implements Runnable {

    private static final List<String> OF_DICE =
            List.of("--stop", "--stop-below", "--attack-dice", "--defend-dice");

    @Spec private CommandSpec spec;

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "ARMIES",
            description =
                    "The armies on the attacking territory, including the one that must stay"
                            + " there.")
    private @Nullable Integer armies;

    @Parameters(
            index = "1..*",
            arity = "0..*",
            paramLabel = "DEFENDERS",
            description =
                    "The armies on the attacked territory; for several in a row, 8,3,2 or 8 3 2.")
    private List<String> defenders = List.of();

    @Option(
            names = "--stop",
            paramLabel = "ARMIES",
            description =
                    "Stop when this number of armies is left on the attacking territory (a round"
                            + " can cost two, so one less can remain).")
    private int stopAt = StopRule.NEVER.atArmies();

    @Option(
            names = "--stop-below",
            paramLabel = "ODDS",
            converter = Odds.class,
            description =
                    "Stop when the odds of taking everything ahead fall below this: 0.4 or 40%%.")
    private double stopBelow = StopRule.NEVER.belowOdds();

    @Option(
            names = "--attack-dice",
            paramLabel = "DICE",
            description = "The most dice the attacker rolls (default: 3).")
    private int attackDice = DiceLimits.PRINTED.attack();

    @Option(
            names = "--defend-dice",
            paramLabel = "DICE",
            description = "The most dice the defender rolls (default: 2).")
    private int defendDice = DiceLimits.PRINTED.defend();

    @Option(
            names = "--rules",
            paramLabel = "NAME|FILE",
            description =
                    "The rules of the battle, such as warzone for battles of orders (default:"
                            + " dice).")
    private @Nullable String rules;

    @Option(names = "--json", description = "Print JSON, with all digits.")
    private boolean json;

    @Override
    public void run() {
        var orders = orders();
        if (orders.isPresent()) refuseDice();
        if (armies != null) {
            answerAssault(offensive(armies, orders));
        } else if (orders.isEmpty()) {
            answerRounds(dice());
        } else {
            throw refused("these rules have no dice; give attackers and defenders: odds 10 8");
        }
    }

    /** The rules of orders, where it is by such rules that armies fight. */
    private Optional<Together> orders() {
        if (rules == null) return Optional.empty();
        var options = new GameOptions();
        options.choose(rules);
        return options.rules().structure() instanceof Together orders
                ? Optional.of(orders)
                : Optional.empty();
    }

    private void refuseDice() {
        for (String option : OF_DICE)
            if (spec.commandLine().getParseResult().hasMatchedOption(option))
                throw refused(option + ": these rules have no dice; an order is a single battle");
    }

    private ParameterException refused(String why) {
        return new ParameterException(spec.commandLine(), why);
    }

    private void answerRounds(DiceLimits dice) {
        print(json ? Json.write(RoundsReport.of(dice)) : RoundsText.of(dice));
    }

    private void answerAssault(Offensive assault) {
        var odds = assault.odds();
        print(json ? Json.write(OddsReport.of(odds)) : OddsText.of(odds));
    }

    private void print(String answer) {
        var out = spec.commandLine().getOut();
        out.println(answer.stripTrailing());
        out.flush();
    }

    private DiceLimits dice() {
        return checked(() -> new DiceLimits(attackDice, defendDice));
    }

    private Offensive offensive(int attacking, Optional<Together> orders) {
        List<Integer> inTheWay = inTheWay(attacking);
        if (orders.isPresent())
            return checked(() -> new OrderAssault(attacking, inTheWay, orders.get()));
        DiceLimits dice = dice();
        return checked(
                () -> new Assault(attacking, inTheWay, dice, new StopRule(stopAt, stopBelow)));
    }

    private List<Integer> inTheWay(int attacking) {
        if (defenders.isEmpty()) {
            throw refused(
                    "%d armies attack; add the number of defenders: odds %d 8"
                            .formatted(attacking, attacking));
        }
        return defenders.stream()
                .flatMap(text -> Stream.of(text.split(",", -1)))
                .map(this::garrison)
                .toList();
    }

    private int garrison(String text) {
        try {
            return TypedNumber.WHOLE.convert(text);
        } catch (TypeConversionException unreadable) {
            throw new ParameterException(
                    spec.commandLine(), "DEFENDERS: " + unreadable.getMessage(), unreadable);
        }
    }

    /** What a record refuses is what the person typed. */
    private <T> T checked(Supplier<T> made) {
        try {
            return made.get();
        } catch (IllegalArgumentException refused) {
            throw new ParameterException(spec.commandLine(), refused.getMessage(), refused);
        }
    }

    /** A probability from 0 to 1, or in percent. */
    private static final class Odds implements ITypeConverter<Double> {
        @Override
        public Double convert(String text) {
            boolean percent = text.endsWith("%");
            String number = percent ? text.substring(0, text.length() - 1) : text;
            try {
                double value = Double.parseDouble(number);
                return percent ? value / 100 : value;
            } catch (NumberFormatException _) {
                throw new TypeConversionException(
                        "'%s' is neither a number such as 0.4 nor a percentage such as 40%%"
                                .formatted(text));
            }
        }
    }
}

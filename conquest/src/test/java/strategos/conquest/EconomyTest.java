package strategos.conquest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;
import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.conquest.battle.DiceLimits;
import strategos.conquest.board.Board;
import strategos.conquest.board.BoardText;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.orders.OrderTerms;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.rules.Extensions;
import strategos.conquest.rules.Extensions.Economy;
import strategos.conquest.rules.Extensions.Sight;
import strategos.conquest.rules.Ruleset;
import strategos.conquest.rules.RulesetText;
import strategos.conquest.rules.Structure;
import strategos.game.NotationException;
import strategos.game.Seed;

/** docs/rules/extensions.md#economy */
class EconomyTest {

    private static final Extensions ECONOMY = Extensions.NONE.withEconomy(Economy.ON);

    private static final Ruleset RULES = ConquestPresets.MODERN.withExtensions(ECONOMY);

    /** Nobody deserts, and any debt takes one die. */
    private static final Ruleset UNLIMITED =
            ConquestPresets.MODERN.withExtensions(
                    Extensions.NONE.withEconomy(
                            Economy.ON.withTreasuryLimit(0).withCutOffCosts(0)));

    /** Seat 1 cannot pay for what it has; seat 2 can. */
    private static Position position(Ruleset rules) {
        return Position.of(rules, 3)
                .holds(0, "Peru 3, Argentina 9")
                .holds(1, "Brazil 10, Venezuela 25")
                .holdsTheRest(2);
    }

    private static int territory(String name) {
        return SampleBoards.territory(ConquestBoards.world(), name);
    }

    @Test
    @DisplayName("Territories pay 4 each; armies cost 1, and 1 more for every 10 on a territory")
    void settleUp() {
        var fortunes = position(UNLIMITED).begins(1).view(1).fortunes();
        // Two territories; ten armies at 2 each, and 25 at 3 each.
        assertThat(fortunes.treasuries().get(1)).hasValue(2 * 4 - 10 * 2 - 25 * 3);
        assertThat(fortunes.treasuries().get(0)).as("has not begun a turn yet").hasValue(0);
        assertThat(fortunes.balances().get(0)).hasValue(2 * 4 - 3 - 9);
    }

    @Test
    @DisplayName("001: Each territory outputs a certain amount of $")
    void ownAmounts() throws NotationException {
        String text =
                BoardText.write(ConquestBoards.world()).replace("board: world", "board: rich");
        String rich = text.replaceFirst("(?m)^(Peru.*\n.*)$", "$1\n  pays 11");
        Board board = BoardText.read("rich", rich);
        var play =
                Position.on(board, RULES, 3)
                        .holds(0, "Peru 1, Argentina 1")
                        .holds(1, "Brazil 1")
                        .holdsTheRest(2)
                        .begins(0);
        assertThat(play.view(0).fortunes().treasuries().get(0)).hasValue(11 + 4 - 2);
    }

    @Test
    @DisplayName("001: Units cost $ depending on how spread out they are: cut off they cost 1 more")
    void spreadOut() {
        var fortunes =
                Position.of(RULES, 3)
                        .holds(0, "Peru 3, Argentina 9, Japan 2, Iceland 1")
                        .holds(1, "Brazil 1")
                        .holdsTheRest(2)
                        .begins(1)
                        .view(0)
                        .fortunes();
        // Peru and Argentina are joined, with 12 of the 15 armies.
        assertThat(fortunes.balances().get(0)).hasValue(4 * 4 - 15 - 3);
    }

    @Test
    @DisplayName("Armies that nobody can pay desert, one at a time where most of them stand")
    void desertion() {
        var ahead = position(RULES).begins(0).view(1).fortunes();
        assertThat(ahead.deserters().get(1)).hasValue(16);
        var play = position(RULES).begins(1);
        // It gets 8 and can owe 24. Ten armies each would cost 40, nine and ten 29.
        assertThat(play.armies("Brazil")).isEqualTo(9);
        assertThat(play.armies("Venezuela")).isEqualTo(10);
        var fortunes = play.view(1).fortunes();
        assertThat(fortunes.deserted().get(1)).hasValue(16);
        assertThat(fortunes.treasuries().get(1)).hasValue(8 - 29);
        assertThat(fortunes.debts().get(1)).as("two turns' pay are owed").hasValue(3);
    }

    static LongStream seeds() {
        return LongStream.range(0, 40);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    @DisplayName("As many desert as in a plain loop that takes one army after the other")
    void desertionByHand(long seed) {
        RandomGenerator random = new Seed(seed).random();
        var rules =
                ConquestPresets.MODERN.withExtensions(
                        Extensions.NONE.withEconomy(
                                new Economy(
                                        Economy.Kept.ON,
                                        random.nextInt(6),
                                        random.nextInt(3),
                                        1 + random.nextInt(12),
                                        0,
                                        1 + random.nextInt(4))));
        var position = Position.of(rules, 3);
        int[] armies = new int[ConquestBoards.world().size()];
        for (int t = 0; t < armies.length; t++) {
            boolean own = t == 0 || random.nextInt(3) == 0;
            armies[t] = own ? 1 + random.nextInt(1 + random.nextInt(40)) : 0;
            position.holds(
                    own ? 0 : 1 + t % 2,
                    ConquestBoards.world().name(t) + " " + Math.max(1, armies[t]));
        }
        var economy = rules.extensions().economy();
        int[] left = ByHand.desert(armies, economy);
        var play = position.begins(0);
        for (int t = 0; t < armies.length; t++)
            if (left[t] > 0)
                assertThat(play.armies(ConquestBoards.world().name(t)))
                        .as("armies on %s, seed %d", ConquestBoards.world().name(t), seed)
                        .isEqualTo(left[t]);
        int limit = economy.treasuryLimit() * ByHand.pay(armies, economy);
        assertThat(play.view(0).fortunes().treasuries().get(0).orElseThrow())
                .as("treasury, seed %d", seed)
                .isEqualTo(
                        Math.clamp(
                                ByHand.pay(armies, economy) - ByHand.costs(left, economy),
                                -limit,
                                limit));
    }

    @Test
    @DisplayName("Nobody saves more than three turns' pay")
    void savings() {
        var play = Position.of(RULES, 2).holds(0, "Japan 1").holdsTheRest(1);
        var economy = new Conquest(RULES, ConquestBoards.world(), 2).rulebook().setting().extras();
        var state = play.begins(0).state();
        for (int turn = 0; turn < 9; turn++) economy.beginTurn(state, 0);
        assertThat(economy.treasury().of(state, 0)).isEqualTo(3 * 4);
    }

    @Test
    @DisplayName("A player in debt rolls one die less in attack")
    void debtsInAttack() {
        var play = position(UNLIMITED).begins(1).move("place Brazil 3");
        assertThat(play.refusal("attack Venezuela Peru 3"))
                .isEqualTo("in debt, attacks from Venezuela roll at most 2 dice, not 3");
        assertThat(play.allows("attack Venezuela Peru 2")).isTrue();
        assertThat(play.view(1).terms(territory("Venezuela"), territory("Peru")))
                .isEqualTo(new DiceLimits(2, 2));
    }

    @Test
    @DisplayName("001: Combat penalties for going negative, and more the deeper the debt is")
    void deeperDebts() {
        var play = position(RULES).begins(1).move("place Brazil 3");
        assertThat(play.view(1).terms(territory("Venezuela"), territory("Peru")))
                .isEqualTo(new DiceLimits(2, 2, -2));
        assertThat(play.view(0).terms(territory("Peru"), territory("Brazil")))
                .isEqualTo(new DiceLimits(3, 1, 2));
        // 5 against 3 and 4 against 2 would win; with 2 less the highest only ties.
        play.move("attack Venezuela Peru 2");
        assertThat(play.dice("5 4 - 3 2").armies("Venezuela")).isEqualTo(9);
        assertThat(play.armies("Peru")).isEqualTo(2);
    }

    @Test
    @DisplayName("By orders a debt takes ten points, and gives ten for each turn's pay owed")
    void debtsOfOrders() {
        var usual = Structure.ORDERS;
        var terms = OrderTerms.of(usual, new DiceLimits(2, 2, -2));
        assertThat(terms.attackersKill()).isEqualTo(usual.attackersKill() - 10);
        assertThat(terms.defendersKill()).isEqualTo(usual.defendersKill() + 20);
    }

    @Test
    @DisplayName("A player in debt rolls one die less in defence, but never none")
    void debtsInDefence() {
        var play = position(UNLIMITED).begins(1).move("place Brazil 3").move("done").move("done");
        play.move("place North Africa " + play.left()).move("attack North Africa Brazil 3");
        assertThat(play.dice("6 6 6 - 1").armies("Brazil")).isEqualTo(12);
        var extras =
                new Conquest(UNLIMITED, ConquestBoards.world(), 3).rulebook().setting().extras();
        assertThat(extras.dice(play.state(), 1, 1)).isEqualTo(1);
    }

    @Test
    @DisplayName("In fog a seat knows its own money and debts and no other")
    void fog() {
        var rules = ConquestPresets.MODERN.withExtensions(ECONOMY.withSight(Sight.FOG));
        var play = position(rules).begins(1);
        var fortunes = play.view(0).fortunes();
        assertThat(fortunes.treasuries().get(0)).hasValue(0);
        for (var figures :
                new Object[] {
                    fortunes.treasuries().get(1),
                    fortunes.balances().get(1),
                    fortunes.debts().get(1),
                    fortunes.deserted().get(1),
                    fortunes.deserters().get(1)
                }) assertThat(figures).isEqualTo(OptionalInt.empty());
        assertThat(play.view(0).terms(territory("Peru"), territory("Brazil")))
                .as("what it knows of a battle with a seat in debt")
                .isEqualTo(DiceLimits.PRINTED);
    }

    @Test
    @DisplayName("A record from before debts had a limit replays without one")
    void oldRecords() throws NotationException {
        String text = RulesetText.write(RULES);
        String old = text.replaceAll("(?m)^(treasury-limit|cut-off-costs) = .*\n", "");
        assertThat(open(old)).isEqualTo(UNLIMITED.extensions().economy());
        assertThat(open(text)).isEqualTo(Economy.ON);
        assertThat(RulesetText.read("house.rules", "economy = on").extensions().economy())
                .as("a file of today means the rules of today")
                .isEqualTo(Economy.ON);
    }

    private static Economy open(String rules) throws NotationException {
        var setup = Map.of("rules", rules, "board", "world");
        return Conquest.open(setup, 3).rules().extensions().economy();
    }

    /** The rules of upkeep and desertion, the slow way. */
    private static final class ByHand {

        static int pay(int[] armies, Economy economy) {
            int pay = 0;
            for (int there : armies) if (there > 0) pay += economy.territoryPays();
            return pay;
        }

        static int costs(int[] armies, Economy economy) {
            int costs = 0;
            for (int there : armies)
                costs += there * (economy.armyCosts() + there / economy.crowd());
            return costs;
        }

        static int[] desert(int[] armies, Economy economy) {
            int[] left = armies.clone();
            int means = pay(armies, economy) * (1 + economy.treasuryLimit());
            while (costs(left, economy) > means) {
                int most = 0;
                for (int t = 0; t < left.length; t++) if (left[t] > left[most]) most = t;
                if (left[most] == 1) break;
                left[most]--;
            }
            return left;
        }
    }
}

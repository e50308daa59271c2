package strategos.conquest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.conquest.board.Board;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.board.Territory;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.state.Stage;

/** The checklist's first phase: reinforcements, and cards redeemed for more of them. */
class ClassicReinforcingTest {

    private static final Board WORLD = ConquestBoards.world();

    private static Position position() {
        return Position.of(ConquestPresets.CLASSIC, 3)
                .holds(0, "Alaska 5, Brazil 2")
                .holds(2, "Madagascar 3")
                .holdsTheRest(1);
    }

    @DisplayName(
            "003: The active player is provided a number of reinforcements equal to 3, or the number of territories they control divided by 3, whichever is greater.")
    @ParameterizedTest(name = "{0} territories, {1} reinforcements")
    @CsvSource({"1, 3", "9, 3", "11, 3", "12, 4", "14, 4", "15, 5", "29, 9", "30, 10"})
    void reinforcementsByTerritories(int territories, int reinforcements) {
        var held =
                lackingOneOfEachContinent().stream()
                        .limit(territories)
                        .map(name -> name + " 1")
                        .collect(Collectors.joining(", "));
        var play = Position.of(ConquestPresets.CLASSIC, 3).holds(1, held).holdsTheRest(0).begins(1);
        assertThat(play.left()).isEqualTo(reinforcements);
    }

    private static List<String> lackingOneOfEachContinent() {
        List<String> names = new ArrayList<>();
        for (int t = 1; t < WORLD.size(); t++) {
            int continent = WORLD.territories().get(t).continent();
            if (continent == WORLD.territories().get(t - 1).continent()) names.add(WORLD.name(t));
        }
        return names;
    }

    @DisplayName(
            "003: The activate player is provided a number of reinforcements for each continent whose territories the player controls all of. The amount of reinforcements associated with each continent is shown in appendix B next to each continent's name.")
    @ParameterizedTest(name = "{0}: {1} more than by territories")
    @CsvSource({
        "North America, 5",
        "South America, 2",
        "Europe, 5",
        "Africa, 3",
        "Asia, 7",
        "Australia, 2"
    })
    void reinforcementsByContinents(String continent, int bonus) {
        var members =
                WORLD.territories().stream()
                        .filter(
                                territory ->
                                        WORLD.continents()
                                                .get(territory.continent())
                                                .name()
                                                .equals(continent))
                        .map(territory -> territory.name() + " 1")
                        .toList();
        var whole = Position.of(ConquestPresets.CLASSIC, 3).holds(1, String.join(", ", members));
        assertThat(whole.holdsTheRest(0).begins(1).left())
                .isEqualTo(Math.max(3, members.size() / 3) + bonus);
        var lacking =
                Position.of(ConquestPresets.CLASSIC, 3)
                        .holds(1, String.join(", ", members.subList(1, members.size())));
        assertThat(lacking.holdsTheRest(0).begins(1).left())
                .isEqualTo(Math.max(3, (members.size() - 1) / 3));
    }

    @DisplayName(
            "003: At any point during the allocating reinforcements phase, the player may choose to redeem a set of cards, and this set must contain exactly 3 cards; either 1 from each group, or all 3 from the same group. Card details are explained in appendix D.")
    @Test
    void setsAreRedeemedWhileReinforcing() {
        // Types stand in rotation: cards 0, 1 and 2 are of three types, 0, 3 and 6 of one.
        var cards =
                List.of(WORLD.name(0), WORLD.name(1), WORLD.name(2), WORLD.name(3), WORLD.name(6));
        var position = position().holdsCards(0, cards.toArray(String[]::new));
        var play = position.reinforces(0, 3).move("place Alaska 1");
        assertThat(play.allows(trade(0, 1, 2) + " on Alaska")).as("one of each").isTrue();
        assertThat(play.allows(trade(0, 3, 6) + " on Alaska")).as("three of one").isTrue();
        assertThat(play.refusal(trade(0, 1, 3) + " on Alaska"))
                .startsWith("these three cards are not a set");
        assertThat(play.refusal(trade(1, 2, 4))).isEqualTo("you can only trade cards in your hand");
        assertThat(play.refusal(trade(0, 0, 3)))
                .isEqualTo("a set is three different cards, in rising order");
        play.move(trade(0, 1, 2) + " on Alaska").move("place Alaska " + play.left());
        assertThat(play.stage()).isEqualTo(Stage.ATTACK);
        assertThat(play.refusal(trade(0, 3, 6))).startsWith("it is time to attack");
    }

    private static String trade(int... cards) {
        var text = new StringBuilder("trade");
        for (int card : cards) text.append(' ').append(WORLD.name(card));
        return text.toString();
    }

    @DisplayName("classic: nobody has to trade when a turn begins, however many cards are held")
    @Test
    void tradingIsFree() {
        var hand = WORLD.territories().stream().limit(9).map(Territory::name);
        var play = position().holdsCards(0, hand.toArray(String[]::new)).reinforces(0, 3);
        assertThat(play.view(0).cards().mustTrade()).isFalse();
        assertThat(play.move("place Alaska 3").stage()).isEqualTo(Stage.ATTACK);
        assertThat(play.hand(0)).hasSize(9);
    }

    @DisplayName(
            "003: When a player redeems a set of cards, the following things happen: The cards are moved to a set of used cards, the player receives a number of reinforcements equal to a set value that the game keeps track of, a redeemed set counter is incremented, and the set value is increased.")
    @Test
    void redeemingASet() {
        var play =
                position()
                        .holdsCards(0, WORLD.name(3), WORLD.name(4), WORLD.name(5), "Peru")
                        .reinforces(0, 3)
                        .move(trade(3, 4, 5));
        assertThat(play.hand(0)).containsExactly("Peru");
        assertThat(play.view(0).cards().used()).containsExactly(3, 4, 5);
        assertThat(play.left()).isEqualTo(3 + 4);
        assertThat(play.view(0).cards().setsTraded()).isEqualTo(1);
        assertThat(play.view(0).cards().setValue()).isEqualTo(6);
    }

    @DisplayName(
            "003: The set counter starts at 0, and the set value starts at 4. For each additional set redeemed, the set value increases by 2. When the set counter reaches 7, the set value increases by 5, and all future sets redeemed also increase the set value by 5.")
    @Test
    void setValues() {
        assertThat(position().reinforces(0, 3).view(0).cards().setsTraded()).isZero();
        List<Integer> values = new ArrayList<>();
        for (int sets = 0; sets < 10; sets++) {
            var play =
                    position()
                            .setsTraded(sets)
                            .holdsCards(0, WORLD.name(3), WORLD.name(4), WORLD.name(5))
                            .reinforces(0, 0)
                            .move(trade(3, 4, 5));
            values.add(play.left());
        }
        assertThat(values).containsExactly(4, 6, 8, 10, 12, 14, 16, 21, 26, 31);
    }

    @DisplayName(
            "003: If a player redeems a set of cards which contains a card that is associated with at least one of the territories that they control, the player is prompted to select one of these territories, and 2 additional reinforcements are placed on the territory they select.")
    @Test
    void matchingCards() {
        var position =
                position().holdsCards(0, "Alaska", "Alberta", "Brazil", "Central America", "wild1");
        var play = position.reinforces(0, 3);
        String set = "trade Alaska Brazil wild1";
        assertThat(play.options())
                .contains(set + " on Alaska", set + " on Brazil")
                .doesNotContain(set);
        assertThat(play.refusal(set))
                .isEqualTo("say which of your territories on these cards gets the extra armies");
        assertThat(play.refusal("trade Alaska Alberta wild1 on Alberta"))
                .isEqualTo(
                        "the extra armies go on one of your territories that is on one of the"
                                + " cards");
        assertThat(play.allows("trade Alaska Alberta wild1 on Brazil")).isFalse();
        play.move(set + " on Brazil");
        assertThat(play.armies("Brazil")).isEqualTo(2 + 2);
        assertThat(play.armies("Alaska")).isEqualTo(5);
        assertThat(play.left()).as("the two are not part of the reinforcements").isEqualTo(3 + 4);
    }

    @DisplayName(
            "003: At any point during the allocating reinforcements phase, the player may add a reinforcement to any of their controller territories.")
    @Test
    void reinforcementsGoOnOwnTerritories() {
        var play = position().reinforces(0, 5);
        play.move("place Alaska 1").move("place Brazil 2").move("place Alaska 1");
        assertThat(play.armies("Alaska")).isEqualTo(7);
        assertThat(play.armies("Brazil")).isEqualTo(4);
        assertThat(play.refusal("place Peru 1")).isEqualTo("Peru is not yours");
        assertThat(play.refusal("place Alaska 2")).isEqualTo("you can place 1 to 1 armies, not 2");
    }

    @DisplayName(
            "003: The allocating reinorcements phase only ends when the player has 0 reinforcements.")
    @Test
    void phaseEndsWithTheLastReinforcement() {
        var play = position().reinforces(0, 3).move("place Alaska 2");
        assertThat(play.stage()).isEqualTo(Stage.REINFORCE);
        assertThat(play.refusal("done")).isEqualTo("it is time to place reinforcements");
        assertThat(play.move("place Alaska 1").stage()).isEqualTo(Stage.ATTACK);
    }
}

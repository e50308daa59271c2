package strategos.conquest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.conquest.rules.CardRules.Wilds;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.state.Stage;
import strategos.conquest.turn.CardTypes;

/** Document 000, sentence by sentence: reinforcements and cards. docs/rules/academy.md */
class AcademyCardsTest {

    private static final String SOUTH_AMERICA = "Argentina 1, Brazil 1, Peru 1, Venezuela 1";

    // Alaska and Ontario show infantry, Alberta cavalry, Central America artillery.

    private static Position position() {
        return Position.of(ConquestPresets.ACADEMY, 3)
                .holds(0, "Japan 3")
                .holds(1, "Siam 1")
                .holdsTheRest(2);
    }

    @DisplayName(
            "000: PLAYER will receive a certain amount of troops, based on territories owned, and if they control an entire CONTINENT")
    @Test
    void reinforcements() {
        var play =
                Position.of(ConquestPresets.ACADEMY, 3)
                        .holds(0, SOUTH_AMERICA + ", Japan 1")
                        .holds(1, "Siam 1")
                        .holdsTheRest(2)
                        .begins(0);
        assertThat(play.left()).as("5 territories, and 2 for South America").isEqualTo(7);
    }

    @DisplayName(
            "000: if TERRA, TERRB, TERRC all belong to CONT1, and PLAYER1 owns all of them, they get (number TERRITORIES) + (CONTINENT bonus) troops")
    @Test
    void workedExample() {
        var play =
                Position.of(ConquestPresets.ACADEMY, 3)
                        .holds(0, SOUTH_AMERICA)
                        .holds(1, "Siam 1")
                        .holdsTheRest(2)
                        .begins(0);
        assertThat(play.left()).isEqualTo(4 + 2);
    }

    @DisplayName(
            "000: the PLAYER is free to place them anywhere they want in territories that they own")
    @Test
    void placing() {
        var play = position().reinforces(0, 6);
        assertThat(play.refusal("place Siam 1")).isEqualTo("Siam is not yours");
        assertThat(play.allows("place Japan 6")).isTrue();
    }

    @DisplayName("000: PLAYER1 can place them all in TERRA or split it among TERRB and TERRC")
    @Test
    void splitting() {
        var play =
                Position.of(ConquestPresets.ACADEMY, 3)
                        .holds(0, SOUTH_AMERICA)
                        .holds(1, "Siam 1")
                        .holdsTheRest(2)
                        .reinforces(0, 6);
        assertThat(play.allows("place Peru 6")).isTrue();
        play.move("place Peru 2").move("place Brazil 4");
        assertThat(play.armies("Peru")).isEqualTo(3);
        assertThat(play.armies("Brazil")).isEqualTo(5);
    }

    @DisplayName(
            "000: Placing reinforcements, turning in Risk cards, attacking, fortifying, receiving Risk cards")
    @Test
    void fivePhases() {
        var play =
                Position.of(ConquestPresets.ACADEMY, 3)
                        .holds(0, "Alaska 5")
                        .holds(1, "Kamchatka 1, Peru 1")
                        .holdsTheRest(2)
                        .holdsCards(0, "Alaska", "Ontario", "Japan")
                        .reinforces(0, 1);
        assertThat(play.stage()).isEqualTo(Stage.REINFORCE);
        assertThat(play.move("place Alaska 1").stage()).isEqualTo(Stage.TRADE);
        assertThat(play.move("done").stage()).isEqualTo(Stage.ATTACK);
        play.move("attack Alaska Kamchatka 3").dice("6 6 6 - 1").move("occupy 3");
        assertThat(play.move("done").stage()).isEqualTo(Stage.FORTIFY);
        assertThat(play.move("done").stage()).isEqualTo(Stage.DRAW_CARD);
    }

    @DisplayName(
            "000: The STANDARD CARD contains one of three object types; each STANDARD CARD contains a territory")
    @Test
    void standardCards() {
        var types = new CardTypes(42, Wilds.MISSING);
        assertThat(IntStream.range(0, 42).map(types::type)).containsOnly(0, 1, 2);
        assertThat(IntStream.range(0, 42)).noneMatch(types::isWild);
    }

    @DisplayName("000: A WILDCARD is a CARD that contains all three")
    @Test
    void wildcards() {
        var types = new CardTypes(42, Wilds.MISSING);
        assertThat(types.isSet(0, 1, 42)).isTrue();
        assertThat(types.isSet(1, 2, 43)).isTrue();
        assertThat(types.isSet(0, 42, 43)).isTrue();
    }

    @DisplayName(
            "000: If the player turns in a set that contains a TERRITORY they own, they will receive 2 extra troops, but these troops must be placed on the particular territory")
    @Test
    void matching() {
        var play =
                Position.of(ConquestPresets.ACADEMY, 3)
                        .holds(0, "Alaska 1, Ontario 1")
                        .holds(1, "Siam 1")
                        .holdsTheRest(2)
                        .holdsCards(0, "Alaska", "Ontario", "Eastern United States")
                        .reinforces(0, 1)
                        .move("place Alaska 1");
        assertThat(play.refusal("trade Alaska Eastern United States Ontario"))
                .contains("extra armies");
        play.move("trade Alaska Eastern United States Ontario on Ontario");
        assertThat(play.armies("Ontario")).isEqualTo(3);
        assertThat(play.left()).isEqualTo(4);
    }

    @DisplayName("000: PLAYERs can turn in cards or not turn in cards")
    @Test
    void free() {
        var play =
                position()
                        .holdsCards(0, "Alaska", "Ontario", "Eastern United States")
                        .reinforces(0, 1)
                        .move("place Japan 1");
        assertThat(play.options()).contains("done").anyMatch(move -> move.startsWith("trade "));
    }

    @DisplayName(
            "000: once a PLAYER has 6 or more CARDS, they must trade it in at the start of their next turn")
    @Test
    void forced() {
        var six =
                position()
                        .holdsCards(
                                0,
                                "Alaska",
                                "Ontario",
                                "Alberta",
                                "Central America",
                                "Peru",
                                "Ural")
                        .reinforces(0, 1)
                        .move("place Japan 1");
        assertThat(six.refusal("done")).isEqualTo("with this many cards you have to trade a set");
        var five =
                position()
                        .holdsCards(0, "Alaska", "Ontario", "Alberta", "Central America", "Peru")
                        .reinforces(0, 1)
                        .move("place Japan 1");
        assertThat(five.allows("done")).isTrue();
    }

    @DisplayName("000: they either have to turn in 3 of the same CARD type, or 1 of each CARD type")
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "Alaska Eastern United States Ontario, true",
        "Alaska Alberta Central America, true",
        "Alaska Alberta Ontario, false",
    })
    void sets(String cards, boolean isSet) {
        var play =
                position()
                        .holdsCards(
                                0,
                                "Alaska",
                                "Eastern United States",
                                "Ontario",
                                "Alberta",
                                "Central America")
                        .reinforces(0, 1)
                        .move("place Japan 1");
        assertThat(play.allows("trade " + cards)).isEqualTo(isSet);
    }

    @DisplayName(
            "000: if PLAYER1 has an Infantry, Cannon, and Wildcard, they are eligible to turn them in for more troops")
    @Test
    void eligible() {
        var play =
                position()
                        .holdsCards(0, "Alaska", "Central America", "wild1")
                        .reinforces(0, 1)
                        .move("place Japan 1");
        assertThat(play.allows("trade Alaska Central America wild1")).isTrue();
    }

    @DisplayName(
            "000: PLAYER 2 has two Infantry card and a Wildcard; they are not eligible to turn them in")
    @Test
    void notEligible() {
        var play =
                position()
                        .holdsCards(0, "Alaska", "Ontario", "wild1")
                        .reinforces(0, 1)
                        .move("place Japan 1");
        assertThat(play.allows("trade Alaska Ontario wild1")).isFalse();
    }

    @DisplayName(
            "000: The amount of troops determined depends on how many sets have turned in for the GAME so far")
    @ParameterizedTest(name = "after {0} sets: {1} troops")
    @CsvSource({"0, 4", "1, 6", "2, 8", "3, 10", "4, 12", "5, 15", "6, 20", "7, 25", "8, 30"})
    void scaling(int before, int troops) {
        var play =
                position()
                        .holdsCards(0, "Alaska", "Eastern United States", "Ontario")
                        .setsTraded(before)
                        .reinforces(0, 1)
                        .move("place Japan 1")
                        .move("trade Alaska Eastern United States Ontario");
        assertThat(play.left()).isEqualTo(troops);
    }

    @DisplayName(
            "000: After the troops are given, the PLAYER can place them anywhere they want with any amount for each")
    @Test
    void placedAnywhere() {
        var play =
                position()
                        .holdsCards(0, "Alaska", "Eastern United States", "Ontario")
                        .reinforces(0, 1)
                        .move("place Japan 1")
                        .move("trade Alaska Eastern United States Ontario")
                        .move("place Japan 1")
                        .move("place Japan 3");
        assertThat(play.armies("Japan")).isEqualTo(8);
        assertThat(play.stage()).isEqualTo(Stage.ATTACK);
    }

    @DisplayName(
            "000: if at least one territory is captured by a PLAYER1 from another PLAYER2, then PLAYER1 will receive a CARD. Only one card is given at the end of their turn")
    @Test
    void oneCard() {
        var play =
                Position.of(ConquestPresets.ACADEMY, 3)
                        .holds(0, "Alaska 9")
                        .holds(1, "Kamchatka 1, Alberta 1, Peru 1")
                        .holdsTheRest(2)
                        .attacks(0)
                        .move("attack Alaska Kamchatka 3")
                        .dice("6 6 6 - 1")
                        .move("occupy 3")
                        .move("attack Alaska Alberta 3")
                        .dice("6 6 6 - 1")
                        .move("occupy 3")
                        .move("done")
                        .move("done");
        assertThat(play.stage()).isEqualTo(Stage.DRAW_CARD);
        play.draw("wild2");
        assertThat(play.hand(0)).containsExactly("wild2");
        assertThat(play.stage()).isEqualTo(Stage.REINFORCE);
        assertThat(play.seat()).as("then it is the next player's turn").isEqualTo(1);
    }

    @DisplayName("000: a PLAYER that has not gained a territory receives no card")
    @Test
    void noCard() {
        var play = position().fortifies(0).move("done");
        assertThat(play.stage()).isEqualTo(Stage.REINFORCE);
        assertThat(play.hand(0)).isEmpty();
    }

    @DisplayName("000: one RISK Card, which will be completely random")
    @Test
    void anyCard() {
        var play =
                Position.of(ConquestPresets.ACADEMY, 3)
                        .holds(0, "Alaska 5")
                        .holds(1, "Kamchatka 1, Peru 1")
                        .holdsTheRest(2)
                        .attacks(0)
                        .move("attack Alaska Kamchatka 3")
                        .dice("6 6 6 - 1")
                        .move("occupy 3")
                        .move("done")
                        .move("done");
        assertThat(play.turn().toString()).contains("Uniform[n=44]");
    }
}

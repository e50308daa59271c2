package strategos.conquest;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.state.Stage;

/** What the checklist says of captures, eliminations, the card, and fortifying. */
class ClassicConquestTest {

    // Capturing a territory

    private static Play captured() {
        return Position.of(ConquestPresets.CLASSIC, 3)
                .holds(0, "Alaska 6")
                .holds(2, "Kamchatka 1, Japan 2")
                .holdsTheRest(1)
                .attacks(0)
                .move("attack Alaska Kamchatka 3")
                .dice("6 2 1 - 5");
    }

    @DisplayName(
            "003: After defeating all units on a territory, the attacking player must occupy the territory imediately by moving units that attacked onto that territory.")
    @Test
    void capturedTerritoryIsOccupied() {
        var play = captured();
        assertThat(play.stage()).isEqualTo(Stage.OCCUPY);
        assertThat(play.refusal("done")).startsWith("it is time to move armies into");
        assertThat(play.refusal("attack Alaska Alberta 1")).startsWith("it is time to move");
        assertThat(play.options()).isNotEmpty().allMatch(move -> move.startsWith("occupy "));
        play.move("occupy 3");
        assertThat(play.owner("Kamchatka")).isZero();
        assertThat(play.armies("Kamchatka")).isEqualTo(3);
        assertThat(play.armies("Alaska")).isEqualTo(3);
    }

    @DisplayName(
            "003: The Player can move as many or as little units as they'd like onto that territory as long as the territory you attacked from has one unit left on it.")
    @Test
    void anyNumberOccupies() {
        assertThat(captured().options())
                .containsExactly("occupy 1", "occupy 2", "occupy 3", "occupy 4", "occupy 5");
        assertThat(captured().refusal("occupy 6"))
                .isEqualTo("1 to 5 armies can move into Kamchatka, not 6");
        assertThat(captured().refusal("occupy 0"))
                .isEqualTo("1 to 5 armies can move into Kamchatka, not 0");
    }

    @DisplayName("Where only one number can occupy, it does so unasked")
    @Test
    void onlyNumberOccupiesUnasked() {
        var play =
                Position.of(ConquestPresets.CLASSIC, 3)
                        .holds(0, "Alaska 2")
                        .holds(2, "Kamchatka 1, Japan 2")
                        .holdsTheRest(1)
                        .attacks(0)
                        .move("attack Alaska Kamchatka 1")
                        .dice("6 - 5");
        assertThat(play.stage()).isEqualTo(Stage.ATTACK);
        assertThat(play.armies("Kamchatka")).isEqualTo(1);
        assertThat(play.armies("Alaska")).isEqualTo(1);
    }

    // Eliminating an opponent

    /** Seat 0 with its own cards beats seat 2, which holds Kamchatka alone, and takes its cards. */
    private static Play eliminates(String[] own, String[] taken) {
        return Position.of(ConquestPresets.CLASSIC, 3)
                .holds(0, "Alaska 6")
                .holds(2, "Kamchatka 1")
                .holdsTheRest(1)
                .holdsCards(0, own)
                .holdsCards(2, taken)
                .attacks(0)
                .move("attack Alaska Kamchatka 3")
                .dice("6 2 1 - 5")
                .move("occupy 3");
    }

    private static String[] cards(String... names) {
        return names;
    }

    @DisplayName(
            "003: If durring the players turn, they eliminate an opponent (reduce the enemy players units to 0), the winning player recieves the defeated enemies RISK cards.")
    @Test
    void victorTakesTheCards() {
        var play = eliminates(cards("Peru"), cards("Brazil", "Egypt"));
        assertThat(play.hand(0)).containsExactlyInAnyOrder("Peru", "Brazil", "Egypt");
        assertThat(play.hand(2)).isEmpty();
    }

    @DisplayName(
            "003: If the player holds 6 or more RISK cards in there hand, then they must imediately turn in a set and place the recieved units on any of their owned territores.")
    @Test
    void sixCardsAreTradedAtOnce() {
        var play =
                eliminates(
                        cards("Peru", "Brazil", "Egypt"), cards("Congo", "China", "Ural", "wild1"));
        assertThat(play.stage()).isEqualTo(Stage.REINFORCE);
        assertThat(play.view(0).cards().mustTrade()).isTrue();
        assertThat(play.refusal("place Alaska 1"))
                .isEqualTo("with this many cards you have to trade a set first");
        assertThat(play.refusal("attack Alaska Alberta 1"))
                .isEqualTo("it is time to place reinforcements");
        play.move("trade Peru Brazil wild1");
        assertThat(play.hand(0)).as("down to four").hasSize(4);
        assertThat(play.left()).isEqualTo(4);
        play.move("place Alaska 1").move("place Kamchatka 3");
        assertThat(play.stage()).as("the attack goes on").isEqualTo(Stage.ATTACK);
        assertThat(play.armies("Kamchatka")).isEqualTo(6);
        assertThat(play.allows("attack Kamchatka Japan 3")).isTrue();
    }

    @DisplayName("With eight cards or more, set after set is traded until four or fewer are left")
    @Test
    void tradedDownToFour() {
        var play =
                eliminates(
                        cards("Peru", "Brazil", "Egypt", "Congo", "China"),
                        cards("Ural", "wild1", "wild2"));
        play.move("trade Peru Brazil wild1");
        assertThat(play.hand(0)).hasSize(5);
        assertThat(play.view(0).cards().mustTrade()).isTrue();
        assertThat(play.allows("place Alaska 1")).isFalse();
        play.move("trade Egypt Congo wild2");
        assertThat(play.hand(0)).hasSize(2);
        assertThat(play.left()).isEqualTo(4 + 6);
    }

    @DisplayName("After an elimination nobody trades more sets than are forced")
    @Test
    void noMoreThanForced() {
        var play =
                eliminates(
                        cards("Peru", "wild1", "wild2", "Egypt"), cards("Congo", "China", "Ural"));
        play.move("trade Congo China wild1");
        assertThat(play.hand(0)).hasSize(4);
        assertThat(play.refusal("trade Peru Egypt wild2"))
                .isEqualTo("during an attack you can trade only until you hold 4 cards or fewer");
        assertThat(play.options()).isNotEmpty().allMatch(move -> move.startsWith("place "));
    }

    @DisplayName(
            "003: If the player has less than 5 cards after recieving them from the enemy, then they must wait until their next turn to turn in a set.")
    @Test
    void fewerCardsWait() {
        var four = eliminates(cards("Peru", "wild1"), cards("wild2", "Egypt"));
        assertThat(four.stage()).isEqualTo(Stage.ATTACK);
        assertThat(four.refusal("trade Peru wild1 wild2")).startsWith("it is time to attack");
        var five = eliminates(cards("Peru", "wild1"), cards("wild2", "Egypt", "Congo"));
        assertThat(five.stage()).as("with five it waits, too").isEqualTo(Stage.ATTACK);
        assertThat(five.hand(0)).hasSize(5);
    }

    // Ending an attack

    @DisplayName("003: The player end their attacks at anytime durring the attack phase.")
    @Test
    void attacksEndAtAnyTime() {
        assertThat(captured().move("occupy 1").allows("done")).isTrue();
        var untouched =
                Position.of(ConquestPresets.CLASSIC, 3).holds(0, "Alaska 2").holdsTheRest(1);
        assertThat(untouched.attacks(0).move("done").stage()).isEqualTo(Stage.FORTIFY);
    }

    @DisplayName(
            "003: If the player captured atleast one territory, then the place recieves a RISK card.")
    @Test
    void captureBringsACard() {
        var play = captured().move("occupy 3");
        play.move("attack Kamchatka Mongolia 2").dice("6 6 - 1").move("occupy 1");
        assertThat(play.hand(0)).isEmpty();
        play.move("done");
        assertThat(play.stage()).isEqualTo(Stage.DRAW_CARD);
        assertThat(play.draw("Ural").hand(0))
                .as("one, however many captures")
                .containsExactly("Ural");
    }

    @DisplayName("003: The player then continues to the Fortify phase")
    @Test
    void fortifyingFollows() {
        var play = captured().move("occupy 3").move("done").draw("Ural");
        assertThat(play.stage()).isEqualTo(Stage.FORTIFY);
        assertThat(play.seat()).isZero();
    }

    // Fortifying

    private static Play fortifies() {
        return Position.of(ConquestPresets.CLASSIC, 3)
                .holds(0, "Alaska 5, Alberta 1, Ontario 2, Quebec 1, Brazil 4")
                .holds(2, "Japan 2")
                .holdsTheRest(1)
                .fortifies(0);
    }

    @DisplayName(
            "003: Players can move units from one territory to anotherr territory as long as a set of adjacent or connected paths connect them.")
    @Test
    void fortifyAlongAPath() {
        assertThat(fortifies().refusal("fortify Alaska Brazil 1"))
                .isEqualTo("your territories do not connect Alaska and Brazil");
        assertThat(fortifies().refusal("fortify Alaska Northwest Territory 1"))
                .isEqualTo("Northwest Territory is not yours");
        assertThat(fortifies().refusal("fortify Alaska Alaska 1"))
                .isEqualTo("armies move from one territory to another");
        var play = fortifies().move("fortify Alaska Quebec 3");
        assertThat(play.armies("Alaska")).isEqualTo(2);
        assertThat(play.armies("Quebec")).isEqualTo(4);
        assertThat(play.armies("Alberta")).as("on the way").isEqualTo(1);
        assertThat(play.seat()).as("one move, then the turn is over").isEqualTo(1);
    }

    @DisplayName(
            "003: The Player must also leave atleast one unit behind when moving units to a new territory.")
    @Test
    void oneUnitStaysBehind() {
        assertThat(fortifies().allows("fortify Alaska Alberta 4")).isTrue();
        assertThat(fortifies().refusal("fortify Alaska Alberta 5"))
                .isEqualTo("Alaska has 5 armies, of which one has to stay, so 5 cannot leave");
        assertThat(fortifies().allows("fortify Alberta Alaska 1")).isFalse();
        assertThat(fortifies().allows("fortify Alaska Alberta 0")).isFalse();
    }
}

package strategos.terminal.conquest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class ConquestNarratorTest {

    private final Situation situation = new Situation();

    @Test
    @DisplayName("One's own roll is told with its dice, its losses, and the odds of going on")
    void ownRoll() {
        situation
                .move("place Alaska 4")
                .move("attack Alaska Kamchatka 3")
                .dice(List.of(1, 3, 1), List.of(5));
        assertThat(String.join(" ", situation.toldTo(0)))
                .isEqualTo(
                        "4 armies placed on Alaska. Alaska > Kamchatka: ⚂⚀⚀ 3 1 1 against ⚄ 5."
                                + " You lose 1, Rush (B) 0. Left: 25 against 1 (>99%).");
    }

    @Test
    @DisplayName("A blitz is told as one, and so is what follows it")
    void ownBlitz() {
        situation
                .move("place Alaska 4")
                .move("blitz Alaska Kamchatka 1")
                .dice(List.of(1, 3, 1), List.of(5))
                .dice(List.of(6, 3, 1), List.of(5))
                .move("occupy 10");
        assertThat(String.join(" ", situation.toldTo(0)))
                .endsWith(
                        "Alaska > Kamchatka: 2 rounds ⚂⚀⚀:⚄ ⚅⚂⚀:⚄. You lose 1, Rush (B) 1."
                                + " Kamchatka is yours. 10 armies moved into Kamchatka.");
    }

    @Test
    @DisplayName("A turn of another is one sentence that says what it did to the reader")
    void othersTurn() {
        situation
                .move("place Alaska 4")
                .move("attack Alaska Kamchatka 3")
                .dice(List.of(6, 6, 6), List.of(5))
                .move("occupy 7")
                .move("attack Alaska Alberta 3")
                .dice(List.of(1, 1, 1), List.of(5, 5))
                .move("attack Kamchatka Irkutsk 3")
                .dice(List.of(6, 1, 1), List.of(5))
                .move("occupy 6")
                .move("done")
                .move("fortify Irkutsk Mongolia 5")
                .roll(0);
        assertThat(String.join(" ", situation.toldTo(1)).replaceAll(" +", " "))
                .isEqualTo(
                        "You (A) placed 4 on Alaska; took Kamchatka from you with 7 (lost 0); failed"
                                + " to take Alberta from you (lost 2, you 0); took Irkutsk from Turtle"
                                + " (C) (lost 0); moved 5 from Irkutsk to Mongolia; drew a card.");
        assertThat(String.join(" ", situation.toldTo(0)))
                .contains("You draw a card: Alaska (infantry");
    }

    @Test
    @DisplayName("Nobody is told which card another drew")
    void hiddenCard() {
        situation
                .move("place Alaska 4")
                .move("attack Alaska Kamchatka 3")
                .dice(List.of(6, 6, 6), List.of(5))
                .move("occupy 3")
                .move("done")
                .move("done");
        var before = String.join(" ", situation.toldTo(1));
        situation.roll(7);
        assertThat(String.join(" ", situation.toldTo(1)).replaceAll(" +", " "))
                .isEqualTo(before.substring(0, before.length() - 1) + "; drew a card.");
    }
}

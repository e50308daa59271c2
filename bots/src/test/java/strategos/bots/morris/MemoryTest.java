package strategos.bots.morris;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.game.Budget;
import strategos.game.Seat;
import strategos.game.Seed;
import strategos.morris.MorrisPresets;
import strategos.morris.Rules;

/** What goes beyond the document: credit by position, and a choice by share. */
class MemoryTest {

    private static final Rules FLY = MorrisPresets.MORRIS_FLY;

    private static Set<String> choices(Memory memory, String moves) throws Exception {
        var script = new Script(FLY, moves);
        return IntStream.range(0, 400)
                .mapToObj(
                        seed ->
                                new Learner(script.game(), () -> memory, new Seed(seed).random())
                                        .decide(script.view(), Budget.UNLIMITED))
                .map(script.game().notation()::write)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    @DisplayName("By position, a match turned or mirrored teaches the same")
    void symmetry() throws Exception {
        var memory = new Memory(Pupil.MEMORY_POSITION, FLY);
        memory.learn(new Script(FLY, "A X B W C").steps(), Seat.of(0));
        assertThat(choices(memory, "A X B W")).containsExactly("C");
        assertThat(choices(memory, "V C W B")).as("upside down").containsExactly("X");
        assertThat(choices(memory, "G R H Q")).as("inside out").containsExactly("I");
    }

    @Test
    @DisplayName("By position, what was seen elsewhere says nothing here")
    void elsewhere() throws Exception {
        var memory = new Memory(Pupil.MEMORY_POSITION, FLY);
        memory.learn(new Script(FLY, "A X B W C").steps(), Seat.of(0));
        assertThat(choices(memory, "A N B W")).hasSize(20);
    }

    @Test
    @DisplayName("By position, what the other player did teaches as well")
    void otherPlayer() throws Exception {
        var memory = new Memory(Pupil.MEMORY_POSITION, FLY);
        memory.learn(new Script(FLY, "A X B W C").steps(), Seat.of(1));
        assertThat(choices(memory, "A X B W")).containsExactly("C");
    }

    @Test
    @DisplayName("A mill that wins at once is learned from like any other")
    void winningMill() throws Exception {
        var memory = new Memory(Pupil.MEMORY, MorrisPresets.THREE_MENS);
        memory.learn(new Script(MorrisPresets.THREE_MENS, "A D B E C").steps(), Seat.of(0));
        long own = Recall.ByMove.key(Recall.ByMove.PLACING, 2, Recall.SELF);
        long other = Recall.ByMove.key(Recall.ByMove.PLACING, 4, Recall.OTHER);
        assertThat(memory.experience().wins(own)).isEqualTo(1);
        assertThat(memory.experience().losses(other)).isEqualTo(1);
    }

    @Test
    @DisplayName("By share, a move that let the other mill is worth less than one that did not")
    void share() throws Exception {
        var byWins = new Memory(Pupil.MEMORY, FLY);
        var byShare = new Memory(Pupil.MEMORY_SHARE, FLY);
        for (var memory : new Memory[] {byWins, byShare}) {
            for (int match = 0; match < 2; match++)
                memory.learn(new Script(FLY, "D A E B I C -I F").steps(), Seat.of(0));
            memory.learn(new Script(FLY, "J X K W L").steps(), Seat.of(0));
        }
        assertThat(choices(byWins, "")).containsExactly("D", "E", "F", "I");
        assertThat(choices(byShare, "")).containsExactly("F");
    }
}

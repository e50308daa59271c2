package strategos.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.arena.MorrisSchool.Block;
import strategos.bots.morris.Memory;
import strategos.bots.morris.MorrisBots;
import strategos.bots.morris.Pupil;
import strategos.game.Seed;
import strategos.morris.MorrisPresets;

class MorrisSchoolTest {

    private static List<Block> teach(Memory memory, int blocks) {
        return MorrisSchool.teach(memory, MorrisBots.RANDOM, blocks, 100, new Seed(4), () -> {});
    }

    @Test
    @DisplayName("Every match of every block is counted and learned from")
    void blocks() {
        var memory = new Memory(Pupil.MEMORY, MorrisPresets.MORRIS_FLY);
        var curve = teach(memory, 3);
        assertThat(curve).hasSize(3);
        assertThat(curve).allMatch(block -> block.wins() + block.draws() + block.losses() == 100);
        assertThat(memory.matches()).isEqualTo(300);
        assertThat(new Block(1, 1, 2).winShare()).isEqualTo(0.25);
    }

    @Test
    @DisplayName("The same seed gives the same curve")
    void repeatable() {
        var one = teach(new Memory(Pupil.MEMORY_POSITION, MorrisPresets.SIX_MENS), 2);
        var other = teach(new Memory(Pupil.MEMORY_POSITION, MorrisPresets.SIX_MENS), 2);
        assertThat(one).isEqualTo(other);
    }

    @Test
    @DisplayName("The player that goes by shares gets much better than random")
    void learns() {
        var curve = teach(new Memory(Pupil.MEMORY_SHARE, MorrisPresets.MORRIS_FLY), 20);
        var last = curve.getLast();
        assertThat(last.wins()).isGreaterThan(2 * last.losses());
    }
}

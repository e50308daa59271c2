package strategos.bots.conquest.planner;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The effort of a planner")
class EffortTest {

    @Test
    @DisplayName("is read as it was written")
    void text() {
        var effort = new Effort(List.of(1, 2, 4), 12);
        assertThat(effort.text()).isEqualTo("1,2,4/12");
        assertThat(Effort.parse(effort.text())).isEqualTo(effort);
        var once = new Effort(List.of(2, 4), 24, true);
        assertThat(once.text()).isEqualTo("2,4/24/once");
        assertThat(Effort.parse(once.text())).isEqualTo(once);
        var all = new Effort(List.of(2, 4), 24, true, 4);
        assertThat(all.text()).isEqualTo("2,4/24/once/halved-4");
        assertThat(Effort.parse(all.text())).isEqualTo(all);
        assertThatThrownBy(() -> Effort.parse("2,4/24/twice")).hasMessage("no effort: twice");
    }

    @Test
    @DisplayName("has at least one rollout per round when a planner is in a hurry")
    void hurried() {
        assertThat(Effort.FULL.hurried().samples()).containsExactly(2, 4, 8);
        assertThat(Effort.HALVING.hurried().halved()).isEqualTo(Effort.HALVING.halved());
        assertThat(new Effort(List.of(1, 2, 4), 12).hurried().samples()).containsExactly(1, 1, 1);
    }
}

package strategos.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class JsonTest {

    record Outpost(String name, List<Integer> armies, double odds) {}

    @DisplayName("A record is its components by name, in order, on one line")
    @Test
    void writesRecords() {
        assertThat(Json.write(new Outpost("Kamchatka", List.of(3, 1), 0.25)))
                .isEqualTo("{\"name\":\"Kamchatka\",\"armies\":[3,1],\"odds\":0.25}");
    }

    @DisplayName("What has no JSON is refused by its type")
    @Test
    void refusesWhatHasNoJson() {
        assertThatThrownBy(() -> Json.write(new Object()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("java.lang.Object cannot be written as JSON");
    }
}

package strategos.app.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.app.Main;

class BenchCommandTest {

    @Test
    @DisplayName("A yardstick that is not there, or no games, is bad input")
    void refusals() {
        var err = new StringWriter();
        var main = Main.commandLine().setErr(new PrintWriter(err));
        assertThat(main.execute("bench", "--yardstick", "nowhere.jar")).isEqualTo(2);
        assertThat(main.execute("bench", "--games", "0")).isEqualTo(2);
        assertThat(err.toString()).contains("there is no file nowhere.jar", "at least one game");
    }
}

package strategos.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

class CompilerThreadsTest {

    /** Tests run with the first compiler only. */
    private static final String COMPILER = "C1 CompilerThre";

    @Test
    @EnabledOnOs(OS.LINUX)
    @DisplayName("A compiler of Java steps back behind other threads, and the caller does not")
    void nice() throws Exception {
        int usual = LinuxThread.niceOfCaller();
        CompilerThreads.stepBack(COMPILER);
        assertThat(CompilerThreads.named(COMPILER))
                .isNotEmpty()
                .allSatisfy(
                        thread ->
                                assertThat(LinuxThread.nice(thread))
                                        .isEqualTo(Math.max(usual, BackgroundThreads.NICE)));
        assertThat(LinuxThread.niceOfCaller()).isEqualTo(usual);
    }
}

package strategos.programs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.game.BotFault.Kind;

class FailingProgramTest {

    /** However slow the machine is, a program that is not meant to be late is not. */
    private static final Duration FOR_LONG = Duration.ofMinutes(1);

    /** Reads decisions, plays the first move of some, and then goes wrong. */
    private static String after(int decisions, String wrong) {
        return """
                import json, sys, time, os
                left = %d
                for line in sys.stdin:
                    message = json.loads(line)
                    if message["t"] not in ("decide", "refused"): continue
                    move = message["moves"][-1] if message["t"] == "decide" else "nonsense"
                    if left <= 0:
                        %s
                    left -= 1
                    print(json.dumps({"t": "move", "id": message["id"], "move": move}), flush=True)
                """
                .formatted(decisions, wrong);
    }

    private static void fails(String script, Kind kind, String message) {
        fails(script, FOR_LONG, kind, message);
    }

    private static void fails(String script, Duration patience, Kind kind, String message) {
        String program = Contests.python(script);
        try (var programs = new Programs(patience)) {
            var report = Contests.risk(programs, "modern", 5, program, "rush", "rush");
            assertThat(report.matches()).isEqualTo(5);
            assertThat(report.lengths().capped()).isEmpty();
            assertThat(report.failures())
                    .singleElement()
                    .satisfies(
                            failure -> {
                                assertThat(failure.name()).isEqualTo(program);
                                assertThat(failure.kind()).isEqualTo(kind);
                                assertThat(failure.matches()).isEqualTo(5);
                                assertThat(failure.first()).isEqualTo(1);
                                assertThat(failure.message()).contains(message);
                            });
        }
    }

    @Test
    @DisplayName("A program that sleeps is named as late, and the contest goes on without it")
    void sleeps() {
        var patience = Duration.ofMillis(400);
        fails(after(2, "time.sleep(1000)"), patience, Kind.LATE, "no move within 400 ms");
    }

    @Test
    @DisplayName("A program that keeps making illegal moves is named with the reason and its line")
    void lies() {
        fails(
                after(2, "move = \"attack Alaska Brazil 3\""),
                Kind.ILLEGAL,
                "attack Alaska Brazil 3");
    }

    @Test
    @DisplayName("A program that writes no JSON is named with what it wrote")
    void babbles() {
        fails(
                after(0, "print(\"hello there\", flush=True); continue"),
                Kind.ILLEGAL,
                "hello there");
    }

    @Test
    @DisplayName("A program that crashes is named with its exit code and its last words")
    void crashes() {
        fails(
                after(2, "raise ValueError(\"no idea\")"),
                Kind.DEAD,
                "it ended with code 1: ValueError: no idea");
    }

    @Test
    @DisplayName("A program that floods with old answers is named")
    void floods() {
        fails(
                after(
                        2,
                        "while True: print(\"{\\\"t\\\":\\\"moves\\\",\\\"id\\\":1,\\\"from\\\":0}\")"),
                Kind.FLOOD,
                "1,000 lines for one decision");
    }

    @Test
    @DisplayName("A program that writes a line without an end is named")
    void endlessLine() {
        fails(
                after(2, "while True: sys.stdout.write(\"x\")"),
                Kind.FLOOD,
                "more than 65,536 bytes");
    }

    @Test
    @DisplayName("A program that fails three times in a row is not started again")
    void hopeless() {
        try (var programs = new Programs(FOR_LONG)) {
            var program = Contests.python("import sys; sys.exit(3)");
            var report = Contests.risk(programs, "modern", 4, program, "rush", "rush");
            assertThat(report.failures()).hasSize(1);
            assertThat(report.failures().getFirst().matches()).isEqualTo(4);
        }
    }

    @Test
    @DisplayName("A refused program learns why, may try again, and plays on")
    void triesAgain() {
        String script =
                """
                import json, sys
                for line in sys.stdin:
                    message = json.loads(line)
                    if message["t"] == "decide":
                        moves = message["moves"]
                        print(json.dumps({"t": "move", "id": message["id"], "move": "occupy 1000"}), flush=True)
                    elif message["t"] == "refused":
                        print(json.dumps({"t": "move", "id": message["id"], "move": moves[-1]}), flush=True)
                """;
        var transcript = new Transcript();
        try (var programs = new Programs(Duration.ofSeconds(5), transcript)) {
            var report =
                    Contests.risk(programs, "modern", 2, Contests.python(script), "rush", "rush");
            assertThat(report.failures()).isEmpty();
        }
        assertThat(transcript.sent().filter(it -> it.get("t").asText().equals("refused")))
                .isNotEmpty()
                .extracting(it -> it.get("message").asText())
                .contains("it is time to place reinforcements");
    }

    @Test
    @DisplayName("A program that cannot be started is refused before the first match")
    void missing() {
        try (var programs = new Programs()) {
            assertThatThrownBy(() -> programs.bot(Contests.RISK, "exec:no-such-program --at all"))
                    .hasMessage("exec: cannot run 'no-such-program': No such file or directory");
            assertThatThrownBy(() -> programs.bot(Contests.RISK, "exec: "))
                    .hasMessageContaining("exec: needs a command");
        }
    }
}

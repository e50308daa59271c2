package strategos.app.accounts;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.app.Script;
import strategos.store.Account.Mark;
import strategos.store.Store;

final class AccountsCommandTest {

    @TempDir private Path data;

    private Script.Answer run(String command) {
        return new Script(data).run(command);
    }

    @Test
    @DisplayName("An operator creates, lists, mutes and bans accounts, and undoes it")
    void marks() {
        assertThat(run("accounts list").out().strip()).isEqualTo("No accounts.");
        assertThat(run("accounts create Ada --operator").out())
                .containsPattern("^Ada can sign in with the password [A-Za-z0-9_-]{16}\\R$");
        run("accounts create Bert");
        assertThat(run("accounts mute bert").out().strip()).isEqualTo("Bert is muted");
        assertThat(run("accounts ban Bert").out().strip()).isEqualTo("Bert is banned");
        assertThat(run("accounts list").out())
                .containsPattern("(?m)^Ada +since \\d{4}-\\d\\d-\\d\\d  operator$")
                .containsPattern("(?m)^Bert +since \\d{4}-\\d\\d-\\d\\d  muted, banned$");
        assertThat(run("accounts ban Bert --undo").out().strip())
                .isEqualTo("Bert is no longer banned");
        assertThat(run("accounts list er").out()).contains("muted").doesNotContain("banned", "Ada");
        assertThat(run("accounts operator Bert").out().strip()).isEqualTo("Bert is an operator");
    }

    @Test
    @DisplayName("A new password ends all sessions, also of a server that is running")
    void besideServer() {
        run("accounts create Ada");
        try (var server = Store.open(data, Clock.systemUTC())) {
            var ada = server.accounts().named("Ada").orElseThrow();
            server.sessions().add("session", ada.id()).join();
            assertThat(run("accounts reset Ada").out()).startsWith("Ada can sign in with");
            assertThat(server.sessions().accountOf("session")).isEmpty();
            assertThat(server.accounts().named("Ada").orElseThrow().password())
                    .isNotEqualTo(ada.password());
            run("accounts ban Ada");
            assertThat(server.accounts().named("Ada").orElseThrow().is(Mark.BANNED)).isTrue();
        }
    }

    @Test
    @DisplayName("A muted guest is listed, and unmuted after the report about it has been handled")
    void mutedGuests() {
        assertThat(run("accounts guests").out().strip()).isEqualTo("No muted guests.");
        String id = "0123456789abcdef0123";
        try (var server = Store.open(data, Clock.systemUTC())) {
            server.guests().setName(id, "Loud").join();
            server.mutes().set(id, Duration.ofDays(30)).join();
            assertThat(run("accounts guests").out())
                    .containsPattern("^0123456789ab  Loud +until \\d{4}-.*\\R$");
            assertThat(run("accounts guests --unmute 99").err()).contains("No muted guest");
            assertThat(run("accounts guests --unmute 0123").out().strip())
                    .isEqualTo("Loud is no longer muted");
            assertThat(server.mutes().until(id)).isEmpty();
        }
    }

    @Test
    @DisplayName("Bad input is named")
    void badInput() {
        run("accounts create Ada");
        assertThat(run("accounts create ada").err()).contains("belongs to an account");
        assertThat(run("accounts create 1").err()).contains("2 to 20 letters");
        var unknown = run("accounts ban Nobody");
        assertThat(unknown.err()).contains("There is no account Nobody");
        assertThat(unknown.exitCode()).isEqualTo(2);
    }
}

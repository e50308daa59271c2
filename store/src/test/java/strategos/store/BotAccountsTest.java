package strategos.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import strategos.store.Account.Mark;
import strategos.store.BotAccounts.OwnBot;

@ParameterizedClass
@EnumSource(TestDatabase.class)
class BotAccountsTest {

    private final TestDatabase kind;
    @TempDir Path folder;
    private Writer writer;
    private Accounts accounts;
    private BotAccounts bots;
    private Account ada;
    private Account robot;

    BotAccountsTest(TestDatabase kind) {
        this.kind = kind;
    }

    @BeforeEach
    void open() {
        var parts = StoreParts.open(kind, folder, () -> Instant.EPOCH);
        writer = parts.writer();
        accounts = new Accounts(parts.reader(), writer, parts.clock());
        bots = new BotAccounts(parts.reader(), writer, parts.clock());
        ada = accounts.add("ada1", "Ada", "hash of a password").join().orElseThrow();
        robot = bots.add("robot1", "Robot", ada.id(), "hash of a token").join().orElseThrow();
    }

    @AfterEach
    void close() {
        writer.close();
    }

    @Test
    @DisplayName("A bot account has an owner, a name of its own and a token")
    void add() {
        assertThat(Accounts.isBot(robot.id())).isTrue();
        assertThat(Accounts.isAccount(robot.id())).isTrue();
        assertThat(Accounts.isBot(ada.id())).isFalse();
        assertThat(bots.of(ada.id())).containsExactly(new OwnBot(robot.id(), "Robot", true));
        assertThat(bots.ownerOf(robot.id())).contains("Ada");
        assertThat(bots.ownerOf(ada.id())).isEmpty();
        assertThat(bots.accountOf("hash of a token")).contains(robot.id());
        assertThat(bots.add("x", "ADA", ada.id(), "another").join()).isEmpty();
    }

    @Test
    @DisplayName("A token is void when it is replaced, revoked, or its bot or owner is banned")
    void tokens() {
        bots.setToken(robot.id(), Optional.of("new")).join();
        assertThat(bots.accountOf("hash of a token")).isEmpty();
        assertThat(bots.accountOf("new")).contains(robot.id());
        accounts.mark(ada.id(), Mark.BANNED).join();
        assertThat(bots.accountOf("new")).isEmpty();
        accounts.unmark(ada.id(), Mark.BANNED).join();
        accounts.mark(robot.id(), Mark.BANNED).join();
        assertThat(bots.accountOf("new")).isEmpty();
        accounts.unmark(robot.id(), Mark.BANNED).join();
        bots.setToken(robot.id(), Optional.empty()).join();
        assertThat(bots.accountOf("new")).isEmpty();
        assertThat(bots.of(ada.id())).containsExactly(new OwnBot(robot.id(), "Robot", false));
    }

    @Test
    @DisplayName("Bot accounts are deleted with their owner")
    void deleted() {
        accounts.delete(ada.id(), "nobody").join();
        assertThat(accounts.find(robot.id())).isEmpty();
        assertThat(bots.accountOf("hash of a token")).isEmpty();
    }
}

package strategos.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import strategos.store.ChatMessage.Author;
import strategos.store.Occupant.Person;

@ParameterizedClass
@EnumSource(TestDatabase.class)
class ChatMessagesTest {

    private static final Author ANNA = new Author("hash of Anna's token", 0, "Anna");
    private static final Author BERT = new Author("hash of Bert's token", 1, "Bert");
    private static final String STRANGER = "hash of a stranger's token";

    private final TestDatabase kind;
    @TempDir Path folder;
    private Instant now = Instant.parse("2026-01-01T00:00:00Z");
    private Writer writer;
    private Matches matches;
    private ChatMessages chat;
    private Guests guests;
    private Accounts accounts;
    private Blocks blocks;
    private WaitingMatches waiting;
    private Reports reports;
    private Mutes mutes;

    ChatMessagesTest(TestDatabase kind) {
        this.kind = kind;
    }

    @BeforeEach
    void open() {
        var parts = StoreParts.open(kind, folder, () -> now);
        var reader = parts.reader();
        var clock = parts.clock();
        writer = parts.writer();
        matches = new Matches(reader, writer, clock);
        chat = new ChatMessages(reader, writer, clock);
        guests = new Guests(reader, writer, clock);
        accounts = new Accounts(reader, writer, clock);
        blocks = new Blocks(reader, writer);
        waiting = new WaitingMatches(reader, writer, clock);
        reports = new Reports(reader, writer, clock);
        mutes = new Mutes(reader, writer, clock);
        make("m1", new Person("Anna", ANNA.id()), new Person("Bert", BERT.id()));
    }

    private void make(String id, Occupant... seats) {
        matches.add(id, "header", "normal", Optional.empty(), List.of(seats), ANNA.id()).join();
    }

    @AfterEach
    void close() {
        writer.close();
    }

    private ChatMessage write(String match, Author author, String text) {
        return chat.add(match, author, Optional.empty(), Optional.empty(), text).join();
    }

    private List<String> texts(String reading) {
        return chat.of("m1", reading).stream().map(ChatMessage::text).toList();
    }

    @Test
    @DisplayName("Messages of a match are read as they were written, in order")
    void inOrder() {
        var first = write("m1", ANNA, "Hello 👋");
        var second = chat.add("m1", BERT, Optional.of(1), Optional.of("good-luck"), "").join();
        make("m2", new Person("Anna", ANNA.id()));
        write("m2", ANNA, "elsewhere");
        assertThat(first)
                .isEqualTo(
                        new ChatMessage(
                                "m1",
                                1,
                                ANNA,
                                Optional.empty(),
                                Optional.empty(),
                                "Hello 👋",
                                now));
        assertThat(second.number()).isEqualTo(2);
        assertThat(chat.of("m1", STRANGER)).containsExactly(first, second);
        assertThat(chat.find("m1", 2)).contains(second);
        assertThat(chat.find("m1", 3)).isEmpty();
    }

    @Test
    @DisplayName("A message is gone after 30 days, and deleted at the next cleaning")
    void expires() {
        write("m1", ANNA, "old");
        now = now.plus(ChatMessages.LIFE).minusSeconds(1);
        write("m1", BERT, "new");
        assertThat(chat.expire().join()).isZero();
        now = now.plusSeconds(1);
        assertThat(texts(STRANGER)).containsExactly("new");
        assertThat(chat.expire().join()).isEqualTo(1);
        assertThat(chat.find("m1", 1)).isEmpty();
        assertThat(texts(STRANGER)).containsExactly("new");
    }

    private void report(String id, Optional<Integer> about, Author reported) {
        reports.add(id, "m1", about, ANNA.id(), reported, "rude").join();
    }

    @Test
    @DisplayName("A reported message is kept until the report is handled")
    void reported() {
        write("m1", BERT, "rude words");
        report("r1", Optional.of(1), BERT);
        report("r2", Optional.of(1), BERT);
        report("r3", Optional.empty(), BERT);
        assertThat(reports.open(10))
                .as("the same is reported once")
                .containsExactly(reportOf("r1", Optional.of(1)), reportOf("r3", Optional.empty()));
        now = now.plus(ChatMessages.LIFE);
        assertThat(chat.expire().join()).isZero();
        assertThat(texts(STRANGER)).isEmpty();
        assertThat(chat.find("m1", 1)).isPresent();
        assertThat(reports.handle("r1").join()).isTrue();
        assertThat(reports.handle("r1").join()).isFalse();
        assertThat(chat.expire().join()).isEqualTo(1);
        assertThat(reports.open(10)).hasSize(1);
    }

    private ChatReport reportOf(String id, Optional<Integer> about) {
        return new ChatReport(id, "m1", about, ANNA.id(), BERT.id(), "Bert", "rude", now);
    }

    @Test
    @DisplayName("Reports follow players into accounts, and end with the reported one")
    void reportsAndAccounts() {
        write("m1", BERT, "rude words");
        report("r1", Optional.of(1), BERT);
        var anna = accounts.add("a", "Anna", "hash").join().orElseThrow();
        var bert = accounts.add("b", "Bert", "hash").join().orElseThrow();
        guests.handOver(ANNA.id(), anna).join();
        guests.handOver(BERT.id(), bert).join();
        var report = reports.open(10).getFirst();
        assertThat(report.reporter()).isEqualTo(anna.id());
        assertThat(report.reported()).isEqualTo(bert.id());
        accounts.delete(anna.id(), "nobody").join();
        assertThat(reports.open(10)).hasSize(1);
        accounts.delete(bert.id(), "nobody else").join();
        assertThat(reports.open(10)).isEmpty();
        assertThat(chat.find("m1", 1)).isEmpty();
    }

    @Test
    @DisplayName("A message that an operator deletes keeps its number, and nothing of its content")
    void deleted() {
        write("m1", BERT, "rude words");
        chat.add("m1", BERT, Optional.empty(), Optional.of("good-luck"), "").join();
        assertThat(chat.delete("m1", 1).join()).isTrue();
        assertThat(chat.delete("m1", 2).join()).isTrue();
        assertThat(chat.delete("m1", 3).join()).isFalse();
        assertThat(chat.of("m1", STRANGER)).hasSize(2).allMatch(ChatMessage::isDeleted);
        assertThat(write("m1", ANNA, "next").number()).isEqualTo(3);
        assertThat(chat.find("m1", 3).orElseThrow().isDeleted()).isFalse();
    }

    @Test
    @DisplayName("A mute ends in time or by an operator, and follows a guest into an account")
    void muted() {
        assertThat(mutes.until(BERT.id())).isEmpty();
        mutes.set(BERT.id(), Duration.ofDays(7)).join();
        mutes.set(BERT.id(), Duration.ofHours(1)).join();
        assertThat(mutes.until(BERT.id())).contains(now.plus(Duration.ofHours(1)));
        var account = accounts.add("b", "Bert", "hash").join().orElseThrow();
        guests.handOver(BERT.id(), account).join();
        guests.handOver(BERT.id(), account).join();
        assertThat(mutes.until(account.id())).contains(now.plus(Duration.ofHours(1)));
        now = now.plus(Duration.ofHours(1));
        assertThat(mutes.until(BERT.id())).isEmpty();
        mutes.set(account.id(), Duration.ofDays(1)).join();
        mutes.end(account.id()).join();
        assertThat(mutes.until(account.id())).isEmpty();
        mutes.set(account.id(), Duration.ofDays(1)).join();
        accounts.delete(account.id(), "nobody").join();
        assertThat(mutes.until(account.id())).isEmpty();
    }

    @Test
    @DisplayName("A match keeps its newest messages")
    void limited() {
        for (int i = 1; i <= ChatMessages.MOST_PER_MATCH + 2; i++) write("m1", ANNA, "" + i);
        assertThat(texts(STRANGER)).hasSize(ChatMessages.MOST_PER_MATCH).startsWith("3");
    }

    @Test
    @DisplayName("A reader does not get the messages of players whom they have blocked")
    void blocked() {
        var anna = accounts.add("a", "Anna", "hash").join().orElseThrow();
        var bert = accounts.add("b", "Bert", "hash").join().orElseThrow();
        write("m1", new Author(anna.id(), 0, "Anna"), "from Anna");
        write("m1", new Author(bert.id(), 1, "Bert"), "from Bert");
        blocks.add(anna.id(), bert.id()).join();
        assertThat(texts(anna.id())).containsExactly("from Anna");
        assertThat(texts(bert.id())).containsExactly("from Anna", "from Bert");
        assertThat(blocks.against(bert.id())).containsExactly(anna.id());
        assertThat(blocks.against(anna.id())).isEmpty();
    }

    @Test
    @DisplayName("A guest's messages go to the account, and are deleted with it")
    void ownersChange() {
        write("m1", ANNA, "from Anna");
        write("m1", BERT, "from Bert");
        var account = accounts.add("a", "Anna", "hash").join().orElseThrow();
        guests.handOver(ANNA.id(), account).join();
        assertThat(chat.by(ANNA.id())).isEmpty();
        assertThat(chat.by(account.id()))
                .extracting(ChatMessage::text)
                .containsExactly("from Anna");
        accounts.delete(account.id(), "random").join();
        assertThat(texts(STRANGER)).containsExactly("from Bert");
    }

    @Test
    @DisplayName("A match that is cancelled takes its messages along")
    void cancelled() {
        make("m2", new Person("Anna", ANNA.id()), new Occupant.Open("Seat 2"));
        write("m2", ANNA, "Anybody here?");
        assertThat(waiting.cancel("m2", ANNA.id()).join()).isTrue();
        assertThat(chat.find("m2", 1)).isEmpty();
    }
}

package strategos.server.mail;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetupTest;
import jakarta.mail.internet.MimeMessage;
import java.net.URI;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.server.guards.Refusal;
import strategos.store.MailAddresses;
import strategos.store.Occupant;
import strategos.store.Standing;
import strategos.store.Store;
import strategos.store.StoredClock;

@DisplayName("Over a real SMTP server")
class SmtpTest {

    private static final String OWNER = "hash of Anna's token";
    private static final String ADDRESS = "anna@example.org";
    private static final MailLinks LINKS = new MailLinks("https://play.example.org/");

    private final GreenMail server = new GreenMail(ServerSetupTest.SMTP.dynamicPort());
    private final AtomicLong nanos = new AtomicLong();
    @TempDir private Path folder;
    private Instant now = Instant.parse("2026-01-01T00:00:00Z");
    private Store store;
    private MailAddresses addresses;
    private Outbox outbox;
    private MailDesk desk;
    private TurnMails turns;

    @BeforeEach
    void open() {
        server.setUser("strategos", "secret");
        server.start();
        InstantSource time = () -> now;
        Clock clock = time.withZone(ZoneOffset.UTC);
        store = Store.open(folder, clock);
        addresses = store.mailAddresses();
        outbox = outbox("strategos:secret@");
        desk = new MailDesk(addresses, outbox, LINKS, nanos::get);
        turns = new TurnMails(addresses, outbox, LINKS, id -> "Modern · The World", clock);
    }

    private Outbox outbox(String login) {
        var url = URI.create("smtp://" + login + "127.0.0.1:" + server.getSmtp().getPort());
        return new SmtpOutbox(SmtpServer.of(url, "strategos@example.org"));
    }

    @AfterEach
    void close() {
        turns.close();
        store.close();
        server.stop();
    }

    private MimeMessage only() {
        assertThat(server.getReceivedMessages()).hasSize(1);
        return server.getReceivedMessages()[0];
    }

    /** Anna has confirmed an address and sits in a match. */
    private void sit(String language) {
        addresses.set(OWNER, ADDRESS, "t1", language).join();
        addresses.confirm("t1").join();
        List<Occupant> seats = List.of(new Occupant.Person("Anna", OWNER));
        store.matches().add("m1", "header", "normal", Optional.empty(), seats, OWNER).join();
    }

    private void waitFor(int turn) {
        var standing = new Standing(turn, List.of(0), List.of(), false);
        store.steps().append("m1", List.of(), standing, StoredClock.NONE).join();
    }

    private String token() {
        return addresses.of(OWNER).orElseThrow().token();
    }

    @Test
    @DisplayName("An address gets a link to confirm it, which changes nothing by being opened")
    void confirmation() throws Exception {
        var settings = desk.want(OWNER, " " + ADDRESS, "en", "10.0.0.1");
        assertThat(settings.address()).isEqualTo(ADDRESS);
        assertThat(settings.isConfirmed()).isFalse();
        assertThat(only().getAllRecipients()).extracting(Object::toString).containsExactly(ADDRESS);
        assertThat(only().getContent().toString())
                .contains("https://play.example.org/confirm-mail/" + token());
        assertThat(only().getMessageID()).endsWith("@example.org>");
        desk.confirm(token());
        assertThat(desk.settings(OWNER).isConfirmed()).isTrue();
    }

    @Test
    @DisplayName(
            "A turn that has waited gets one mail, which says where and not what, and can be stopped")
    void turn() throws Exception {
        sit("en");
        waitFor(7);
        turns.sendDue();
        assertThat(server.getReceivedMessages()).isEmpty();

        now = now.plus(TurnMails.WAIT);
        turns.sendDue();
        turns.sendDue();
        assertThat(only().getSubject())
                .isEqualTo("Strategos: it is your turn in Modern · The World");
        assertThat(only().getContent().toString())
                .contains("https://play.example.org/match/m1")
                .contains("https://play.example.org/stop-mail/t1");
        assertThat(only().getHeader("List-Unsubscribe"))
                .containsExactly("<https://play.example.org/api/mail/t1/stop>");

        desk.stop("t1");
        waitFor(8);
        now = now.plus(TurnMails.WAIT);
        turns.sendDue();
        assertThat(server.getReceivedMessages()).hasSize(1);
    }

    @Test
    @DisplayName("A mail is in the language that it was asked for in")
    void german() throws Exception {
        desk.want(OWNER, ADDRESS, "de", "10.0.0.1");
        assertThat(only().getSubject()).isEqualTo("Strategos: Bestätige deine E-Mail-Adresse");
        assertThat(only().getContent().toString()).contains("Adresse bestätigen: https://");
        assertThat(addresses.of(OWNER).orElseThrow().language()).isEqualTo("de");
    }

    @Test
    @DisplayName("A German mail calls the match what the German client calls it")
    void germanTitle() throws Exception {
        sit("de");
        waitFor(7);
        now = now.plus(TurnMails.WAIT);
        turns.sendDue();
        assertThat(only().getSubject()).isEqualTo("Strategos: Du bist dran in Modern · Die Welt");
        assertThat(only().getContent().toString()).contains("Du bist dran in Modern · Die Welt.");
    }

    @Test
    @DisplayName(
            "An address that is none, too many mails and a wrong password are refused in words")
    void refused() {
        assertThatThrownBy(() -> desk.want(OWNER, "anna at example", "en", "10.0.0.1"))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("not an e-mail address");
        for (int i = 0; i < 5; i++) desk.want(OWNER, i + ADDRESS, "en", "10.0.0.1");
        assertThatThrownBy(() -> desk.want(OWNER, ADDRESS, "en", "10.0.0.1"))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("e-mails");
        for (int i = 0; i < 3; i++) desk.want(OWNER, ADDRESS, "en", "10.0.1." + i);
        assertThatThrownBy(() -> desk.want(OWNER, ADDRESS, "en", "10.0.1.3"))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("e-mails to this address");
        var wrong = new MailDesk(addresses, outbox("strategos:wrong@"), LINKS, nanos::get);
        assertThatThrownBy(() -> wrong.want(OWNER, ADDRESS, "en", "10.0.0.2"))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("could not be sent");
        assertThat(addresses.of(OWNER)).isEmpty();
    }

    @Test
    @DisplayName("The settings of an operator say what is wrong with them")
    void settings() {
        assertThatThrownBy(() -> SmtpServer.of(URI.create("http://host"), "a@b.org"))
                .hasMessageContaining("smtp://host:port");
        assertThatThrownBy(() -> SmtpServer.of(URI.create("smtp://host"), "nobody"))
                .hasMessageContaining("'nobody' is not an e-mail address");
        assertThat(SmtpServer.of(URI.create("smtps://u:p@host"), "a@b.org").port()).isEqualTo(465);
        assertThat(SmtpServer.of(URI.create("smtp://host"), "a@b.org").port()).isEqualTo(587);
    }
}

package strategos.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetupTest;
import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import strategos.server.mail.MailLinks;
import strategos.server.mail.Mailing;
import strategos.server.mail.SmtpServer;

class MailTest {

    @RegisterExtension private static final SharedServer WITHOUT_MAIL = new SharedServer();

    private final GreenMail mailServer = new GreenMail(ServerSetupTest.SMTP.dynamicPort());
    @TempDir private Path data;
    private Server server;
    private Browser browser;

    @BeforeEach
    void open() throws Exception {
        mailServer.start();
        var url = URI.create("smtp://127.0.0.1:" + mailServer.getSmtp().getPort());
        var smtp = SmtpServer.of(url, "strategos@example.org");
        var mailing = new Mailing(smtp, new MailLinks("https://play.example.org"));
        server = TestServer.start(data, Optional.of(mailing));
        browser = new Browser(server.port());
    }

    @AfterEach
    void close() {
        server.close();
        mailServer.stop();
    }

    @Test
    @DisplayName("A guest asks for mails, confirms the address, and stops them again")
    void mails() throws Exception {
        assertThat(browser.getJson("/api/me/mail").get("isAvailable").asBoolean()).isTrue();
        var wanted = browser.post("/api/me/mail", "{\"address\":\"anna@example.org\"}");
        assertThat(wanted.statusCode()).as(wanted.body()).isEqualTo(200);
        String mail = mailServer.getReceivedMessages()[0].getContent().toString();
        String token = token(mail);

        assertThat(browser.getJson("/api/me/mail").get("isConfirmed").asBoolean()).isFalse();
        var mailProgram = new Browser(server.port());
        assertThat(mailProgram.post("/api/mail/" + token + "/confirm", "").statusCode())
                .isEqualTo(200);
        assertThat(browser.getJson("/api/me/mail").get("isConfirmed").asBoolean()).isTrue();

        String oneClick = "List-Unsubscribe=One-Click";
        assertThat(mailProgram.post("/api/mail/" + token + "/stop", oneClick).statusCode())
                .isEqualTo(200);
        assertThat(browser.getJson("/api/me/mail").get("address").isNull()).isTrue();
        assertThat(mailProgram.post("/api/mail/" + token + "/confirm", "").statusCode())
                .isEqualTo(404);
    }

    @Test
    @DisplayName("An account exports its address, and takes it away when it is deleted")
    void account() throws Exception {
        browser.post("/api/accounts", "{\"name\":\"Anna\",\"password\":\"correct horse\"}");
        browser.post("/api/me/mail", "{\"address\":\"anna@example.org\"}");
        assertThat(browser.getJson("/api/me/export").get("mailAddress").asText())
                .isEqualTo("anna@example.org");
        var deleted = browser.post("/api/me/delete", "{\"password\":\"correct horse\"}");
        assertThat(deleted.statusCode()).as(deleted.body()).isEqualTo(200);
        String mail = mailServer.getReceivedMessages()[0].getContent().toString();
        assertThat(browser.post("/api/mail/" + token(mail) + "/confirm", "").statusCode())
                .isEqualTo(404);
    }

    private static String token(String mail) {
        return mail.replaceAll("(?s).*/confirm-mail/([A-Za-z0-9_-]+).*", "$1");
    }

    @Test
    @DisplayName("A server without a mail server says so")
    void none() throws Exception {
        var elsewhere = new Browser(WITHOUT_MAIL.port());
        assertThat(elsewhere.getJson("/api/me/mail").get("isAvailable").asBoolean()).isFalse();
        var refused = elsewhere.post("/api/me/mail", "{\"address\":\"anna@example.org\"}");
        assertThat(refused.statusCode()).isEqualTo(404);
        assertThat(refused.body()).contains("sends no e-mails");
    }
}

package strategos.server.mail;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.time.format.DateTimeFormatter.RFC_1123_DATE_TIME;

import jakarta.mail.Message.RecipientType;
import jakarta.mail.MessagingException;
import jakarta.mail.Session;
import jakarta.mail.Transport;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeMessage;
import java.time.Duration;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.Properties;

/** Hands mails to an SMTP server, one connection each. */
public final class SmtpOutbox implements Outbox {

    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private final SmtpServer server;
    private final Session session;

    public SmtpOutbox(SmtpServer server) {
        this.server = server;
        session = Session.getInstance(properties(server));
    }

    private static Properties properties(SmtpServer server) {
        boolean isTls = server.encryption() == SmtpServer.Encryption.ALWAYS;
        String millis = String.valueOf(PATIENCE.toMillis());
        var properties = new Properties();
        properties.setProperty("mail.smtp.host", server.host());
        properties.setProperty("mail.smtp.port", String.valueOf(server.port()));
        // Otherwise the id of a mail has the name of the user who runs the server.
        properties.setProperty("mail.from", server.from());
        properties.setProperty("mail.smtp.ssl.enable", String.valueOf(isTls));
        properties.setProperty("mail.smtp.ssl.checkserveridentity", "true");
        properties.setProperty("mail.smtp.starttls.enable", "true");
        // A password never travels in the clear, except to this machine.
        boolean isLocal = server.host().equals("localhost") || server.host().startsWith("127.");
        boolean isRequired = server.login().isPresent() && !isTls && !isLocal;
        properties.setProperty("mail.smtp.starttls.required", String.valueOf(isRequired));
        properties.setProperty("mail.smtp.auth", String.valueOf(server.login().isPresent()));
        for (String wait : new String[] {"connectiontimeout", "timeout", "writetimeout"})
            properties.setProperty("mail.smtp." + wait, millis);
        return properties;
    }

    @Override
    public void send(Mail mail) throws UndeliveredException {
        try {
            var message = message(mail);
            if (server.login().isEmpty()) Transport.send(message);
            else
                Transport.send(
                        message, server.login().get().user(), server.login().get().password());
        } catch (MessagingException refused) {
            throw new UndeliveredException(
                    "the mail server "
                            + server.host()
                            + " did not take a mail: "
                            + refused.getMessage(),
                    refused);
        }
    }

    private MimeMessage message(Mail mail) throws MessagingException {
        var message = new MimeMessage(session);
        message.setFrom(new InternetAddress(server.from()));
        message.setRecipient(RecipientType.TO, new InternetAddress(mail.to(), true));
        message.setSubject(mail.subject(), UTF_8.name());
        message.setText(mail.text(), UTF_8.name());
        message.setHeader("Date", ZonedDateTime.now(ZoneOffset.UTC).format(RFC_1123_DATE_TIME));
        message.setHeader("List-Unsubscribe", "<" + mail.stop() + ">");
        message.setHeader("List-Unsubscribe-Post", "List-Unsubscribe=One-Click");
        message.setHeader("Auto-Submitted", "auto-generated");
        return message;
    }
}

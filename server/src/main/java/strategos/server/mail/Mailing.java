package strategos.server.mail;

/** What a server needs to send mails. */
public record Mailing(SmtpServer smtp, MailLinks links) {}

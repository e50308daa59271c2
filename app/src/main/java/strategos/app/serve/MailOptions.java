package strategos.app.serve;

import java.net.URI;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import strategos.server.mail.MailLinks;
import strategos.server.mail.Mailing;
import strategos.server.mail.SmtpServer;
import strategos.terminal.shell.BadInput;

/** The options for e-mails to players; without a mail server there are none. */
final class MailOptions {

    @Option(
            names = "--smtp",
            paramLabel = "URL",
            defaultValue = "${env:STRATEGOS_SMTP}",
            description =
                    "The mail server for e-mails to players in slow games, such as"
                            + " smtps://user:password@host (default: no e-mails; STRATEGOS_SMTP).")
    private @Nullable String smtp;

    @Option(
            names = "--mail-from",
            paramLabel = "ADDRESS",
            defaultValue = "${env:STRATEGOS_MAIL_FROM}",
            description = "The sender of e-mails (required with --smtp; STRATEGOS_MAIL_FROM).")
    private @Nullable String from;

    @Option(
            names = "--site",
            paramLabel = "URL",
            defaultValue = "${env:STRATEGOS_SITE}",
            description =
                    "The address that players reach this server at, for links in e-mails (required"
                            + " with --smtp; STRATEGOS_SITE).")
    private @Nullable String site;

    Optional<Mailing> mailing() {
        if (smtp == null || smtp.isBlank()) return Optional.empty();
        if (from == null) throw new BadInput("--smtp: e-mails need a sender; set --mail-from");
        if (site == null)
            throw new BadInput("--smtp: e-mails need the address of this server; set --site");
        try {
            return Optional.of(
                    new Mailing(SmtpServer.of(URI.create(smtp), from), new MailLinks(site)));
        } catch (IllegalArgumentException wrong) {
            throw new BadInput("--smtp: " + wrong.getMessage(), wrong);
        }
    }
}

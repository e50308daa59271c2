package strategos.server.mail;

import java.util.Locale;
import strategos.server.language.Titles;
import strategos.store.WaitingTurn;

/** The texts of all mails in a language. None says anything about what happens in a match. */
enum MailText {
    ENGLISH(
            Locale.ENGLISH,
            "Strategos: confirm your e-mail address",
            """
            Somebody, hopefully you, wants to get an e-mail at this address
            when it is their turn in a slow game.

            Confirm the address: %s

            If it was not you, do nothing, and you will get no further e-mails.
            """,
            "Strategos: it is your turn in %s",
            """
            It is your turn in %s.

            Play: %s

            To stop these e-mails: %s
            """),

    GERMAN(
            Locale.GERMAN,
            "Strategos: Bestätige deine E-Mail-Adresse",
            """
            Jemand, hoffentlich du, möchte an diese Adresse eine E-Mail bekommen,
            wenn er in einem langsamen Spiel dran ist.

            Adresse bestätigen: %s

            Warst du es nicht? Dann tu nichts, und du bekommst keine weiteren E-Mails.
            """,
            "Strategos: Du bist dran in %s",
            """
            Du bist dran in %s.

            Spielen: %s

            Keine E-Mails mehr: %s
            """);

    private final Locale language;
    private final String confirmSubject;
    private final String confirmText;
    private final String turnSubject;
    private final String turnText;

    MailText(
            Locale language,
            String confirmSubject,
            String confirmText,
            String turnSubject,
            String turnText) {
        this.language = language;
        this.confirmSubject = confirmSubject;
        this.confirmText = confirmText;
        this.turnSubject = turnSubject;
        this.turnText = turnText;
    }

    /** The texts in the language of a tag, in English if there are none. */
    static MailText of(String language) {
        return language.equals("de") ? GERMAN : ENGLISH;
    }

    Mail confirmation(String to, String token, MailLinks links) {
        String text = confirmText.formatted(links.confirmPage(token));
        return new Mail(to, confirmSubject, text, links.stop(token));
    }

    Mail turn(WaitingTurn waiting, String title, MailLinks links) {
        String token = waiting.to().token();
        String where = Titles.in(language).of(title).replaceAll("\\s+", " ");
        String text =
                turnText.formatted(where, links.match(waiting.match()), links.stopPage(token));
        String subject = turnSubject.formatted(where);
        return new Mail(waiting.to().address(), subject, text, links.stop(token));
    }
}

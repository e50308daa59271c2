package strategos.store;

/** A turn that waits for somebody with a confirmed e-mail address. */
public record WaitingTurn(MailAddress to, String match, int turn) {}

package strategos.server.mail;

/** Where e-mails are handed over for delivery. */
public interface Outbox {

    void send(Mail mail) throws UndeliveredException;
}

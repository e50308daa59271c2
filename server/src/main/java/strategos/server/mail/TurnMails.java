package strategos.server.mail;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Clock;
import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import strategos.store.MailAddresses;
import strategos.store.WaitingTurn;

/**
 * Writes to players whose turn has waited for a while; in a fast game, they have moved by then.
 *
 * <p>A turn is noted before its mail is sent, so that a mail server that is slow to answer, or a
 * restart, never causes a second one.
 */
public final class TurnMails implements AutoCloseable {

    static final Duration WAIT = Duration.ofMinutes(15);
    private static final Duration PERIOD = Duration.ofMinutes(1);
    private static final int MOST_AT_ONCE = 100;
    private static final Logger LOG = System.getLogger(TurnMails.class.getName());

    private final MailAddresses addresses;
    private final Outbox outbox;
    private final MailLinks links;
    private final UnaryOperator<String> titles;
    private final Clock clock;
    private final ScheduledExecutorService timer =
            Executors.newSingleThreadScheduledExecutor(
                    Thread.ofPlatform().daemon().name("mail").factory());

    /**
     * @param titles the title of a match by its id
     */
    public TurnMails(
            MailAddresses addresses,
            Outbox outbox,
            MailLinks links,
            UnaryOperator<String> titles,
            Clock clock) {
        this.addresses = addresses;
        this.outbox = outbox;
        this.links = links;
        this.titles = titles;
        this.clock = clock;
    }

    /** Looks for waiting turns from now on. */
    public void start() {
        var _ = timer.scheduleWithFixedDelay(this::look, 0, PERIOD.toSeconds(), TimeUnit.SECONDS);
    }

    private void look() {
        try {
            sendDue();
        } catch (RuntimeException broken) {
            // The timer would stop; the turn that caused it has been noted and will not come again.
            LOG.log(Level.WARNING, "a turn gets no e-mail", broken);
        }
    }

    /** Writes to everybody whose turn has waited long enough. */
    void sendDue() {
        for (var waiting : addresses.waitingSince(clock.instant().minus(WAIT), MOST_AT_ONCE))
            send(waiting);
    }

    private void send(WaitingTurn waiting) {
        if (!addresses.note(waiting).join()) return;
        try {
            outbox.send(
                    MailText.of(waiting.to().language())
                            .turn(waiting, titles.apply(waiting.match()), links));
        } catch (UndeliveredException refused) {
            LOG.log(Level.WARNING, refused.getMessage());
        }
    }

    @Override
    public void close() {
        timer.shutdownNow();
    }
}

package strategos.server.chat;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import strategos.server.guards.RateLimiter;
import strategos.server.guards.Refusal;
import strategos.server.guards.ServerLimits.ChatLimits;
import strategos.server.guards.Token;
import strategos.server.matches.Lobby;
import strategos.store.Account;
import strategos.store.Accounts;
import strategos.store.ChatMessage;
import strategos.store.ChatMessage.Author;
import strategos.store.ChatReport;
import strategos.store.Occupant;
import strategos.store.Store;
import strategos.store.StoredMatch;
import strategos.wire.Administration.ReportRow;
import strategos.wire.Chat;
import strategos.wire.FaultCode;

/** Takes reports of players about others in their match; operators see and act on them. */
public final class ReportDesk {

    private static final int ID_BYTES = 12;
    private static final int MOST_ROWS = 100;
    private static final int LONGEST_HOURS = 365 * 24;
    private static final String UNNAMED = "Guest";

    private final Store store;
    private final Lobby lobby;
    private final ChatDesk chat;
    private final Teams teams;
    private final RateLimiter ofAddress;
    private final RateLimiter ofPlayer;

    public ReportDesk(Store store, Lobby lobby, ChatDesk chat, Teams teams, ChatLimits limits) {
        this.store = store;
        this.lobby = lobby;
        this.chat = chat;
        this.teams = teams;
        ofAddress = new RateLimiter(limits.reports(), System::nanoTime);
        ofPlayer = new RateLimiter(limits.reports(), System::nanoTime);
    }

    /** Who reports, and from where. */
    public record Reporter(String player, String address) {}

    /** Reports a message that its reporter can read. */
    public void reportLine(String id, int number, String reason, Reporter reporter) {
        var match = lobby.find(id);
        var message =
                store.chat()
                        .find(id, number)
                        .filter(it -> mayRead(it, teams.of(reporter.player(), match)))
                        .orElseThrow(ReportDesk::noMessage);
        add(match, Optional.of(number), message.author(), reason, reporter);
    }

    private static boolean mayRead(ChatMessage message, Set<Integer> teams) {
        return message.team().isEmpty() || teams.contains(message.team().get());
    }

    /** Reports the person in a seat. */
    public void reportPlayer(String id, int seat, String reason, Reporter reporter) {
        var match = lobby.find(id);
        if (seat >= match.seats().size()
                || !(match.seats().get(seat) instanceof Occupant.Person(String name, String owner)))
            throw new Refusal(FaultCode.NOT_FOUND, "Nobody plays in this seat.");
        add(match, Optional.empty(), new Author(owner, seat, name), reason, reporter);
    }

    private void add(
            StoredMatch match,
            Optional<Integer> about,
            Author reported,
            String reason,
            Reporter reporter) {
        if (match.seatOf(reporter.player()).isEmpty())
            throw new Refusal(FaultCode.NOT_SEATED, "You hold no seat in this match.");
        if (reported.id().equals(reporter.player()))
            throw new Refusal(FaultCode.NOT_ALLOWED, "You cannot report yourself.");
        String cleaned = ChatDesk.cleaned(reason);
        ofAddress.pass(reporter.address());
        ofPlayer.pass(reporter.player());
        store.reports()
                .add(
                        Token.random(ID_BYTES),
                        match.id(),
                        about,
                        reporter.player(),
                        reported,
                        cleaned)
                .join();
    }

    /** The reports that have waited longest. */
    public List<ReportRow> list() {
        return store.reports().open(MOST_ROWS).stream().map(this::row).toList();
    }

    private ReportRow row(ChatReport report) {
        return new ReportRow(
                report.id(),
                report.match(),
                account(report.reporter())
                        .or(() -> store.guests().nameOf(report.reporter()))
                        .orElse(UNNAMED),
                report.name(),
                account(report.reported()).orElse(null),
                line(report),
                report.reason(),
                store.mutes().until(report.reported()).map(Instant::toEpochMilli).orElse(null),
                report.at().toEpochMilli());
    }

    private Optional<String> account(String player) {
        return store.accounts().find(player).map(Account::name);
    }

    private Chat.@Nullable Line line(ChatReport report) {
        return message(report).map(ChatDesk::line).orElse(null);
    }

    private Optional<ChatMessage> message(ChatReport report) {
        return report.about().flatMap(number -> store.chat().find(report.match(), number));
    }

    /** Deletes the message that a report is about. */
    public void deleteMessage(String id) {
        var report = find(id);
        int number = report.about().orElseThrow(ReportDesk::noMessage);
        chat.delete(report.match(), number);
    }

    /** Mutes the guest whom a report is about, for a number of hours. */
    public void mute(String id, int hours) {
        if (hours < 1 || hours > LONGEST_HOURS)
            throw new Refusal(FaultCode.MALFORMED, "'hours' is from 1 to " + LONGEST_HOURS + ".");
        store.mutes().set(guest(id), Duration.ofHours(hours)).join();
    }

    public void unmute(String id) {
        store.mutes().end(guest(id)).join();
    }

    private String guest(String id) {
        String reported = find(id).reported();
        if (Accounts.isAccount(reported))
            throw new Refusal(FaultCode.NOT_ALLOWED, "Accounts are muted in the list of accounts.");
        return reported;
    }

    private ChatReport find(String id) {
        return store.reports().find(id).orElseThrow(ReportDesk::noReport);
    }

    private static Refusal noReport() {
        return new Refusal(FaultCode.NOT_FOUND, "There is no such report.");
    }

    private static Refusal noMessage() {
        return new Refusal(FaultCode.NOT_FOUND, "There is no such message.");
    }

    /** Removes a report from the list. */
    public void handle(String id) {
        if (!store.reports().handle(id).join()) throw noReport();
    }
}

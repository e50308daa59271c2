package strategos.server.chat;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import strategos.server.accounts.AccountDesk;
import strategos.server.guards.RateLimiter;
import strategos.server.guards.Refusal;
import strategos.server.guards.ServerLimits.ChatLimits;
import strategos.server.guards.VisibleText;
import strategos.server.matches.Lobby;
import strategos.store.ChatMessage;
import strategos.store.ChatMessage.Author;
import strategos.store.Store;
import strategos.store.StoredMatch;
import strategos.wire.Chat;
import strategos.wire.Chat.Channel;
import strategos.wire.Chat.Phrase;
import strategos.wire.FaultCode;
import strategos.wire.ToClient;

/**
 * The chats of matches. Players write; everybody who watches a match can read, except what is for a
 * team.
 */
public final class ChatDesk {

    /** The most characters of a message. */
    static final int LONGEST = 300;

    private final Store store;
    private final Lobby lobby;
    private final Teams teams;
    private final AccountDesk accounts;
    private final RateLimiter ofAddress;
    private final RateLimiter ofPlayer;
    private final ChatRooms rooms = new ChatRooms();

    public ChatDesk(
            Store store, Lobby lobby, Teams teams, AccountDesk accounts, ChatLimits limits) {
        this.store = store;
        this.lobby = lobby;
        this.teams = teams;
        this.accounts = accounts;
        ofAddress = new RateLimiter(limits.ofAddress(), System::nanoTime);
        ofPlayer = new RateLimiter(limits.ofPlayer(), System::nanoTime);
    }

    /** Sends the chat of a match, and every new message until the answer is run. */
    public Runnable welcome(
            String id, Optional<String> player, OptionalInt seat, Consumer<ToClient> outbox) {
        var reader = new ChatRooms.Reader(player.orElse(""), seat, outbox);
        Runnable leave = rooms.enter(id, reader);
        try {
            outbox.accept(conversation(lobby.find(id), reader));
        } catch (RuntimeException unread) {
            leave.run();
            throw unread;
        }
        return leave;
    }

    private ToClient.Conversation conversation(StoredMatch match, ChatRooms.Reader reader) {
        var seat = reader.seatIn(match);
        var team = teams.of(seat, match);
        var lines =
                store.chat().of(match.id(), reader.player()).stream()
                        .filter(message -> mayRead(message, team))
                        .map(ChatDesk::line)
                        .toList();
        return new ToClient.Conversation(channels(seat, team), lines);
    }

    private static List<Channel> channels(OptionalInt seat, Optional<Integer> team) {
        if (seat.isEmpty()) return List.of();
        return team.isPresent() ? List.of(Channel.MATCH, Channel.TEAM) : List.of(Channel.MATCH);
    }

    private static boolean mayRead(ChatMessage message, Optional<Integer> team) {
        return message.team().isEmpty() || message.team().equals(team);
    }

    /**
     * Who writes, and from where.
     *
     * @param seat which of their seats they write from, if they hold several
     */
    public record ChatAuthor(String player, OptionalInt seat, String address) {}

    /** Writes in the chat of a match. */
    public Chat.Line write(String id, Chat.Post post, ChatAuthor writer) {
        var match = lobby.find(id);
        var author = author(match, writer);
        accounts.requireVoice(author.id());
        var team = audience(match, post.channel(), author);
        var phrase = Optional.ofNullable(post.phrase()).map(ChatDesk::key);
        String text = text(post);
        ofAddress.pass(writer.address());
        ofPlayer.pass(author.id());
        var message = store.chat().add(id, author, team, phrase, text).join();
        tell(match, message);
        return line(message);
    }

    private static Author author(StoredMatch match, ChatAuthor writer) {
        int seat =
                Lobby.ownSeat(match, writer.player(), writer.seat())
                        .orElseThrow(
                                () ->
                                        new Refusal(
                                                FaultCode.NOT_SEATED,
                                                "Only players of this match can write here."));
        return new Author(writer.player(), seat, match.names().get(seat));
    }

    /** The team that a message is for; empty for everybody. */
    private Optional<Integer> audience(StoredMatch match, Channel channel, Author author) {
        if (channel == Channel.MATCH) return Optional.empty();
        var team = teams.of(OptionalInt.of(author.seat()), match);
        if (team.isEmpty()) throw new Refusal(FaultCode.NOT_ALLOWED, "This match has no teams.");
        return team;
    }

    /** What somebody wrote, cleaned up for display; empty for a phrase. */
    private static String text(Chat.Post post) {
        if ((post.phrase() == null) == (post.text() == null))
            throw new Refusal(FaultCode.MALFORMED, "A message is a text or a phrase.");
        if (post.text() == null) return "";
        return cleaned(post.text());
    }

    /** What somebody wrote, on one line. */
    static String cleaned(String written) {
        String text = VisibleText.onOneLine(written);
        if (!VisibleText.isVisible(text))
            throw new Refusal(FaultCode.MALFORMED, "Write something first.");
        if (VisibleText.length(text) > LONGEST)
            throw new Refusal(
                    FaultCode.TOO_LARGE, "A message has at most " + LONGEST + " characters.");
        return text;
    }

    private void tell(StoredMatch match, ChatMessage message) {
        var deaf = new HashSet<>(store.blocks().against(message.author().id()));
        var spoke = new ToClient.Spoke(line(message));
        rooms.tell(
                match.id(),
                reader ->
                        !deaf.contains(reader.player())
                                && mayRead(message, teams.of(reader.seatIn(match), match)),
                spoke);
    }

    /** Deletes what a message says, and tells everybody who reads it. */
    public void delete(String id, int number) {
        store.chat().delete(id, number).join();
        store.chat().find(id, number).ifPresent(message -> tell(lobby.find(id), message));
    }

    /** Everything that an account wrote, for its export. */
    public List<Chat.Written> writtenBy(String account) {
        return store.chat().by(account).stream()
                .map(message -> new Chat.Written(message.match(), line(message)))
                .toList();
    }

    static Chat.Line line(ChatMessage message) {
        var phrase = message.phrase().map(ChatDesk::phrase).orElse(null);
        return new Chat.Line(
                message.number(),
                message.team().isPresent() ? Channel.TEAM : Channel.MATCH,
                message.author().seat(),
                message.author().name(),
                phrase,
                phrase == null && !message.isDeleted() ? message.text() : null,
                message.at().toEpochMilli());
    }

    /** The name of a phrase in the store. */
    private static String key(Phrase phrase) {
        return phrase.name().toLowerCase(Locale.ROOT);
    }

    private static Phrase phrase(String key) {
        return Phrase.valueOf(key.toUpperCase(Locale.ROOT));
    }
}

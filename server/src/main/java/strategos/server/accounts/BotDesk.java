package strategos.server.accounts;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import strategos.server.guards.Refusal;
import strategos.server.guards.Token;
import strategos.store.Accounts;
import strategos.store.BotAccounts;
import strategos.store.Store;
import strategos.wire.BotKeys.IssuedToken;
import strategos.wire.BotKeys.OnlineBot;
import strategos.wire.BotKeys.OwnBot;
import strategos.wire.BotKeys.OwnBots;
import strategos.wire.FaultCode;

/** Creates bot accounts for people, and their tokens. */
public final class BotDesk {

    private static final int ID_BYTES = 12;
    private static final int MOST_BOTS = 10;

    private final Store store;

    public BotDesk(Store store) {
        this.store = store;
    }

    public OwnBots of(String owner) {
        return new OwnBots(
                store.bots().of(owner).stream()
                        .map(bot -> new OwnBot(bot.name(), bot.hasToken()))
                        .toList());
    }

    /** Creates a bot account of a person, with a token. */
    public IssuedToken create(String owner, String wanted) {
        if (Accounts.isBot(owner))
            throw new Refusal(FaultCode.NOT_ALLOWED, "A bot account cannot have bot accounts.");
        if (store.bots().of(owner).size() >= MOST_BOTS)
            throw new Refusal(
                    FaultCode.NOT_ALLOWED, "You can have at most " + MOST_BOTS + " bot accounts.");
        String name = AccountName.of(wanted);
        var token = Token.fresh();
        var made = store.bots().add(Token.random(ID_BYTES), name, owner, token.hash()).join();
        if (made.isEmpty()) throw AccountDesk.taken(name);
        return new IssuedToken(name, token.text());
    }

    /** A new token for a bot account of a person; the one before is void. */
    public IssuedToken renew(String owner, String name) {
        var bot = own(owner, name);
        var token = Token.fresh();
        store.bots().setToken(bot.id(), Optional.of(token.hash())).join();
        return new IssuedToken(bot.name(), token.text());
    }

    /** Makes the token of a bot account void. */
    public void revoke(String owner, String name) {
        store.bots().setToken(own(owner, name).id(), Optional.empty()).join();
    }

    /** The names of bot accounts and their owners, in order. */
    public List<OnlineBot> named(List<String> ids) {
        return ids.stream()
                .flatMap(id -> store.accounts().find(id).stream())
                .flatMap(
                        bot ->
                                store.bots().ownerOf(bot.id()).stream()
                                        .map(owner -> new OnlineBot(bot.name(), owner)))
                .sorted(Comparator.comparing(OnlineBot::name))
                .toList();
    }

    private BotAccounts.OwnBot own(String owner, String name) {
        return store.bots().of(owner).stream()
                .filter(bot -> bot.name().equalsIgnoreCase(name))
                .findFirst()
                .orElseThrow(
                        () ->
                                new Refusal(
                                        FaultCode.NOT_FOUND,
                                        "You have no bot account " + name + "."));
    }
}

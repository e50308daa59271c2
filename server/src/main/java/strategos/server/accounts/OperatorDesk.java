package strategos.server.accounts;

import java.util.List;
import java.util.Locale;
import strategos.server.guards.Refusal;
import strategos.server.guards.Token;
import strategos.store.Account;
import strategos.store.Account.Mark;
import strategos.store.Flags.Flag;
import strategos.store.Mutes.MutedPlayer;
import strategos.store.Store;
import strategos.wire.Administration.AccountRow;
import strategos.wire.Administration.FlaggedMatch;
import strategos.wire.Administration.NewPassword;
import strategos.wire.FaultCode;

/**
 * Creates, resets, mutes and bans accounts, for operators at the command line and on their page.
 */
public final class OperatorDesk {

    private static final int ID_BYTES = 12;
    private static final int PASSWORD_BYTES = 12;
    private static final int MOST_ROWS = 100;

    private final Store store;
    private final Passwords passwords;

    public OperatorDesk(Store store, Passwords passwords) {
        this.store = store;
        this.passwords = passwords;
    }

    /** The accounts whose names contain a text. */
    public List<AccountRow> list(String part) {
        return store.accounts().containing(part, MOST_ROWS).stream()
                .map(OperatorDesk::row)
                .toList();
    }

    private static AccountRow row(Account account) {
        return new AccountRow(
                account.name(),
                account.madeAt().toEpochMilli(),
                account.is(Mark.OPERATOR),
                account.is(Mark.MUTED),
                account.is(Mark.BANNED));
    }

    /** Creates an account with a password of its own. */
    public NewPassword create(String wanted) {
        String name = AccountName.of(wanted);
        String password = Token.random(PASSWORD_BYTES);
        return store.accounts()
                .add(Token.random(ID_BYTES), name, passwords.hash(password))
                .join()
                .map(account -> new NewPassword(account.name(), password))
                .orElseThrow(
                        () ->
                                new Refusal(
                                        FaultCode.NAME_TAKEN,
                                        "The name " + name + " belongs to an account."));
    }

    /** Gives an account a new password, and ends all of its sessions. */
    public NewPassword reset(String name) {
        var account = find(name);
        String password = Token.random(PASSWORD_BYTES);
        store.accounts().setPassword(account.id(), passwords.hash(password), "").join();
        return new NewPassword(account.name(), password);
    }

    /** Sets a mark on an account; a ban ends all of its sessions. */
    public Account mark(String name, Mark mark) {
        var account = find(name);
        store.accounts().mark(account.id(), mark).join();
        return account;
    }

    public Account unmark(String name, Mark mark) {
        var account = find(name);
        store.accounts().unmark(account.id(), mark).join();
        return account;
    }

    public Account find(String name) {
        return store.accounts()
                .named(name)
                .orElseThrow(
                        () ->
                                new Refusal(
                                        FaultCode.NOT_FOUND, "There is no account " + name + "."));
    }

    /** The last hints about rated matches. */
    public List<FlaggedMatch> flags() {
        return store.flags().last(MOST_ROWS).stream()
                .flatMap(
                        flag ->
                                store.matches().find(flag.match()).stream()
                                        .map(match -> flagged(flag, match.names())))
                .toList();
    }

    private static FlaggedMatch flagged(Flag flag, List<String> names) {
        return new FlaggedMatch(
                flag.match(),
                flag.kind().name().toLowerCase(Locale.ROOT).replace('_', '-'),
                flag.seats().stream().map(names::get).toList(),
                flag.at().toEpochMilli());
    }

    /** The guests whom operators have muted for a time. */
    public List<MutedPlayer> muted() {
        return store.mutes().list();
    }

    /** Ends the mute of the only guest whose id begins like this. */
    public MutedPlayer unmuteGuest(String beginning) {
        var found = muted().stream().filter(it -> it.id().startsWith(beginning)).toList();
        if (found.size() != 1)
            throw new Refusal(
                    FaultCode.NOT_FOUND,
                    found.isEmpty()
                            ? "No muted guest has the id " + beginning + "."
                            : "Several muted guests have ids that begin with " + beginning + ".");
        store.mutes().end(found.getFirst().id()).join();
        return found.getFirst();
    }
}

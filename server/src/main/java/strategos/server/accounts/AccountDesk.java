package strategos.server.accounts;

import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.LongSupplier;
import strategos.server.board.BoardShelf;
import strategos.server.guards.RateLimiter;
import strategos.server.guards.Refusal;
import strategos.server.guards.ServerLimits.AccountLimits;
import strategos.server.guards.Token;
import strategos.store.Account;
import strategos.store.Account.Mark;
import strategos.store.Accounts;
import strategos.store.MailAddress;
import strategos.store.SeatLinks.MatchSeat;
import strategos.store.Store;
import strategos.wire.FaultCode;
import strategos.wire.Identity.Credentials;
import strategos.wire.Identity.Me;
import strategos.wire.Identity.OwnAccount;
import strategos.wire.Identity.PasswordChange;

/** Creates accounts, and signs people in and out. */
public final class AccountDesk {

    private static final DateTimeFormatter MINUTE =
            DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm 'UTC'", Locale.ROOT)
                    .withZone(ZoneOffset.UTC);

    private static final int ID_BYTES = 12;
    private static final int MOST_BLOCKS = 1_000;

    private final Store store;
    private final SettingsDesk settings;
    private final Passwords passwords;
    private final RateLimiter newAccounts;
    private final RateLimiter triesOfAddress;
    private final RateLimiter triesOfAccount;

    public AccountDesk(Store store, Passwords passwords, AccountLimits limits, LongSupplier nanos) {
        this.store = store;
        settings = new SettingsDesk(store.settings());
        this.passwords = passwords;
        newAccounts = new RateLimiter(limits.newAccounts(), nanos);
        triesOfAddress = new RateLimiter(limits.triesOfAddress(), nanos);
        triesOfAccount = new RateLimiter(limits.triesOfAccount(), nanos);
    }

    /** A session that has begun, with the token that only its browser knows. */
    public record SignedIn(Account account, Token session) {}

    /** Who somebody is; empty for a guest who has no cookie yet. */
    public Me me(Optional<String> id) {
        var account = id.flatMap(store.accounts()::find);
        return account.map(this::me)
                .orElseGet(() -> new Me(id.flatMap(store.guests()::nameOf).orElse(null), null));
    }

    public Me me(Account account) {
        var own =
                new OwnAccount(
                        account.name(),
                        account.is(Mark.OPERATOR),
                        account.is(Mark.MUTED),
                        settings.of(account.id()));
        return new Me(account.name(), own);
    }

    /** Creates an account that gets everything the guest owns, and signs it in. */
    public SignedIn register(Credentials wanted, Optional<String> guest, String address) {
        String name = AccountName.of(wanted.name());
        Passwords.requireUsable(wanted.password());
        requireFree(name);
        newAccounts.pass(address);
        var account = create(name, wanted.password());
        return begin(account, guest);
    }

    private Account create(String name, String password) {
        return store.accounts()
                .add(Token.random(ID_BYTES), name, passwords.hash(password))
                .join()
                .orElseThrow(() -> taken(name));
    }

    private void requireFree(String name) {
        if (store.accounts().named(name).isPresent()) throw taken(name);
    }

    static Refusal taken(String name) {
        return new Refusal(FaultCode.NAME_TAKEN, "The name " + name + " belongs to an account.");
    }

    /** Signs an account in, which gets everything the guest owns. */
    public SignedIn signIn(Credentials given, Optional<String> guest, String address) {
        var account = store.accounts().named(given.name()).filter(it -> !Accounts.isBot(it.id()));
        if (!isRight(account, given.name(), given.password(), address))
            throw new Refusal(
                    FaultCode.WRONG_PASSWORD, "There is no account with this name and password.");
        if (account.orElseThrow().is(Mark.BANNED))
            throw new Refusal(FaultCode.BANNED, "This account has been banned.");
        return begin(account.orElseThrow(), guest);
    }

    /** Every try counts, right or wrong, for a name that exists or not. */
    private boolean isRight(
            Optional<Account> account, String name, String password, String address) {
        triesOfAddress.pass(address);
        triesOfAccount.pass(name.toLowerCase(Locale.ROOT));
        return account.map(known -> passwords.matches(password, known.password()))
                .orElseGet(() -> passwords.matchesNobody(password));
    }

    private SignedIn begin(Account account, Optional<String> guest) {
        guest.ifPresent(id -> store.guests().handOver(id, account).join());
        var session = Token.fresh();
        store.sessions().add(session.hash(), account.id()).join();
        return new SignedIn(account, session);
    }

    public void signOut(Token session) {
        store.sessions().remove(session.hash()).join();
    }

    /** Changes the password of an account, and ends its sessions in other browsers. */
    public void changePassword(String id, PasswordChange change, Token session, String address) {
        Passwords.requireUsable(change.next());
        var account = confirmed(id, change.current(), address);
        store.accounts()
                .setPassword(account.id(), passwords.hash(change.next()), session.hash())
                .join();
    }

    public Account account(String id) {
        return store.accounts().find(id).orElseThrow(AccountDesk::notSignedIn);
    }

    /** Refuses what others would read, if an operator has muted the account or the guest. */
    public void requireVoice(String player) {
        if (Accounts.isAccount(player) && account(player).is(Mark.MUTED))
            throw new Refusal(
                    FaultCode.MUTED,
                    "An operator has muted your account: you cannot publish anything.");
        store.mutes()
                .until(player)
                .ifPresent(
                        end -> {
                            throw new Refusal(
                                    FaultCode.MUTED,
                                    "An operator has muted you until "
                                            + MINUTE.format(end)
                                            + ": you cannot publish anything.");
                        });
    }

    /** The settings of the client that accounts keep. */
    public SettingsDesk settings() {
        return settings;
    }

    /** The names of the boards that an account has shared with everybody. */
    public List<String> boards(String id) {
        return store.gallery().of(id).stream()
                .map(entry -> BoardShelf.refOf(entry.board()))
                .toList();
    }

    /** The e-mail address of an account, confirmed or not. */
    public Optional<String> mailAddress(String id) {
        return store.mailAddresses().of(id).map(MailAddress::address);
    }

    /** The names of the players that an account has blocked. */
    public List<String> blocks(String id) {
        return store.blocks().of(id);
    }

    public void block(String id, Account other) {
        if (other.id().equals(id))
            throw new Refusal(FaultCode.NOT_ALLOWED, "You cannot block yourself.");
        if (blocks(id).size() >= MOST_BLOCKS)
            throw new Refusal(
                    FaultCode.NOT_ALLOWED, "You can block at most " + MOST_BLOCKS + " players.");
        store.blocks().add(id, other.id()).join();
    }

    public void unblock(String id, Account other) {
        store.blocks().remove(id, other.id()).join();
    }

    /** Deletes an account; the answer is the seats that it had. */
    public List<MatchSeat> delete(String id, String password, String address) {
        var account = confirmed(id, password, address);
        return store.accounts().delete(account.id(), Token.random(ID_BYTES)).join();
    }

    /** The account, if this is its password. */
    private Account confirmed(String id, String password, String address) {
        var account = account(id);
        if (!isRight(Optional.of(account), account.name(), password, address))
            throw new Refusal(FaultCode.WRONG_PASSWORD, "That is not your password.");
        return account;
    }

    public static Refusal notSignedIn() {
        return new Refusal(FaultCode.NOT_SIGNED_IN, "Sign in first.");
    }
}

package strategos.server.accounts;

import com.password4j.Argon2Function;
import com.password4j.Password;
import com.password4j.types.Argon2;
import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.function.Supplier;
import strategos.server.board.Workshop;
import strategos.server.guards.PasswordCost;
import strategos.server.guards.Refusal;
import strategos.wire.FaultCode;

/**
 * Hashes and checks passwords with Argon2id, a few at a time on threads of their own: at the
 * standard cost, each takes 19 MiB and about 50 ms of a processor. docs/decisions/0017-accounts.md
 */
public final class Passwords {

    static final int SHORTEST = 8;
    static final int LONGEST = 200;

    private static final int PARALLELISM = 1;
    private static final int HASH_BYTES = 32;
    private static final int SALT_BYTES = 16;

    /** A second or two of work; more would only wait. */
    private static final int MOST_WAITING = 40;

    private final PasswordCost cost;

    /** The hash of a password that nobody knows. */
    private final String nobodys;

    private final Workshop workshop = new Workshop(2, Duration.ofSeconds(20));
    private final Semaphore places = new Semaphore(MOST_WAITING);

    public Passwords(PasswordCost cost) {
        this.cost = cost;
        nobodys =
                ("$argon2id$v=19$m=%d,t=%d,p=1$yNy4kgY/KJTKiHDrU35wPA"
                                + "$2s1AKVI153VaTRlQPXsiIWtyErXkfTBpNVepF86zSa0")
                        .formatted(cost.kibibytes(), cost.iterations());
    }

    /** Refuses a new password that is too short or too long. */
    static void requireUsable(String password) {
        int length = password.codePointCount(0, password.length());
        if (length < SHORTEST)
            throw malformed("A password has at least " + SHORTEST + " characters.");
        if (length > LONGEST) throw malformed("A password has at most " + LONGEST + " characters.");
    }

    /** The hash of a new password, with a random salt. */
    public String hash(String password) {
        requireUsable(password);
        return apart(
                () ->
                        Password.hash(password)
                                .addRandomSalt(SALT_BYTES)
                                .with(
                                        Argon2Function.getInstance(
                                                cost.kibibytes(),
                                                cost.iterations(),
                                                PARALLELISM,
                                                HASH_BYTES,
                                                Argon2.ID))
                                .getResult());
    }

    /** Whether a password has this hash. */
    boolean matches(String password, String hash) {
        return password.length() <= LONGEST * 2
                && !password.isEmpty()
                && apart(
                        () ->
                                Password.check(password, hash)
                                        .with(Argon2Function.getInstanceFromHash(hash)));
    }

    /** Takes as long as checking a password of somebody, so that names cannot be found out. */
    boolean matchesNobody(String password) {
        return matches(password, nobodys);
    }

    private <T> T apart(Supplier<T> work) {
        if (!places.tryAcquire())
            throw new Refusal(
                    FaultCode.UNAVAILABLE, "Too many people are signing in. Try again shortly.");
        try {
            return workshop.finish(work);
        } finally {
            places.release();
        }
    }

    private static Refusal malformed(String why) {
        return new Refusal(FaultCode.MALFORMED, why);
    }
}

package strategos.server.accounts;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import strategos.server.guards.Refusal;
import strategos.wire.FaultCode;

/** The name of an account: plain letters, so that no two look alike and each fits an address. */
public final class AccountName {

    /** The shape of a name, as a regular expression. */
    public static final String SHAPE = "[A-Za-z][A-Za-z0-9_-]{1,19}";

    private static final Pattern PATTERN = Pattern.compile(SHAPE);

    /** Names that players would take for something else. */
    private static final Set<String> RESERVED =
            Set.of("admin", "administrator", "deleted", "guest", "operator", "strategos", "you");

    private AccountName() {}

    public static boolean isWellFormed(String name) {
        return PATTERN.matcher(name).matches();
    }

    /** The name, if an account can have it. */
    public static String of(String name) {
        if (!isWellFormed(name))
            throw new Refusal(
                    FaultCode.MALFORMED,
                    "The name of an account has 2 to 20 letters of the English alphabet, digits,"
                            + " hyphens and underscores, and begins with a letter.");
        if (RESERVED.contains(name.toLowerCase(Locale.ROOT)))
            throw new Refusal(FaultCode.NAME_TAKEN, "The name " + name + " is reserved.");
        return name;
    }
}

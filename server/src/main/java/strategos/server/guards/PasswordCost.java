package strategos.server.guards;

/**
 * What it costs to hash a password with Argon2id, for the server and for somebody who guesses.
 *
 * @param kibibytes the memory of one hash
 * @param iterations how often that memory is gone through
 */
public record PasswordCost(int kibibytes, int iterations) {

    /** The smallest cost that is recommended for servers: docs/decisions/0017-accounts.md. */
    public static final PasswordCost STANDARD = new PasswordCost(19 * 1024, 2);
}

package strategos.store;

/**
 * The e-mail address of an owner of seats.
 *
 * @param token the secret in the links of every mail
 * @param isConfirmed whether somebody has followed the link to confirm it
 * @param language the tag of the language that mails are written in
 */
public record MailAddress(
        String owner, String address, String token, boolean isConfirmed, String language) {}

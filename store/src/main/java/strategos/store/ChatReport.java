package strategos.store;

import java.time.Instant;
import java.util.Optional;

/**
 * What a player reported to operators.
 *
 * @param about the number of a message in the match; empty if it is about what else a player does
 * @param reporter a guest or an account
 * @param reported a guest or an account
 * @param name what the reported player was called then
 * @param reason in the words of the reporter
 */
public record ChatReport(
        String id,
        String match,
        Optional<Integer> about,
        String reporter,
        String reported,
        String name,
        String reason,
        Instant at) {}

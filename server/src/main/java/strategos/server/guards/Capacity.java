package strategos.server.guards;

import java.time.Duration;

/**
 * How much a server holds at a time, for everybody together and for one address.
 *
 * @param matches live matches
 * @param matchesOfAddress live matches that one address has opened
 * @param sockets open sockets of matches
 * @param backlogOfAddress frames that wait to be sent to one address
 * @param decisions decisions of bots that wait, before matches and hints are refused
 * @param decisionsOfAddress those for one address
 * @param tasks expensive requests that run or wait
 * @param newMatches matches made by everybody together
 * @param messagesOfAddress messages on all sockets of one address
 * @param refusals refused requests of one address before it has to wait for the next answer, and
 *     refused messages on one socket before it is cut off
 * @param pages pages and files of the client for one address
 * @param heapPercent how full the heap may be after a collection, before new work is refused
 */
public record Capacity(
        int matches,
        int matchesOfAddress,
        int sockets,
        int backlogOfAddress,
        int decisions,
        int decisionsOfAddress,
        int tasks,
        RateLimit newMatches,
        RateLimit messagesOfAddress,
        RateLimit refusals,
        RateLimit pages,
        int heapPercent) {

    public static final Capacity STANDARD =
            new Capacity(
                    5_000,
                    150,
                    10_000,
                    20_000,
                    2_000,
                    100,
                    200,
                    new RateLimit("new matches on this server", 500, Duration.ofMillis(20)),
                    new RateLimit("messages of this address", 1_000, Duration.ofMillis(5)),
                    new RateLimit("refusals", 200, Duration.ofMillis(100)),
                    new RateLimit("pages", 2_000, Duration.ofMillis(5)),
                    90);

    public Capacity {
        if (matches < 1 || matchesOfAddress < 1 || sockets < 1 || backlogOfAddress < 1)
            throw new IllegalArgumentException("a server that holds nothing serves nobody");
        if (decisions < 1 || decisionsOfAddress < 1 || tasks < 1)
            throw new IllegalArgumentException("a server that lets nothing wait serves nobody");
        if (heapPercent < 1 || heapPercent > 100)
            throw new IllegalArgumentException(heapPercent + " % of the heap");
    }

    /** The same for other numbers of matches and sockets. */
    public Capacity with(int liveMatches, int liveMatchesOfAddress, int openSockets) {
        return new Capacity(
                liveMatches,
                liveMatchesOfAddress,
                openSockets,
                backlogOfAddress,
                decisions,
                decisionsOfAddress,
                tasks,
                newMatches,
                messagesOfAddress,
                refusals,
                pages,
                heapPercent);
    }
}

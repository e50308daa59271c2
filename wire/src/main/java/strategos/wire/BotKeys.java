package strategos.wire;

import java.util.List;

/** Requests and answers about the bot accounts of a person. */
public final class BotKeys {

    private BotKeys() {}

    /** The bot accounts of the sender. */
    public record OwnBots(List<OwnBot> bots) {

        public OwnBots {
            bots = List.copyOf(bots);
        }
    }

    /**
     * A bot account of the sender.
     *
     * @param hasToken whether a program can play it
     */
    public record OwnBot(String name, boolean hasToken) {}

    /** A bot account whose program is running, with the name of its owner. */
    public record OnlineBot(String name, String owner) {}

    /** A bot account that the sender wants. */
    public record NewBot(String name) {}

    /** A token that was made for a bot account; it is shown this once. */
    public record IssuedToken(String name, String token) {}
}

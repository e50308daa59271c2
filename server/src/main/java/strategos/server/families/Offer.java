package strategos.server.families;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import strategos.game.NotationException;
import strategos.server.guards.Refusal;
import strategos.store.StoredMatch;
import strategos.wire.Catalogue;
import strategos.wire.Catalogue.BotInfo;
import strategos.wire.FaultCode;
import strategos.wire.NewMatch;
import strategos.wire.RuleSheet;

/** What a server provides of a family of games: presets, boards, bots, and how to open a match. */
public interface Offer {

    /** What a match of it can be made of. */
    Catalogue.Family family();

    /** A bot by its name; more than those that people are offered have one. */
    Optional<BotInfo> bot(String name);

    /** Those who take seats when somebody asks for a bot, in turn; none if there is no such bot. */
    List<BotInfo> characters(String name);

    /** What matches are played on, by name. */
    Optional<Field> field(String name);

    /** What opens the game that somebody wants to play, for the header of its record. */
    Map<String, String> setup(NewMatch wanted);

    /** The rules that somebody can choose for what they want to play. */
    RuleSheet rules(NewMatch wanted);

    /** Opens a match that was stored, by the setup of its game. */
    Opened<?, ?, ?> open(StoredMatch match, Map<String, String> setup) throws NotationException;

    /** What is said to somebody who wants to play what is not offered. */
    static Refusal unplayable(String why) {
        return new Refusal(FaultCode.UNPLAYABLE, why);
    }
}

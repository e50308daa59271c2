package strategos.server.families;

import java.util.List;
import strategos.game.MatchHeader;
import strategos.game.NotationException;
import strategos.server.guards.Refusal;
import strategos.store.StoredMatch;
import strategos.wire.Catalogue;
import strategos.wire.Catalogue.BotInfo;
import strategos.wire.FaultCode;
import strategos.wire.NewMatch;
import strategos.wire.RuleSheet;

/** The offers of a server, one per family. */
public final class Offers {

    private final List<Offer> offers;
    private final Catalogue catalogue;

    public Offers(List<Offer> offers) {
        this.offers = List.copyOf(offers);
        catalogue = new Catalogue(offers.stream().map(Offer::family).toList());
    }

    public Catalogue catalogue() {
        return catalogue;
    }

    /** What matches are played on, by name. */
    public Field field(String name) {
        return offers.stream()
                .flatMap(offer -> offer.field(name).stream())
                .findFirst()
                .orElseThrow(
                        () ->
                                new Refusal(
                                        FaultCode.NOT_FOUND, "There is no board '" + name + "'."));
    }

    /** The header of the match that somebody wants. */
    public MatchHeader header(NewMatch wanted) {
        var offer = ofPreset(wanted.preset());
        return new MatchHeader(offer.family().game(), offer.setup(wanted), List.of());
    }

    /** The rules that somebody can choose for a match. */
    public RuleSheet rules(NewMatch wanted) {
        return ofPreset(wanted.preset()).rules(wanted);
    }

    /** The bot that somebody wants to have in a seat. */
    public BotInfo bot(NewMatch wanted, String name) {
        return bot(ofPreset(wanted.preset()), name);
    }

    /** The bot that somebody wants to have in a seat of a stored match. */
    public BotInfo bot(StoredMatch match, String name) {
        return bot(ofMatch(match), name);
    }

    /** Those who take seats when somebody asks for a bot, in turn. */
    public List<BotInfo> characters(NewMatch wanted, String name) {
        var characters = ofPreset(wanted.preset()).characters(name);
        return characters.isEmpty() ? List.of(bot(wanted, name)) : characters;
    }

    private static BotInfo bot(Offer offer, String name) {
        return offer.bot(name)
                .orElseThrow(() -> Offer.unplayable("There is no bot '" + name + "'."));
    }

    private Offer ofPreset(String name) {
        return offers.stream()
                .filter(offer -> hasPreset(offer, name))
                .findFirst()
                .orElseThrow(() -> Offer.unplayable("There is no preset '" + name + "'."));
    }

    private static boolean hasPreset(Offer offer, String name) {
        return offer.family().presets().stream().anyMatch(preset -> preset.name().equals(name));
    }

    /** Opens a match that was stored. */
    public Opened<?, ?, ?> open(StoredMatch match) {
        try {
            return ofMatch(match).open(match, header(match).setup());
        } catch (NotationException unreadable) {
            throw new IllegalStateException("match " + match.id() + " on disk", unreadable);
        }
    }

    private Offer ofMatch(StoredMatch match) {
        try {
            return ofFamily(header(match).game());
        } catch (NotationException unreadable) {
            throw new IllegalStateException("match " + match.id() + " on disk", unreadable);
        }
    }

    private static MatchHeader header(StoredMatch match) throws NotationException {
        return MatchHeader.read(match.header().lines().toList());
    }

    private Offer ofFamily(String game) throws NotationException {
        return offers.stream()
                .filter(offer -> offer.family().game().equals(game))
                .findFirst()
                .orElseThrow(() -> new NotationException("there is no game '" + game + "' here"));
    }
}

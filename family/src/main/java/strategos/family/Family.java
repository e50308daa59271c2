package strategos.family;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import strategos.bots.BotKind;
import strategos.game.Game;
import strategos.game.GameView;
import strategos.game.HeaderText;
import strategos.game.NotationException;
import strategos.wire.Catalogue.BoardSummary;
import strategos.wire.Catalogue.Preset;
import strategos.wire.Ground;
import strategos.wire.Portrayal;

/**
 * A family of games: its rules, boards and bots, and how to open and show a match. Terminal, arena,
 * server and the rules commands use families only through this interface.
 *
 * @param <G> the games of the family
 */
public interface Family<G extends Game<S, M, V>, S, M, V extends GameView<M>> {

    /** The name of the family in the header of a record. */
    String name();

    /** The name of the family for people, in a sentence. */
    String title();

    // Rules and boards.

    /** The rules of the family as text. */
    RulesFormat<?> rules();

    /** The rules that ship, described for people. */
    List<Preset> presets();

    /** The boards to choose from; none if each preset has its own. */
    default List<BoardSummary> boards() {
        return List.of();
    }

    // Matches.

    /**
     * A game for a new match. The caller checks that it has this many seats, and asks for a board
     * only if there are {@link #boards} to choose from.
     *
     * @param random what is left to chance before the first step
     * @throws NotationException if the rules cannot be read, or not be played like this
     */
    G make(GameRequest request, int seats, RandomGenerator random) throws NotationException;

    /**
     * Opens the game that the header of a record describes; the caller checks that it has this many
     * seats.
     */
    G open(HeaderText header, int seats) throws NotationException;

    /** What the header of a record says of a game of this family. */
    List<String> headerFields();

    /** The names of a game. */
    GameNames names(G game);

    /** What a match is played on, as data for clients. */
    Ground ground(G game);

    /** How matches look to other programs. */
    Portrayal<M, V> portrayal();

    /** The game as numbers for programs that learn; nothing if it is not offered to them. */
    default Optional<Encoding<S>> encoding(G game) {
        return Optional.empty();
    }

    // Bots.

    /** The bots that can be chosen, the weakest first. */
    List<BotKind<G, M, V>> bots();

    /** Those of the bots that people are offered. */
    default List<BotKind<G, M, V>> botsForPeople() {
        return bots();
    }

    /** More names of bots, such as {@code depth-1 to depth-16}, with what such a bot does. */
    default Map<String, String> botPatterns() {
        return Map.of();
    }

    default Optional<BotKind<G, M, V>> bot(String name) {
        return bots().stream().filter(kind -> kind.name().equals(name)).findFirst();
    }

    /**
     * The opponents that take a seat when somebody asks for a level, each with a style of its own;
     * none if it is the bot of that name itself.
     */
    default List<BotKind<G, M, V>> characters(String level) {
        return List.of();
    }

    /** The bot that gives people hints. */
    BotKind<G, M, V> adviser();

    /** How decisions are explained; nothing if they are not. */
    default Optional<Explainer<M, V>> explainer(G game) {
        return Optional.empty();
    }

    /** How moves are judged for people who practise; nothing if the game has no practice. */
    default Optional<Appraiser<M, V>> appraiser(G game) {
        return Optional.empty();
    }

    /** How a bot learns; nothing for those that do not. */
    default Optional<Learning<G, M>> learning(String bot) {
        return Optional.empty();
    }

    /** The seats of a match that names none: {@code you}, and bots. */
    List<String> usualSeats(GameRequest request);

    /** The bots of a contest that names none. */
    List<String> usualContest();
}

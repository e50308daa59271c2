package strategos.server.families;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import strategos.bots.BotKind;
import strategos.family.Family;
import strategos.family.Learning;
import strategos.game.Bot;
import strategos.game.Game;
import strategos.game.GameView;
import strategos.game.Seat;
import strategos.game.Seed;
import strategos.store.Occupant;
import strategos.store.StoredMatch;
import strategos.table.TableGame.Lesson;
import strategos.wire.BotMemory;
import strategos.wire.Catalogue.BotInfo;

/** The bots of one family of games at the tables of a server. */
final class FamilyBots<G extends Game<S, M, V>, S, M, V extends GameView<M>> {

    private final Family<G, S, M, V> family;
    private final RandomSource random;

    FamilyBots(Family<G, S, M, V> family, RandomSource random) {
        this.family = family;
        this.random = random;
    }

    /** Those that people are offered. */
    List<BotInfo> infos() {
        return family.botsForPeople().stream().map(FamilyBots::info).toList();
    }

    /** One by its name; not {@code depth-16} and its like, which would think for minutes. */
    Optional<BotInfo> info(String name) {
        var characters =
                family.botsForPeople().stream()
                        .flatMap(level -> family.characters(level.name()).stream());
        return Stream.concat(family.bots().stream(), characters)
                .filter(kind -> kind.name().equals(name))
                .findFirst()
                .map(FamilyBots::info);
    }

    /** Those who take seats when somebody asks for a bot: the characters of a level, or itself. */
    List<BotInfo> characters(String name) {
        var characters = family.characters(name).stream().map(FamilyBots::info).toList();
        return characters.isEmpty() ? info(name).stream().toList() : characters;
    }

    private static BotInfo info(BotKind<?, ?, ?> kind) {
        String name = kind.name();
        String title = Character.toUpperCase(name.charAt(0)) + name.substring(1);
        return new BotInfo(name, title.replace('-', ' '), kind.about());
    }

    /** New bots for the seats of a match that bots hold. */
    Map<Seat, Bot<M, V>> make(StoredMatch match, G game) {
        Map<Seat, Bot<M, V>> bots = new HashMap<>();
        seated(match).forEach((seat, name) -> bots.put(seat, kind(name).make(game, seed(seat))));
        return bots;
    }

    /** The kind of bot that plays for people. */
    BotInfo standIn() {
        return info(family.adviser());
    }

    /** A new bot that plays for the owner of a seat. */
    Bot<M, V> standIn(G game, Seat seat) {
        return family.adviser().make(game, seed(seat));
    }

    private BotKind<G, M, V> kind(String name) {
        return family.bot(name)
                .orElseThrow(() -> new IllegalStateException("there is no bot '" + name + "'"));
    }

    private Seed seed(Seat seat) {
        return new Seed(random.generator("bot " + seat.index()).nextLong());
    }

    /** How those that learn do so from a match. */
    List<Lesson<M>> lessons(StoredMatch match, G game) {
        List<Lesson<M>> lessons = new ArrayList<>();
        learners(match)
                .forEach(
                        (seat, learning) ->
                                lessons.add(
                                        (steps, known) ->
                                                learning.follow(
                                                        game,
                                                        steps.subList(0, known),
                                                        steps,
                                                        seat)));
        return lessons;
    }

    /** What those that learn remember, by seat. */
    List<BotMemory> memories(StoredMatch match, G game, BotMemory.Sorting order) {
        List<BotMemory> memories = new ArrayList<>();
        learners(match)
                .forEach((seat, learning) -> memories.add(learning.memory(game, seat, order)));
        return memories;
    }

    private Map<Seat, Learning<G, M>> learners(StoredMatch match) {
        Map<Seat, Learning<G, M>> learners = new LinkedHashMap<>();
        seated(match)
                .forEach(
                        (seat, name) ->
                                family.learning(name)
                                        .ifPresent(learning -> learners.put(seat, learning)));
        return learners;
    }

    static Map<Seat, String> seated(StoredMatch match) {
        Map<Seat, String> seated = new LinkedHashMap<>();
        for (int seat = 0; seat < match.seats().size(); seat++)
            if (match.seats().get(seat) instanceof Occupant.Bot(_, String name))
                seated.put(Seat.of(seat), name);
        return seated;
    }
}

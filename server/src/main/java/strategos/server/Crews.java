package strategos.server;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import strategos.game.Bot;
import strategos.game.Seat;
import strategos.game.Seed;
import strategos.server.BotOffer.Learning;
import strategos.store.Occupant;
import strategos.store.StoredMatch;
import strategos.table.TableGame.Lesson;
import strategos.wire.BotMemory;
import strategos.wire.Catalogue.BotInfo;

/** The bots of one family of games, and how they come to the tables of its matches. */
final class Crews<G, M, V> {

    private final Map<String, BotOffer<G, M, V>> offers = new LinkedHashMap<>();
    private final RandomSource luck;

    Crews(List<BotOffer<G, M, V>> bots, RandomSource luck) {
        this.luck = luck;
        bots.forEach(bot -> offers.put(bot.info().name(), bot));
    }

    List<BotInfo> infos() {
        return offers.values().stream().map(BotOffer::info).toList();
    }

    /** New bots for the seats of a match that bots hold. */
    Map<Seat, Bot<M, V>> crew(StoredMatch match, G game) {
        Map<Seat, Bot<M, V>> crew = new HashMap<>();
        seated(match)
                .forEach((seat, offer) -> crew.put(seat, offer.maker().make(game, seed(seat))));
        return crew;
    }

    private Seed seed(Seat seat) {
        return new Seed(luck.random("bot " + seat.index()).nextLong());
    }

    /** How those that learn do so from a match. */
    List<Lesson<M>> lessons(StoredMatch match, G game) {
        List<Lesson<M>> lessons = new ArrayList<>();
        learners(match)
                .forEach(
                        (seat, learning) ->
                                lessons.add(
                                        (steps, known) ->
                                                learning.learn(game, steps, known, seat)));
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
                        (seat, offer) -> {
                            var learning = offer.learning();
                            if (learning != null) learners.put(seat, learning);
                        });
        return learners;
    }

    private Map<Seat, BotOffer<G, M, V>> seated(StoredMatch match) {
        Map<Seat, BotOffer<G, M, V>> seated = new LinkedHashMap<>();
        for (int seat = 0; seat < match.seats().size(); seat++) {
            if (match.seats().get(seat) instanceof Occupant.Bot(_, String name)) {
                var offer = offers.get(name);
                if (offer == null)
                    throw new IllegalStateException(
                            "match " + match.id() + " has a bot '" + name + "', and there is none");
                seated.put(Seat.of(seat), offer);
            }
        }
        return seated;
    }
}

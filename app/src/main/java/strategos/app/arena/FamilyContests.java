package strategos.app.arena;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import strategos.app.families.SeatBots;
import strategos.arena.Contest;
import strategos.arena.tournament.ContestSource;
import strategos.arena.tournament.Schedule;
import strategos.arena.tournament.Tournament;
import strategos.bots.BotKind;
import strategos.family.Family;
import strategos.game.Game;
import strategos.game.GameView;
import strategos.game.HeaderText;
import strategos.game.NotationException;

/** The contests of a family on this machine, with all bots that a command line can name. */
final class FamilyContests<G extends Game<S, M, V>, S, M, V extends GameView<M>>
        implements ContestSource {

    private final Family<G, S, M, V> family;
    private final SeatBots bots;
    private final Map<String, BotKind<G, M, V>> kinds = new ConcurrentHashMap<>();

    FamilyContests(Family<G, S, M, V> family, SeatBots bots) {
        this.family = family;
        this.bots = bots;
    }

    /** The bot of this name; the same each time. */
    BotKind<G, M, V> kind(String name) {
        return kinds.computeIfAbsent(name, _ -> bots.named(family, name));
    }

    @Override
    public Contest<?, ?, ?> open(Tournament tournament, int table) throws NotationException {
        int seats = new Schedule(tournament).seats(table);
        var setup = tournament.setups().getOrDefault(seats, Map.of());
        return tournament.contest(table, family.open(HeaderText.of(setup), seats), this::kind);
    }
}

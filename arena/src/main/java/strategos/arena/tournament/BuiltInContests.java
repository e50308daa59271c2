package strategos.arena.tournament;

import java.util.Map;
import strategos.arena.Contest;
import strategos.bots.conquest.ConquestBots;
import strategos.bots.morris.MorrisBots;
import strategos.conquest.Conquest;
import strategos.game.NotationException;
import strategos.morris.Morris;

/**
 * Contests between bots that need nothing but the program: no files of this machine and no other
 * programs. They can be played anywhere.
 */
public final class BuiltInContests implements ContestSource {

    private static final MorrisBots MORRIS_BOTS =
            new MorrisBots(
                    (pupil, _) -> {
                        throw new IllegalArgumentException(
                                "'%s' needs its memory, which is a file of this machine"
                                        .formatted(pupil.title()));
                    });

    @Override
    public Contest<?, ?, ?> open(Tournament tournament, int table) throws NotationException {
        int seats = new Schedule(tournament).seats(table);
        Map<String, String> setup = tournament.setups().getOrDefault(seats, Map.of());
        return switch (tournament.family()) {
            case Conquest.FAMILY ->
                    tournament.contest(
                            table,
                            Conquest.open(setup, seats),
                            name -> ConquestBots.named(name).orElseThrow(() -> unknown(name)));
            case Morris.FAMILY ->
                    tournament.contest(
                            table,
                            Morris.open(setup),
                            name -> MORRIS_BOTS.named(name).orElseThrow(() -> unknown(name)));
            default ->
                    throw new NotationException(
                            "'%s' is no family of games that can be played anywhere"
                                    .formatted(tournament.family()));
        };
    }

    private static IllegalArgumentException unknown(String name) {
        return new IllegalArgumentException("'" + name + "' is not a built-in bot");
    }
}

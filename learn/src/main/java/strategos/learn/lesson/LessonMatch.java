package strategos.learn.lesson;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import strategos.conquest.Conquest;
import strategos.conquest.move.Move;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;
import strategos.conquest.view.View;
import strategos.game.Bot;
import strategos.game.Budget;
import strategos.game.Seed;
import strategos.game.Simulation;
import strategos.game.Viewer;
import strategos.learn.lesson.Notes.Voice;

/**
 * A match in which the decisions of all seats are noted, and positions at the beginning of turns.
 */
final class LessonMatch {

    /** A longer match is given up. */
    private static final int MOST_TURNS = 500;

    /** More than are played, so that matches of different tables have different numbers. */
    private static final int MATCHES_PER_TABLE = 10_000_000;

    private final LessonTable table;
    private final int number;
    private final Conquest game;
    private final State state;
    private final Simulation<State> simulation;
    private final RandomGenerator chance;
    private final List<Bot<Move, View>> bots = new ArrayList<>();
    private final List<View> views = new ArrayList<>();
    private final View all;
    private final Judges judges;
    private final DecisionNotes notes;
    private final List<Position> positions = new ArrayList<>();
    private int turn = -1;
    private int mover = -1;

    /** The chances of the living seats before a turn, and what was seen of them. */
    private record Position(int living, boolean isFirst, List<SeatRow> rows, List<Integer> seats) {}

    LessonMatch(LessonTable table, int number, Seed seed) {
        this.table = table;
        this.number = number;
        game = table.game();
        state = game.start();
        simulation = game.simulation();
        chance = seed.child("chance").random();
        all = game.view(state, new Viewer.Hindsight());
        judges = new Judges(game, table.weights());
        notes = new DecisionNotes(game, state, judges, seed.child("rollouts"));
        for (int seat = 0; seat < game.seats(); seat++) {
            var kind = table.kind(LessonTable.voice(seat, number));
            bots.add(kind.make(game, seed.child("seat " + seat)));
            views.add(game.view(state, Viewer.inSeat(seat)));
        }
    }

    /** Plays the match, and adds what was noted; a match that is given up counts nowhere. */
    void play(Notes to, SeatRows rows) {
        while (state.turns() <= MOST_TURNS) {
            int actor = simulation.actor(state);
            if (actor == Simulation.NOBODY) {
                finish(to, rows);
                return;
            }
            if (actor == Simulation.NATURE) simulation.roll(state, chance);
            else decide(actor);
        }
    }

    private void decide(int seat) {
        var view = views.get(seat);
        Voice voice = LessonTable.voice(seat, number);
        if (state.stage() == Stage.REINFORCE && state.turns() != turn) {
            if (mover >= 0) notes.endTurn(mover, LessonTable.voice(mover, number));
            beginTurn(seat);
            notes.beginTurn(view);
        }
        Move move = bots.get(seat).decide(view, Budget.UNLIMITED);
        notes.decide(view, voice, move);
        game.move(state, seat, move);
    }

    private void beginTurn(int seat) {
        boolean isFirst = turn < 0 && table.isDealt();
        turn = state.turns();
        mover = seat;
        var standings = judges.look(state, all);
        if (standings.alive() < 2) return;
        List<SeatRow> rows = new ArrayList<>();
        List<Integer> seats =
                IntStream.range(0, game.seats()).filter(standings::isAlive).boxed().toList();
        for (int each : seats)
            rows.add(
                    SeatRow.of(
                            MATCHES_PER_TABLE * game.seats() + number,
                            standings,
                            each,
                            judges.chance(Voice.LEARNED, each),
                            judges.chance(Voice.PLANNER, each),
                            false));
        positions.add(new Position(standings.alive(), isFirst, rows, seats));
    }

    private void finish(Notes to, SeatRows rows) {
        int winner =
                IntStream.range(0, game.seats()).filter(state::isPlaying).findFirst().orElseThrow();
        for (int seat = 0; seat < game.seats(); seat++)
            notes.end(seat, LessonTable.voice(seat, number), seat == winner);
        to.add(notes.ofMatch());
        Map<Integer, List<SeatRow>> living = new HashMap<>();
        Map<Integer, List<SeatRow>> first = new HashMap<>();
        for (Position position : positions)
            for (int i = 0; i < position.rows().size(); i++) {
                var row = position.rows().get(i).won(position.seats().get(i) == winner);
                living.computeIfAbsent(position.living(), _ -> new ArrayList<>()).add(row);
                if (position.isFirst())
                    first.computeIfAbsent(position.living(), _ -> new ArrayList<>()).add(row);
            }
        rows.add(living, first);
    }
}

package strategos.terminal.shell;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import strategos.game.Seat;
import strategos.game.Step;
import strategos.game.Viewer;
import strategos.terminal.console.Console;

/**
 * Keeps each person at the keyboard informed: what happened in the meantime, and the current scene.
 */
final class Reporter<S, M, V> {

    /** What happened meanwhile must not scroll away what was in sight. */
    private static final int NEWS_LINES = 24;

    private final Console console;
    private final MatchTimeline<S, M, V> history;
    private final Face<M, V> face;
    private final List<Seat> people;
    private final Map<Seat, Integer> told = new HashMap<>();
    private final Map<Seat, Object> shown = new HashMap<>();
    private final Set<Seat> returning = new HashSet<>();

    Reporter(Console console, MatchTimeline<S, M, V> history, Face<M, V> face, List<Seat> people) {
        this.console = console;
        this.history = history;
        this.face = face;
        this.people = List.copyOf(people);
        people.forEach(seat -> told.put(seat, afterLastMoveOf(seat)));
        if (history.size() > 0) returning.addAll(people);
    }

    private int afterLastMoveOf(Seat seat) {
        List<Step<M>> steps = history.steps();
        int after = steps.size();
        while (after > 0 && !isMoveOf(seat, steps.get(after - 1))) after--;
        return after;
    }

    private static boolean isMoveOf(Seat seat, Step<?> step) {
        return step instanceof Step.Moved<?> moved && moved.seat().equals(seat);
    }

    /** Tells a person what happened since they were told last. */
    void tell(Seat seat) {
        int from = told.getOrDefault(seat, 0);
        witnesses(seat).forEach(witness -> told.put(witness, history.size()));
        List<String> news = story(seat, from);
        int hidden = news.size() - NEWS_LINES;
        if (hidden > 0) console.say("… 'log %d' shows it all".formatted(news.size()));
        console.say(hidden > 0 ? news.subList(hidden, news.size()) : news);
    }

    /** Those who see what is meant for one: all at the keyboard, where there are no secrets. */
    private List<Seat> witnesses(Seat seat) {
        return face.hasSecrets() ? List.of(seat) : people;
    }

    /** The last lines of all that happened. */
    List<String> log(Seat seat, int lines) {
        List<String> all = story(seat, 0);
        return all.subList(Math.max(0, all.size() - lines), all.size());
    }

    private List<String> story(Seat seat, int from) {
        return face.tell(history.events(from, history.size(), new Viewer.InSeat(seat)));
    }

    /** Shows a person what is in sight, if something new is. */
    void show(Seat seat) {
        V view = history.view(new Viewer.InSeat(seat));
        Object moment = face.moment(view);
        if (returning.contains(seat)) {
            console.say(face.recap(view));
        } else if (!moment.equals(shown.get(seat))) {
            console.say(face.scene(view));
        }
        for (Seat witness : witnesses(seat)) {
            returning.remove(witness);
            shown.put(witness, moment);
        }
    }

    /** All is in sight as if for the first time. */
    void forget(Seat seat) {
        shown.remove(seat);
    }

    /** What was taken back has not been told. */
    void takeBack() {
        told.replaceAll((_, steps) -> Math.min(steps, history.size()));
    }
}

package strategos.server.families;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import strategos.conquest.rules.OpeningKind;
import strategos.family.GameNames;
import strategos.game.Bot;
import strategos.game.NotationException;
import strategos.game.Seat;
import strategos.game.Step;
import strategos.game.StepText;
import strategos.game.Viewer;
import strategos.store.StoredMatch;
import strategos.store.StoredStep;
import strategos.table.TableGame;
import strategos.wire.BotMemory;
import strategos.wire.Catalogue.BotInfo;
import strategos.wire.Frame;
import strategos.wire.Frames;
import strategos.wire.History;
import strategos.wire.Json;
import strategos.wire.MatchInfo;
import strategos.wire.Replay;
import strategos.wire.RuleOption;

/**
 * A stored match with its game, of any family.
 *
 * @param family the name of its family
 * @param terms the choices made when it was created
 * @param field its board
 * @param bots creates its bots
 * @param standIns makes bots that play for people whose time is over
 * @param standIn which bot that is
 * @param lessons the lessons of its learning bots
 * @param memories the memories of its learning bots
 */
public record Opened<S, M, V>(
        StoredMatch match,
        String family,
        GameNames names,
        Terms terms,
        Field field,
        Frames<S, M, V> frames,
        Supplier<Map<Seat, Bot<M, V>>> bots,
        Function<Seat, Bot<M, V>> standIns,
        BotInfo standIn,
        List<TableGame.Lesson<M>> lessons,
        Function<BotMemory.Sorting, List<BotMemory>> memories) {

    /** Enough for a log of many turns; a match that is over can be replayed as a whole. */
    private static final int LONGEST_PAST = 500;

    /** Fewer steps on a board so large that they would be longer than this as JSON. */
    private static final int LONGEST_PAST_TEXT = 1_000_000;

    private static final int SHORTEST_PAST = 20;

    /**
     * The choices made when a match was created.
     *
     * @param opening the opening, in games with a choice
     * @param options the rules that differ from the preset
     */
    public record Terms(@Nullable OpeningKind opening, List<RuleOption> options) {

        /** Where there is nothing to choose. */
        static final Terms NONE = new Terms(null, List.of());

        public Terms {
            options = List.copyOf(options);
        }
    }

    public TableGame<S, M, V> play() {
        return new TableGame<>(frames, bots.get(), standIns, lessons);
    }

    public Replay replay(List<StoredStep> steps, MatchInfo info) {
        var watcher = new Viewer.Hindsight();
        var start = frames.scene(frames.game().start(), watcher);
        return new Replay(info, start, frames.replay(read(steps), watcher));
    }

    /** The last steps that a viewer has seen, up to the one of this number. */
    public List<Frame> past(List<StoredStep> steps, Viewer viewer, long upTo) {
        var start = frames.scene(frames.game().start(), viewer);
        int fitting = LONGEST_PAST_TEXT / Json.write(start).length();
        int most = Math.clamp(fitting, SHORTEST_PAST, LONGEST_PAST);
        return frames.latest(read(steps), viewer, upTo, most);
    }

    public History history(List<StoredStep> steps, Viewer viewer) {
        return frames.history(read(steps), viewer);
    }

    /** Steps that can be gone through until the thread is interrupted. */
    private List<Step<M>> read(List<StoredStep> stored) {
        var text = new StepText<>(frames.game().notation());
        List<Step<M>> steps = new ArrayList<>();
        for (StoredStep step : stored) {
            try {
                steps.add(text.read(step.line()));
            } catch (NotationException unreadable) {
                throw new IllegalStateException(
                        "match " + match.id() + ", step " + step.seq() + " on disk", unreadable);
            }
        }
        return new AbstractList<>() {
            @Override
            public Step<M> get(int index) {
                if (Thread.currentThread().isInterrupted())
                    throw new CancellationException("reading match " + match.id());
                return steps.get(index);
            }

            @Override
            public int size() {
                return steps.size();
            }
        };
    }
}

package strategos.server.families;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import strategos.conquest.rules.OpeningKind;
import strategos.dice.SealRecord;
import strategos.dice.SealText;
import strategos.family.Appraiser;
import strategos.family.Counsel;
import strategos.family.Explainer;
import strategos.family.GameNames;
import strategos.family.UnexplainedException;
import strategos.game.Bot;
import strategos.game.GameView;
import strategos.game.NotationException;
import strategos.game.Seat;
import strategos.game.Step;
import strategos.game.StepText;
import strategos.game.Turn;
import strategos.game.Viewer;
import strategos.store.StoredMatch;
import strategos.store.StoredStep;
import strategos.table.TableGame;
import strategos.wire.Appraisal;
import strategos.wire.BotMemory;
import strategos.wire.Catalogue.BotInfo;
import strategos.wire.ChanceGraph;
import strategos.wire.Explanation;
import strategos.wire.FinishedMatch;
import strategos.wire.Frame;
import strategos.wire.Frames;
import strategos.wire.History;
import strategos.wire.Json;
import strategos.wire.MatchInfo;
import strategos.wire.Replay;
import strategos.wire.Review;
import strategos.wire.RuleOption;

/**
 * A stored match with its game, of any family.
 *
 * @param family the name of its family
 * @param terms the choices made when it was created
 * @param field its board
 * @param explainer explains decisions in it, if its family can
 * @param appraiser judges moves in it, if its family has practice
 * @param bots creates its bots
 * @param standIns makes bots that play for people whose time is over
 * @param standIn which bot that is
 * @param lessons the lessons of its learning bots
 * @param memories the memories of its learning bots
 */
public record Opened<S, M, V extends GameView<M>>(
        StoredMatch match,
        String family,
        GameNames names,
        Terms terms,
        Field field,
        Frames<S, M, V> frames,
        Optional<Explainer<M, V>> explainer,
        Optional<Appraiser<M, V>> appraiser,
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
     * @param teams the team of each seat; empty if every seat plays for itself
     */
    public record Terms(
            @Nullable OpeningKind opening, List<RuleOption> options, List<Integer> teams) {

        /** Where there is nothing to choose. */
        static final Terms NONE = new Terms(null, List.of(), List.of());

        public Terms {
            options = List.copyOf(options);
            teams = List.copyOf(teams);
        }
    }

    /** The game for a table. Bots learn nothing from practice, where moves are taken back. */
    public TableGame<S, M, V> play() {
        return new TableGame<>(
                frames, bots.get(), standIns, match.isPractice() ? List.of() : lessons);
    }

    public Replay replay(List<StoredStep> steps, MatchInfo info) {
        var watcher = new Viewer.Hindsight();
        var start = frames.scene(frames.game().start(), watcher);
        return new Replay(info, start, frames.replay(read(steps), watcher));
    }

    public FinishedMatch finished(List<StoredStep> stored, MatchInfo info, boolean rated) {
        var watcher = new Viewer.Hindsight();
        var steps = read(stored);
        S end = frames.game().start();
        for (Step<M> step : steps) frames.game().apply(end, step);
        return new FinishedMatch(
                info, rated, frames.scene(end, watcher), frames.history(steps, watcher));
    }

    /** The match as it was after a step of its replay. */
    public record Excerpt(List<StoredStep> steps, int turns, Turn next) {}

    /** The steps up to the one with this number in the replay, without what clients sent. */
    public Excerpt upTo(List<StoredStep> stored, long seq) {
        var game = frames.game();
        S state = game.start();
        int taken = 0;
        long seen = 0;
        for (Step<M> step : read(stored)) {
            if (seen >= seq) break;
            S before = game.copy(state);
            game.apply(state, step);
            if (game.seen(before, step, state, new Viewer.Hindsight()).isPresent()) seen++;
            taken++;
        }
        return excerpt(stored.subList(0, taken), state);
    }

    /**
     * The match as it was before the last decision of a seat; empty if it has made none.
     *
     * @param stored all steps of the match
     */
    public Optional<Excerpt> beforeLastDecision(List<StoredStep> stored, Seat seat) {
        var game = frames.game();
        S state = game.start();
        Optional<Excerpt> before = Optional.empty();
        int taken = 0;
        for (Step<M> step : read(stored)) {
            boolean isOwn =
                    step instanceof Step.Moved<M> moved
                            && moved.seat().equals(seat)
                            && game.turn(state).equals(new Turn.Decide(seat));
            if (isOwn) before = Optional.of(excerpt(stored.subList(0, taken), state));
            game.apply(state, step);
            taken++;
        }
        return before;
    }

    /** The whole match so far. */
    public Excerpt soFar(List<StoredStep> stored) {
        S state = frames.game().start();
        for (Step<M> step : read(stored)) frames.game().apply(state, step);
        return excerpt(stored, state);
    }

    private Excerpt excerpt(List<StoredStep> steps, S state) {
        var game = frames.game();
        var taken =
                steps.stream()
                        .map(told -> new StoredStep(told.seq(), told.line(), Optional.empty()))
                        .toList();
        return new Excerpt(taken, game.turns(state), game.turn(state));
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

    /** The chances of all seats throughout a match that is over. */
    public ChanceGraph chances(List<StoredStep> steps) {
        return explainer.flatMap(own -> own.chances(read(steps))).orElse(ChanceGraph.NONE);
    }

    /**
     * What the adviser would do in a seat that has to decide now.
     *
     * @param drafted moves that the player has not made yet, such as orders
     */
    public Explanation hint(List<StoredStep> steps, Seat seat, List<String> drafted)
            throws UnexplainedException {
        List<M> moves = new ArrayList<>();
        for (String move : drafted) {
            try {
                moves.add(frames.game().notation().read(move));
            } catch (NotationException unreadable) {
                throw new UnexplainedException(String.valueOf(unreadable.getMessage()));
            }
        }
        return counsel().hint(read(steps), seat, moves);
    }

    /** Why a bot took the step with this number among those that a viewer sees. */
    public Explanation why(List<StoredStep> steps, long seq, Viewer viewer)
            throws UnexplainedException {
        return counsel().why(read(steps), seq, viewer, FamilyBots.seated(match));
    }

    /** The value of every move, for a seat that has to decide now. */
    public Appraisal appraisal(List<StoredStep> steps, Seat seat) throws UnexplainedException {
        var game = frames.game();
        S state = game.start();
        for (Step<M> step : read(steps)) game.apply(state, step);
        if (!game.turn(state).equals(new Turn.Decide(seat)))
            throw new UnexplainedException("You have nothing to decide now.");
        return judging().appraise(game.view(state, new Viewer.InSeat(seat)));
    }

    /** The moves of a match that is over by which players gave something away. */
    public Review review(List<StoredStep> steps) throws UnexplainedException {
        return judging().review(read(steps));
    }

    private Appraiser<M, V> judging() throws UnexplainedException {
        return appraiser.orElseThrow(
                () -> new UnexplainedException("This game has no move ratings."));
    }

    private Counsel<S, M, V> counsel() throws UnexplainedException {
        if (explainer.isEmpty()) throw new UnexplainedException("This game has no explanations.");
        return new Counsel<>(frames.game(), explainer.get());
    }

    /** The dice of the match, for its record. */
    public SealText dice(SealRecord sealed, List<StoredStep> steps) {
        return SealText.of(sealed, frames.game(), read(steps));
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

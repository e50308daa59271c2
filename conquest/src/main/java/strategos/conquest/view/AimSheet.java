package strategos.conquest.view;

import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import strategos.conquest.goal.Mission;
import strategos.conquest.rules.Winning.Goal;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;
import strategos.conquest.turn.Missions;
import strategos.conquest.turn.Turns;

/** The part of a view about the seats' goals. Valid as long as its view. */
public final class AimSheet {

    private final View view;
    private final State state;

    AimSheet(View view, State state) {
        this.view = view;
        this.state = state;
    }

    private Turns turns() {
        return view.rulebook().turns();
    }

    private boolean isPlayed(Goal goal) {
        return view.rules().winning().goal() == goal;
    }

    /** How many territories win a match; a team counts its own together. */
    public int territories() {
        return turns().goals().territories();
    }

    /** The capital of a seat, or {@link View#NONE}. */
    public int capital(int seat) {
        Objects.checkIndex(seat, state.seats());
        return isPlayed(Goal.CAPITALS) ? turns().capitals().of(state, seat) : View.NONE;
    }

    /** The mission of the viewer's own seat, and of any other when the match is over. */
    public Optional<Mission> mission(int seat) {
        Objects.checkIndex(seat, state.seats());
        boolean open = seat == view.seat() || state.stage() == Stage.OVER;
        if (!open || !isPlayed(Goal.MISSIONS)) return Optional.empty();
        int number = turns().missions().number(state, seat);
        return number == Missions.NONE
                ? Optional.empty()
                : Optional.of(turns().missions().get(number));
    }

    /** Whether the viewer's own mission is fulfilled; it wins when a turn of its own ends so. */
    public boolean hasFulfilledMission() {
        int seat = view.seat();
        return seat != View.NONE
                && mission(seat).isPresent()
                && turns().missions().isFulfilled(state, seat);
    }

    /** Whether a seat has agreed to end the match. */
    public boolean hasAgreed(int seat) {
        return turns().voting().hasAgreed(state, Objects.checkIndex(seat, state.seats()));
    }

    /** All of this as a record. */
    public Aims snapshot() {
        int capitals = isPlayed(Goal.CAPITALS) ? state.seats() : 0;
        return new Aims(
                IntStream.range(0, capitals).map(this::capital).boxed().toList(),
                IntStream.range(0, state.seats())
                        .mapToObj(seat -> mission(seat).map(it -> new Aims.SeatMission(seat, it)))
                        .flatMap(Optional::stream)
                        .toList(),
                IntStream.range(0, state.seats()).filter(this::hasAgreed).boxed().toList());
    }
}

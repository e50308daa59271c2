package strategos.conquest;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import strategos.conquest.goal.Mission;
import strategos.conquest.rules.Winning.Goal;

/**
 * What seats are after, as a viewer may know it, and who would rather end the match.
 *
 * @param capitals the capital of each seat, -1 where it is not named yet; empty where there are
 *     none
 * @param missions the missions that the viewer knows
 * @param agreed the seats that have agreed to end the match
 */
public record Aims(List<Integer> capitals, List<SeatMission> missions, List<Integer> agreed) {

    public Aims {
        capitals = List.copyOf(capitals);
        missions = List.copyOf(missions);
        agreed = List.copyOf(agreed);
    }

    static Aims of(View view) {
        boolean capitals = view.rules().winning().goal() == Goal.CAPITALS;
        return new Aims(
                IntStream.range(0, capitals ? view.seats() : 0).map(view::capital).boxed().toList(),
                IntStream.range(0, view.seats())
                        .mapToObj(seat -> view.mission(seat).map(it -> new SeatMission(seat, it)))
                        .flatMap(Optional::stream)
                        .toList(),
                IntStream.range(0, view.seats()).filter(view::hasAgreed).boxed().toList());
    }

    /** A mission, and whose it is. */
    public record SeatMission(int seat, Mission mission) {}
}

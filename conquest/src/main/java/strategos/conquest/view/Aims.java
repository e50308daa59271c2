package strategos.conquest.view;

import java.util.List;
import strategos.conquest.goal.Mission;

/**
 * The seats' goals, as far as a viewer may know them, and the votes to end the match.
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

    /** A mission, and whose it is. */
    public record SeatMission(int seat, Mission mission) {}
}

package strategos.conquest.luck;

import java.util.List;

/**
 * The luck of all seats in a match.
 *
 * @param seats in seat order
 * @param won the attacks that conquered against the longest odds, longest odds first
 * @param lost the attacks that failed against the shortest odds, shortest odds first
 */
public record LuckReport(List<SeatLuck> seats, List<NotedAttack> won, List<NotedAttack> lost) {

    public LuckReport {
        seats = List.copyOf(seats);
        won = List.copyOf(won);
        lost = List.copyOf(lost);
    }
}

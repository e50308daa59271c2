package strategos.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;
import strategos.game.Result;
import strategos.game.Seat;
import strategos.game.Turn;
import strategos.game.Viewer;
import strategos.wire.MatchInfo;
import strategos.wire.Pace;
import strategos.wire.SeatInfo;

/** Who plays, and what else anyone may know of a match besides its play. */
final class Roster {

    private MatchInfo info;

    Roster(MatchInfo info) {
        this.info = info;
    }

    String id() {
        return info.id();
    }

    Pace pace() {
        return info.pace();
    }

    void setPace(Pace pace) {
        info = with(pace, info.seats(), info.over(), info.winner());
    }

    void seat(SeatInfo seat) {
        List<SeatInfo> seats = new ArrayList<>(info.seats());
        seats.set(seat.index(), seat);
        info = with(info.pace(), seats, info.over(), info.winner());
    }

    /** Notes the end of the match, when it has come. */
    void follow(Turn turn) {
        if (turn instanceof Turn.Over(Result result)) {
            var winner = result.winners().stream().map(Seat::index).findFirst();
            info = with(info.pace(), info.seats(), true, winner.orElse(null));
        }
    }

    /** Whether everybody is there who is to play. */
    boolean isComplete() {
        return info.seats().stream().noneMatch(seat -> seat.kind() == SeatInfo.Kind.OPEN);
    }

    boolean hasPeople() {
        return info.seats().stream().anyMatch(seat -> seat.kind() == SeatInfo.Kind.PERSON);
    }

    boolean isBotsOnly() {
        return info.seats().stream().allMatch(seat -> seat.kind() == SeatInfo.Kind.BOT);
    }

    /** The same as this viewer reads it. */
    MatchInfo seenBy(Viewer viewer, IntPredicate isWatching) {
        var seats =
                info.seats().stream()
                        .map(
                                seat ->
                                        new SeatInfo(
                                                seat.index(),
                                                seat.name(),
                                                seat.kind(),
                                                seat.bot(),
                                                seat.kind() == SeatInfo.Kind.BOT
                                                        || isWatching.test(seat.index()),
                                                viewer.sitsIn(seat.index())))
                        .toList();
        return with(info.pace(), seats, info.over(), info.winner());
    }

    private MatchInfo with(
            Pace pace, List<SeatInfo> seats, boolean over, @Nullable Integer winner) {
        return new MatchInfo(
                info.id(),
                info.game(),
                info.preset(),
                info.board(),
                info.opening(),
                info.options(),
                info.title(),
                pace,
                seats,
                over,
                winner);
    }
}

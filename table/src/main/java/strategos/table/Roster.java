package strategos.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import strategos.dice.SealedHeader;
import strategos.game.Result;
import strategos.game.Seat;
import strategos.game.Turn;
import strategos.game.Viewer;
import strategos.wire.MatchInfo;
import strategos.wire.Pace;
import strategos.wire.SeatInfo;
import strategos.wire.TimeControl;

/** The players of a match, and its other public data. */
final class Roster {

    private MatchInfo info;
    private boolean isHeldUp;

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
        info = with(pace, info.seats(), info.over(), info.winners());
    }

    void seat(SeatInfo seat) {
        List<SeatInfo> seats = new ArrayList<>(info.seats());
        seats.set(seat.index(), seat);
        info = with(info.pace(), seats, info.over(), info.winners());
    }

    /** Notes the end of the match, when it has come. */
    void follow(Turn turn) {
        if (turn instanceof Turn.Over(Result result)) {
            var winners = result.winners().stream().map(Seat::index).sorted().toList();
            info = with(info.pace(), info.seats(), true, winners);
        }
    }

    boolean isBot(Seat seat) {
        return info.seats().get(seat.index()).kind() == SeatInfo.Kind.BOT;
    }

    boolean isOver() {
        return info.over();
    }

    /** How much time players have, in a match with clocks. */
    Optional<TimeControl> time() {
        return Optional.ofNullable(info.time());
    }

    int seatCount() {
        return info.seats().size();
    }

    /** The seats of people, in order. */
    List<Seat> people() {
        return info.seats().stream()
                .filter(seat -> seat.kind() == SeatInfo.Kind.PERSON)
                .map(seat -> Seat.of(seat.index()))
                .toList();
    }

    /** What each seat is, as it is sealed: a person, a program, or a bot with its name. */
    List<String> kinds() {
        return info.seats().stream()
                .map(
                        seat ->
                                switch (seat.kind()) {
                                    case PERSON -> seat.program() ? "program" : SealedHeader.PERSON;
                                    case BOT -> "bot " + seat.bot();
                                    case OPEN -> "open";
                                })
                .toList();
    }

    /** The seats at the same screen as a seat, itself among them. */
    List<Seat> atScreenOf(Seat seat) {
        Integer screen = info.seats().get(seat.index()).screen();
        if (screen == null) return List.of(seat);
        return info.seats().stream()
                .filter(each -> screen.equals(each.screen()))
                .map(each -> Seat.of(each.index()))
                .toList();
    }

    /** Whether everybody is there who is to play, and nothing holds the match up. */
    boolean isComplete() {
        return !isHeldUp && areSeatsTaken();
    }

    /** Lets nothing happen in the match until it is released. */
    void holdUp() {
        isHeldUp = true;
    }

    void release() {
        isHeldUp = false;
    }

    boolean areSeatsTaken() {
        return info.seats().stream().noneMatch(seat -> seat.kind() == SeatInfo.Kind.OPEN);
    }

    boolean hasPeople() {
        return !people().isEmpty();
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
                                                seat.account(),
                                                seat.bot(),
                                                seat.program(),
                                                seat.kind() == SeatInfo.Kind.BOT
                                                        || isWatching.test(seat.index()),
                                                viewer.sitsIn(seat.index()),
                                                seat.screen()))
                        .toList();
        return with(info.pace(), seats, info.over(), info.winners());
    }

    private MatchInfo with(Pace pace, List<SeatInfo> seats, boolean over, List<Integer> winners) {
        return new MatchInfo(
                info.id(),
                info.game(),
                info.preset(),
                info.board(),
                info.opening(),
                info.options(),
                info.title(),
                pace,
                info.time(),
                info.host(),
                info.origin(),
                seats,
                over,
                winners);
    }
}

package strategos.table;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletionException;
import strategos.game.NotationException;
import strategos.game.Seat;
import strategos.game.Viewer;
import strategos.table.Journal.Message;
import strategos.table.Sealing.ShownLink;
import strategos.wire.FaultCode;
import strategos.wire.FromClient;
import strategos.wire.ToClient.Ack;

/** The moves that players ask for: each is tried on a draft, then refused or made. */
final class MoveDesk<S, M, V> {

    private final TableGame<S, M, V> play;
    private final MatchLog<S, M, V> log;
    private final Roster roster;
    private final Replies<S, M, V> replies;
    private final Timekeeper timekeeper;
    private final DiceDesk<S, M, V> dice;
    private final MatchCourse<S, M, V> course;

    MoveDesk(
            TableGame<S, M, V> play,
            MatchLog<S, M, V> log,
            Roster roster,
            Replies<S, M, V> replies,
            Timekeeper timekeeper,
            DiceDesk<S, M, V> dice,
            MatchCourse<S, M, V> course) {
        this.play = play;
        this.log = log;
        this.roster = roster;
        this.replies = replies;
        this.timekeeper = timekeeper;
        this.dice = dice;
        this.course = course;
    }

    /** Makes the move of the player in a seat, unless it was made before or cannot be made. */
    void move(Watcher watcher, Seat seat, FromClient.Move said) {
        course.checkTime();
        var message = new Message(seat, said.id());
        OptionalInt before = log.answerTo(message);
        if (before.isPresent()) {
            long seq = log.seenBy(new Viewer.InSeat(seat), before.getAsInt());
            watcher.tell(new Ack(said.id(), seq));
        } else if (!roster.isComplete()) {
            refuse(watcher, message, "The match begins when every seat is taken.");
        } else if (timekeeper.standsIn(seat)) {
            refuse(watcher, message, "A bot is playing your seat now.");
        } else {
            try {
                tryOut(watcher, message, play.game().notation().read(said.move()), said);
            } catch (NotationException unreadable) {
                String why = String.valueOf(unreadable.getMessage());
                replies.refuse(watcher, said.id(), FaultCode.NOT_A_MOVE, why);
            }
        }
    }

    private void tryOut(Watcher watcher, Message message, M move, FromClient.Move said) {
        var draft = log.draft();
        var refusal = draft.move(message.seat(), move, Optional.of(message));
        if (refusal.isPresent()) {
            refuse(watcher, message, refusal.get());
            return;
        }
        var shown = dice.shown(message.seat(), said);
        if (shown.isEmpty()) {
            refuse(
                    watcher,
                    message,
                    "The link of this move is not the next one. Please move again.");
            dice.told(new Viewer.InSeat(message.seat())).ifPresent(watcher::tell);
            return;
        }
        dice.roll(draft, shown.get().map(ShownLink::link));
        timekeeper.acted(message.seat());
        make(watcher, message, draft, shown.get());
    }

    private void make(
            Watcher watcher,
            Message message,
            PendingSteps<S, M, V> draft,
            Optional<ShownLink> shown) {
        long seq = replies.lastSeenBy(watcher) + 1;
        try {
            course.happen(draft, shown);
        } catch (CompletionException unwritten) {
            String sorry = "The move could not be saved and was not made.";
            replies.refuse(watcher, message.id(), FaultCode.UNAVAILABLE, sorry);
            throw unwritten;
        }
        watcher.tell(new Ack(message.id(), seq));
    }

    private void refuse(Watcher watcher, Message message, String why) {
        replies.refuse(watcher, message.id(), FaultCode.NOT_ALLOWED, why);
    }
}

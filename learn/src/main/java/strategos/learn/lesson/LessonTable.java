package strategos.learn.lesson;

import strategos.arena.sample.SelfPlayer;
import strategos.bots.BotKind;
import strategos.bots.conquest.network.SeatWeights;
import strategos.conquest.Conquest;
import strategos.conquest.move.Move;
import strategos.conquest.view.View;
import strategos.learn.lesson.Notes.Voice;

/**
 * A table at which planners with a network and planners with their own value play, as many of both
 * as the seats allow.
 *
 * @param isDealt whether the deal is random, so that the first position of a match is, too
 */
record LessonTable(Conquest game, SeatWeights weights, boolean isDealt) {

    /** Who sits where; both change seats from match to match. */
    static Voice voice(int seat, int match) {
        return (seat + match) % 2 == 0 ? Voice.LEARNED : Voice.PLANNER;
    }

    BotKind<Conquest, Move, View> kind(Voice voice) {
        return switch (voice) {
            case LEARNED -> new SelfPlayer.ByNetwork("learned", weights).kind(SelfPlayer.HASTY);
            case PLANNER -> new SelfPlayer.ByOwnValue("planner").kind(SelfPlayer.HASTY);
        };
    }
}

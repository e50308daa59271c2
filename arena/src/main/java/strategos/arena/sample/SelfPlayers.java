package strategos.arena.sample;

import java.util.List;
import org.jspecify.annotations.Nullable;
import strategos.bots.BotKind;
import strategos.bots.conquest.planner.Effort;
import strategos.conquest.Conquest;
import strategos.conquest.move.Move;
import strategos.conquest.view.View;

/**
 * Who plays, and how much is kept.
 *
 * @param pool those of whom every seat gets one by chance; some more often than once
 * @param guests those that play a turn now and then for a seat
 * @param taken one position in this number is kept
 * @param matches the number of matches per file
 * @param effort how much planners look at
 * @param teacher a planner that forecasts the chances of every position that is kept, if any does
 */
public record SelfPlayers(
        List<SelfPlayer> pool,
        List<SelfPlayer> guests,
        int taken,
        int matches,
        Effort effort,
        @Nullable SelfPlayer teacher) {

    /** Matches per file: some seconds of scripted play. */
    public static final int SCRIPTED_PER_FILE = 500;

    /** The same for planners, whose matches take longer. */
    public static final int PLANNED_PER_FILE = 50;

    public SelfPlayers {
        pool = List.copyOf(pool);
        guests = List.copyOf(guests);
    }

    /** Bots whose matches cost so little that half of their positions can be left out. */
    public static SelfPlayers scripted(List<SelfPlayer> pool) {
        return new SelfPlayers(pool, List.of(), 2, SCRIPTED_PER_FILE, SelfPlayer.HASTY, null);
    }

    /** Planners; scripted bots play some of their turns, as they do in what planners try. */
    public static SelfPlayers planning(
            List<SelfPlayer> pool,
            List<SelfPlayer> scripted,
            Effort effort,
            @Nullable SelfPlayer teacher) {
        return new SelfPlayers(pool, scripted, 1, PLANNED_PER_FILE, effort, teacher);
    }

    /** The bots of the pool. */
    List<BotKind<Conquest, Move, View>> poolKinds() {
        return kinds(pool);
    }

    /** The bots of the guests. */
    List<BotKind<Conquest, Move, View>> guestKinds() {
        return kinds(guests);
    }

    /** The bot that forecasts. */
    @Nullable BotKind<Conquest, Move, View> teacherKind() {
        return teacher == null ? null : teacher.kind(effort);
    }

    private List<BotKind<Conquest, Move, View>> kinds(List<SelfPlayer> players) {
        return players.stream().map(player -> player.kind(effort)).toList();
    }
}

package strategos.family.morris;

import java.util.List;
import strategos.bots.UnreadableMemoryException;
import strategos.bots.morris.MemoryFolder;
import strategos.bots.morris.Pupil;
import strategos.bots.morris.Remembered;
import strategos.family.Learning;
import strategos.game.Seat;
import strategos.game.Step;
import strategos.morris.Morris;
import strategos.morris.MorrisNotation;
import strategos.morris.Move;
import strategos.wire.BotMemory;
import strategos.wire.RememberedMove;
import strategos.wire.morris.MorrisRememberedMove;

/** The learning of Morris bots. */
record MorrisLearning(Pupil pupil, MemoryFolder memories) implements Learning<Morris, Move> {

    /** As many as a person looks through. */
    private static final int MOST_ROWS = 100;

    @Override
    public void follow(Morris game, List<Step<Move>> before, List<Step<Move>> now, Seat self) {
        memories.follow(pupil.title(), game.rules(), before, now, self);
    }

    @Override
    public BotMemory memory(Morris game, Seat self, BotMemory.Sorting order) {
        try {
            var memory = memories.of(pupil, game.rules());
            var rows =
                    memory.moves(sort(order), MOST_ROWS).stream()
                            .map(remembered -> row(game.notation(), remembered))
                            .toList();
            return new BotMemory(
                    self.index(), pupil.title(), memory.matches(), memory.size(), rows);
        } catch (UnreadableMemoryException _) {
            // The match is played without it, too.
            return new BotMemory(self.index(), pupil.title(), 0, 0, List.of());
        }
    }

    private static RememberedMove row(MorrisNotation notation, Remembered remembered) {
        return new MorrisRememberedMove(
                notation.write(remembered.move()),
                remembered.own(),
                switch (remembered.move()) {
                    case Move.Place _ -> MorrisRememberedMove.Phase.PLACE;
                    case Move.Slide _ -> MorrisRememberedMove.Phase.MOVE;
                    case Move.Take _ -> MorrisRememberedMove.Phase.TAKE;
                },
                remembered.played(),
                remembered.wins(),
                remembered.losses());
    }

    private static Remembered.Order sort(BotMemory.Sorting order) {
        return switch (order) {
            case PLAYED -> Remembered.Order.PLAYED;
            case WINS -> Remembered.Order.WINS;
            case LOSSES -> Remembered.Order.LOSSES;
        };
    }
}

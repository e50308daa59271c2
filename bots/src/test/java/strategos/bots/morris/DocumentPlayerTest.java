package strategos.bots.morris;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static strategos.bots.morris.Recall.ByMove.MOVING;
import static strategos.bots.morris.Recall.ByMove.PLACING;
import static strategos.bots.morris.Recall.ByMove.REMOVING;
import static strategos.bots.morris.Recall.OTHER;
import static strategos.bots.morris.Recall.SELF;

import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.game.Budget;
import strategos.game.Seat;
import strategos.game.Seed;
import strategos.morris.Morris;
import strategos.morris.MorrisPresets;
import strategos.morris.Move;
import strategos.morris.MoveCode;
import strategos.morris.Rules;

/** What the document (004) says of its machine player, sentence by sentence. */
class DocumentPlayerTest {

    private static final Rules FLY = MorrisPresets.MORRIS_FLY;
    private static final Seat PERSON = Seat.of(0);
    private static final Seat MACHINE = Seat.of(1);

    /** The person closes ABC and takes D, the machine closes DEF and takes A. */
    private static final String TWO_MILLS = "A D B E C -D D G F -A";

    private final Memory memory = new Memory(Pupil.MEMORY, FLY);

    private long seen(int phase, int player, String move) throws Exception {
        return memory.experience().seen(key(phase, player, move));
    }

    private List<Integer> counts(int phase, int player, String move) throws Exception {
        long key = key(phase, player, move);
        return List.of(memory.experience().wins(key), memory.experience().losses(key));
    }

    private static long key(int phase, int player, String move) throws Exception {
        int code = MoveCode.of((Move.OnBoard) new Morris(FLY).notation().read(move));
        return Recall.ByMove.key(phase, code, player);
    }

    @Test
    @DisplayName(
            "004: When the first game is played, the machine records all the moves that occurred"
                    + " during the game")
    void recordsAllMoves() throws Exception {
        memory.learn(new Script(FLY, TWO_MILLS).steps(), MACHINE);
        assertThat(memory.matches()).isEqualTo(1);
        for (String move : List.of("A", "B", "C", "G"))
            assertThat(seen(PLACING, OTHER, move)).as(move).isEqualTo(1);
        for (String move : List.of("E", "F"))
            assertThat(seen(PLACING, SELF, move)).as(move).isEqualTo(1);
        assertThat(seen(PLACING, SELF, "D")).as("placed twice").isEqualTo(2);
        assertThat(memory.size()).as("and the two that were taken").isEqualTo(9);
    }

    @Test
    @DisplayName(
            "004: A typical move consists of: 1. the move played 2. player who played the move"
                    + " 3. wins (initialized to 0) 4. losses (initialized to 0) 5. phase")
    void typicalMove() throws Exception {
        memory.learn(new Script(FLY, "A D").steps(), MACHINE);
        assertThat(seen(PLACING, OTHER, "A")).isEqualTo(1);
        assertThat(seen(PLACING, SELF, "A")).as("another player").isZero();
        assertThat(seen(REMOVING, OTHER, "-A")).as("another phase").isZero();
        assertThat(counts(PLACING, OTHER, "A")).containsExactly(0, 0);
        assertThat(counts(PLACING, SELF, "D")).containsExactly(0, 0);
    }

    @Test
    @DisplayName(
            "004: phase (1, 2 or 3; Here, Phase-3 indicates when an opponents bead is removed)")
    void phases() throws Exception {
        String placed = "A B C D E F G H J I K L M N P O Q R";
        memory.learn(new Script(FLY, placed + " KS").steps(), MACHINE);
        memory.learn(new Script(FLY, "A D B E I F -A").steps(), MACHINE);
        assertThat(seen(PLACING, OTHER, "J")).isEqualTo(1);
        assertThat(seen(MOVING, OTHER, "KS")).isEqualTo(1);
        assertThat(seen(REMOVING, SELF, "-A")).isEqualTo(1);
    }

    @Test
    @DisplayName(
            "004: Whenever a human player forms a mill, the key ‘losses’ of all the moves that lead"
                    + " to the formation of a mill is incremented by 1")
    void losses() throws Exception {
        memory.learn(new Script(FLY, "A D B E C").steps(), MACHINE);
        assertThat(counts(PLACING, SELF, "D")).containsExactly(0, 1);
        assertThat(counts(PLACING, SELF, "E")).containsExactly(0, 1);
    }

    @Test
    @DisplayName(
            "004: Likewise, when the machine forms a mill, the key ‘wins’ of all the moves that"
                    + " lead to the formation of a mill is incremented by 1")
    void wins() throws Exception {
        memory.learn(new Script(FLY, TWO_MILLS).steps(), MACHINE);
        assertThat(counts(PLACING, SELF, "E")).containsExactly(1, 1);
        assertThat(counts(PLACING, SELF, "F")).containsExactly(1, 0);
        assertThat(counts(PLACING, SELF, "D"))
                .as("two moves, one lost as well")
                .isEqualTo(List.of(2, 1));
        assertThat(counts(REMOVING, SELF, "-A")).as("after the mill").containsExactly(0, 0);
    }

    @Test
    @DisplayName(
            "004: wins(mill formations), looses(opponent’s mill formations) that arose because of"
                    + " the move, and the player(1 or 2) of the move")
    void bothPlayers() throws Exception {
        memory.learn(new Script(FLY, TWO_MILLS).steps(), MACHINE);
        assertThat(counts(PLACING, OTHER, "A")).containsExactly(1, 1);
        assertThat(counts(PLACING, OTHER, "G")).containsExactly(0, 1);
        assertThat(counts(REMOVING, OTHER, "-D")).containsExactly(0, 1);
    }

    @Test
    @DisplayName(
            "004: When the machine comes across a move that is already memorized, it plays the move"
                    + " that has a high ‘wins’ count")
    void playsWhatWon() throws Exception {
        memory.learn(new Script(FLY, "X D W E U F").steps(), MACHINE);
        memory.learn(new Script(FLY, "X J W E U K H L").steps(), MACHINE);
        assertThat(choices("A")).as("E led to two mills").containsExactly("E");
        assertThat(choices("E")).as("each led to one").containsExactly("D", "F", "J", "K", "L");
    }

    @Test
    @DisplayName(
            "004: If the ‘wins’ count is 0, the machine chooses to randomly generate the next move")
    void randomOtherwise() throws Exception {
        memory.learn(new Script(FLY, "A D B E C").steps(), MACHINE);
        assertThat(choices("X")).as("all that is empty").hasSize(23);
    }

    @Test
    @DisplayName("Credit is taken whenever a mill is formed, during the match")
    void duringTheMatch() throws Exception {
        var lesson = new Lesson(memory, MACHINE);
        var steps = new Script(FLY, "X D W E U F").steps();
        for (var step : steps.subList(0, steps.size() - 1)) lesson.learn(step);
        assertThat(counts(PLACING, SELF, "E")).containsExactly(0, 0);
        lesson.learn(steps.getLast());
        assertThat(counts(PLACING, SELF, "E")).containsExactly(1, 0);
        assertThat(counts(PLACING, OTHER, "W")).containsExactly(0, 1);
        assertThat(choices("A")).as("in a match at the same time").containsExactly("D", "E", "F");
    }

    @Test
    @DisplayName("The memory is shown move by move: player, phase, times played, wins and losses")
    void isShown() throws Exception {
        memory.learn(new Script(FLY, TWO_MILLS).steps(), MACHINE);
        var notation = new Morris(FLY).notation();
        assertThat(memory.moves(Remembered.Order.WINS, 2))
                .extracting(
                        shown -> notation.write(shown.move()),
                        Remembered::own,
                        Remembered::played,
                        Remembered::wins,
                        Remembered::losses)
                .containsExactly(tuple("D", true, 2, 2, 1), tuple("A", false, 1, 1, 1));
        assertThat(memory.moves(Remembered.Order.PLAYED, 100)).hasSize(memory.size());
        assertThat(memory.moves(Remembered.Order.LOSSES, 100))
                .extracting(Remembered::losses)
                .isSortedAccordingTo(Comparator.reverseOrder());
        assertThat(new Memory(Pupil.MEMORY_POSITION, FLY).moves(Remembered.Order.WINS, 9))
                .as("positions are not moves")
                .isEmpty();
    }

    /** What the machine plays after these moves, with luck of all sorts. */
    private Set<String> choices(String moves) throws Exception {
        var script = new Script(FLY, moves);
        var notation = script.game().notation();
        return IntStream.range(0, 400)
                .mapToObj(
                        seed ->
                                new Learner(script.game(), () -> memory, new Seed(seed).random())
                                        .decide(script.view(), Budget.UNLIMITED))
                .map(notation::write)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    @DisplayName("The machine may sit in either seat")
    void seats() throws Exception {
        memory.learn(new Script(FLY, "A D B E C").steps(), PERSON);
        assertThat(counts(PLACING, SELF, "A")).containsExactly(1, 0);
        assertThat(counts(PLACING, OTHER, "D")).containsExactly(0, 1);
    }
}

package strategos.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.conquest.Conquest;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.move.Move;
import strategos.conquest.rules.ConquestPresets;
import strategos.dice.DiceCheck;
import strategos.dice.DiceReport;
import strategos.dice.SealText;
import strategos.game.MatchHeader;
import strategos.game.NotationException;
import strategos.game.Step;
import strategos.game.StepText;
import strategos.table.Journal.Entry;
import strategos.wire.SealedDice.Phase;
import strategos.wire.TimeControl;
import strategos.wire.ToClient;
import strategos.wire.conquest.Choices;

@DisplayName("At a table with sealed dice")
class SealedTableTest {

    private static final Conquest GAME =
            new Conquest(ConquestPresets.MODERN, ConquestBoards.world(), 2);

    private final AtomicLong millis = new AtomicLong();
    private final Diary diary = new Diary();

    private Room room(String... seats) {
        return Room.sealed(GAME, null, millis, diary, seats);
    }

    private static void seal(DicePlayer... players) throws InterruptedException {
        for (DicePlayer player : players) {
            player.awaitPhase(Phase.COMMIT);
            player.commit();
        }
        for (DicePlayer player : players) {
            player.awaitPhase(Phase.REVEAL);
            player.reveal();
        }
        for (DicePlayer player : players) player.awaitPhase(Phase.LIVE);
    }

    private DiceReport check(Conquest game) throws NotationException {
        var record = diary.seals().getLast().record();
        var lines = diary.entries().stream().map(Entry::line).toList();
        var text = new StepText<>(game.notation());
        List<Step<Move>> steps = new ArrayList<>();
        for (String line : lines) steps.add(text.read(line));
        var dice = SealText.of(record, game, steps);
        Map<String, String> setup = new LinkedHashMap<>(game.setup());
        setup.put(MatchHeader.DICE, dice.text());
        var players = record.seats().stream().map(_ -> "Somebody").toList();
        var header = new MatchHeader("conquest", setup, players);
        return new DiceCheck<>(game, header, lines)
                .run(DiceCheck.dice(header).orElseThrow(), Optional.empty());
    }

    @Test
    @DisplayName(
            "nothing happens before everybody has committed and revealed, and nobody hears a secret")
    void order() throws Exception {
        var room = room("person", "person");
        var anna = new DicePlayer(room, 0, 1);
        var bert = new DicePlayer(room, 1, 2);
        anna.awaitPhase(Phase.COMMIT);
        assertThat(anna.moveWithoutLink("done")).isInstanceOf(ToClient.Refused.class);
        anna.commit();
        assertThat(anna.reveal()).as("too early").isInstanceOf(ToClient.Refused.class);
        anna.resume(1, 0);
        bert.awaitPhase(Phase.COMMIT);
        bert.commit();
        assertThat(diary.entries()).isEmpty();
        var told = anna.awaitPhase(Phase.REVEAL);
        assertThat(told.seats()).extracting("sealedTip").doesNotContainNull();
        assertThat(told.seats().get(1).used()).as("the links of others").isNull();
        anna.reveal();
        assertThat(diary.entries()).isEmpty();
        bert.reveal();
        anna.awaitPhase(Phase.LIVE);
        for (int round = 0; round < 3; round++) DicePlayer.playRound(anna, bert);
        assertThat(check(GAME).faults()).isEmpty();
        assertThat(check(GAME).linked()).isPositive();
        for (String message : anna.heard())
            assertThat(message)
                    .doesNotContain(Room.SECRET.hex())
                    .doesNotContain(bert.unshown())
                    .doesNotContain(diary.seals().getLast().record().key().value().hex());
    }

    @Test
    @DisplayName(
            "silence for 15 s voids the seal and names the seat; the next seal does without it")
    void silence() throws Exception {
        var room = room("person", "person");
        var anna = new DicePlayer(room, 0, 1);
        var bert = new DicePlayer(room, 1, 2);
        anna.awaitPhase(Phase.COMMIT);
        anna.commit();
        millis.addAndGet(Sealing.PATIENCE.toMillis() - 1);
        room.table.wake();
        assertThat(anna.await(_ -> true).number()).isEqualTo(1);
        millis.addAndGet(1);
        room.table.wake();
        var next = anna.await(told -> told.number() == 2);
        assertThat(next.voids()).hasSize(1);
        assertThat(next.voids().getFirst().silent()).containsExactly(1);
        assertThat(next.voids().getFirst().secret()).isEqualTo(Room.SECRET.hex());
        anna.begin(3);
        anna.commit();
        anna.awaitPhase(Phase.REVEAL);
        anna.reveal();
        bert.awaitPhase(Phase.LIVE);
        assertThat(bert.commit())
                .as("a chain of the one who was late")
                .isInstanceOf(ToClient.Ack.class);
        DicePlayer.playRound(anna, bert);
        var report = check(GAME);
        assertThat(report.faults()).isEmpty();
        assertThat(report.notes()).contains("Seal 1 was void: seat 2 did not answer.");
        assertThat(diary.seals())
                .extracting("phase")
                .containsExactly(SealState.Phase.VOID, SealState.Phase.LIVE);
    }

    @Test
    @DisplayName(
            "silence in a correspondence match voids nothing: it begins without the seat when a turn has passed")
    void correspondence() throws Exception {
        var slow = new TimeControl.Correspondence(3);
        var room = Room.sealed(GAME, slow, millis, diary, "person", "person");
        var anna = new DicePlayer(room, 0, 1);
        anna.awaitPhase(Phase.COMMIT);
        anna.commit();
        millis.addAndGet(Duration.ofDays(2).toMillis());
        room.table.wake();
        assertThat(anna.ear().all(room.table)).isNotNull();
        assertThat(diary.seals()).hasSize(1);
        assertThat(diary.seals().getFirst().phase()).isEqualTo(SealState.Phase.COMMIT);
        assertThat(diary.clocking().deadline())
                .as("the table is woken even if nobody watches")
                .isPresent();
        millis.addAndGet(Duration.ofDays(1).toMillis());
        room.table.wake();
        anna.awaitPhase(Phase.REVEAL);
        anna.reveal();
        var told = anna.awaitPhase(Phase.LIVE);
        assertThat(told.number()).isEqualTo(1);
        assertThat(told.voids()).isEmpty();
        var report = check(GAME);
        assertThat(report.faults()).isEmpty();
        assertThat(report.notes())
                .containsExactly("Seat 2 did not answer in time, so the key was made without it.");
    }

    /** Everybody has had a turn, and Bert knows that Anna has left. */
    private void playThenLeave(Room room, DicePlayer anna, DicePlayer bert) throws Exception {
        seal(anna, bert);
        DicePlayer.playRound(anna, bert);
        room.table.leave(anna.ear());
        bert.sync();
    }

    @Test
    @DisplayName("a bot that takes over sends no links, and the owner goes on with the chain")
    void standIn() throws Exception {
        var room = room("person", "person");
        var anna = new DicePlayer(room, 0, 1);
        var bert = new DicePlayer(room, 1, 2);
        playThenLeave(room, anna, bert);
        for (int turn = 0; turn < 2; turn++) {
            millis.addAndGet(Room.GRACE.toMillis() + 1);
            room.table.wake();
            bert.playTurn();
        }
        var back = new DicePlayer(room, 0, 1);
        back.resume(1, anna.used());
        assertThat(back.awaitPhase(Phase.LIVE).seats().getFirst().used()).isEqualTo(anna.used());
        back.takeBack();
        DicePlayer.playRound(back, bert);
        var report = check(GAME);
        assertThat(report.faults()).isEmpty();
        assertThat(report.notes())
                .singleElement()
                .asString()
                .startsWith("The moves of seat 1 from step");
    }

    @Test
    @DisplayName("what a bot is about to do does not happen when the owner has taken the seat back")
    void takenBack() throws Exception {
        var room = room("person", "person");
        var anna = new DicePlayer(room, 0, 1);
        var bert = new DicePlayer(room, 1, 2);
        playThenLeave(room, anna, bert);
        if (bert.scene().decider() == 1) bert.playTurn();
        var release = Room.holdThinking();
        millis.addAndGet(Room.GRACE.toMillis() + 1);
        room.table.wake();
        bert.sync();
        var back = new DicePlayer(room, 0, 1);
        back.resume(1, anna.used());
        back.awaitPhase(Phase.LIVE);
        int steps = diary.entries().size();
        back.takeBack();
        release.run();
        Room.awaitThinking();
        back.sync();
        assertThat(diary.entries()).hasSize(steps);
        back.playTurn();
        assertThat(check(GAME).faults()).isEmpty();
    }

    @Test
    @DisplayName("a second device has no secret of the first and begins a chain of its own")
    void secondDevice() throws Exception {
        var room = room("person", "person");
        var anna = new DicePlayer(room, 0, 1);
        var bert = new DicePlayer(room, 1, 2);
        seal(anna, bert);
        var phone = new DicePlayer(room, 0, 9);
        phone.awaitPhase(Phase.LIVE);
        phone.commit();
        DicePlayer.playRound(phone, bert);
        anna.awaitPhase(Phase.LIVE);
        assertThat(anna.move("done"))
                .as("a link of the chain before")
                .isInstanceOf(ToClient.Refused.class);
        anna.begin(10);
        anna.commit();
        DicePlayer.playRound(anna, bert);
        assertThat(check(GAME).faults()).isEmpty();
    }

    @Test
    @DisplayName("a table that is opened again knows every link that was used")
    void restart() throws Exception {
        var room = room("person", "bot");
        var anna = new DicePlayer(room, 0, 1);
        seal(anna);
        anna.playTurn();
        anna.awaitDecision();
        room.table.stop();
        room.awaitEnd();
        var again = new DicePlayer(room("person", "bot"), 0, 1);
        again.resume(1, anna.used());
        assertThat(again.awaitPhase(Phase.LIVE).seats().getFirst().used()).isEqualTo(anna.used());
        again.playTurn();
        assertThat(check(GAME).faults()).isEmpty();
    }

    @Test
    @DisplayName(
            "orders are carried out when each seat has sent one more link; silence does not stop them")
    void orders() throws Exception {
        var game = new Conquest(ConquestPresets.WARZONE, ConquestBoards.world(), 2);
        var room = Room.sealed(game, null, millis, diary, "person", "person");
        var anna = new DicePlayer(room, 0, 1);
        var bert = new DicePlayer(room, 1, 2);
        seal(anna, bert);
        give(game, anna);
        int before = diary.entries().size();
        give(game, bert);
        assertThat(bert.await(told -> told.seats().stream().allMatch(it -> it.asked())))
                .isNotNull();
        assertThat(diary.entries().getLast().line()).isEqualTo("2 done");
        anna.await(told -> told.seats().getFirst().asked());
        anna.reveal();
        bert.reveal();
        awaitTurn(anna, 2);
        assertThat(diary.entries().size()).isGreaterThan(before);
        awaitTurn(bert, 2);
        give(game, anna);
        give(game, bert);
        anna.await(told -> told.seats().getFirst().asked());
        millis.addAndGet(Sealing.PATIENCE.toMillis());
        room.table.wake();
        awaitTurn(anna, 3);
        var report = check(game);
        assertThat(report.faults()).isEmpty();
        assertThat(report.linked()).isPositive();
    }

    private static void awaitTurn(DicePlayer player, int turn) throws InterruptedException {
        while (player.scene().turn() < turn
                || !(player.scene().choices() instanceof Choices.Orders)) player.hear();
    }

    /** Deploys everything in one place and attacks all neighbours from there. */
    private static void give(Conquest game, DicePlayer player) throws InterruptedException {
        while (!(player.scene().choices() instanceof Choices.Orders)) player.hear();
        var choices = (Choices.Orders) player.scene().choices();
        var from = choices.own().getFirst();
        String place = '"' + game.board().name(from.from()) + '"';
        assertThat(player.move("deploy " + place + " " + choices.left()))
                .isInstanceOf(ToClient.Ack.class);
        for (int to : from.to())
            player.move("advance " + place + " \"" + game.board().name(to) + "\" 1");
        assertThat(player.move("done")).isInstanceOf(ToClient.Ack.class);
    }
}

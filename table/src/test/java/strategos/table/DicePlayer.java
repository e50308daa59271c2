package strategos.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import strategos.dice.Bytes32;
import strategos.dice.HashChain;
import strategos.game.Viewer;
import strategos.wire.FromClient;
import strategos.wire.Json;
import strategos.wire.SealedDice;
import strategos.wire.SealedDice.SeatDice;
import strategos.wire.ToClient;
import strategos.wire.conquest.Choices;
import strategos.wire.conquest.ConquestScene;

/** A client that takes part in sealed dice, and keeps the text of all that it hears. */
final class DicePlayer {

    private static final int LENGTH = 300;

    /** No two clients use the same id. */
    private static final AtomicInteger MESSAGES = new AtomicInteger();

    private final Room room;
    private final Ear ear;
    private final int seat;
    private final List<String> heard = new ArrayList<>();
    private HashChain chain;
    private int used;
    private @Nullable SealedDice dice;
    private @Nullable ConquestScene scene;

    DicePlayer(Room room, int seat, int chainNumber) {
        this.room = room;
        this.seat = seat;
        ear = room.watch(Viewer.inSeat(seat), Optional.empty());
        chain = chain(chainNumber);
    }

    private static HashChain chain(int number) {
        var bytes = new byte[Bytes32.LENGTH];
        bytes[0] = 1;
        bytes[1] = (byte) number;
        return new HashChain(Bytes32.of(bytes), LENGTH);
    }

    Ear ear() {
        return ear;
    }

    List<String> heard() {
        return heard;
    }

    /** A link that nobody may know yet. */
    String unshown() {
        return chain.link(used + 1).hex();
    }

    void begin(int chainNumber) {
        chain = chain(chainNumber);
        used = 0;
    }

    /** Goes on with a chain after the table was opened again. */
    void resume(int chainNumber, int links) {
        chain = chain(chainNumber);
        used = links;
    }

    int used() {
        return used;
    }

    SealedDice await(Predicate<SealedDice> expected) throws InterruptedException {
        while (dice == null || !expected.test(dice)) hear();
        return dice;
    }

    SealedDice awaitPhase(SealedDice.Phase phase) throws InterruptedException {
        return await(told -> told.phase() == phase);
    }

    SeatDice own() {
        if (dice == null) throw new AssertionError("no dice yet");
        return dice.seats().stream().filter(it -> it.seat() == seat).findFirst().orElseThrow();
    }

    ToClient hear() throws InterruptedException {
        var message = ear.hear();
        heard.add(Json.write(message));
        switch (message) {
            case ToClient.Dice(SealedDice told) -> dice = told;
            case ToClient.Snapshot snapshot -> scene = (ConquestScene) snapshot.scene();
            case ToClient.Steps(var frames) -> scene = (ConquestScene) frames.getLast().scene();
            default -> {}
        }
        return message;
    }

    ToClient commit() throws InterruptedException {
        return say(new FromClient.Commit(id(), seat, chain.tip().hex()));
    }

    ToClient reveal() throws InterruptedException {
        return say(new FromClient.Reveal(id(), seat, chain.link(++used).hex()));
    }

    ToClient move(String move) throws InterruptedException {
        var answer = say(new FromClient.Move(id(), move, chain.link(used + 1).hex(), null));
        if (answer instanceof ToClient.Ack) used++;
        return answer;
    }

    ToClient moveWithoutLink(String move) throws InterruptedException {
        return say(new FromClient.Move(id(), move));
    }

    private String id() {
        return "d" + MESSAGES.incrementAndGet();
    }

    private ToClient say(FromClient message) throws InterruptedException {
        room.table.say(ear, message);
        while (true) {
            var answer = hear();
            if (answer instanceof ToClient.Ack(String id, _) && id.equals(message.id()))
                return answer;
            if (answer instanceof ToClient.Refused refused && message.id().equals(refused.id()))
                return answer;
        }
    }

    /** Waits until this player has to decide in a turn of their own. */
    void awaitDecision() throws InterruptedException {
        while (scene == null || scene.decider() != seat) hear();
    }

    ConquestScene scene() {
        if (scene == null) throw new AssertionError("nothing seen yet");
        return scene;
    }

    /** Hears all that the table has told so far. */
    void sync() throws InterruptedException {
        say(new FromClient.Ping(id()));
    }

    /** Takes the seat back from the bot that stands in. */
    void takeBack() throws InterruptedException {
        say(new FromClient.TakeBack(id()));
    }

    /** Two players have a turn each, in any order. */
    static void playRound(DicePlayer one, DicePlayer other) throws InterruptedException {
        one.sync();
        while (one.scene().decider() < 0) one.hear();
        boolean isFirst = one.scene().decider() == one.seat;
        (isFirst ? one : other).playTurn();
        (isFirst ? other : one).playTurn();
    }

    /** Places all armies, attacks once if possible, and ends the turn, with a link each. */
    void playTurn() throws InterruptedException {
        awaitDecision();
        while (scene().decider() == seat) {
            String next = next();
            if (!(move(next) instanceof ToClient.Ack))
                throw new AssertionError("refused: " + heard.getLast());
            if (next.equals("done") && scene().decider() != seat) return;
        }
    }

    private String next() {
        return switch (scene().choices()) {
            case Choices.Reinforce(int left, var territories, boolean mustTrade, _, var sets)
                    when !mustTrade ->
                    "place \"" + Room.GAME.board().name(territories.getFirst()) + "\" " + left;
            case Choices.Attack attack when !attack.attacks().isEmpty() && used % 5 != 0 -> {
                var first = attack.attacks().getFirst();
                yield "attack \"%s\" \"%s\" %d"
                        .formatted(
                                Room.GAME.board().name(first.from()),
                                Room.GAME.board().name(first.to()),
                                first.mostDice());
            }
            case Choices.Occupy occupy -> "occupy " + occupy.atLeast();
            case Choices.Defend _ -> "defend 1";
            default -> "done";
        };
    }
}

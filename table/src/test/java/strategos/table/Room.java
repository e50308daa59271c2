package strategos.table;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import strategos.bots.conquest.ConquestBots;
import strategos.conquest.Conquest;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.move.Move;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.rules.Ruleset;
import strategos.conquest.rules.RulesetText;
import strategos.conquest.rules.Setup;
import strategos.conquest.rules.Setup.Armies;
import strategos.conquest.rules.Setup.Territories;
import strategos.conquest.state.State;
import strategos.conquest.view.View;
import strategos.dice.Bytes32;
import strategos.game.Bot;
import strategos.game.NotationException;
import strategos.game.Seat;
import strategos.game.Seed;
import strategos.game.Viewer;
import strategos.wire.Frames;
import strategos.wire.MatchInfo;
import strategos.wire.Pace;
import strategos.wire.SeatInfo;
import strategos.wire.TimeControl;
import strategos.wire.conquest.ConquestPortrayal;

/**
 * A table with a match on the world: each seat is a {@code person}, a {@code bot} or {@code open}.
 * Everything is dealt, and what happened is in a diary.
 */
final class Room {

    static final Conquest GAME = game(3);

    /** However slow the machine is, nobody comes too late to a table. */
    private static final Duration FOR_LONG = Duration.ofHours(1);

    static final Duration GRACE = Duration.ofMinutes(2);

    /** Time does not pass. */
    private static final TableTime NO_TIME = new TableTime(Optional.empty(), () -> 0);

    private static final FairExecutor THINKING = new FairExecutor("thinking", 4);

    private static final Tempo AT_ONCE = (_, _) -> Duration.ZERO;

    final Diary diary;
    final Table<State, Move, View> table;
    private final CountDownLatch ended = new CountDownLatch(1);

    Room(Seed seed, String... seats) {
        this(seed, new Diary(), AT_ONCE, seats);
    }

    Room(Seed seed, Diary diary, Tempo tempo, String... seats) {
        this(seed, diary, tempo, List.of(), seats);
    }

    Room(
            Seed seed,
            Diary diary,
            Tempo tempo,
            List<TableGame.Lesson<Move>> lessons,
            String... seats) {
        this(table(GAME, seed, diary, tempo, lessons, FOR_LONG, seats), diary);
    }

    /** A table where another game is played. */
    Room(Conquest game, Seed seed, Tempo tempo, String... seats) {
        this(game, seed, tempo, new Diary(), seats);
    }

    private Room(Conquest game, Seed seed, Tempo tempo, Diary diary, String... seats) {
        this(table(game, seed, diary, tempo, List.of(), FOR_LONG, seats), diary);
    }

    private Room(Table<State, Move, View> table, Diary diary) {
        this.diary = diary;
        this.table = table;
        table.start(ended::countDown);
    }

    /** Keeps all bots from thinking until the answer is run. */
    static Runnable holdThinking() {
        var released = new CountDownLatch(1);
        Callable<Boolean> held =
                () -> {
                    released.await();
                    return true;
                };
        for (int unit = 0; unit < 8; unit++) {
            var _ = THINKING.submit("held-" + unit % 2, held, () -> {});
        }
        return released::countDown;
    }

    static void awaitThinking() {
        while (!THINKING.isIdle()) Thread.onSpinWait();
    }

    /** A table with clocks, which go on as a test says. */
    static Room timed(
            @Nullable TimeControl control, AtomicLong millis, Diary diary, String... seats) {
        return timed(GAME, control, millis, diary, seats);
    }

    /** A table with clocks where another game is played. */
    static Room timed(
            Conquest game,
            @Nullable TimeControl control,
            AtomicLong millis,
            Diary diary,
            String... seats) {
        var time = new TableTime(diary.clocking().state(), millis::get);
        var seed = new Seed(7);
        return new Room(
                table(
                        game,
                        seed,
                        diary,
                        AT_ONCE,
                        List.of(),
                        FOR_LONG,
                        bots(game, seed, seats),
                        info(control, seats),
                        time),
                diary);
    }

    /** The secret of every sealed table. */
    static final Bytes32 SECRET = Bytes32.of(new byte[Bytes32.LENGTH]);

    /** A table with sealed dice, opened from what is in the diary. */
    static Room sealed(
            Conquest game,
            @Nullable TimeControl control,
            AtomicLong millis,
            Diary diary,
            String... seats) {
        var saved = diary.seals().stream().reduce((_, last) -> last);
        var earlier =
                diary.entries().stream()
                        .limit(saved.map(it -> it.record().earlier()).orElse(Integer.MAX_VALUE))
                        .map(Journal.Entry::line)
                        .toList();
        var terms = new SealTerms("conquest", game.setup(), earlier, () -> SECRET, saved);
        var seed = new Seed(7);
        return new Room(
                table(
                        game,
                        seed,
                        diary,
                        AT_ONCE,
                        List.of(),
                        FOR_LONG,
                        bots(game, seed, seats),
                        info(control, seats),
                        new TableTime(diary.clocking().state(), millis::get),
                        Optional.of(terms)),
                diary);
    }

    /** A table that waits for nobody to come and look. */
    static Room unattended(Seed seed, String... seats) {
        var diary = new Diary();
        return new Room(table(GAME, seed, diary, AT_ONCE, List.of(), Duration.ZERO, seats), diary);
    }

    /** A table where one bot holds all the seats of bots. */
    static Room withBot(Seed seed, Bot<Move, View> bot, String... seats) {
        var diary = new Diary();
        Map<Seat, Bot<Move, View>> bots = new HashMap<>();
        bots(GAME, seed, seats).keySet().forEach(seat -> bots.put(seat, bot));
        return new Room(table(GAME, seed, diary, AT_ONCE, List.of(), FOR_LONG, bots, seats), diary);
    }

    /** A table that nobody owns yet. */
    static Table<State, Move, View> unstarted(Seed seed, String... seats) {
        return table(GAME, seed, new Diary(), AT_ONCE, List.of(), FOR_LONG, seats);
    }

    private static Table<State, Move, View> table(
            Conquest game,
            Seed seed,
            Diary diary,
            Tempo tempo,
            List<TableGame.Lesson<Move>> lessons,
            Duration linger,
            String... seats) {
        return table(game, seed, diary, tempo, lessons, linger, bots(game, seed, seats), seats);
    }

    private static Table<State, Move, View> table(
            Conquest game,
            Seed seed,
            Diary diary,
            Tempo tempo,
            List<TableGame.Lesson<Move>> lessons,
            Duration linger,
            Map<Seat, Bot<Move, View>> bots,
            String... seats) {
        return table(game, seed, diary, tempo, lessons, linger, bots, info(null, seats), NO_TIME);
    }

    private static Table<State, Move, View> table(
            Conquest game,
            Seed seed,
            Diary diary,
            Tempo tempo,
            List<TableGame.Lesson<Move>> lessons,
            Duration linger,
            Map<Seat, Bot<Move, View>> bots,
            MatchInfo info,
            TableTime time) {
        return table(game, seed, diary, tempo, lessons, linger, bots, info, time, Optional.empty());
    }

    private static Table<State, Move, View> table(
            Conquest game,
            Seed seed,
            Diary diary,
            Tempo tempo,
            List<TableGame.Lesson<Move>> lessons,
            Duration linger,
            Map<Seat, Bot<Move, View>> bots,
            MatchInfo info,
            TableTime time,
            Optional<SealTerms> seal) {
        var dice = seed.child("dice").random();
        var settings =
                new TableSettings(
                        (_, chance, _) -> chance.draw(dice),
                        Optional.empty(),
                        tempo,
                        THINKING,
                        linger,
                        GRACE);
        var play =
                new TableGame<>(
                        new Frames<>(game, new ConquestPortrayal()),
                        bots,
                        seat ->
                                ConquestBots.RUSH.make(
                                        game, seed.child("stand-in " + seat.index())),
                        lessons);
        return new Table<>(info, play, diary.entries(), diary, time, settings, seal);
    }

    private static Conquest game(int seats) {
        var dealt = new Setup(Territories.DEALT, Armies.DEALT, Setup.Neutral.NONE);
        return new Conquest(
                ConquestPresets.CLASSIC.withSetup(dealt), ConquestBoards.world(), seats);
    }

    /** The rules that a text describes. */
    static Ruleset rules(String text) {
        try {
            return RulesetText.read("test.rules", text);
        } catch (NotationException unreadable) {
            throw new IllegalArgumentException(unreadable);
        }
    }

    private static Map<Seat, Bot<Move, View>> bots(Conquest game, Seed seed, String... seats) {
        Map<Seat, Bot<Move, View>> bots = new HashMap<>();
        for (int i = 0; i < seats.length; i++)
            if (seats[i].equals("bot"))
                bots.put(Seat.of(i), ConquestBots.RUSH.make(game, seed.child("seat " + i)));
        return bots;
    }

    private static MatchInfo info(@Nullable TimeControl control, String... kinds) {
        List<SeatInfo> seats = new ArrayList<>();
        for (String kind : kinds) seats.add(seat(seats.size(), kind));
        return new MatchInfo(
                "m",
                "conquest",
                "classic",
                "world",
                null,
                List.of(),
                "Test",
                Pace.NORMAL,
                control,
                null,
                null,
                seats,
                false,
                List.of());
    }

    static SeatInfo seat(int index, String kind) {
        var what =
                switch (kind) {
                    case "person", "shared" -> SeatInfo.Kind.PERSON;
                    case "bot" -> SeatInfo.Kind.BOT;
                    default -> SeatInfo.Kind.OPEN;
                };
        String bot = kind.equals("bot") ? "rush" : null;
        Integer screen = kind.equals("shared") ? 0 : null;
        return new SeatInfo(
                index, "Player " + index, what, false, bot, false, false, false, screen);
    }

    /** Somebody who looks from a seat, and has seen nothing. */
    Ear sit(int seat) {
        return watch(Viewer.inSeat(seat), Optional.empty());
    }

    Ear watch(Viewer viewer, Optional<Seen> seen) {
        var ear = new Ear();
        table.watch(ear, () -> viewer, seen);
        return ear;
    }

    void awaitEnd() throws InterruptedException {
        ended.await();
    }
}

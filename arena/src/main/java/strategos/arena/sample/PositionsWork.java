package strategos.arena.sample;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.stream.Stream;
import strategos.arena.driver.PortableWork;
import strategos.arena.value.SelfPlay;
import strategos.bots.conquest.planner.Effort;
import strategos.bots.conquest.value.Standings;
import strategos.conquest.Conquest;
import strategos.game.MatchHeader;
import strategos.game.NotationException;
import strategos.game.Seed;

/**
 * The self-play of a generation, cut into numbered files: all that is needed to play any of them on
 * any machine. The task is the number of a file, the answer the number and the content.
 *
 * @param games the game of each setting
 */
public record PositionsWork(
        List<SampleSetting> settings, List<Conquest> games, SelfPlayers players, Seed seed)
        implements PortableWork {

    public static final String KIND = "positions";

    private static final String SETTING = "setting ";
    private static final String PLAYER = "player ";
    private static final String GUEST = "guest ";
    private static final String TEACHER = "teacher ";
    private static final String NUMBERS = "numbers ";

    public PositionsWork {
        settings = List.copyOf(settings);
        games = List.copyOf(games);
    }

    /** The self-play of some settings on some boards. */
    public static PositionsWork of(
            List<SampleSetting> settings, SampleBoards boards, SelfPlayers players, Seed seed) {
        var games = settings.stream().map(setting -> setting.game(boards)).toList();
        return new PositionsWork(settings, games, players, seed);
    }

    /** Plays a file. Each has its own seed, and its matches take the settings in turn. */
    public SampleFile play(int number) {
        var selfPlay =
                new SelfPlay<>(
                        games,
                        players.poolKinds(),
                        players.guestKinds(),
                        players.taken(),
                        PositionsWork::saved,
                        players.teacherKind());
        List<MatchSamples> matches = new ArrayList<>();
        int first = number * players.matches();
        for (int match = first; match < first + players.matches(); match++)
            matches.add(
                    new MatchSamples(
                            match % settings.size(), selfPlay.match(match, seed.child(number))));
        return new SampleFile(settings, matches);
    }

    private static byte[] saved(Standings standings) {
        var bytes = new ByteArrayOutputStream();
        try {
            standings.save(new DataOutputStream(bytes));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.toByteArray();
    }

    @Override
    public String answer(String task) {
        return task + " " + encoded(play(Integer.parseInt(task)).bytes());
    }

    /** A file that was played somewhere else. */
    record Numbered(int number, SampleFile file) {

        /** Reads an answer. */
        static Numbered read(String answer) throws IOException {
            int end = answer.indexOf(' ');
            if (end < 1 || !answer.substring(0, end).chars().allMatch(Character::isDigit))
                throw new IOException("unexpected output: " + answer);
            byte[] bytes = Base64.getDecoder().decode(answer.substring(end + 1));
            return new Numbered(Integer.parseInt(answer.substring(0, end)), SampleFile.read(bytes));
        }
    }

    /** The work as text, for {@link #read}. */
    public String text() {
        List<String> lines = new ArrayList<>();
        lines.add(
                "%s%d %d %d %s"
                        .formatted(
                                NUMBERS,
                                seed.value(),
                                players.taken(),
                                players.matches(),
                                players.effort().text()));
        for (int i = 0; i < games.size(); i++)
            lines.add(SETTING + settings.get(i) + " " + encoded(setup(games.get(i))));
        for (SelfPlayer player : players.pool()) lines.add(PLAYER + player.text());
        for (SelfPlayer guest : players.guests()) lines.add(GUEST + guest.text());
        if (players.teacher() != null) lines.add(TEACHER + players.teacher().text());
        return PortableWork.text(KIND, String.join("\n", lines));
    }

    private static byte[] setup(Conquest game) {
        var header = new MatchHeader(Conquest.FAMILY, game.setup(), List.of());
        return String.join("\n", header.lines()).getBytes(UTF_8);
    }

    private static String encoded(byte[] bytes) {
        return Base64.getEncoder().encodeToString(bytes);
    }

    /** The work that a text of this kind describes. */
    public static PositionsWork read(String text) {
        List<String> lines = PortableWork.description(text).lines().toList();
        String[] numbers = lines.getFirst().substring(NUMBERS.length()).split(" ", -1);
        List<SampleSetting> settings = new ArrayList<>();
        List<Conquest> games = new ArrayList<>();
        values(lines, SETTING)
                .map(value -> value.split(" ", -1))
                .forEach(
                        parts -> {
                            var setting = SampleSetting.parse(parts[0]);
                            settings.add(setting);
                            games.add(game(parts[1], setting.seats()));
                        });
        var players =
                new SelfPlayers(
                        values(lines, PLAYER).map(SelfPlayer::read).toList(),
                        values(lines, GUEST).map(SelfPlayer::read).toList(),
                        Integer.parseInt(numbers[1]),
                        Integer.parseInt(numbers[2]),
                        Effort.parse(numbers[3]),
                        values(lines, TEACHER).findFirst().map(SelfPlayer::read).orElse(null));
        return new PositionsWork(settings, games, players, new Seed(Long.parseLong(numbers[0])));
    }

    private static Stream<String> values(List<String> lines, String key) {
        return lines.stream()
                .filter(line -> line.startsWith(key))
                .map(line -> line.substring(key.length()));
    }

    private static Conquest game(String setup, int seats) {
        try {
            String header = new String(Base64.getDecoder().decode(setup), UTF_8);
            return Conquest.open(MatchHeader.read(header.lines().toList()).setup(), seats);
        } catch (NotationException unreadable) {
            throw new IllegalArgumentException(unreadable.getMessage(), unreadable);
        }
    }
}

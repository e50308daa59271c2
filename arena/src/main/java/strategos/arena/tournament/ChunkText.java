package strategos.arena.tournament;

import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.zip.CRC32;
import strategos.arena.Played;
import strategos.arena.Played.Effort;
import strategos.arena.Played.Ending;
import strategos.arena.Played.EntrantFault;
import strategos.game.BotFault;
import strategos.game.BotFault.Kind;

/**
 * The text form of the result of a chunk, one line that ends with its checksum:
 *
 * <pre>FIRST END NANOS MATCH… CHECKSUM</pre>
 *
 * A match is {@code WINNERS:TURNS:EFFORT…:FAULT…}. Winners are a number in base 16 with a bit for
 * each; turns end with {@code !} if the match was stopped there; an effort is {@code
 * DECISIONS/TIMED/NANOS}, a fault {@code ENTRANT,KIND,MESSAGE} with the message as in a URL.
 */
public final class ChunkText {

    private static final String CAPPED = "!";

    private ChunkText() {}

    public static String write(ChunkResult result) {
        var line = new StringBuilder().append(result.chunk()).append(' ').append(result.nanos());
        for (Played match : result.played()) line.append(' ').append(write(match));
        String text = line.toString();
        return text + " " + checksum(text);
    }

    private static String write(Played match) {
        long winners = 0;
        for (int winner : match.winners()) winners |= 1L << winner;
        String efforts =
                match.efforts().stream()
                        .map(it -> ":" + it.decisions() + "/" + it.timed() + "/" + it.nanos())
                        .collect(Collectors.joining());
        String faults =
                match.faults().stream().map(it -> ":" + fault(it)).collect(Collectors.joining());
        String capped = match.ending() == Ending.CAPPED ? CAPPED : "";
        return Long.toHexString(winners) + ":" + match.turns() + capped + efforts + faults;
    }

    private static String fault(EntrantFault fault) {
        String message = URLEncoder.encode(fault.fault().message(), StandardCharsets.UTF_8);
        return fault.entrant() + "," + fault.fault().kind() + "," + message;
    }

    /** The result of a line; none for one that was not written to its end. */
    public static Optional<ChunkResult> read(String line) {
        int end = line.lastIndexOf(' ');
        if (end < 0 || !checksum(line.substring(0, end)).equals(line.substring(end + 1)))
            return Optional.empty();
        String[] words = line.substring(0, end).split(" ", -1);
        var chunk = new Chunk(Integer.parseInt(words[0]), Integer.parseInt(words[1]));
        List<Played> played = new ArrayList<>();
        for (int i = 3; i < words.length; i++) played.add(match(chunk.first() + i - 3, words[i]));
        return Optional.of(new ChunkResult(chunk, played, Long.parseLong(words[2])));
    }

    private static Played match(int number, String word) {
        String[] parts = word.split(":", -1);
        long winners = Long.parseUnsignedLong(parts[0], 16);
        boolean capped = parts[1].endsWith(CAPPED);
        int turns = Integer.parseInt(parts[1].replace(CAPPED, ""));
        List<Effort> efforts = new ArrayList<>();
        List<EntrantFault> faults = new ArrayList<>();
        for (int i = 2; i < parts.length; i++) {
            if (parts[i].contains(",")) faults.add(readFault(parts[i]));
            else efforts.add(effort(parts[i]));
        }
        return new Played(
                number,
                IntStream.range(0, efforts.size())
                        .filter(entrant -> (winners & 1L << entrant) != 0)
                        .boxed()
                        .toList(),
                turns,
                capped ? Ending.CAPPED : Ending.FINISHED,
                efforts,
                faults);
    }

    private static EntrantFault readFault(String text) {
        String[] parts = text.split(",", -1);
        String message = URLDecoder.decode(parts[2], StandardCharsets.UTF_8);
        return new EntrantFault(
                Integer.parseInt(parts[0]), new BotFault(Kind.valueOf(parts[1]), message));
    }

    private static Effort effort(String text) {
        String[] numbers = text.split("/", -1);
        return new Effort(
                Long.parseLong(numbers[0]), Long.parseLong(numbers[1]), Long.parseLong(numbers[2]));
    }

    private static String checksum(String text) {
        var crc = new CRC32();
        crc.update(text.getBytes(StandardCharsets.UTF_8));
        return Long.toHexString(crc.getValue());
    }
}

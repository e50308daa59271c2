package strategos.arena.tournament;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import strategos.game.HeaderText;
import strategos.game.MatchHeader;
import strategos.game.NotationException;
import strategos.game.Seed;

/**
 * The text form of a tournament: the lines of a header of a record, with the fields of a
 * tournament. The setup of each table size is a header inside it.
 */
public final class TournamentText {

    private static final String FORMAT = "format";
    private static final String GAMES = "games";
    private static final String MAX_TURNS = "max-turns";
    private static final String OPENING = "opening";
    private static final String NODES = "nodes";
    private static final String MILLIS = "millis";
    private static final String SEED = "seed";
    private static final String TABLE = "table of ";

    private TournamentText() {}

    public static String write(Tournament tournament) {
        Map<String, String> fields = new LinkedHashMap<>();
        fields.put(FORMAT, tournament.format().name());
        fields.put(GAMES, Integer.toString(tournament.games()));
        fields.put(MAX_TURNS, Integer.toString(tournament.maxTurns()));
        fields.put(OPENING, Integer.toString(tournament.opening()));
        if (tournament.nodes() != null) fields.put(NODES, tournament.nodes().toString());
        if (tournament.millis() != null) fields.put(MILLIS, tournament.millis().toString());
        fields.put(SEED, Long.toString(tournament.seed().value()));
        tournament
                .setups()
                .forEach((seats, setup) -> fields.put(TABLE + seats, inner(tournament, setup)));
        var header = new MatchHeader(tournament.family(), fields, tournament.players());
        return String.join("\n", header.lines());
    }

    private static String inner(Tournament tournament, Map<String, String> setup) {
        var header = new MatchHeader(tournament.family(), setup, List.of());
        return String.join("\n", header.lines());
    }

    public static Tournament read(String text) throws NotationException {
        var header = HeaderText.read("tournament", text.lines().toList());
        var fields = header.header();
        SortedMap<Integer, Map<String, String>> setups = new TreeMap<>();
        for (var field : fields.setup().entrySet()) {
            if (!field.getKey().startsWith(TABLE)) continue;
            int seats = Integer.parseInt(field.getKey().substring(TABLE.length()));
            setups.put(seats, MatchHeader.read(field.getValue().lines().toList()).setup());
        }
        try {
            return new Tournament(
                    fields.game(),
                    setups,
                    fields.players(),
                    TournamentFormat.valueOf(needed(header, FORMAT)),
                    Integer.parseInt(needed(header, GAMES)),
                    Integer.parseInt(needed(header, MAX_TURNS)),
                    Integer.parseInt(needed(header, OPENING)),
                    number(header, NODES),
                    number(header, MILLIS),
                    new Seed(Long.parseLong(needed(header, SEED))));
        } catch (IllegalArgumentException wrong) {
            throw header.fault(String.valueOf(wrong.getMessage()));
        }
    }

    private static String needed(HeaderText header, String field) throws NotationException {
        return header.value(field).orElseThrow(() -> header.fault("there is no field " + field));
    }

    private static @Nullable Long number(HeaderText header, String field) {
        return header.value(field).map(Long::valueOf).orElse(null);
    }
}

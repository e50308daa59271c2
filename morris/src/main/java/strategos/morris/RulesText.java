package strategos.morris;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import strategos.game.NotationException;
import strategos.game.OptionText;
import strategos.morris.Rules.Aim;
import strategos.morris.Rules.First;
import strategos.morris.Rules.Flying;
import strategos.morris.Rules.Taking;

/**
 * Rules as a text file: {@code name = value} lines, a {@code #} beginning a comment.
 *
 * <p>{@code base = morris-fly} names the preset for all missing options; the default is {@code
 * morris}.
 */
public final class RulesText {

    private static final Rules DEFAULT_BASE = MorrisPresets.MORRIS;

    private RulesText() {}

    /** All that rules decide, one option a line. */
    public static String write(Rules rules) {
        return OptionText.write(values(rules));
    }

    private static Map<String, String> values(Rules rules) {
        Map<String, String> values = new LinkedHashMap<>();
        values.put("name", rules.name());
        values.put("board", rules.board().name());
        values.put("men", "" + rules.men());
        values.put("first", OptionText.word(rules.first()));
        values.put("flying", OptionText.word(rules.flying()));
        values.put("taking", OptionText.word(rules.taking()));
        values.put("aim", OptionText.word(rules.aim()));
        values.put("repetitions", "" + rules.repetitions());
        values.put("quiet-moves", "" + rules.quietMoves());
        return values;
    }

    /** Reads rules; every fault of the text is named as {@code file:line: what is wrong}. */
    public static Rules read(String file, String text) throws NotationException {
        var options = OptionText.read(file, text);
        String name = options.take("base", DEFAULT_BASE.name());
        var base = MorrisPresets.named(name);
        if (base.isEmpty()) options.fault("base", "there is no preset '" + name + "'");
        return changed(base.orElse(DEFAULT_BASE), options);
    }

    /** Rules with the options changed that a text says; faults are named as of a file. */
    public static Rules change(Rules rules, String file, String text) throws NotationException {
        return changed(rules, OptionText.read(file, text));
    }

    private static Rules changed(Rules base, OptionText options) throws NotationException {
        options.complete(values(base));
        return options.build(() -> rules(options));
    }

    private static Rules rules(OptionText options) {
        return new Rules(
                options.text("name"),
                board(options),
                options.number("men"),
                options.choice("first", First.values()),
                options.choice("flying", Flying.values()),
                options.choice("taking", Taking.values()),
                options.choice("aim", Aim.values()),
                options.number("repetitions"),
                options.number("quiet-moves"));
    }

    private static Board board(OptionText options) {
        List<String> names = MorrisBoards.ALL.stream().map(Board::name).toList();
        return MorrisBoards.ALL.get(Math.max(0, options.choice("board", names)));
    }
}

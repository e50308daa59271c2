package strategos.terminal.shell;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import strategos.family.UnexplainedException;
import strategos.game.RefusedMoveException;
import strategos.game.Result;
import strategos.game.Seat;
import strategos.game.Turn;
import strategos.terminal.console.Console;
import strategos.terminal.console.Suggestions;
import strategos.terminal.shell.CommonCommand.Part;

/** Runs a match between people and bots at one keyboard until it is over or left. */
public final class Shell<S, M, V> {

    /** How far the others play on at a time once nobody at the keyboard has a part in the match. */
    private static final int STEPS_WATCHED = 20_000;

    private static final int LOG_LINES = 15;

    /** How many decisions of bots are explained unless asked for more. */
    private static final int DECISIONS = 3;

    private static final int MOST_DECISIONS = 20;

    /** What people put between words, tabs included. */
    private static final Pattern SPACES = Pattern.compile("\\s+");

    private final Console console;
    private final LiveMatch<S, M, V> live;
    private final Face<M, V> face;
    private final List<String> whereKept;
    private final List<Seat> people;
    private final Reporter<S, M, V> reporter;
    private @Nullable Seat atKeyboard;
    private int watchedUntil;
    private boolean leaving;

    /**
     * @param whereKept how to resume the match, shown on leaving
     */
    public Shell(
            Console console, LiveMatch<S, M, V> live, Face<M, V> face, List<String> whereKept) {
        this.console = console;
        this.live = live;
        this.face = face;
        this.whereKept = List.copyOf(whereKept);
        people =
                IntStream.range(0, live.history().game().seats())
                        .mapToObj(Seat::of)
                        .filter(live::isPerson)
                        .toList();
        reporter = new Reporter<>(console, live.history(), face, people);
    }

    /** Plays until the match is over or everyone has had enough. */
    public void run() {
        while (true) {
            live.advance(this::pauses);
            if (live.history().turn() instanceof Turn.Over(Result result)) {
                end(result);
                return;
            }
            leaving |= console.isInterrupted();
            if (!leaving) attend(live.person().orElseGet(this::onlooker));
            if (leaving) {
                console.say(whereKept);
                return;
            }
        }
    }

    /** Nobody plays on unseen, neither when interrupted nor when nobody here has a part in it. */
    private boolean pauses() {
        return console.isInterrupted()
                || live.history().size() >= watchedUntil
                        && people.stream().allMatch(seat -> face.isOut(live.view(seat)));
    }

    private void end(Result result) {
        Seat seat = onlooker();
        if (people.size() == 1 || !face.hasSecrets()) reporter.tell(seat);
        console.say(face.ending(live.view(seat), result));
    }

    /** The seat that was at the keyboard last. */
    private Seat onlooker() {
        return atKeyboard == null ? people.getFirst() : atKeyboard;
    }

    /** Lets a person give one command. */
    private void attend(Seat seat) {
        if (!sitsDown(seat)) {
            leaving = true;
            return;
        }
        reporter.tell(seat);
        reporter.show(seat);
        V view = live.view(seat);
        String prompt = face.player(seat.index()) + " " + face.task(view) + "> ";
        console.ask(prompt, typed -> suggest(seat, typed))
                .ifPresentOrElse(
                        line -> obey(seat, SPACES.matcher(line.strip()).replaceAll(" ")),
                        () -> leaving = true);
    }

    /** With several people at one keyboard, nobody sees what was meant for another. */
    private boolean sitsDown(Seat seat) {
        boolean changes = people.size() > 1 && !seat.equals(atKeyboard) && face.hasSecrets();
        atKeyboard = seat;
        String invitation =
                face.player(seat.index()) + ", press Enter when nobody else is looking: ";
        return !changes || console.handOver(invitation).isPresent();
    }

    private void obey(Seat seat, String line) {
        V view = live.view(seat);
        String command = face.spellOut(view, line);
        if (command.isEmpty()) {
            reporter.forget(seat);
            return;
        }
        try {
            Word word = vocabulary(seat).find(first(command));
            String rest = command.substring(first(command).length()).strip();
            var common = CommonCommand.of(word);
            if (common.isPresent()) {
                obey(seat, common.get(), rest);
            } else {
                follow(seat, face.answer(view, word, rest));
            }
        } catch (Misunderstanding | RefusedMoveException fault) {
            console.say(sentence(String.valueOf(fault.getMessage())));
        }
    }

    private void follow(Seat seat, CommandResult<M> answer) throws RefusedMoveException {
        switch (answer) {
            case CommandResult.Lines<M>(List<String> lines) -> console.say(lines);
            case CommandResult.Moves<M>(List<M> moves) -> {
                for (M move : moves) live.move(seat, move);
            }
            case CommandResult.Revision<M>(var revised) -> revise(seat, revised);
        }
    }

    private void revise(Seat seat, UnaryOperator<List<M>> revised) {
        Deque<M> taken = new ArrayDeque<>();
        for (var move = live.undo(seat); move.isPresent(); move = live.undo(seat))
            taken.addFirst(move.get());
        reporter.takeBack();
        List<M> kept = revised.apply(List.copyOf(taken));
        List<M> gone = new ArrayList<>(taken);
        kept.forEach(gone::remove);
        for (M move : gone) console.say("Taken back: " + write(move));
        for (M move : kept) {
            try {
                live.move(seat, move);
            } catch (RefusedMoveException refused) {
                console.say(
                        "Taken back as well: %s; %s.".formatted(write(move), refused.getMessage()));
            }
        }
    }

    private void obey(Seat seat, CommonCommand word, String rest)
            throws Misunderstanding, RefusedMoveException {
        switch (word) {
            case HELP -> help(seat, rest);
            case HINT -> hint(seat);
            case WHY -> why(seat, rest);
            case AUTO -> auto(seat);
            case WATCH -> watch(seat);
            case UNDO -> undo(seat);
            case LOG -> log(seat, rest);
            case SAVE -> console.say(whereKept);
            case QUIT -> leaving = true;
        }
    }

    private void help(Seat seat, String about) throws Misunderstanding {
        var vocabulary = vocabulary(seat);
        var help = new Help(console, vocabulary, face.example());
        console.say(about.isEmpty() ? help.all() : help.about(vocabulary.find(first(about))));
    }

    private void hint(Seat seat) throws Misunderstanding {
        requirePlaying(seat);
        M advice = live.advice(seat);
        console.say("A bot would play: " + write(advice));
        live.reasons(seat, advice).ifPresent(it -> console.say(indented(face.reasons(it))));
    }

    private void why(Seat seat, String number) throws Misunderstanding {
        int count =
                number.isEmpty()
                        ? DECISIONS
                        : Math.clamp(number(number, "decisions"), 1, MOST_DECISIONS);
        var reasons =
                live.botReasons()
                        .orElseThrow(
                                () ->
                                        new Misunderstanding(
                                                "bots do not explain their moves in this game"));
        try {
            var decisions = reasons.last(seat, count, this::isSame);
            if (decisions.isEmpty()) throw new Misunderstanding("no bot has decided anything yet");
            for (var decision : decisions) {
                console.say(title(decision));
                console.say(indented(face.reasons(decision.explanation())));
            }
        } catch (UnexplainedException unexplained) {
            throw new Misunderstanding(String.valueOf(unexplained.getMessage()));
        }
    }

    private boolean isSame(BotReasons.Decision earlier, BotReasons.Decision later) {
        return title(earlier).equals(title(later));
    }

    private String title(BotReasons.Decision decision) {
        return face.player(decision.seat().index()) + ": " + face.decision(decision.explanation());
    }

    private static List<String> indented(List<String> lines) {
        return lines.stream().map(line -> "  " + line).toList();
    }

    private void auto(Seat seat) throws Misunderstanding, RefusedMoveException {
        requirePlaying(seat);
        Object stretch = face.stretch(live.view(seat));
        while (live.person().filter(seat::equals).isPresent()
                && face.stretch(live.view(seat)).equals(stretch)) {
            live.move(seat, live.advice(seat));
            live.advance(this::pauses);
        }
    }

    private void watch(Seat seat) throws Misunderstanding {
        if (part(seat) == Part.PLAYS) throw new Misunderstanding("you are still in the match");
        watchedUntil = live.history().size() + STEPS_WATCHED;
    }

    private void undo(Seat seat) throws Misunderstanding {
        M move =
                live.undo(seat)
                        .orElseThrow(
                                () ->
                                        new Misunderstanding(
                                                "there is nothing to take back: rolls, draws and"
                                                        + " moves of others are final"));
        reporter.takeBack();
        console.say("Taken back: " + write(move));
    }

    private void log(Seat seat, String lines) throws Misunderstanding {
        console.say(reporter.log(seat, lines.isEmpty() ? LOG_LINES : number(lines, "lines")));
    }

    private static int number(String text, String what) throws Misunderstanding {
        try {
            return Integer.parseUnsignedInt(text);
        } catch (NumberFormatException _) {
            throw new Misunderstanding("'" + text + "' is not a number of " + what);
        }
    }

    private void requirePlaying(Seat seat) throws Misunderstanding {
        if (part(seat) == Part.LOOKS_ON) throw new Misunderstanding("you are only watching");
    }

    private Part part(Seat seat) {
        return live.person().filter(seat::equals).isPresent() ? Part.PLAYS : Part.LOOKS_ON;
    }

    private Vocabulary vocabulary(Seat seat) {
        V view = live.view(seat);
        Part part = part(seat);
        return new Vocabulary(
                Stream.concat(face.words().stream(), CommonCommand.all().stream()).toList(),
                word ->
                        CommonCommand.of(word)
                                .map(common -> common.isSayable(part))
                                .orElseGet(() -> face.isSayable(view, word)));
    }

    private Suggestions suggest(Seat seat, String typed) {
        var vocabulary = vocabulary(seat);
        String line = typed.stripLeading();
        int indent = typed.length() - line.length();
        String first = first(line);
        if (first.length() == line.length()) {
            var names = vocabulary.sayableNow().stream().map(Word::name).toList();
            return new Suggestions(indent, names);
        }
        try {
            Word word = vocabulary.find(first);
            String rest = line.substring(first.length() + 1);
            int before = typed.length() - rest.length();
            return CommonCommand.of(word).isPresent()
                    ? Suggestions.NONE.at(typed)
                    : face.suggest(live.view(seat), word, rest).shifted(before);
        } catch (Misunderstanding _) {
            return Suggestions.NONE.at(typed);
        }
    }

    private String write(M move) {
        return live.history().game().notation().write(move);
    }

    private static String first(String line) {
        int space = line.indexOf(' ');
        return space < 0 ? line : line.substring(0, space);
    }

    private static String sentence(String message) {
        String dot = message.endsWith(".") || message.endsWith("?") ? "" : ".";
        return Character.toUpperCase(message.charAt(0)) + message.substring(1) + dot;
    }
}

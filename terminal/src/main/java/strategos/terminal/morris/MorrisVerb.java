package strategos.terminal.morris;

import java.util.List;
import java.util.stream.Stream;
import strategos.terminal.shell.Word;

/** The commands of Morris. */
enum MorrisVerb {
    PLACE("place", "A", "place a man on a point; 'place A' in full"),
    MOVE("move", "AB", "move a man from a point to another; 'move AB' in full"),
    TAKE("take", "C", "take your opponent's man from a point; 'take C' in full"),
    DRAW("draw", "draw", "offer a draw, or accept one; an offer ends when your opponent moves"),
    RESIGN("resign", "resign", "give up; your opponent wins"),
    BOARD("board", "board", "the board, with letters for the empty points"),
    NAMES("names", "names", "the board in algebraic names, which can be typed as well: 'a7 d7'");

    private final String label;
    private final String usage;
    private final String meaning;

    MorrisVerb(String label, String usage, String meaning) {
        this.label = label;
        this.usage = usage;
        this.meaning = meaning;
    }

    static List<Word> words() {
        return Stream.of(values())
                .map(speech -> new Word(speech.label, speech.usage, speech.meaning))
                .toList();
    }

    static MorrisVerb of(Word word) {
        return Stream.of(values())
                .filter(speech -> speech.label.equals(word.name()))
                .findFirst()
                .orElseThrow();
    }
}

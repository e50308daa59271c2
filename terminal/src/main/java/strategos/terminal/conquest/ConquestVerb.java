package strategos.terminal.conquest;

import java.util.List;
import java.util.stream.Stream;
import strategos.terminal.shell.Word;

/** The commands of the Risk family. */
enum ConquestVerb {
    CLAIM("claim TERRITORY", "take a free territory"),
    PLACE(
            "place TERRITORY [ARMIES]",
            "put armies on a territory of yours, all that are left without a number;"
                    + " several at once: place Peru 2, Brazil 3"),
    TRADE("trade [NUMBER]", "list the sets you can trade, or trade one of them"),
    ATTACK(
            "attack FROM TO [DICE]",
            "roll once, with the most dice unless you say fewer;"
                    + " 'attack FROM TO until 3' goes on until 3 armies are left"),
    BLITZ("blitz FROM TO [ARMIES]", "attack to the end, or until so many armies are left"),
    DEFEND("defend DICE", "answer an attack with one die or two"),
    OCCUPY("occupy [ARMIES]", "move armies into what you have taken, all you can without a number"),
    FORTIFY(
            "fortify FROM TO [ARMIES]",
            "move armies over your own land, all but one without a number"),
    CAPITAL("capital TERRITORY", "make a territory of yours your capital"),
    DEPLOY(
            "deploy TERRITORY [ARMIES]",
            "order new armies to a territory of yours, all that are left without a number;"
                    + " several at once: deploy Peru 2, Brazil 3"),
    ADVANCE(
            "advance FROM TO [ARMIES]",
            "order armies to a neighbour, all that can leave without a number; on another's land they attack"),
    BOMB(
            "bomb TERRITORY",
            "play a card: half of the armies on an opponent's land next to yours are lost"),
    BLOCKADE(
            "blockade TERRITORY",
            "play a card: the armies on your territory are tripled, and it turns neutral"),
    AIRLIFT("airlift FROM TO [ARMIES]", "play a card: advance to any territory, however far it is"),
    NEGOTIATE(
            "negotiate PLAYER",
            "play a card: no attacks between the two of you until the turn ends"),
    REINFORCE("reinforce", "play a card: five more armies to deploy"),
    ORDERS("orders", "the orders you have given this turn"),
    WITHDRAW("withdraw [NUMBER]", "take back one of them, or the last"),
    DONE("done", "end attacking, or your turn"),
    STAND("stand always 2|always 1|ask", "how to answer attacks on you from now on"),
    VOTE("vote end|go-on", "agree to end the match as it stands, or take that back"),
    AIMS("aims", "what wins this match, and who plays with whom"),
    MAP("map", "owners and armies at a glance"),
    BOARD("board [CONTINENT]", "owners, armies and borders"),
    FRONTS("fronts", "your borders with others, and the odds both ways"),
    ODDS(
            "odds FROM TO [TO …]",
            "the odds of an attack, or of one after the other; also: odds 10 8"),
    CARDS("cards", "the cards you hold"),
    STATUS("status", "how everyone stands");

    private final String usage;
    private final String meaning;

    ConquestVerb(String usage, String meaning) {
        this.usage = usage;
        this.meaning = meaning;
    }

    Word word() {
        int space = usage.indexOf(' ');
        return new Word(space < 0 ? usage : usage.substring(0, space), usage, meaning);
    }

    static List<Word> words() {
        return Stream.of(values()).map(ConquestVerb::word).toList();
    }

    static ConquestVerb of(Word word) {
        return Stream.of(values())
                .filter(speech -> speech.word().name().equals(word.name()))
                .findFirst()
                .orElseThrow();
    }
}

package strategos.terminal.conquest;

import java.util.List;
import java.util.stream.Stream;
import strategos.terminal.shell.Word;

/** The commands of the Risk family. */
enum ConquestVerb {
    CLAIM("claim TERRITORY", "take a free territory"),
    PLACE(
            "place TERRITORY [ARMIES]",
            "place armies on one of your territories, all of them by default; several at once:"
                    + " place Peru 2, Brazil 3"),
    TRADE("trade [NUMBER]", "list the sets you can trade, or trade one of them"),
    ATTACK(
            "attack FROM TO [DICE]",
            "roll once, with the most dice by default; 'attack FROM TO until 3' attacks until 3"
                    + " armies are left"),
    BLITZ("blitz FROM TO [ARMIES]", "attack to the end, or until ARMIES are left"),
    DEFEND("defend DICE", "answer an attack with one die or two"),
    OCCUPY("occupy [ARMIES]", "move armies into the conquered territory, all by default"),
    FORTIFY(
            "fortify FROM TO [ARMIES]",
            "move armies between your territories, all but one by default"),
    CAPITAL("capital TERRITORY", "choose your capital"),
    DEPLOY(
            "deploy TERRITORY [ARMIES]",
            "deploy new armies to one of your territories, all of them by default; several at"
                    + " once: deploy Peru 2, Brazil 3"),
    ADVANCE(
            "advance FROM TO [ARMIES]",
            "send armies to a neighbour, all available ones by default; they attack if another"
                    + " player holds it"),
    BOMB(
            "bomb TERRITORY",
            "play a card: destroy half of the armies on an opponent's territory next to yours"),
    BLOCKADE(
            "blockade TERRITORY",
            "play a card: triple the armies on your territory, which turns neutral"),
    AIRLIFT("airlift FROM TO [ARMIES]", "play a card: advance to any territory, at any distance"),
    NEGOTIATE(
            "negotiate PLAYER",
            "play a card: no attacks between the two of you until the turn ends"),
    REINFORCE("reinforce", "play a card: five more armies to deploy"),
    ORDERS("orders", "list your orders of this turn"),
    WITHDRAW("withdraw [NUMBER]", "take back an order, the last one by default"),
    DONE("done", "end your attacks, or your turn"),
    STAND("stand always 2|always 1|ask", "choose how you answer attacks"),
    VOTE("vote end|go-on", "agree to end the match now, or take it back"),
    AIMS("aims", "show the victory conditions and the teams"),
    MAP("map", "show owners and armies on a map"),
    BOARD("board [CONTINENT]", "list owners, armies and borders"),
    FRONTS("fronts", "list your borders with others, with the odds in both directions"),
    ODDS(
            "odds FROM TO [TO …]",
            "show the odds of an attack, or of a chain of attacks; also: odds 10 8"),
    CARDS("cards", "list your cards"),
    STATUS("status", "show the strength of all players");

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

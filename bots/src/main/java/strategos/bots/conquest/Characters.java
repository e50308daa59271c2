package strategos.bots.conquest;

import java.util.List;
import java.util.Map;
import strategos.bots.BotKind;
import strategos.conquest.Conquest;
import strategos.conquest.move.Move;
import strategos.conquest.view.View;

/** Opponents with a name and a style of their own, by level. docs/bots.md#characters */
final class Characters {

    private static final BotKind<Conquest, Move, View> TILDA =
            same("tilda", "digs in on a continent and waits", ConquestBots.TURTLE);

    private static final BotKind<Conquest, Move, View> OTTO =
            same("otto", "holds a continent, but cannot resist a good chance", ConquestBots.EASY);

    private static final BotKind<Conquest, Move, View> RUFUS =
            same("rufus", "gathers one large army and charges", ConquestBots.RUSH);

    private static final BotKind<Conquest, Move, View> NORA =
            ConquestBots.kind(
                    "nora",
                    "takes whatever looks cheap, and never thinks two battles ahead",
                    (game, _) -> new Balanced(game, CampaignWeights.SHORT_SIGHTED));

    private static final BotKind<Conquest, Move, View> BASIL =
            same("basil", "counts armies, and attacks when it pays", ConquestBots.BALANCED);

    private static final BotKind<Conquest, Move, View> PETRA =
            same("petra", "plans whole turns and forgets nothing", ConquestBots.LEARNED);

    static final Map<String, List<BotKind<Conquest, Move, View>>> BY_LEVEL =
            Map.of(
                    "easy", List.of(OTTO, TILDA),
                    "normal", List.of(RUFUS, NORA),
                    "hard", List.of(BASIL),
                    "expert", List.of(PETRA));

    static final List<BotKind<Conquest, Move, View>> ALL =
            List.of(OTTO, TILDA, RUFUS, NORA, BASIL, PETRA);

    private Characters() {}

    private static BotKind<Conquest, Move, View> same(
            String name, String about, BotKind<Conquest, Move, View> bot) {
        return new BotKind<>(name, about, bot.maker());
    }
}

package strategos.bots.conquest;

import strategos.conquest.Conquest;
import strategos.conquest.move.Move;
import strategos.conquest.move.Move.Done;
import strategos.conquest.state.Decision;
import strategos.conquest.view.View;
import strategos.game.Bot;
import strategos.game.Budget;

/**
 * A bot that waits: it takes one territory per turn for a card, and saves its armies until a
 * campaign is worth many of them, such as one that eliminates a seat for its cards.
 */
final class Hoarder implements Bot<Move, View> {

    private final Balanced patient;
    private final Balanced collector;

    Hoarder(Conquest game) {
        patient = new Balanced(game, CampaignWeights.PATIENT);
        collector = new Balanced(game, CampaignWeights.COLLECTING);
    }

    @Override
    public Move decide(View view, Budget budget) {
        Move move = patient.decide(view, budget);
        boolean needsCard = view.decision() == Decision.ATTACK && !view.hasConquered();
        return needsCard && move instanceof Done ? collector.decide(view, budget) : move;
    }
}

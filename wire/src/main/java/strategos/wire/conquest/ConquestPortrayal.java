package strategos.wire.conquest;

import strategos.conquest.move.Move;
import strategos.conquest.view.View;
import strategos.game.Step;
import strategos.wire.HistoryCollector;
import strategos.wire.Portrayal;

/** The portrayal of the Risk family. */
public final class ConquestPortrayal implements Portrayal<Move, View> {

    @Override
    public ConquestScene scene(View view) {
        return SceneMaker.scene(view);
    }

    @Override
    public ConquestEvent event(View before, Step<Move> seen, View after) {
        return EventMaker.event(before, seen, after);
    }

    @Override
    public HistoryCollector<View> historyCollector() {
        return new ConquestHistoryCollector();
    }
}

package strategos.bots.conquest.planner;

import strategos.conquest.view.View;

/** A bot that can tell which chances all seats will have after its turn, if it plays it well. */
public interface Forecasting {

    /** The chances by seat after the turn in which the viewer has to decide. */
    double[] forecast(View view);
}

package strategos.bots.conquest.planner;

import strategos.conquest.view.View;

/** A bot that forecasts the chances of all seats after its turn, by playing it on a copy. */
public interface Forecasting {

    /** The chances by seat after the turn in which the viewer has to decide. */
    double[] forecast(View view);
}

package strategos.bots.conquest;

import strategos.conquest.move.Move;
import strategos.conquest.move.Move.Done;
import strategos.conquest.move.Move.Fortify;
import strategos.conquest.view.View;

/** Armies behind the lines, and where they are needed. */
final class Reserves {

    private Reserves() {}

    /** The strongest reserve goes to the neediest border that it can reach. */
    static Move fortify(View view, Survey survey) {
        int from = strongest(view, survey);
        if (from == Survey.NONE) return new Done();
        int to = neediest(view, survey, from);
        if (to == Survey.NONE) return new Done();
        return new Fortify(from, to, view.canLeave(from));
    }

    private static int strongest(View view, Survey survey) {
        int strongest = Survey.NONE;
        int most = 1;
        for (int t = 0; t < survey.board().size(); t++) {
            if (survey.armies(t) <= most || !survey.isOwnInside(t) || view.canLeave(t) == 0)
                continue;
            strongest = t;
            most = survey.armies(t);
        }
        return strongest;
    }

    private static int neediest(View view, Survey survey, int from) {
        int neediest = Survey.NONE;
        int most = Integer.MIN_VALUE;
        for (int t = 0; t < survey.board().size(); t++) {
            if (!survey.isOwnBorder(t) || survey.need(t) <= most || !view.isJoined(from, t))
                continue;
            neediest = t;
            most = survey.need(t);
        }
        return neediest;
    }
}

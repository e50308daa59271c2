package strategos.bots.conquest;

import java.util.Arrays;
import strategos.conquest.goal.Mission;
import strategos.conquest.goal.Mission.Beat;
import strategos.conquest.goal.Mission.Continents;
import strategos.conquest.goal.Mission.Garrisons;
import strategos.conquest.goal.Mission.Territories;
import strategos.conquest.view.View;

/**
 * The goals of a bot besides all territories: capitals, its mission, a share of the board. In a
 * match without these, all values are 0.
 */
final class Ambition {

    /** What the last step to a goal is worth, in armies; one of two a fourth of it, and so on. */
    private static final double WINNING = 30;

    /** What a step on the way is worth, however far it is. */
    private static final double STEP = 2;

    /** How many armies more than others an own capital should have around it. */
    private static final int GUARD = 6;

    private final Survey survey;
    private final double[] worth;
    private boolean isFulfilled;
    private int garrison = Survey.NONE;

    Ambition(Survey survey) {
        this.survey = survey;
        worth = new double[survey.board().size()];
    }

    /** Updates the values of goals; the survey must be up to date. */
    void look(View view) {
        if (view.turns() == 0) return;
        Arrays.fill(worth, 0);
        isFulfilled = false;
        garrison = Survey.NONE;
        int share = view.aims().territories();
        if (share < worth.length) wantTerritories(share - friendlyTerritories());
        switch (view.rules().winning().goal()) {
            case TERRITORIES -> {}
            case CAPITALS -> wantCapitals(view);
            case MISSIONS -> {
                isFulfilled = view.aims().hasFulfilledMission();
                view.aims().mission(view.seat()).ifPresent(mission -> want(view, mission));
            }
        }
    }

    /** What taking a territory is worth beside what it brings. */
    double worth(int territory) {
        return worth[territory];
    }

    /** Whether the match is won if nothing more is done. */
    boolean isFulfilled() {
        return isFulfilled;
    }

    /** An own territory that needs one more army for the mission, or {@link Survey#NONE}. */
    int garrison() {
        return garrison;
    }

    private int friendlyTerritories() {
        int territories = 0;
        for (int t = 0; t < worth.length; t++) if (survey.isFriendly(t)) territories++;
        return territories;
    }

    private void wantTerritories(int missing) {
        for (int t = 0; t < worth.length; t++)
            if (!survey.isFriendly(t)) worth[t] += WINNING / square(missing);
    }

    private void wantCapitals(View view) {
        int missing = 0;
        for (int seat = 0; seat < view.seats(); seat++)
            if (!survey.isFriendly(view.aims().capital(seat))) missing++;
        for (int seat = 0; seat < view.seats(); seat++) {
            int capital = view.aims().capital(seat);
            if (survey.isMine(capital)) survey.guard(capital, GUARD);
            else if (!survey.isFriendly(capital))
                worth[capital] += STEP + WINNING / square(missing);
        }
    }

    private void want(View view, Mission mission) {
        switch (mission) {
            case Territories(int count) -> wantTerritories(count - view.holdings(view.seat()));
            case Garrisons(int count, int armies) -> wantGarrisons(view, count, armies);
            case Beat(int victim) -> wantAll(victim, survey.holdings(victim));
            case Continents(int first, int second) -> {
                int missing = missing(view, first) + missing(view, second);
                wantContinent(first, missing);
                wantContinent(second, missing);
            }
        }
    }

    private void wantGarrisons(View view, int count, int armies) {
        wantTerritories(Math.max(1, count - view.holdings(view.seat())));
        int lacking = count;
        for (int t = 0; t < worth.length; t++)
            if (survey.isMine(t) && survey.armies(t) >= armies) lacking--;
        if (lacking > view.left() || view.holdings(view.seat()) < count) return;
        for (int t = 0; t < worth.length && lacking > 0; t++)
            if (survey.isMine(t) && survey.armies(t) < armies) garrison = t;
    }

    private void wantAll(int victim, int left) {
        for (int t = 0; t < worth.length; t++)
            if (survey.owner(t) == victim) worth[t] += STEP + WINNING / square(left);
    }

    private int missing(View view, int continent) {
        return survey.size(continent) - survey.holdings(view.seat(), continent);
    }

    private void wantContinent(int continent, int missing) {
        for (int t = 0; t < worth.length; t++)
            if (survey.continentOf(t) == continent && !survey.isMine(t))
                worth[t] += STEP + WINNING / square(missing);
    }

    private static double square(int missing) {
        int steps = Math.max(1, missing);
        return (double) steps * steps;
    }
}

package strategos.bots.conquest;

import java.util.Arrays;
import strategos.conquest.board.Board;

/**
 * The continent that a bot wants to hold: one that pays well for its size and number of entrances,
 * preferably one where it is already strong.
 */
final class Homeland {

    /** A place at home is defended before one that is in need of this many armies more. */
    private static final int HOME_FIRST = 20;

    /** What an own neighbour adds to a free territory; just enough to decide between equals. */
    private static final double COMPANY = 0.01;

    private final Survey survey;
    private final Board board;
    private final double[] appeal;

    Homeland(Survey survey) {
        this.survey = survey;
        board = survey.board();
        int[] entrances = new int[board.continents().size()];
        for (int t = 0; t < board.size(); t++)
            if (isEntrance(t)) entrances[survey.continentOf(t)]++;
        appeal = new double[entrances.length];
        for (int c = 0; c < appeal.length; c++) {
            int size = survey.size(c);
            appeal[c] = (double) board.bonus(c) / ((size + entrances[c]) * size);
        }
    }

    private boolean isEntrance(int territory) {
        return Arrays.stream(board.into(territory))
                .map(board::from)
                .anyMatch(from -> survey.continentOf(from) != survey.continentOf(territory));
    }

    /** The free territory to claim: where much is ours, and little another's. */
    int claim() {
        int best = Survey.NONE;
        double most = Double.NEGATIVE_INFINITY;
        for (int t = 0; t < board.size(); t++) {
            if (survey.owner(t) != Survey.NONE) continue;
            double value = claimValue(t);
            if (value <= most) continue;
            best = t;
            most = value;
        }
        return best;
    }

    private double claimValue(int territory) {
        int continent = survey.continentOf(territory);
        int mine = survey.holdings(survey.seat(), continent);
        int others = survey.taken(continent) - mine;
        double standing = (1.0 + mine) / (1 + others);
        double value = appeal[continent] * standing * standing;
        for (int b = board.firstBorder(territory); b < board.endBorder(territory); b++)
            if (survey.isMine(board.to(b))) value += COMPANY;
        return value;
    }

    /** The continent that is most worth taking, or keeping. */
    int continent() {
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int c = 0; c < appeal.length; c++) {
            double part = (double) survey.holdings(survey.seat(), c) / survey.size(c);
            double value = appeal[c] * part * part;
            if (value <= most) continue;
            best = c;
            most = value;
        }
        return best;
    }

    /**
     * The own border that most needs armies, those at home before others; any own territory where
     * team-mates are all around.
     */
    int neediestBorder() {
        int home = continent();
        int best = Survey.NONE;
        int most = Integer.MIN_VALUE;
        for (int t = 0; t < board.size(); t++) {
            if (!survey.isOwnBorder(t)) continue;
            int need = survey.need(t) + (survey.continentOf(t) == home ? HOME_FIRST : 0);
            if (need <= most) continue;
            best = t;
            most = need;
        }
        return best == Survey.NONE ? survey.safest() : best;
    }

    /** Where the next of an owner's first armies goes: the bot's own, or the neutral army. */
    int post(int owner) {
        return owner == survey.seat() ? neediestBorder() : neutralPost(owner);
    }

    /** The neutral territory that stands most in the way of others. */
    private int neutralPost(int neutral) {
        int best = Survey.NONE;
        int most = Integer.MIN_VALUE;
        for (int t = 0; t < board.size(); t++) {
            if (survey.owner(t) != neutral) continue;
            int nuisance = nuisance(t, neutral);
            if (nuisance <= most) continue;
            best = t;
            most = nuisance;
        }
        return best;
    }

    private int nuisance(int territory, int neutral) {
        int nuisance = 0;
        for (int border : board.into(territory)) {
            int neighbour = survey.owner(board.from(border));
            if (neighbour == survey.seat()) nuisance--;
            else if (neighbour != neutral) nuisance++;
        }
        return nuisance;
    }
}

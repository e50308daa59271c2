package strategos.learn.lesson;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import strategos.conquest.Conquest;
import strategos.conquest.battle.DiceLimits;
import strategos.conquest.board.Board;
import strategos.conquest.move.Move;
import strategos.conquest.move.Move.Claim;
import strategos.conquest.move.Move.Done;
import strategos.conquest.move.Move.Occupy;
import strategos.conquest.move.Move.Place;
import strategos.conquest.move.Move.Trade;
import strategos.conquest.odds.WinTable;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;
import strategos.conquest.view.View;
import strategos.game.Seed;
import strategos.learn.lesson.Notes.OfMatch;
import strategos.learn.lesson.Notes.Voice;

/** Notes the decisions of a match while it is played. */
final class DecisionNotes {

    /** Claims that count as the first ones of a seat. */
    private static final int FIRST_CLAIMS = 3;

    /** Larger numbers of armies are counted together. */
    static final int MOST_ARMIES = 5;

    static final int TENTHS = 10;

    /** How often a turn is played out to see what a trade changes. */
    private static final int ROLLOUTS = 8;

    private static final WinTable ODDS = WinTable.of(DiceLimits.PRINTED);

    private final Conquest game;
    private final Board board;
    private final State state;
    private final TurnRollout rollout;
    private final Seed seed;
    private final OfMatch match = new OfMatch();
    private final Map<Integer, List<Integer>> claims = new HashMap<>();
    private int setToTrade;
    private boolean hasTraded;

    DecisionNotes(Conquest game, State state, Judges judges, Seed seed) {
        this.game = game;
        this.state = state;
        this.seed = seed;
        board = game.board();
        rollout = new TurnRollout(game, judges);
    }

    OfMatch ofMatch() {
        return match;
    }

    private void add(Topic topic, Voice voice, int bucket, double number, double weight) {
        match.add(new NoteKey(topic, voice, game.seats(), bucket), number, weight);
    }

    /** Adds a note to its bucket, and to that of all. */
    private void addBoth(Topic topic, Voice voice, int bucket, boolean isTrue) {
        add(topic, voice, bucket, isTrue ? 1 : 0, 1);
        add(topic, voice, Notes.ALL, isTrue ? 1 : 0, 1);
    }

    /** Adds one of several cases, as shares of all of them. */
    private void addCase(Topic topic, Voice voice, int found, int first, int last, double weight) {
        for (int each = first; each <= last; each++)
            add(topic, voice, each, each == found ? 1 : 0, weight);
    }

    void beginTurn(View view) {
        hasTraded = false;
        setToTrade = 0;
        if (isFreeToTrade(view)) offerSet(view);
    }

    private static boolean isFreeToTrade(View view) {
        return view.cards().canTrade() && !view.cards().mustTrade();
    }

    /**
     * Notes what a trade is worth to the network and to the planner: the turn is played out with
     * the trade and without it.
     */
    private void offerSet(View view) {
        setToTrade = view.cards().setValue();
        int seat = view.seat();
        int stack = largestStack(seat);
        if (stack < 0) return;
        Move trade = view.cards().trade(0);
        List<Move> keep = state.stage() == Stage.TRADE ? List.of(new Done()) : List.of();
        double[] gains = new double[Voice.values().length];
        for (int i = 0; i < ROLLOUTS; i++) {
            var dice = seed.child("%d %d".formatted(state.turns(), i));
            double[] traded = rollout.chances(state, seat, List.of(trade), stack, dice);
            double[] kept = rollout.chances(state, seat, keep, stack, dice);
            for (int each = 0; each < gains.length; each++)
                gains[each] += (traded[each] - kept[each]) / ROLLOUTS;
        }
        for (Voice each : Voice.values()) {
            add(Topic.TRADE_GAIN, each, setToTrade, gains[each.ordinal()], 1);
            add(Topic.TRADE_GAIN, each, Notes.ALL, gains[each.ordinal()], 1);
        }
    }

    void decide(View view, Voice voice, Move move) {
        switch (view.decision()) {
            case CLAIM -> claim(view.seat(), move);
            case REINFORCE -> reinforce(view, voice, move);
            case TRADE -> trade(view, move);
            case ATTACK -> attack(view, voice, move);
            case OCCUPY -> occupy(view, voice, move);
            case SETTLE, NAME_CAPITAL, DEFEND, FORTIFY, ORDERS, NONE -> {}
        }
    }

    private void claim(int seat, Move move) {
        if (!(move instanceof Claim(int territory))) return;
        var own = claims.computeIfAbsent(seat, _ -> new ArrayList<>());
        if (own.size() < FIRST_CLAIMS) own.add(territory);
    }

    private void reinforce(View view, Voice voice, Move move) {
        if (move instanceof Trade) hasTraded = true;
        if (!(move instanceof Place(int territory, int armies))) return;
        int post = Post.of(state, view.seat(), territory).ordinal();
        addCase(Topic.PLACED, voice, post, 0, Post.values().length - 1, armies);
        boolean joins = territory == largestStack(view.seat());
        add(Topic.JOINED, voice, Notes.ALL, joins ? 1 : 0, armies);
        boolean isWeaker = state.armies(territory) < strongestRival(territory, view.seat());
        add(Topic.ENDANGERED, voice, Notes.ALL, isWeaker ? 1 : 0, armies);
    }

    /** The own border with the most armies, or −1. */
    private int largestStack(int seat) {
        int found = -1;
        for (int t = 0; t < board.size(); t++)
            if (state.owner(t) == seat
                    && Post.isBorder(state, t)
                    && (found < 0 || state.armies(t) > state.armies(found))) found = t;
        return found;
    }

    private int strongestRival(int territory, int seat) {
        int most = 0;
        for (int b = board.firstBorder(territory); b < board.endBorder(territory); b++) {
            int to = board.to(b);
            if (state.owner(to) != seat) most = Math.max(most, state.armies(to));
        }
        return most;
    }

    /** Where trading has a phase of its own. */
    private void trade(View view, Move move) {
        if (setToTrade > 0 || !isFreeToTrade(view)) return;
        offerSet(view);
        hasTraded = move instanceof Trade;
    }

    private void attack(View view, Voice voice, Move move) {
        double best = bestOdds(view.seat());
        if (best <= 0) return;
        var topic = view.hasConquered() ? Topic.ATTACKED_FURTHER : Topic.ATTACKED_FIRST;
        int tenth = Math.min(TENTHS - 1, (int) (best * TENTHS));
        addBoth(topic, voice, tenth, !(move instanceof Done));
    }

    private double bestOdds(int seat) {
        double best = 0;
        for (int t = 0; t < board.size(); t++) {
            if (state.owner(t) != seat || state.armies(t) < 2) continue;
            for (int b = board.firstBorder(t); b < board.endBorder(t); b++) {
                int to = board.to(b);
                if (state.owner(to) == seat) continue;
                best = Math.max(best, ODDS.chance(state.armies(t), state.armies(to)));
            }
        }
        return best;
    }

    private void occupy(View view, Voice voice, Move move) {
        if (!(move instanceof Occupy(int armies))) return;
        if (view.occupyAtLeast() == view.occupyAtMost()) return;
        int left = Math.min(MOST_ARMIES, state.armies(view.from()) - armies);
        boolean atBorder = hasRivals(view.from(), view.seat(), view.to());
        addCase(
                atBorder ? Topic.LEFT_AT_BORDER : Topic.LEFT_INLAND,
                voice,
                left,
                1,
                MOST_ARMIES,
                1);
    }

    /** Whether a territory has rivals beside one that has just been conquered. */
    private boolean hasRivals(int territory, int seat, int conquered) {
        for (int b = board.firstBorder(territory); b < board.endBorder(territory); b++)
            if (board.to(b) != conquered && state.owner(board.to(b)) != seat) return true;
        return false;
    }

    void endTurn(int seat, Voice voice) {
        if (setToTrade > 0) addBoth(Topic.TRADED, voice, setToTrade, hasTraded);
        for (int t = 0; t < board.size(); t++)
            if (state.owner(t) == seat && Post.isBorder(state, t))
                addCase(
                        Topic.GARRISON,
                        voice,
                        Math.min(MOST_ARMIES, state.armies(t)),
                        1,
                        MOST_ARMIES,
                        1);
    }

    /** Notes what is known of a seat at the end of the match. */
    void end(int seat, Voice voice, boolean won) {
        add(Topic.WON, voice, Notes.ALL, won ? game.seats() : 0, 1);
        var own = claims.getOrDefault(seat, List.of());
        if (own.isEmpty()) return;
        for (int t = 0; t < board.size(); t++)
            add(Topic.CLAIMED, voice, t, own.contains(t) ? 1 : 0, 1);
        for (int t : own)
            addCase(
                    Topic.CLAIMED_IN,
                    voice,
                    board.territories().get(t).continent(),
                    0,
                    board.continents().size() - 1,
                    1);
    }
}

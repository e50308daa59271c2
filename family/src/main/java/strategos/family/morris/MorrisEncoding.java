package strategos.family.morris;

import java.util.List;
import strategos.family.Encoding;
import strategos.family.SectionList;
import strategos.game.Simulation;
import strategos.game.Viewer;
import strategos.morris.Morris;
import strategos.morris.MorrisPlayout;
import strategos.morris.MorrisStage;
import strategos.morris.MoveCode;
import strategos.morris.State;
import strategos.morris.View;

/** Matches of Morris as numbers. docs/protocol/engine.md#morris */
final class MorrisEncoding implements Encoding<State> {

    private static final int SEATS = 2;

    private final Morris game;
    private final MorrisPlayout playout;
    private final int points;
    private final List<Section> observation;
    private final List<Section> actions;
    private final int slides;

    MorrisEncoding(Morris game) {
        this.game = game;
        playout = game.simulation();
        points = game.rules().board().size();
        var seen = new SectionList();
        seen.add("owners", points);
        seen.add("hands", SEATS);
        seen.add("flights", SEATS);
        seen.add("stage", 1);
        seen.add("quiet", 1);
        seen.add("turn", 1);
        observation = seen.sections();
        var done = new SectionList();
        done.add("point", points);
        slides = done.add("slide", points * points);
        actions = done.sections();
    }

    @Override
    public List<Section> observation() {
        return observation;
    }

    @Override
    public List<Section> actions() {
        return actions;
    }

    @Override
    public String actionName(int action) {
        if (action < slides) return "point " + action;
        int way = action - slides;
        return "slide %d %d".formatted(way / points, way % points);
    }

    @Override
    public Simulation<State> simulation() {
        return playout;
    }

    @Override
    public void observe(State state, int seat, int chosen, short[] row, int to) {
        View view = game.view(state, Viewer.inSeat(seat));
        int own = view.men(seat);
        int others = view.men(1 - seat);
        for (int point = 0; point < points; point++)
            row[to + point] = (short) owner(own >>> point & 1, others >>> point & 1);
        int at = to + points;
        row[at++] = (short) view.hand(seat);
        row[at++] = (short) view.hand(1 - seat);
        row[at++] = (short) (view.hasFlight(seat) ? 1 : 0);
        row[at++] = (short) (view.hasFlight(1 - seat) ? 1 : 0);
        row[at++] = (short) view.stage().ordinal();
        row[at++] = (short) Math.min(view.quiet(), Short.MAX_VALUE);
        row[at] = (short) Math.min(view.turns(), Short.MAX_VALUE);
    }

    /** 0 for the viewer's man, 1 for the other's, -1 for none. */
    private static int owner(int own, int others) {
        if (own != 0) return 0;
        return others != 0 ? 1 : -1;
    }

    @Override
    public void allow(State state, int chosen, long[] allowed) {
        boolean slide = state.stage() == MorrisStage.MOVE;
        int count = playout.count(state);
        for (int option = 0; option < count; option++) {
            int code = playout.code(state, option);
            int action = slide ? slide(MoveCode.from(code), MoveCode.to(code)) : code;
            allowed[action >> 6] |= 1L << action;
        }
    }

    private int slide(int from, int to) {
        return slides + from * points + to;
    }

    @Override
    public int play(State state, int chosen, int action) {
        if (action < slides) {
            playout.playCode(state, action);
        } else {
            int way = action - slides;
            playout.playCode(state, MoveCode.slide(way / points, way % points));
        }
        return NOTHING;
    }
}

package strategos.bots.morris;

import strategos.morris.MorrisStage;

/**
 * What the decisions of a bot give away, compared with perfect play: a win counts 1, a draw ½.
 *
 * @param stage what was decided: where to place, what to move, what to take
 * @param decisions how many there were
 * @param kept those that gave nothing away
 * @param given the value that the others gave away, all together
 */
public record Grade(MorrisStage stage, int decisions, int kept, double given) {

    static Grade none(MorrisStage stage) {
        return new Grade(stage, 0, 0, 0);
    }

    Grade plus(double loss) {
        return new Grade(stage, decisions + 1, loss == 0 ? kept + 1 : kept, given + loss);
    }

    /** The value given away per decision. */
    public double average() {
        return decisions == 0 ? 0 : given / decisions;
    }
}

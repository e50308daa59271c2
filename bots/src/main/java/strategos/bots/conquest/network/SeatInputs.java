package strategos.bots.conquest.network;

import static strategos.bots.conquest.network.InputLayout.ARMY_PARTS;
import static strategos.bots.conquest.network.InputLayout.BONUSES;
import static strategos.bots.conquest.network.InputLayout.FOES;
import static strategos.bots.conquest.network.InputLayout.PARTS;
import static strategos.bots.conquest.network.InputLayout.TERM_INDICES;

import java.util.List;
import strategos.bots.conquest.value.Standings;
import strategos.conquest.board.Board;

/** What a network is told about one seat: the inputs that are not 0, filled again per position. */
public final class SeatInputs {

    private static final int TABLE = 1024;
    private static final byte[] ARMY_CLASS = classes(InputLayout.ARMY_CLASSES);
    private static final byte[] FOE_CLASS = classes(InputLayout.FOE_CLASSES);
    private static final float[] LOGARITHM = logarithms();

    /** Counts are multiplied by this, so that they are about as large as other inputs. */
    private static final float COUNT = 0.25f;

    private final InputLayout layout;
    private final Board board;
    private final int[] sizes;
    private final byte[] bonusClass;
    private final int[] slots;
    private final int[] indices;
    private final float[] values;
    private int ownCount;
    private int count;

    SeatInputs(InputLayout layout, Board board) {
        this.layout = layout;
        this.board = board;
        int continents = board.continents().size();
        sizes = new int[continents];
        bonusClass = new byte[continents];
        for (var territory : board.territories()) sizes[territory.continent()]++;
        for (int c = 0; c < continents; c++)
            bonusClass[c] = (byte) (board.bonus(c) <= 2 ? 0 : board.bonus(c) <= 4 ? 1 : 2);
        int most = InputLayout.FRONTS + 3 * board.size() + 2 * continents;
        slots = new int[most];
        indices = new int[most];
        values = new float[most];
    }

    private static byte[] classes(List<Integer> ends) {
        byte[] classes = new byte[TABLE];
        for (int i = 0; i < TABLE; i++) classes[i] = (byte) InputLayout.classOf(i, ends);
        return classes;
    }

    private static float[] logarithms() {
        float[] logarithms = new float[TABLE];
        for (int i = 0; i < TABLE; i++) logarithms[i] = (float) Math.log1p(i) / 3;
        return logarithms;
    }

    /**
     * What the inputs that are not 0 describe, such as the army of a territory: a rising number
     * that stays the same from position to position. Only the first {@link #ownCount} count.
     */
    int[] slots() {
        return slots;
    }

    /** The inputs that are not 0. */
    int[] indices() {
        return indices;
    }

    /** Their values. */
    float[] values() {
        return values;
    }

    /** The number of inputs that are not 0, without those that are the same for all seats. */
    int ownCount() {
        return ownCount;
    }

    /** The number of inputs that are not 0; those that are the same for all seats come last. */
    public int count() {
        return count;
    }

    /** Which input the one with this number is. */
    public int index(int number) {
        return indices[number];
    }

    public float value(int number) {
        return values[number];
    }

    /** Looks at a seat that is alive. */
    void look(Standings standings, int seat) {
        count = 0;
        double[] terms = standings.of(seat);
        for (int i = 0; i < TERM_INDICES.length; i++) add(i, i, (float) terms[TERM_INDICES[i]]);
        addNumber(0, Math.log(1 + standings.armiesOf(seat)) / 5);
        addNumber(1, Math.log(1 + standings.income(seat)) / 3);
        int cards = Math.min(standings.cards(seat), InputLayout.HAND_COUNT - 1);
        add(InputLayout.HANDS, InputLayout.HANDS + cards, 1);
        addTerritories(standings, seat);
        for (int c = 0; c < sizes.length; c++) addContinent(standings, seat, c);
        ownCount = count;
        addShared(standings);
    }

    /** Adds what is the same for all seats. */
    private void addShared(Standings standings) {
        double all = standings.allArmies();
        addNumber(2, Math.log(all) / 5);
        addNumber(3, Math.log(1 + standings.set()) / 4);
        addNumber(4, Math.min(3, 5 * standings.set() / all));
        int living = Math.min(standings.alive() - 2, InputLayout.LIVING_COUNT - 1);
        add(InputLayout.LIVING, InputLayout.LIVING + living, 1);
    }

    private void addNumber(int number, double value) {
        int index = InputLayout.NUMBERS + number;
        add(index, index, (float) value);
    }

    private void addTerritories(Standings standings, int seat) {
        boolean isKnown = layout.territories() > 0;
        for (int t = 0; t < board.size(); t++) {
            if (standings.owner(t) != seat) continue;
            int armies = Math.min(standings.armies(t), TABLE - 1);
            int foe = Math.min(standings.foe(t), TABLE - 1);
            int slot = InputLayout.FRONTS + 3 * t;
            add(slot, InputLayout.FRONTS + ARMY_CLASS[armies] * FOES + FOE_CLASS[foe], COUNT);
            if (!isKnown) continue;
            add(slot + 1, layout.held(t), 1);
            add(slot + 2, layout.armies(t), LOGARITHM[armies]);
        }
    }

    private void addContinent(Standings standings, int seat, int continent) {
        int size = sizes[continent];
        int all = 0;
        int rival = 0;
        for (int owner = 0; owner <= standings.seats(); owner++) {
            all += standings.armiesIn(continent, owner);
            if (owner != seat && owner < standings.seats())
                rival = Math.max(rival, standings.held(continent, owner));
        }
        int part = part(standings.held(continent, seat), size);
        int armies = 4 * standings.armiesIn(continent, seat);
        int armyPart = armies == 0 ? 0 : 1 + Math.min(ARMY_PARTS - 2, armies / Math.max(1, all));
        int kind = (part * ARMY_PARTS + armyPart) * BONUSES + bonusClass[continent];
        int slot = InputLayout.FRONTS + 3 * board.size() + 2 * continent;
        add(slot, InputLayout.CONTINENTS + kind, COUNT);
        int rivalKind = part(rival, size) * BONUSES + bonusClass[continent];
        add(slot + 1, InputLayout.RIVAL_CONTINENTS + rivalKind, COUNT);
    }

    /** None, up to a third, up to two thirds, more, all but one, all. */
    private static int part(int held, int size) {
        if (held == 0) return 0;
        if (held == size) return PARTS - 1;
        if (held == size - 1) return PARTS - 2;
        return 3 * held <= size ? 1 : 3 * held <= 2 * size ? 2 : 3;
    }

    private void add(int slot, int index, float value) {
        slots[count] = slot;
        indices[count] = index;
        values[count++] = value;
    }
}

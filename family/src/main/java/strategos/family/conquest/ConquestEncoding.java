package strategos.family.conquest;

import java.util.List;
import strategos.conquest.Conquest;
import strategos.conquest.goal.Mission;
import strategos.conquest.move.OrderCard;
import strategos.conquest.state.State;
import strategos.conquest.turn.CardTypes;
import strategos.conquest.view.View;
import strategos.family.Encoding;
import strategos.family.SectionList;
import strategos.game.Simulation;
import strategos.game.Viewer;

/**
 * Matches of the Risk family as numbers. Seats are counted from the viewer, who is 0.
 * docs/protocol/engine.md#risk
 */
final class ConquestEncoding implements Encoding<State> {

    /** What a row says of a match as a whole. */
    private static final int SITUATION = 14;

    private static final int MISSION = 3;

    private final Conquest game;
    private final ConquestActions actions;
    private final int seats;
    private final int territories;
    private final Viewer[] viewers;
    private final boolean hasMoney;
    private final List<Section> observation;
    private final int armies;
    private final int figures;
    private final int cards;
    private final int situation;
    private final int mission;
    private final int orderCards;

    ConquestEncoding(Conquest game) {
        this.game = game;
        seats = game.seats();
        territories = game.board().size();
        actions = new ConquestActions(game.board(), seats);
        viewers = new Viewer[seats];
        for (int seat = 0; seat < seats; seat++) viewers[seat] = Viewer.inSeat(seat);
        hasMoney =
                game.view(game.start(), viewers[0]).fortunes().treasuries().getFirst().isPresent();
        var list = new SectionList();
        list.add("owners", territories);
        armies = list.add("armies", territories);
        figures = list.add("territories", seats);
        for (String figure :
                List.of("total", "income", "hand", "alive", "place", "team", "capital", "money"))
            list.add(figure, seats);
        cards = list.add("cards", new CardTypes(territories, game.rules().cards().wilds()).cards());
        situation = list.add("situation", SITUATION);
        mission = list.add("mission", MISSION);
        orderCards = list.add("order-cards", OrderCard.KINDS);
        observation = list.sections();
    }

    @Override
    public List<Section> observation() {
        return observation;
    }

    @Override
    public List<Section> actions() {
        return actions.sections();
    }

    @Override
    public String actionName(int action) {
        return actions.name(action);
    }

    @Override
    public Simulation<State> simulation() {
        return game.simulation();
    }

    @Override
    public void allow(State state, int chosen, long[] allowed) {
        int seat = game.simulation().actor(state);
        if (seat >= 0) actions.allow(game.view(state, viewers[seat]), chosen, allowed);
    }

    @Override
    public int play(State state, int chosen, int action) {
        int seat = game.simulation().actor(state);
        View view = game.view(state, viewers[seat]);
        int next = actions.chosenAfter(chosen, action);
        if (next == NOTHING) game.move(state, seat, actions.move(view, chosen, action));
        return next;
    }

    // What a seat sees.

    @Override
    public void observe(State state, int seat, int chosen, short[] row, int to) {
        View view = game.view(state, viewers[seat]);
        for (int t = 0; t < territories; t++) {
            row[to + t] = (short) relative(view.owner(t), seat);
            row[to + armies + t] = number(view.armies(t));
        }
        for (int i = 0; i < seats; i++) observe(view, (seat + i) % seats, row, to + figures + i);
        if (hasMoney) observeMoney(view, seat, row, to);
        observeCards(view, row, to);
        observeSituation(view, seat, chosen, row, to + situation);
        observeMission(view, seat, row, to + mission);
        for (int kind = 0; kind < OrderCard.KINDS; kind++)
            row[to + orderCards + kind] = number(view.orders().cards(OrderCard.of(kind)));
    }

    /** An owner counted from the viewer; nobody, the neutral army and the unknown stay. */
    private int relative(int owner, int seat) {
        if (owner < 0 || owner >= seats) return owner;
        return owner >= seat ? owner - seat : owner - seat + seats;
    }

    private static short number(int value) {
        return (short) Math.clamp(value, Short.MIN_VALUE, Short.MAX_VALUE);
    }

    private void observe(View view, int seat, short[] row, int to) {
        int at = to;
        for (int figure :
                new int[] {
                    view.holdings(seat),
                    view.totalArmies(seat),
                    view.income(seat),
                    view.cards().held(seat),
                    view.isAlive(seat) ? 1 : 0,
                    place(view, seat),
                    view.isFriend(seat) ? 1 : 0,
                    view.aims().capital(seat),
                    0
                }) {
            row[at] = number(figure);
            at += seats;
        }
    }

    private int place(View view, int seat) {
        int place = 0;
        while (place < seats - 1 && view.seatAt(place) != seat) place++;
        return place;
    }

    private void observeMoney(View view, int viewer, short[] row, int to) {
        var treasuries = view.fortunes().treasuries();
        for (int i = 0; i < seats; i++)
            row[to + cards - seats + i] =
                    number(treasuries.get((viewer + i) % seats).orElse(View.UNKNOWN));
    }

    private void observeCards(View view, short[] row, int to) {
        for (int card = cards; card < situation; card++) row[to + card] = 0;
        if (view.cards().held(view.seat()) > 0)
            for (int card : view.cards().hand()) row[to + cards + card] = 1;
    }

    private void observeSituation(View view, int seat, int chosen, short[] row, int to) {
        int at = to;
        row[at++] = (short) view.decision().ordinal();
        row[at++] = (short) (view.decides() ? chosen : NOTHING);
        row[at++] = (short) view.from();
        row[at++] = (short) view.to();
        row[at++] = (short) view.attackDice();
        row[at++] = number(view.left());
        row[at++] = (short) relative(view.turnOf(), seat);
        row[at++] = (short) relative(view.decider(), seat);
        row[at++] = number(view.turns());
        row[at++] = number(view.rounds());
        row[at++] = number(view.cards().deckSize());
        row[at++] = number(view.cards().setsTraded());
        row[at++] = number(view.cards().setValue());
        row[at] = (short) (view.hasConquered() ? 1 : 0);
    }

    /** The kind of the own mission, and its two numbers. */
    private void observeMission(View view, int seat, short[] row, int to) {
        int kind = 0;
        int first = NOTHING;
        int second = NOTHING;
        var own = view.aims().mission(seat);
        if (own.isPresent()) {
            switch (own.get()) {
                case Mission.Continents(int one, int other) -> {
                    kind = 1;
                    first = one;
                    second = other;
                }
                case Mission.Territories(int count) -> {
                    kind = 2;
                    first = count;
                }
                case Mission.Garrisons(int count, int each) -> {
                    kind = 3;
                    first = count;
                    second = each;
                }
                case Mission.Beat(int victim) -> {
                    kind = 4;
                    first = relative(victim, seat);
                }
            }
        }
        row[to] = (short) kind;
        row[to + 1] = (short) first;
        row[to + 2] = (short) second;
    }
}

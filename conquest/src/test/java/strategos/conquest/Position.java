package strategos.conquest;

import java.util.stream.IntStream;
import strategos.conquest.board.Board;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.goal.Mission;
import strategos.conquest.move.StandingDefence;
import strategos.conquest.rules.Ruleset;
import strategos.conquest.state.ExtraState.Page;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;

/**
 * A position that is set up by hand, territory by territory and card by card. The seats play in the
 * order of their numbers, counted from 0.
 */
final class Position {

    private final Conquest game;
    private final State state;

    private Position(Conquest game) {
        this.game = game;
        this.state = game.start();
    }

    static Position of(Ruleset rules, int seats) {
        return on(ConquestBoards.world(), rules, seats);
    }

    static Position on(Board board, Ruleset rules, int seats) {
        return new Position(new Conquest(rules, board, seats));
    }

    /** Territories with their armies, such as {@code Alaska 5, Kamchatka 3}. */
    Position holds(int owner, String territories) {
        for (String territory : territories.split(", ", -1)) {
            int space = territory.lastIndexOf(' ');
            give(
                    territory(territory.substring(0, space)),
                    owner,
                    Integer.parseInt(territory.substring(space + 1)));
        }
        return this;
    }

    /** All that nobody holds yet, with one army each. */
    Position holdsTheRest(int owner) {
        IntStream.range(0, game.board().size())
                .filter(territory -> state.owner(territory) == State.NOBODY)
                .forEach(territory -> give(territory, owner, 1));
        return this;
    }

    private void give(int territory, int owner, int armies) {
        state.give(territory, owner);
        state.addArmies(territory, armies);
    }

    private int territory(String name) {
        return SampleBoards.territory(game.board(), name);
    }

    Position holdsCards(int seat, String... cards) {
        for (String card : cards) state.deal(card(card), seat);
        return this;
    }

    /** Leaves these cards and no others in the deck; those that nobody holds have been used. */
    Position deckIs(String... cards) {
        for (int card = 0; card < state.cards(); card++) {
            if (!state.isInDeck(card)) continue;
            state.deal(card, 0);
            state.useCard(0, card);
        }
        for (String card : cards) state.deal(card(card), State.NOBODY);
        return this;
    }

    private int card(String name) {
        return IntStream.range(0, state.cards())
                .filter(card -> game.notation().card(card).equals(name))
                .findFirst()
                .orElseThrow();
    }

    Position setsTraded(int sets) {
        for (int set = 0; set < sets; set++) state.countSet();
        return this;
    }

    Position hasCapital(int seat, String territory) {
        state.extra().set(Page.CAPITALS, seat, territory(territory) + 1);
        return this;
    }

    Position hasMission(int seat, Mission mission) {
        var missions = game.rulebook().turns().missions();
        int number =
                IntStream.range(0, missions.outcomes())
                        .filter(i -> missions.get(i).equals(mission))
                        .findFirst()
                        .orElseThrow();
        state.extra().set(Page.MISSIONS, seat, number + 1);
        return this;
    }

    /** A seat has held all that it holds for longer than a round. */
    Position hasBegun(int seat) {
        state.countTurn();
        state.extra().set(Page.LAST_TURNS, seat, state.turns());
        return this;
    }

    /** So many rounds have been played. */
    Position rounds(int rounds) {
        for (int round = 0; round < rounds; round++) state.countRound();
        return this;
    }

    Position stands(int seat, StandingDefence defence) {
        state.standing(seat, defence);
        return this;
    }

    /** The board is filled, and capitals are named. */
    Play namesCapitals() {
        return openingEndsIn(Stage.NAME_CAPITAL);
    }

    /** The board is filled, and missions are drawn. */
    Play drawsMissions() {
        return openingEndsIn(Stage.DRAW_MISSION);
    }

    private Play openingEndsIn(Stage stage) {
        state.position(0);
        state.enter(stage);
        return new Play(game, state);
    }

    /** It is this seat's turn, with this many armies to place. */
    Play reinforces(int seat, int armies) {
        state.position(seat);
        state.countTurn();
        state.left(armies);
        state.enter(Stage.REINFORCE);
        return new Play(game, state);
    }

    /** It is this seat's turn, and its last army has been placed. */
    Play attacks(int seat) {
        int last = state.nextHolding(seat, 0);
        state.addArmies(last, -1);
        return reinforces(seat, 1).move("place " + game.board().name(last) + " 1");
    }

    /** It is this seat's turn, and it is done with attacking. */
    Play fortifies(int seat) {
        return attacks(seat).move("done");
    }

    /** The turn of the seat before this one has just ended. */
    Play begins(int seat) {
        int before = Math.floorMod(seat - 1, game.seats());
        return fortifies(before).move("done");
    }
}

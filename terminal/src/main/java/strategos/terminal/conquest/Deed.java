package strategos.terminal.conquest;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import strategos.conquest.battle.Losses;
import strategos.conquest.goal.Mission;
import strategos.conquest.move.Order;
import strategos.conquest.move.OrderCard;
import strategos.conquest.move.StandingDefence;
import strategos.conquest.move.Wish;
import strategos.conquest.orders.Executed;
import strategos.conquest.view.View;
import strategos.wire.conquest.Card;
import strategos.wire.conquest.ConquestEvent;

/** An action of a player as it is reported; a deed can consist of several steps. */
sealed interface Deed {

    /** The turn order was drawn. */
    record Ordered(List<Integer> seats) implements Deed {}

    /** Territories or first armies were dealt. */
    record Dealt(String what) implements Deed {}

    /** A free territory was taken. */
    record Claimed(int seat, int territory) implements Deed {}

    /** A first army was placed, perhaps for the neutral army. */
    record Settled(int seat, int territory) implements Deed {}

    record Placed(int territory, int armies) implements Deed {}

    /** An event occurred. */
    record Happened(ConquestEvent.Happened told) implements Deed {}

    /** A partly hidden action in fog. */
    record Glimpsed(ConquestEvent.Glimpsed told) implements Deed {}

    record Traded(ConquestEvent.Traded told) implements Deed {}

    /** One round of dice, the highest first on each side. */
    record Round(List<Integer> attack, List<Integer> defend, Losses losses) {

        static Round of(ConquestEvent.Rolled told) {
            return new Round(
                    highestFirst(told.attackFaces()),
                    highestFirst(told.defendFaces()),
                    new Losses(told.attackerLosses(), told.defenderLosses()));
        }

        private static List<Integer> highestFirst(List<Integer> faces) {
            return faces.stream().sorted(Comparator.reverseOrder()).toList();
        }
    }

    /**
     * Rounds of dice over one border.
     *
     * @param occupied the armies that moved in; 0 if none have yet
     * @param cardsTaken the cards of the eliminated defender; empty otherwise
     */
    record Fought(
            int from,
            int to,
            int defender,
            List<Round> rounds,
            boolean taken,
            int occupied,
            OptionalInt cardsTaken)
            implements Deed {

        public Fought {
            rounds = List.copyOf(rounds);
        }

        static Fought of(ConquestEvent.Rolled told, View before) {
            Integer occupied = told.occupied();
            return new Fought(
                    told.from(),
                    told.to(),
                    told.defender(),
                    List.of(Round.of(told)),
                    told.conquered(),
                    occupied == null ? 0 : occupied,
                    told.eliminated() == null
                            ? OptionalInt.empty()
                            : OptionalInt.of(before.cards().held(told.defender())));
        }

        int attackerLost() {
            return rounds.stream().mapToInt(round -> round.losses().attacker()).sum();
        }

        int defenderLost() {
            return rounds.stream().mapToInt(round -> round.losses().defender()).sum();
        }

        boolean goesOnWith(Fought next) {
            return !taken && from == next.from && to == next.to;
        }

        /** Both as one, the other having followed this. */
        Fought and(Fought next) {
            var all = new ArrayList<>(rounds);
            all.addAll(next.rounds);
            return new Fought(
                    next.from, to, defender, all, next.taken, next.occupied, next.cardsTaken);
        }

        Fought occupiedWith(int armies) {
            return new Fought(from, to, defender, rounds, taken, armies, cardsTaken);
        }
    }

    /** Armies moved into a territory whose battle was reported before. */
    record Occupied(int territory, int armies) implements Deed {}

    record Fortified(int from, int to, int armies) implements Deed {}

    /** A card was drawn; which one only its owner knows. */
    record Drew(Optional<Card> card) implements Deed {}

    record Stood(StandingDefence defence) implements Deed {}

    /** A territory became the capital of a seat. */
    record NamedCapital(int seat, int territory) implements Deed {}

    /** A mission was drawn; which one only its owner knows. */
    record DrewMission(Optional<Mission> mission) implements Deed {}

    /** A seat agreed to end the match, or took that back. */
    record Voted(int seat, Wish wish) implements Deed {

        /** What a player thinks of it, after the player's name. */
        String words() {
            return wish == Wish.END
                    ? "agrees to end the match"
                    : "no longer agrees to end the match";
        }
    }

    /** A seat left the match. */
    record Resigned(int seat) implements Deed {}

    /** The viewer gave an order. */
    record Given(int seat, Order order) implements Deed {}

    /** An order was carried out, or skipped; its battle is a separate deed. */
    record Carried(Executed executed) implements Deed {}

    /** A battle of orders. */
    record Clash(ConquestEvent.Fought told) implements Deed {}

    /** An order card was drawn; which one only its owner knows. */
    record DrewOrder(int seat, Optional<OrderCard> card) implements Deed {}
}

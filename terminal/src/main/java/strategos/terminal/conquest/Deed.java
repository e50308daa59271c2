package strategos.terminal.conquest;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import strategos.conquest.battle.Dice;
import strategos.conquest.battle.Losses;
import strategos.conquest.extension.WorldEvent;
import strategos.conquest.goal.Mission;
import strategos.conquest.move.Move.Trade;
import strategos.conquest.move.Order;
import strategos.conquest.move.StandingDefence;
import strategos.conquest.move.Wish;
import strategos.conquest.orders.Executed;
import strategos.conquest.view.Casualties;
import strategos.conquest.view.Glimpse;
import strategos.conquest.view.Phase;
import strategos.conquest.view.View;

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
    record Happened(WorldEvent event, int territory) implements Deed {}

    /** A partly hidden action in fog. */
    record Glimpsed(Glimpse glimpse) implements Deed {}

    record Traded(Trade trade, int worth) implements Deed {}

    /** One round of dice, the highest first on each side. */
    record Round(List<Integer> attack, List<Integer> defend, Losses losses) {

        static Round of(Phase.Battle battle, View before, int outcome, View after) {
            int attackDice = battle.attackDice();
            int defendDice = battle.defendDice();
            return new Round(
                    highestFirst(Dice.attackFaces(attackDice, defendDice, outcome)),
                    highestFirst(Dice.defendFaces(defendDice, outcome)),
                    Casualties.of(battle, before, after));
        }

        private static List<Integer> highestFirst(int[] faces) {
            return IntStream.of(faces).boxed().sorted(Comparator.reverseOrder()).toList();
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
    record Drew(OptionalInt card) implements Deed {}

    record Stood(StandingDefence defence) implements Deed {}

    /** A territory became the capital of a seat. */
    record NamedCapital(int seat, int territory) implements Deed {}

    /** A mission was drawn; which one only its owner knows. */
    record DrewMission(Optional<Mission> mission) implements Deed {}

    /** A seat agreed to end the match, or took that back. */
    record Voted(int seat, Wish wish) implements Deed {

        /** What a player thinks of it, after the player's name. */
        String words() {
            return wish == Wish.END ? "would end the match" : "would rather go on";
        }
    }

    /** The viewer gave an order. */
    record Given(int seat, Order order) implements Deed {}

    /** An order was carried out, or skipped; its battle is a separate deed. */
    record Carried(Executed executed) implements Deed {}

    /**
     * A battle of orders.
     *
     * @param occupied the armies that moved in; 0 if the territory did not fall
     */
    record Clash(
            int from,
            int to,
            int attacker,
            int defender,
            int attackers,
            int attackersLost,
            int defendersLost,
            int occupied,
            boolean isOut)
            implements Deed {

        static Clash of(View before, Phase.Fight fight, int outcome, View after) {
            var toll = before.orders().toll(outcome);
            int defender = before.owner(fight.to());
            boolean taken = toll.occupied() > 0;
            return new Clash(
                    fight.from(),
                    fight.to(),
                    fight.seat(),
                    defender,
                    fight.attackers(),
                    toll.attackers(),
                    toll.defenders(),
                    toll.occupied(),
                    taken && defender < before.seats() && !after.isAlive(defender));
        }
    }

    /** An order card was drawn; which one only its owner knows. */
    record DrewOrder(int seat, int kind) implements Deed {}
}

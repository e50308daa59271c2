package strategos.bots.conquest.value;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import strategos.conquest.Conquest;
import strategos.conquest.state.State;
import strategos.conquest.turn.CardTypes;
import strategos.conquest.view.View;

/** What the terms are computed from: owners, armies, cards and incomes, read from a state. */
final class Position {

    /** The chance that a hand of this many cards contains a set. */
    private static final double[] HAS_SET = {0, 0, 0, 0.42, 0.81, 1};

    private final Hands hands;
    private final CardTypes types;
    final int seats;

    /** The team of each owner; everybody has a team of its own where there are no teams. */
    private final int[] team;

    final int[] owner;
    final int[] armies;
    final int[] cards;
    final int[] income;

    /** The number of seats that move before a seat does; −1 for those that are out. */
    final int[] wait;

    /** The value of the next set. */
    int set;

    /** A bit for every seat whose cards contain a set. */
    private int sets;

    private int mover;
    private int left;

    Position(Conquest game, Hands hands) {
        this.hands = hands;
        types = new CardTypes(game.board().size(), game.rules().cards().wilds());
        seats = game.seats();
        team = new int[seats + 1];
        var teams = game.rules().extensions().teams();
        Arrays.setAll(team, owner -> owner == seats ? seats : teams.of(owner));
        owner = new int[game.board().size()];
        armies = new int[game.board().size()];
        cards = new int[seats];
        income = new int[seats];
        wait = new int[seats];
    }

    int team(int seat) {
        return team[seat];
    }

    /** Whether two owners, neither of them nobody, are the same or in one team. */
    boolean areFriends(int one, int another) {
        return team[one] == team[another];
    }

    void read(State state, View view) {
        for (int t = 0; t < owner.length; t++) {
            owner[t] = state.owner(t);
            armies[t] = state.armies(t);
        }
        sets = 0;
        for (int seat = 0; seat < seats; seat++) {
            cards[seat] = state.handSize(seat);
            if (types.hasSet(state, seat)) sets |= 1 << seat;
            income[seat] = state.isAlive(seat) ? Math.max(1, view.income(seat)) : 0;
        }
        int next = 0;
        for (int place = 0; place < seats; place++) {
            int seat = state.seatAt((state.position() + place) % seats);
            wait[seat] = state.isAlive(seat) ? next++ : -1;
        }
        mover = state.seat();
        left = state.left();
        set = view.cards().setValue();
    }

    /** Writes what was read, so that it can be loaded without a state. */
    void save(DataOutput out) throws IOException {
        for (int t = 0; t < owner.length; t++) {
            out.writeByte(owner[t]);
            out.writeShort(armies[t]);
        }
        for (int seat = 0; seat < seats; seat++) {
            out.writeByte(cards[seat]);
            out.writeShort(income[seat]);
            out.writeByte(wait[seat]);
        }
        out.writeByte(mover);
        out.writeShort(left);
        out.writeShort(set);
        out.writeByte(sets);
    }

    void load(DataInput in) throws IOException {
        for (int t = 0; t < owner.length; t++) {
            owner[t] = in.readByte();
            armies[t] = in.readShort();
        }
        for (int seat = 0; seat < seats; seat++) {
            cards[seat] = in.readByte();
            income[seat] = in.readShort();
            wait[seat] = in.readByte();
        }
        mover = in.readByte();
        left = in.readShort();
        set = in.readShort();
        sets = in.readUnsignedByte();
    }

    /** The armies that a seat has still to place in this turn. */
    int toPlace(int seat) {
        return seat == mover ? left : 0;
    }

    /** What a seat can add where it likes in its next turn. */
    double reserve(int seat) {
        return (seat == mover ? left : income[seat]) + expectedSet(seat);
    }

    /** What the cards of a seat will bring, or are expected to bring if they are only counted. */
    double expectedSet(int seat) {
        return switch (hands) {
            case COUNTED -> HAS_SET[Math.min(cards[seat], HAS_SET.length - 1)] * set;
            case SEEN -> (sets >> seat & 1) * set;
        };
    }
}

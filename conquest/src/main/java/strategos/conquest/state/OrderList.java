package strategos.conquest.state;

import java.util.Arrays;

/** Orders of one seat as numbers, in the order in which they were given. */
final class OrderList {

    private long[] orders;
    private int size;

    OrderList() {
        orders = new long[8];
    }

    OrderList(OrderList other) {
        orders = other.orders.clone();
        size = other.size;
    }

    /** Allocates only where the other has grown. */
    void copyFrom(OrderList other) {
        if (orders.length < other.size) orders = new long[other.orders.length];
        System.arraycopy(other.orders, 0, orders, 0, other.size);
        size = other.size;
    }

    int size() {
        return size;
    }

    long get(int index) {
        return orders[index];
    }

    void add(long order) {
        if (size == orders.length) orders = Arrays.copyOf(orders, 2 * size);
        orders[size++] = order;
    }

    void truncate(int newSize) {
        size = Math.min(size, newSize);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof OrderList list
                && Arrays.equals(orders, 0, size, list.orders, 0, list.size);
    }

    @Override
    public int hashCode() {
        int hash = size;
        for (int i = 0; i < size; i++) hash = hash * 31 + Long.hashCode(orders[i]);
        return hash;
    }
}

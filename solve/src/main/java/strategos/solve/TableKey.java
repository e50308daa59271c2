package strategos.solve;

/**
 * The name of a table: the number of men on the board, of the player to move and of the other, and
 * whatever else its positions have in common.
 */
public sealed interface TableKey permits MovingKey, PlacingKey {

    int men();

    int others();
}

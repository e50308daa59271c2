/** The name of the board that another page hands to a new game. */
let board: string | null = null;

export function carry(ref: string): void {
  board = ref;
}

/** Returns the board once; later calls return null. */
export function unpack(): string | null {
  const carried = board;
  board = null;
  return carried;
}

/** A board that somebody comes to a new game with, by its name. */
let board: string | null = null;

export function carry(ref: string): void {
  board = ref;
}

/** The board, once; whoever comes back later comes without it. */
export function unpack(): string | null {
  const carried = board;
  board = null;
  return carried;
}

/** Dash patterns that tell the lines of the seats apart without colour. */
const DASHES = ['none', '7 4', '2 3', '11 3 2 3', '4 2', '14 4', '1 5', '8 2 2 2 2 2', '5 5', '12 2', '3 1', '16 2 4 2', '6 2 1 2', '2 6'];

export function dashOf(seat: number): string {
  return DASHES[seat % DASHES.length];
}

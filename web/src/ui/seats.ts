/** What the server says for an owner, a number or a place that the viewer does not know. */
export const UNKNOWN = -2;

/** The class that gives an owner its colour and pattern. */
export function seatClass(owner: number, seats: number): string {
  if (owner === UNKNOWN) return 'seat-unseen';
  if (owner < 0) return 'seat-free';
  return owner >= seats ? 'seat-neutral' : `seat-${owner}`;
}

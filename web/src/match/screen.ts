import type { SeatInfo } from '../wire/types';

/** The first seat after this one that shares its screen and has to decide. */
export function nextOf(seats: readonly SeatInfo[], you: number, decides: (seat: number) => boolean): number | null {
  const { screen } = seats[you];
  if (screen === null) return null;
  const others = [...seats.slice(you + 1), ...seats.slice(0, you)];
  return others.find(({ screen: theirs, index }) => theirs === screen && decides(index))?.index ?? null;
}

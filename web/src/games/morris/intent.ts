import type { Board, Choices } from './wire';

/** What pressing a point would do. */
export type Role = 'place' | 'from' | 'to' | 'take';

/** What can be done with each point, with the bead in hand that the player has chosen to move. */
export function rolesOf({ place, move, take }: Choices, chosen: number | null): ReadonlyMap<number, Role> {
  const roles = new Map<number, Role>();
  for (const point of place) roles.set(point, 'place');
  for (const point of take) roles.set(point, 'take');
  for (const { from, to } of move) {
    if (from !== chosen) roles.set(from, 'from');
    else for (const point of to) roles.set(point, 'to');
  }
  return roles;
}

/** The result of pressing a point: a move, another chosen bead, or nothing. */
export type Pressed = { kind: 'say'; move: string } | { kind: 'choose'; point: number | null } | { kind: 'nothing' };

export function press(board: Board, choices: Choices, chosen: number | null, point: number): Pressed {
  const letter = (of: number) => board.points[of].letter;
  switch (rolesOf(choices, chosen).get(point)) {
    case 'place':
      return { kind: 'say', move: letter(point) };
    case 'take':
      return { kind: 'say', move: `-${letter(point)}` };
    case 'to':
      return { kind: 'say', move: letter(chosen ?? point) + letter(point) };
    case 'from':
      return { kind: 'choose', point };
    case undefined:
      return chosen === null ? { kind: 'nothing' } : { kind: 'choose', point: null };
  }
}

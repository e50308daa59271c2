import type { Scene } from './wire';

/** Whether seats play together at all. */
export function isInTeams({ seats }: Scene): boolean {
  return new Set(seats.map(({ team }) => team)).size < seats.length;
}

/** Whether a seat is a team-mate, and not the seat itself. */
export function isMate(scene: Scene | null, you: number | null, other: number): boolean {
  if (scene === null || you === null || other === you || other < 0 || other >= scene.seats.length) return false;
  return scene.seats[you].team === scene.seats[other].team;
}

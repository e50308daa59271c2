import type { Phase, TurnPhase } from './wire';

/** The phase of a turn that something belongs to which a match waits for; the first of these that the rules count. */
const PART_OF: Partial<Record<Phase['kind'], readonly TurnPhase[]>> = {
  reinforce: ['reinforce'],
  trade: ['trade', 'reinforce'],
  attack: ['attack'],
  defend: ['attack'],
  battle: ['attack'],
  occupy: ['attack'],
  fortify: ['fortify'],
  'draw-card': ['draw-card', 'fortify', 'attack'],
  orders: ['orders'],
  execute: ['execute'],
  fight: ['execute'],
  'draw-order-card': ['execute'],
};

/** The index of the current phase of the turn, or -1 outside of turns. */
export function stepOf(phases: readonly TurnPhase[], { kind }: Phase): number {
  return phases.indexOf((PART_OF[kind] ?? []).find((part) => phases.includes(part)) as TurnPhase);
}

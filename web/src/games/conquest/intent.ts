import type { Choices, ChoicesOf, Target } from './wire';

/** What a player has selected but not sent: it exists in this browser only. */
export interface Intent {
  readonly from: number | null;
  readonly to: number | null;
  /** How many armies the slider says, or null for what is offered first. */
  readonly amount: number | null;
  /** When a blitz stops, if the territory does not fall. */
  readonly stop: Stop;
  /** Armies put on territories one action after another, so that each can be undone. */
  readonly staged: readonly Staged[];
}

/** Armies that are still left, rounds that were rolled, or own armies that were lost. */
export const STOPS = ['left', 'rounds', 'losses'] as const;

export interface Stop {
  readonly by: (typeof STOPS)[number];
  readonly count: number;
}

export interface Staged {
  readonly territory: number;
  readonly armies: number;
}

/** Attack to the last army. */
const NO_STOP: Stop = { by: 'left', count: 1 };

export const NOTHING: Intent = { from: null, to: null, amount: null, stop: NO_STOP, staged: [] };

/** Armies that are put down together, and where they may be. */
export interface Supply {
  readonly left: number;
  readonly territories: readonly number[];
}

/** The armies to stage before they are sent; first armies that are placed one by one are sent at once. */
export function supplyOf(choices: Choices): Supply | null {
  switch (choices.kind) {
    case 'reinforce':
      return choices;
    case 'settle':
      return choices.together > 1 ? { left: choices.together, territories: choices.territories } : null;
    default:
      return null;
  }
}

/** The result of a press on the board: a selection or a move. */
export type Pressed =
  | { kind: 'intent'; intent: Intent }
  | { kind: 'claim'; territory: number }
  | { kind: 'settle'; territory: number }
  | { kind: 'name-capital'; territory: number }
  | { kind: 'roll'; target: Target }
  | { kind: 'nothing' };

export function press(choices: Choices, intent: Intent, territory: number): Pressed {
  const supply = supplyOf(choices);
  if (supply) return pointed(stage(supply, intent, territory, 1));
  switch (choices.kind) {
    case 'claim':
      return choices.territories.includes(territory) ? { kind: 'claim', territory } : { kind: 'nothing' };
    case 'settle':
      return choices.territories.includes(territory) ? { kind: 'settle', territory } : { kind: 'nothing' };
    case 'name-capital':
      return choices.territories.includes(territory) ? { kind: 'name-capital', territory } : { kind: 'nothing' };
    case 'attack':
      return pressInAttack(choices, intent, territory);
    case 'fortify':
      return pointed(pressInFortify(choices, intent, territory));
    case 'reinforce':
    case 'trade':
    case 'defend':
    case 'occupy':
    case 'orders':
    case 'none':
      return { kind: 'nothing' };
  }
}

function pointed(intent: Intent): Pressed {
  return { kind: 'intent', intent };
}

function pressInAttack({ attacks }: ChoicesOf<'attack'>, intent: Intent, territory: number): Pressed {
  const target = attacks.find(({ from, to }) => from === intent.from && to === territory);
  if (target && intent.to === territory) return { kind: 'roll', target };
  if (target) return pointed({ ...NOTHING, from: target.from, to: target.to });
  if (territory === intent.from) return pointed(NOTHING);
  if (attacks.some(({ from }) => from === territory)) return pointed({ ...NOTHING, from: territory });
  const strongest = attacks.filter(({ to }) => to === territory).sort((a, b) => promiseOf(b) - promiseOf(a))[0];
  return pointed(strongest ? { ...NOTHING, from: strongest.from, to: strongest.to } : NOTHING);
}

/** How likely an attack succeeds; the largest battles come first, since they are rarely against equals. */
function promiseOf({ win }: { win: number | null }): number {
  return win ?? 1;
}

function pressInFortify(choices: ChoicesOf<'fortify'>, intent: Intent, territory: number): Intent {
  if (territory === intent.from) return NOTHING;
  if (territory === intent.to) return intent;
  if (destinationsOf(choices, intent.from).includes(territory)) return { ...NOTHING, from: intent.from, to: territory };
  return choices.moves.some(({ from }) => from === territory) ? { ...NOTHING, from: territory } : NOTHING;
}

/** Where armies can move to from a territory. */
function destinationsOf({ moves, groups }: ChoicesOf<'fortify'>, from: number | null): number[] {
  const departure = moves.find((each) => each.from === from);
  return departure ? groups[departure.group].filter((to) => to !== from) : [];
}

/** Adds or removes staged armies on a territory, within what is left and zero. */
export function stage(supply: Supply, intent: Intent, territory: number, armies: number): Intent {
  if (!supply.territories.includes(territory)) return intent;
  const most = supply.left - stagedInAll(intent);
  const change = Math.max(-stagedOn(intent, territory), Math.min(armies, most));
  return change === 0 ? intent : { ...intent, staged: [...intent.staged, { territory, armies: change }] };
}

export function undo(intent: Intent): Intent {
  return { ...intent, staged: intent.staged.slice(0, -1) };
}

/** What is left to confirm once a territory has got its armies. */
export function placed(intent: Intent, territory: number): Intent {
  return { ...intent, staged: intent.staged.filter((each) => each.territory !== territory) };
}

export function stagedOn(intent: Intent, territory: number): number {
  return intent.staged.reduce((sum, each) => sum + (each.territory === territory ? each.armies : 0), 0);
}

export function stagedInAll(intent: Intent): number {
  return intent.staged.reduce((sum, { armies }) => sum + armies, 0);
}

/** The staged armies by territory, in the order of first touch. */
export function placements(intent: Intent): Staged[] {
  const territories = [...new Set(intent.staged.map(({ territory }) => territory))];
  return territories
    .map((territory) => ({ territory, armies: stagedOn(intent, territory) }))
    .filter(({ armies }) => armies > 0);
}

/** The part of an intent that is still valid after the choices have changed. */
export function reconcile(choices: Choices, intent: Intent): Intent {
  switch (choices.kind) {
    case 'reinforce': {
      const fits = intent.staged.every(({ territory }) => choices.territories.includes(territory) || choices.mustTrade);
      return fits && stagedInAll(intent) <= choices.left ? { ...NOTHING, staged: intent.staged } : NOTHING;
    }
    case 'attack': {
      const from = choices.attacks.filter((each) => each.from === intent.from);
      if (from.length === 0) return NOTHING;
      const to = from.some((each) => each.to === intent.to) ? intent.to : null;
      return { ...NOTHING, from: intent.from, to, stop: to === null ? NO_STOP : intent.stop };
    }
    case 'fortify':
      return intent.to !== null && destinationsOf(choices, intent.from).includes(intent.to) ? intent : NOTHING;
    case 'settle':
      return reconciled(intent, supplyOf(choices));
    case 'none':
      return { ...intent, staged: [] };
    case 'claim':
    case 'name-capital':
    case 'trade':
    case 'defend':
    case 'occupy':
      return NOTHING;
    case 'orders':
      return choices.own.some(({ from }) => from === intent.from) ? intent : NOTHING;
  }
}

/** What is staged, as long as it can be placed. */
function reconciled(intent: Intent, supply: Supply | null): Intent {
  const fits = supply !== null && intent.staged.every(({ territory }) => supply.territories.includes(territory));
  return fits && stagedInAll(intent) <= supply.left ? { ...NOTHING, staged: intent.staged } : NOTHING;
}

/** The territories a press would do something with, given what is pointed at already. */
export function offered(choices: Choices, intent: Intent): ReadonlySet<number> {
  switch (choices.kind) {
    case 'claim':
    case 'settle':
    case 'name-capital':
    case 'reinforce':
      return stagedInAll(intent) < (supplyOf(choices)?.left ?? 1) ? new Set(choices.territories) : new Set();
    case 'attack':
      return new Set(
        intent.from === null
          ? choices.attacks.map(({ from }) => from)
          : choices.attacks.filter(({ from }) => from === intent.from).map(({ to }) => to),
      );
    case 'fortify':
      return new Set(intent.from === null ? choices.moves.map(({ from }) => from) : destinationsOf(choices, intent.from));
    case 'trade':
    case 'defend':
    case 'occupy':
    case 'orders':
    case 'none':
      return new Set();
  }
}

import type { Component } from 'svelte';
import { toast } from '../../../ui/toasts.svelte';
import type { ConquestTable } from '../table.svelte';
import type { Choices } from '../wire';
import Opening from './Opening.svelte';
import Orders from './Orders.svelte';
import Reinforce from './Reinforce.svelte';
import Wait from './Wait.svelte';

type Panel = Component<{ table: ConquestTable }>;
type Late = typeof import('./later');

let late = $state.raw<Late | null>(null);

/** Fetches the panels that were not needed at first. */
export function fetchLatePanels(): void {
  if (late === null) import('./later').then((panels) => (late = panels), toast);
}

/** The panel for each kind of decision. A new kind of decision adds its panel here. */
const PANELS: Record<Choices['kind'], Panel | keyof Late> = {
  none: Wait,
  claim: Opening,
  settle: Opening,
  'name-capital': Opening,
  reinforce: Reinforce,
  trade: 'Trade',
  attack: 'Attack',
  defend: 'Defend',
  occupy: 'Occupy',
  fortify: 'Fortify',
  orders: Orders,
};

/** The panel for the current decision, or the waiting one until it is loaded. */
export function panelOf(table: ConquestTable): Panel {
  const panel = wanted(table);
  return typeof panel === 'string' ? (late?.[panel] ?? Wait) : panel;
}

/** Whether a panel is needed that is not fetched at first. */
export function isLate(table: ConquestTable): boolean {
  return typeof wanted(table) === 'string';
}

function wanted(table: ConquestTable): Panel | keyof Late {
  const { scene, choices } = table;
  if (scene?.phase.kind === 'over') return 'Over';
  if (table.attacking) return 'Attack';
  if (choices.kind === 'none' && scene && scene.orders !== null && scene.turn > 0) return Orders;
  return PANELS[choices.kind];
}

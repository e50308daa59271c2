import type { Component } from 'svelte';
import type { ConquestTable } from '../table.svelte';
import type { Choices } from '../wire';
import Attack from './Attack.svelte';
import Defend from './Defend.svelte';
import Fortify from './Fortify.svelte';
import Occupy from './Occupy.svelte';
import Opening from './Opening.svelte';
import Orders from './Orders.svelte';
import Over from './Over.svelte';
import Reinforce from './Reinforce.svelte';
import Trade from './Trade.svelte';
import Wait from './Wait.svelte';

export type Panel = Component<{ table: ConquestTable }>;

/** What a player is shown for each kind of decision. A preset with a decision of its own adds its panel here. */
const PANELS: Record<Choices['kind'], Panel> = {
  none: Wait,
  claim: Opening,
  settle: Opening,
  'name-capital': Opening,
  reinforce: Reinforce,
  trade: Trade,
  attack: Attack,
  defend: Defend,
  occupy: Occupy,
  fortify: Fortify,
  orders: Orders,
};

export function panelOf(table: ConquestTable): Panel {
  const { scene, choices } = table;
  if (scene?.phase.kind === 'over') return Over;
  if (table.attacking) return Attack;
  if (choices.kind === 'none' && scene && scene.orders !== null && scene.turn > 0) return Orders;
  return PANELS[choices.kind];
}

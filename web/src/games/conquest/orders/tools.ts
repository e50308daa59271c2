import { NOTHING, type Intent } from '../intent';
import { isMate } from '../teams';
import type { OrderCard, Scene } from '../wire';
import { spare, toDeploy, type Draft, type Later, type Offer } from './draft';

/** What a press on the board is for while orders are given. */
export const TOOLS = ['deploy', 'advance', 'airlift', 'bomb', 'blockade', 'diplomacy'] as const;
export type Tool = (typeof TOOLS)[number];

/** The card that a tool plays. */
export function cardOf(tool: Tool): OrderCard | null {
  return tool === 'deploy' || tool === 'advance' ? null : tool;
}

/** Everything that decides the meaning of a press. */
export interface Desk {
  readonly tool: Tool;
  readonly offer: Offer;
  readonly draft: Draft;
  readonly scene: Scene;
  readonly you: number;
}

/** The result of a press: a selection, deployed armies, or an order. */
export type Pressed =
  | { kind: 'intent'; intent: Intent }
  | { kind: 'deploy'; territory: number }
  | { kind: 'order'; order: Later }
  | { kind: 'confirm' }
  | { kind: 'nothing' };

/** The territories a press would do something with. */
export function offeredBy(desk: Desk, from: number | null): ReadonlySet<number> {
  const { tool, offer, draft, scene } = desk;
  const own = offer.own.map((each) => each.from);
  switch (tool) {
    case 'deploy':
      return new Set(toDeploy(offer, draft) > 0 ? own : []);
    case 'advance':
    case 'airlift':
      return new Set(from === null ? own.filter((each) => spare(offer, draft, each) > 0) : ways(desk, from));
    case 'bomb':
      return new Set(offer.bombs);
    case 'blockade':
      return new Set(own);
    case 'diplomacy':
      return new Set(indices(scene.owners).filter((each) => offer.partners.includes(scene.owners[each])));
  }
}

export function pressed(desk: Desk, intent: Intent, territory: number): Pressed {
  const isOffered = offeredBy(desk, intent.from).has(territory);
  switch (desk.tool) {
    case 'deploy':
      return isOffered ? { kind: 'deploy', territory } : { kind: 'nothing' };
    case 'advance':
    case 'airlift':
      return onTheWay(desk, intent, territory, isOffered);
    case 'bomb':
    case 'blockade':
      return isOffered ? { kind: 'order', order: { kind: desk.tool, territory } } : { kind: 'nothing' };
    case 'diplomacy':
      return isOffered ? { kind: 'order', order: { kind: 'negotiate', seat: desk.scene.owners[territory] } } : { kind: 'nothing' };
  }
}

/** A move is selected by its two ends; pressing the target again confirms it. */
function onTheWay(desk: Desk, intent: Intent, territory: number, isOffered: boolean): Pressed {
  const { from, to } = intent;
  if (territory === from) return { kind: 'intent', intent: NOTHING };
  if (from !== null && territory === to) return { kind: 'confirm' };
  if (from !== null && isOffered) return { kind: 'intent', intent: { ...NOTHING, from, to: territory } };
  const isSource = spare(desk.offer, desk.draft, territory) > 0;
  return { kind: 'intent', intent: isSource ? { ...NOTHING, from: territory } : NOTHING };
}

/** Where armies can be ordered to from a territory. */
function ways({ tool, offer, scene, you }: Desk, from: number): readonly number[] {
  if (tool === 'advance') return offer.own.find((each) => each.from === from)?.to ?? [];
  return indices(scene.owners).filter((to) => to !== from && !isMate(scene, you, scene.owners[to]));
}

function indices(list: readonly unknown[]): number[] {
  return list.map((_, i) => i);
}

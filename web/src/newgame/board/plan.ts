/** The parameters of a random board. */
export interface Plan {
  readonly territories: number;
  readonly continents: number;
  readonly islands: number;
  readonly seed: number;
  /** Whether some territories give supplies or power. */
  readonly boosts: boolean;
  /** Whether each territory pays an amount of its own. */
  readonly pays: boolean;
}

export const FEWEST = 10;
/** What the slider reaches; more can be typed. */
export const MOST = 200;
export const LIMIT = 1000;

const USUAL_TERRITORIES = 42;
const SEEDS = 10_000;

/** The plan to begin with. */
export function firstPlan(): Plan {
  return usualFor(USUAL_TERRITORIES, anySeed());
}

export const mostContinents = (territories: number) => Math.floor(territories / 2);
export const mostIslands = (territories: number) => Math.min(12, Math.floor(territories / 6));

export function anySeed(): number {
  return Math.floor(Math.random() * SEEDS);
}

function usualFor(territories: number, seed: number): Plan {
  return {
    territories,
    continents: Math.max(2, Math.round(territories / 7)),
    islands: Math.min(3, Math.floor(territories / 6)),
    seed,
    boosts: false,
    pays: false,
  };
}

/** Changes the number of territories, and with it continents and islands unless the player chose them. */
export function withTerritories(plan: Plan, wanted: number): Plan {
  const territories = within(FEWEST, Math.round(wanted) || FEWEST, LIMIT);
  const before = usualFor(plan.territories, plan.seed);
  const usual = usualFor(territories, plan.seed);
  return {
    ...plan,
    territories,
    continents:
      plan.continents === before.continents ? usual.continents : within(1, plan.continents, mostContinents(territories)),
    islands: plan.islands === before.islands ? usual.islands : within(1, plan.islands, mostIslands(territories)),
  };
}

/** The name that the server generates such a board for. */
export function refOf({ territories, continents, islands, seed, boosts, pays }: Plan): string {
  return `random:${territories}:${seed}:${continents}:${islands}${boosts ? ':boosts' : ''}${pays ? ':pays' : ''}`;
}

/** The plan that such a name stands for. */
export function planOf(ref: string): Plan | null {
  const found = /^random:(\d+):(\d+)(?::(\d+)(?::(\d+))?)?(:boosts)?(:pays)?$/.exec(ref);
  if (!found) return null;
  const [territories, seed, continents, islands] = found.slice(1, 5).map(Number);
  if (!territories) return null;
  const usual = usualFor(territories, seed);
  return {
    ...usual,
    continents: continents || usual.continents,
    islands: islands || usual.islands,
    boosts: found[5] !== undefined,
    pays: found[6] !== undefined,
  };
}

function within(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

import type { Figure } from './figure';

/** One page of *How to play*. */
export interface Topic {
  /** Its address under `/how/`: the name of a preset, or of an extension. */
  name: string;
  /** What it is, in a sentence or two. */
  lead: string;
  /** The numbers worth knowing before the first turn. */
  facts: [what: string, value: string][];
  sections: Section[];
}

export interface Section {
  heading: string;
  points: string[];
  figure?: { figure: Figure; caption: string };
}

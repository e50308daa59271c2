import type { Component } from 'svelte';
import type { RuleOption } from '../wire/types';

/** One page of *How to play*, with figures of the kinds that its family draws. */
export interface Topic<Figure = any> {
  /** Its address under `/how/`: the name of a preset, or of an extension. */
  name: string;
  /** What it is, in a sentence or two. */
  lead: string;
  /** The numbers worth knowing before the first turn. */
  facts: [what: string, value: string][];
  sections: Section<Figure>[];
}

export interface Section<Figure = any> {
  heading: string;
  points: string[];
  figure?: { figure: Figure; caption: string };
}

/** The pages of a family. */
export interface HowTo<Figure = any> {
  readonly groups: readonly { title: string; topics: readonly Topic<Figure>[] }[];
  /** Draws a figure of these pages. */
  readonly Picture: Component<{ figure: Figure }>;
}

/** Which pages a family has, without the pages. */
export interface Topics {
  /** The titles of the pages, by name. */
  readonly titles: Readonly<Record<string, string>>;
  /** The pages that explain a match: the preset's, then those of the rules added to it. */
  pagesOf(preset: string, options: readonly RuleOption[]): string[];
}

export const addressOf = (page: string) => `/how/${page}`;

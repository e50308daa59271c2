import type { Component } from 'svelte';
import type { HowTo, Topics } from '../howto/topic';
import type { HelpText } from '../match/help';
import type { FinishedOf } from '../end/finished';
import type { MatchSession } from '../match/session.svelte';
import type { ReplayOf } from '../replay/replay.svelte';
import type { Event, MatchInfo, Scene } from '../wire/types';

/**
 * A family of games as the rest of the client knows it. The entry itself comes with the start page, so it is small;
 * everything large in it is a function that fetches a part of the family's folder.
 *
 * `Ground` is what a match is played on: pages pass it from `ground` to `table` and `stage` without looking inside.
 */
export interface Family<Ground = any> {
  /** The server's name for the family. */
  readonly game: string;
  readonly title: string;
  readonly home: HomeEntry;
  readonly usual: UsualMatch;
  ground(match: MatchInfo): Promise<Ground>;
  /** The live match: a component around `match/Room.svelte`. */
  table(): Promise<{ default: Component<{ session: MatchSession; ground: Ground }> }>;
  /** The replay: a component around `replay/Stage.svelte`. */
  stage(): Promise<{ default: Component<{ replay: ReplayOf<any, any>; ground: Ground }> }>;
  /** The page of a finished match: a component around `end/ResultPage.svelte`. */
  result(): Promise<{ default: Component<{ finished: FinishedOf<any, any> }> }>;
  help(scene: Scene | null): Promise<HelpText>;
  /** The move by which a player leaves a match, in families that have one. */
  readonly resignation?: string;
  /** The move by which two players agree to a draw, in families that have one. */
  readonly drawOffer?: string;
  /** The dice of an event as a record writes them, in families whose battles are rolled. */
  diceOf?(event: Event): string | null;
  /** Whether a player sees something that others at the same screen must not. */
  hides(scene: Scene): boolean;
  /** Which pages of *How to play* there are, and what they are called. */
  topics(): Promise<Topics>;
  /** The pages themselves. */
  howTo(): Promise<HowTo>;
}

/** What the start page shows of a family. */
export interface HomeEntry {
  readonly title: string;
  /** Strokes of its icon, on a field of 20 by 20. */
  readonly icon: string;
  /** Matches that start with one press. */
  readonly quick: readonly QuickMatch[];
  /** What is worth saying about it to a newcomer. */
  readonly highlights: readonly Highlight[];
}

export type Highlight = readonly [title: string, detail: string];

export interface QuickMatch {
  readonly preset: string;
  readonly title: string;
  readonly detail: string;
}

/** A match of the family unless the player chooses otherwise, as far as the server offers it. */
export interface UsualMatch {
  readonly preset: string;
  /** Null where the rules decide the board. */
  readonly board: string | null;
  readonly seats: number;
  /** The opponent under a preset. */
  bot(preset: string): string;
}

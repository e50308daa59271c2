import type { Dwell } from '../../match/playback';
import type { MatchSession } from '../../match/session.svelte';
import { MatchTable } from '../../match/table.svelte';
import type { Shown, Worth } from './board/shown';
import { press, rolesOf, type Role } from './intent';
import type { Told } from './log/line';
import { LOGBOOK, type Log } from './log/log';
import { naming, namesOf, type Naming } from './naming.svelte';
import { dwell } from './pacing';
import type { Board, Choices, Event, Explanation, Frame, Scene } from './wire';

const NO_CHOICES: Choices = { place: [], move: [], take: [] };
const NO_ROLES: ReadonlyMap<number, Role> = new Map();

/** A match of Morris as one browser shows it: what is seen now, and what the player points at. */
export class MorrisTable extends MatchTable<Scene, Event, Log, Explanation> implements Shown, Told {
  /** The bead that the player is about to move. */
  chosen = $state.raw<number | null>(null);
  /** The values of moves, in practice. */
  worths = $state.raw<ReadonlyMap<number, Worth>>(new Map());
  /** Points that a line of the log refers to. */
  private pointed = $state.raw<readonly number[]>([]);
  protected readonly noChoices = NO_CHOICES;

  constructor(
    session: MatchSession,
    readonly board: Board,
  ) {
    super(session, LOGBOOK);
  }

  get isAsked(): boolean {
    const { place, move, take } = this.choices;
    return place.length + move.length + take.length > 0;
  }

  /** Whether this is a copy of a game to practise in. */
  get isPractice(): boolean {
    return this.session.match?.origin?.practice ?? false;
  }

  /** Whether the player can practise in a copy of this game: alone against bots. */
  get mayPractise(): boolean {
    const { match, you } = this.session;
    return this.hints.isOffered && !this.isPractice && !this.isWaiting && you !== null && match!.seats[you].screen === null;
  }

  get naming(): Naming {
    return naming.current;
  }

  get names(): readonly string[] {
    return namesOf(this.board);
  }

  /** Points that something beside the board refers to. */
  get highlight(): readonly number[] {
    return this.hints.shown?.points ?? this.pointed;
  }

  set highlight(points: readonly number[]) {
    this.pointed = points;
  }

  get roles(): ReadonlyMap<number, Role> {
    return this.session.busy ? NO_ROLES : rolesOf(this.choices, this.chosen);
  }

  press(point: number): void {
    this.hasten();
    this.hints.forget();
    if (this.session.busy) return;
    const pressed = press(this.board, this.choices, this.chosen, point);
    if (pressed.kind === 'choose') this.chosen = pressed.point;
    else if (pressed.kind === 'say') this.say(pressed.move);
  }

  private say(move: string): void {
    this.session.move(move);
    this.chosen = null;
  }

  letGo(): void {
    this.chosen = null;
  }

  protected dwell({ event }: Frame, behind: number): Dwell {
    return dwell(event, behind);
  }

  protected override settled(): void {
    if (!this.choices.move.some(({ from }) => from === this.chosen)) this.chosen = null;
  }
}

import { Playback } from '../../match/playback';
import type { MatchSession } from '../../match/session.svelte';
import type { Shown } from './board/shown';
import { press, rolesOf, type Role } from './intent';
import type { Told } from './log/line';
import type { Log } from './log/log';
import { naming, namesOf, type Naming } from './naming.svelte';
import { AT_ONCE, dwell } from './pacing';
import { Spectacle, type Deed } from './spectacle.svelte';
import type { Board, Choices, Event, Frame, Scene } from './wire';

const NO_CHOICES: Choices = { place: [], move: [], take: [] };
const NO_ROLES: ReadonlyMap<number, Role> = new Map();

/** A match of Morris as one browser shows it: what is seen now, and what the player points at. */
export class MorrisTable implements Shown, Told {
  /** The bead that the player is about to move. */
  chosen = $state.raw<number | null>(null);
  /** Points that something beside the board refers to. */
  highlight = $state.raw<readonly number[]>([]);
  /** Whether all that came has been shown. */
  private idle = $state(true);
  private readonly spectacle = new Spectacle();
  private readonly playback: Playback<Frame>;

  constructor(
    readonly session: MatchSession,
    readonly board: Board,
  ) {
    this.playback = new Playback<Frame>({
      dwell: ({ event }, behind) => (document.hidden ? AT_ONCE : dwell(event, behind)),
      announce: () => {},
      show: (frame) => this.spectacle.show(frame),
      idle: () => this.settle(),
    });
    session.attend<Scene, Event>({
      snapshot: (scene, seq, notes) => this.arrive(scene, seq, notes as Log | undefined),
      steps: (frames) => {
        this.idle = false;
        this.playback.push(frames);
      },
      past: (frames) => this.spectacle.recall(frames),
    });
  }

  get you(): number | null {
    return this.session.you;
  }

  get scene(): Scene | null {
    return this.spectacle.scene;
  }

  get log(): Log {
    return this.spectacle.log;
  }

  get deed(): Deed | null {
    return this.spectacle.deed;
  }

  get naming(): Naming {
    return naming.current;
  }

  get names(): readonly string[] {
    return namesOf(this.board);
  }

  get title(): string {
    return this.session.match?.title ?? '';
  }

  /** What the player may do, once everything that led to it has been seen. */
  get choices(): Choices {
    return this.idle && this.scene && !this.isWaiting ? this.scene.choices : NO_CHOICES;
  }

  /** Whether somebody is still to sit down. */
  get isWaiting(): boolean {
    return this.session.match?.seats.some(({ kind }) => kind === 'open') ?? false;
  }

  get roles(): ReadonlyMap<number, Role> {
    return this.session.busy ? NO_ROLES : rolesOf(this.choices, this.chosen);
  }

  /** Whether it is the player who has to decide. */
  get isAsked(): boolean {
    const { place, move, take } = this.choices;
    return place.length + move.length + take.length > 0;
  }

  nameOf(seat: number): string {
    return this.session.match?.seats[seat]?.name ?? '';
  }

  press(point: number): void {
    this.playback.skip();
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

  close(): void {
    this.playback.clear();
  }

  private arrive(scene: Scene, seq: number, log?: Log): void {
    this.playback.clear();
    this.spectacle.begin(scene, seq, log);
    this.settle();
  }

  private settle(): void {
    this.idle = true;
    if (!this.choices.move.some(({ from }) => from === this.chosen)) this.chosen = null;
    if (this.scene) this.session.remember(this.spectacle.seq, this.scene, this.log);
  }
}

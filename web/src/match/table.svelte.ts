import { settings, type ValueOf } from '../settings/settings.svelte';
import type { Event, Explanation, Scene } from '../wire/types';
import { Hints, type Advised } from './hints.svelte';
import { nextOf } from './screen';
import { AT_ONCE, Playback, stretched, type Dwell } from './playback';
import type { Arrival, FrameOf, MatchSession } from './session.svelte';

/** The factor for each speed of animations. */
const STRETCH: Record<ValueOf<'motion'>, number> = { slow: 1.8, normal: 1, fast: 0.5, none: 0 };

/** How a family writes its log. */
export interface Logbook<S extends Scene, E extends Event, L> {
  /** The log of a match that is seen from this scene on, or of none. */
  begun(scene: S | null): L;
  record(log: L, frame: FrameOf<S, E>): L;
}

/** What happened last, with the number of its step. */
export interface Deed<E extends Event> {
  readonly seq: number;
  readonly event: E;
}

/**
 * A live match as one browser shows it. Frames from the server are played back at a pace that the eye can follow; the
 * player may decide once all of them have been shown. A family extends it by what the player points at.
 */
export abstract class MatchTable<S extends Scene, E extends Event, L, X extends Explanation = Explanation> implements Advised<X> {
  scene = $state.raw<S | null>(null);
  deed = $state.raw<Deed<E> | null>(null);
  log = $state.raw() as L;
  /** Whether everything that came has been shown. */
  isIdle = $state(true);
  readonly hints: Hints<X>;
  private seq = 0;
  /** What has been shown while the past is being fetched. */
  private since: FrameOf<S, E>[] | null = null;
  private readonly playback: Playback<FrameOf<S, E>>;

  constructor(
    readonly session: MatchSession,
    private readonly logbook: Logbook<S, E, L>,
  ) {
    this.log = logbook.begun(null);
    this.hints = new Hints(session, this);
    this.playback = new Playback({
      dwell: (frame, behind) => (document.hidden ? AT_ONCE : stretched(this.dwell(frame, behind), STRETCH[settings.motion])),
      announce: (frame) => this.announced(frame),
      show: (frame) => this.show(frame),
      idle: () => this.settle(),
    });
  }

  /** Whether the player has to decide something. */
  abstract get isAsked(): boolean;

  /** The choices of a player who has none. */
  protected abstract get noChoices(): S['choices'];

  /** How long a frame is shown with this many more waiting behind it. */
  protected abstract dwell(frame: FrameOf<S, E>, behind: number): Dwell;

  drafted(): readonly string[] {
    return [];
  }

  follow(hint: X): void {
    this.session.move(hint.move);
  }

  /** Follows the match from now on. */
  open(): void {
    this.session.attend<S, E>({
      arrive: (arrival) => this.arrive(arrival),
      steps: (frames) => {
        this.isIdle = false;
        this.hints.forget();
        this.playback.push(frames);
      },
    });
  }

  close(): void {
    this.playback.clear();
  }

  get you(): number | null {
    return this.session.you;
  }

  get title(): string {
    return this.session.match?.title ?? '';
  }

  /** Whether a seat is still open. */
  get isWaiting(): boolean {
    return this.session.match?.seats.some(({ kind }) => kind === 'open') ?? false;
  }

  /** What the player may do, once everything that led to it has been seen. */
  get choices(): S['choices'] {
    return this.isIdle && this.scene && !this.isWaiting ? this.scene.choices : this.noChoices;
  }

  /** The player at this screen who decides next, once the one who looks has decided. */
  get nextAtScreen(): number | null {
    const { match, you, busy, clocks } = this.session;
    if (!match || you === null || busy || !this.isIdle || this.isAsked || this.isWaiting || match.over) return null;
    return nextOf(match.seats, you, (seat) => clocks.of(seat)?.running ?? false);
  }

  /** Lets the next player look. */
  passScreen(to: number, isOpen: boolean): void {
    this.session.takeSeat(to, isOpen ? this.log : undefined);
  }

  /** A player's name; empty for seats that nobody plays. */
  nameOf(seat: number): string {
    return this.session.match?.seats[seat]?.name ?? '';
  }

  /** Shows at once what is still being played back. */
  hasten(): void {
    this.playback.skip();
  }

  // What a family may add to the playback.

  /** Everything is new: the first scene, or one after too long an absence. */
  protected arrived(_scene: S): void {}

  /** The frame is about to be shown. */
  protected announced(_frame: FrameOf<S, E>): void {}

  protected shown(_frame: FrameOf<S, E>): void {}

  /** All frames have been shown. */
  protected settled(): void {}

  private arrive({ scene, seq, notes, past }: Arrival<S, E>): void {
    const since: FrameOf<S, E>[] = [];
    this.playback.clear();
    this.hints.forget();
    this.scene = scene;
    this.seq = seq;
    this.deed = null;
    this.log = (notes as L | undefined) ?? this.logbook.begun(scene);
    this.since = since;
    past.then((frames) => this.since === since && this.recall(frames, since));
    this.settle();
    this.arrived(scene);
  }

  private show(frame: FrameOf<S, E>): void {
    const { seq, event, scene } = frame;
    this.scene = scene;
    this.seq = seq;
    this.deed = { seq, event };
    this.log = this.logbook.record(this.log, frame);
    this.since?.push(frame);
    this.shown(frame);
  }

  /** Rewrites the log to include what led to the first scene. */
  private recall(past: readonly FrameOf<S, E>[], since: readonly FrameOf<S, E>[]): void {
    this.since = null;
    if (past.length === 0) return;
    this.log = [...past, ...since].reduce((log, frame) => this.logbook.record(log, frame), this.logbook.begun(past[0].scene));
  }

  private settle(): void {
    this.isIdle = true;
    this.settled();
    if (this.scene) this.session.remember(this.seq, this.scene, this.log);
  }
}

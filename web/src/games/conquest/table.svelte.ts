import { crossesSeam, inOrder, type Drawing, type DrawnTerritory } from '../../boards/drawing';
import { Playback } from '../../match/playback';
import type { MatchSession } from '../../match/session.svelte';
import { NOTHING, offered, placements, press, reconcile, stage, stagedInAll, stagedOn, undo, type Intent } from './intent';
import { begun, record, type Log } from './log/log';
import { Notation } from './notation';
import { dwell } from './pacing';
import type { BoardInfo, CardSet, Choices, Event, Frame, Rolled, Scene, StandingDefence } from './wire';

const NO_CHOICES: Choices = { kind: 'none' };

/** The dice on the table: still tumbling, or lying as they fell. */
export interface Throw {
  readonly seq: number;
  readonly rolled: Rolled;
  readonly tumbling: boolean;
}

/** Armies that a territory just lost, to be shown rising from it. */
export interface Loss {
  readonly seq: number;
  readonly territory: number;
  readonly armies: number;
}

/** A match of the Risk family as one browser shows it: what is seen now, and what the player points at. */
export class ConquestTable {
  scene = $state.raw<Scene | null>(null);
  log = $state.raw<Log>({ entries: [], turn: 0, continents: [] });
  intent = $state.raw<Intent>(NOTHING);
  lastThrow = $state.raw<Throw | null>(null);
  losses = $state.raw<readonly Loss[]>([]);
  /** The event shown last. */
  event = $state.raw<Event | null>(null);
  /** Territories that something beside the board refers to. */
  highlight = $state.raw<readonly number[]>([]);
  /** Whether all that came has been shown. */
  private idle = $state(true);

  readonly names: readonly string[];
  readonly territories: readonly DrawnTerritory[];
  readonly say: Notation;
  private readonly playback: Playback<Frame>;

  constructor(
    readonly session: MatchSession,
    readonly board: BoardInfo,
    readonly drawing: Drawing,
  ) {
    this.names = board.territories.map(({ name }) => name);
    this.territories = inOrder(drawing, this.names);
    this.say = new Notation(this.names, (card) => this.scene?.hand.find((each) => each.card === card)?.name ?? '');
    this.playback = new Playback<Frame>({
      dwell: ({ event }, behind) => (document.hidden ? { before: 0, after: 0 } : dwell(event, behind)),
      announce: ({ seq, event }) => this.announce(seq, event),
      show: (frame) => this.show(frame),
      idle: () => this.settle(),
    });
    session.attend({
      snapshot: (scene) => this.arrive(scene),
      steps: (frames) => {
        this.idle = false;
        this.playback.push(frames);
      },
    });
  }

  get you(): number | null {
    return this.session.you;
  }

  /** What the player may do, once everything that led to it has been seen. */
  get choices(): Choices {
    return this.idle && this.scene ? this.scene.choices : NO_CHOICES;
  }

  get offered(): ReadonlySet<number> {
    return this.session.busy ? new Set() : offered(this.choices, this.intent);
  }

  /** The territories that a move is shown between: the player's own plan, or what just happened. */
  get arrow(): { from: number; to: number } | null {
    const { from, to } = this.intent;
    if (from !== null && to !== null) return { from, to };
    if (this.choices.kind === 'occupy' || this.choices.kind === 'defend') return this.choices;
    if (from !== null || this.event === null) return null;
    return 'from' in this.event ? this.event : null;
  }

  nameOf(seat: number): string | undefined {
    return this.session.match?.seats[seat]?.name;
  }

  crossesSeam(from: number, to: number): boolean {
    return crossesSeam(this.drawing, this.names[from], this.names[to]);
  }

  // What the player points at.

  press(territory: number): void {
    this.hasten();
    if (this.session.busy) return;
    const pressed = press(this.choices, this.intent, territory);
    switch (pressed.kind) {
      case 'intent':
        this.intent = pressed.intent;
        break;
      case 'claim':
        this.session.move(this.say.claim(pressed.territory));
        break;
      case 'settle':
        this.session.move(this.say.place(pressed.territory, 1));
        break;
      case 'roll':
        this.roll(pressed.target.mostDice);
        break;
      case 'nothing':
        break;
    }
  }

  stage(territory: number, armies: number): void {
    const { choices } = this;
    if (choices.kind === 'reinforce' && !this.session.busy) this.intent = stage(choices, this.intent, territory, armies);
  }

  undo(): void {
    this.intent = undo(this.intent);
  }

  forget(): void {
    this.hasten();
    this.intent = { ...NOTHING, staged: this.intent.staged };
  }

  choose(change: Partial<Pick<Intent, 'amount' | 'keep'>>): void {
    this.intent = { ...this.intent, ...change };
  }

  staged(territory: number): number {
    return stagedOn(this.intent, territory);
  }

  get stagedInAll(): number {
    return stagedInAll(this.intent);
  }

  // What the player says.

  place(): void {
    for (const { territory, armies } of placements(this.intent)) this.session.move(this.say.place(territory, armies));
    this.intent = NOTHING;
  }

  trade(set: CardSet, matching: number | null): void {
    this.session.move(this.say.trade(set, matching));
  }

  roll(dice: number): void {
    const { from, to } = this.intent;
    if (from !== null && to !== null) this.session.move(this.say.attack(from, to, dice));
  }

  blitz(): void {
    const { from, to, keep } = this.intent;
    if (from !== null && to !== null) this.session.move(this.say.blitz(from, to, keep));
  }

  occupy(armies: number): void {
    this.session.move(this.say.occupy(armies));
  }

  fortify(armies: number): void {
    const { from, to } = this.intent;
    if (from !== null && to !== null) this.session.move(this.say.fortify(from, to, armies));
  }

  defend(dice: number): void {
    this.session.move(this.say.defend(dice));
  }

  stand(defence: StandingDefence): void {
    this.session.move(this.say.stand(defence));
  }

  done(): void {
    this.session.move(this.say.done);
  }

  /** Shows at once what is still being played back. */
  hasten(): void {
    this.playback.skip();
  }

  forgetLoss(loss: Loss): void {
    this.losses = this.losses.filter((each) => each !== loss);
  }

  close(): void {
    this.playback.clear();
  }

  // What comes from the server.

  private arrive(scene: Scene): void {
    this.playback.clear();
    this.scene = scene;
    this.log = begun(scene);
    this.event = null;
    this.lastThrow = null;
    this.losses = [];
    this.settle();
  }

  private announce(seq: number, event: Event): void {
    if (event.kind === 'rolled') this.lastThrow = { seq, rolled: event, tumbling: true };
  }

  private show({ seq, event, scene }: Frame): void {
    this.scene = scene;
    this.event = event;
    this.log = record(this.log, { seq, event, scene });
    if (event.kind === 'rolled') this.showRoll(seq, event);
    if (event.kind === 'ended' || event.kind === 'drew') this.lastThrow = null;
    if (event.kind === 'occupied' && event.seat === this.you) this.intent = { ...NOTHING, from: event.to };
  }

  private showRoll(seq: number, rolled: Rolled): void {
    this.lastThrow = { seq, rolled, tumbling: false };
    const { from, to, attackerLosses, defenderLosses } = rolled;
    const lost = [
      { seq, territory: from, armies: attackerLosses },
      { seq, territory: to, armies: defenderLosses },
    ];
    this.losses = [...this.losses.slice(-6), ...lost.filter(({ armies }) => armies > 0)];
    if (rolled.conquered && rolled.occupied !== null && rolled.attacker === this.you) {
      this.intent = { ...NOTHING, from: to };
    }
  }

  private settle(): void {
    this.idle = true;
    this.intent = reconcile(this.choices, this.intent);
  }
}

import { crossesSeam, inOrder, type Drawing, type DrawnTerritory } from '../../boards/drawing';
import { Playback } from '../../match/playback';
import type { MatchSession } from '../../match/session.svelte';
import { NOTHING, offered, placements, press, reconcile, stage, stagedInAll, stagedOn, undo, type Intent } from './intent';
import { begun, record, type Log } from './log/log';
import { Notation } from './notation';
import { AT_ONCE, dwell } from './pacing';
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
  /** Whether nobody wants to see single steps until the player has to decide. */
  private isSkipping = false;
  private seq = 0;

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
      dwell: ({ event }, behind) => (document.hidden || this.isSkipping ? AT_ONCE : dwell(event, behind)),
      announce: ({ seq, event }) => this.announce(seq, event),
      show: (frame) => this.show(frame),
      idle: () => this.settle(),
    });
    session.attend({
      snapshot: (scene, seq, notes) => this.arrive(scene, seq, notes as Log | undefined),
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

  /** How many armies the player is about to move: what the slider says, or at first the most. */
  get moving(): { from: number; to: number; least: number; most: number; armies: number } | null {
    const { choices, intent } = this;
    if (choices.kind === 'occupy') {
      const { from, to, atLeast: least, atMost: most } = choices;
      return { from, to, least, most, armies: intent.amount ?? most };
    }
    const source = choices.kind === 'fortify' ? choices.moves.find((move) => move.from === intent.from) : undefined;
    if (!source || intent.to === null) return null;
    return { from: source.from, to: intent.to, least: 1, most: source.most, armies: intent.amount ?? source.most };
  }

  armiesOn(territory: number): number {
    const { moving } = this;
    const there = (this.scene?.armies[territory] ?? 0) + this.staged(territory);
    if (moving?.from === territory) return there - moving.armies;
    return moving?.to === territory ? there + moving.armies : there;
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

  /** Carries out the movement that the slider shows. */
  moveArmies(): void {
    const { moving } = this;
    if (!moving) return;
    const { from, to, armies } = moving;
    this.session.move(this.choices.kind === 'occupy' ? this.say.occupy(armies) : this.say.fortify(from, to, armies));
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

  /** Lets bots play at full speed until a person has to decide. */
  skip(): void {
    this.isSkipping = true;
    this.session.skip();
    this.hasten();
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

  private arrive(scene: Scene, seq: number, log = begun(scene)): void {
    this.playback.clear();
    this.scene = scene;
    this.seq = seq;
    this.log = log;
    this.event = null;
    this.lastThrow = null;
    this.losses = [];
    this.settle();
    if (this.isBeforeFirstTurn(scene)) this.skip();
  }

  /** Whoever plays against bots alone should not have to wait for a first decision. */
  private isBeforeFirstTurn(scene: Scene): boolean {
    const { you, session } = this;
    if (you === null || session.match?.seats.some(({ kind, index }) => kind !== 'bot' && index !== you)) return false;
    return scene.turn > 0 && scene.turn <= scene.order.indexOf(you);
  }

  private announce(seq: number, event: Event): void {
    if (event.kind === 'rolled') this.lastThrow = { seq, rolled: event, tumbling: true };
  }

  private show({ seq, event, scene }: Frame): void {
    this.scene = scene;
    this.seq = seq;
    this.event = event;
    this.log = record(this.log, { seq, event, scene });
    if (event.kind === 'rolled') this.showRoll(seq, event);
    if (event.kind === 'ended' || event.kind === 'drew') this.lastThrow = null;
    if (event.kind === 'occupied' && event.seat === this.you) this.intent = { ...NOTHING, from: event.to };
  }

  private showRoll(seq: number, rolled: Rolled): void {
    this.lastThrow = { seq, rolled, tumbling: false };
    const { from, to, attackerLosses, defenderLosses } = rolled;
    if (!this.isSkipping) {
      this.lose(seq, from, attackerLosses);
      this.lose(seq, to, defenderLosses);
    }
    if (rolled.conquered && rolled.occupied !== null && rolled.attacker === this.you) {
      this.intent = { ...NOTHING, from: to };
    }
  }

  /** Losses on one territory add up while they are seen. */
  private lose(seq: number, territory: number, armies: number): void {
    if (armies === 0) return;
    const before = this.losses.find((loss) => loss.territory === territory)?.armies ?? 0;
    const others = this.losses.filter((loss) => loss.territory !== territory);
    this.losses = [...others, { seq, territory, armies: before + armies }];
  }

  private settle(): void {
    this.idle = true;
    if (this.scene?.choices.kind !== 'none' || this.scene.phase.kind === 'over') this.isSkipping = false;
    this.intent = reconcile(this.choices, this.intent);
    if (this.scene) this.session.remember(this.seq, this.scene, this.log);
  }
}

import { crossesSeam, inOrder, type Drawing, type DrawnTerritory } from '../../boards/drawing';
import { AT_ONCE, type Dwell } from '../../match/playback';
import type { MatchSession } from '../../match/session.svelte';
import { MatchTable } from '../../match/table.svelte';
import { Effects, type Change, type Throw } from './effects.svelte';
import { NOTHING, offered, placed, placements, press, reconcile, stage, stagedInAll, stagedOn, supplyOf, undo, type Intent, type Supply } from './intent';
import { LOGBOOK, type Log } from './log/log';
import { Notation } from './notation';
import type { OrderDesk } from './orders/desk.svelte';
import { NO_PLAN, type Plan } from './orders/plan';
import { dwell } from './pacing';
import { settings } from '../../settings/settings.svelte';
import { toast } from '../../ui/toasts.svelte';
import { wayOf } from './sight';
import type { BoardInfo, CardSet, Choices, Event, Explanation, Frame, Order, Scene, StandingDefence, Wish } from './wire';

const NO_CHOICES: Choices = { kind: 'none' };

/** A match of the Risk family as one browser shows it: what is seen now, and what the player points at. */
export class ConquestTable extends MatchTable<Scene, Event, Log, Explanation> {
  intent = $state.raw<Intent>(NOTHING);
  /** Whether the player has asked to end the turn, and is to confirm it. */
  isEnding = $state(false);
  /** Territories that a line of the log refers to. */
  private pointed = $state.raw<readonly number[]>([]);
  /** What the player was offered last. */
  private lastChoices = $state.raw<Choices>(NO_CHOICES);
  /** Whether single steps are passed over until the player has to decide. */
  private isSkipping = false;
  /** Whether the player has had nothing to decide since the match was opened. */
  private isUntouched = true;
  private readonly effects = new Effects();

  readonly names: readonly string[];
  readonly territories: readonly DrawnTerritory[];
  readonly say: Notation;
  /** Where orders are put together; fetched when the match turns out to have them. */
  desk = $state.raw<OrderDesk | null>(null);
  private isFetchingDesk = false;
  protected readonly noChoices = NO_CHOICES;

  constructor(
    session: MatchSession,
    readonly board: BoardInfo,
    readonly drawing: Drawing,
  ) {
    super(session, LOGBOOK);
    this.names = board.territories.map(({ name }) => name);
    this.territories = inOrder(drawing, this.names);
    this.say = new Notation(this.names, (card) => this.scene?.hand.find((each) => each.card === card)?.name ?? '');
  }

  get match(): string {
    return this.session.id;
  }

  get isAsked(): boolean {
    return this.choices.kind !== 'none';
  }

  /** What is being shown, as long as more of it is to come. */
  get showing(): Event | null {
    return this.isIdle ? null : (this.deed?.event ?? null);
  }

  get lastThrow(): Throw | null {
    return this.effects.lastThrow;
  }

  get changes(): readonly Change[] {
    return this.effects.changes;
  }

  get captured(): Effects['captured'] {
    return this.effects.captured;
  }

  /** The attacks to choose from: those offered now or, while the player's own dice fall, those offered before. */
  get attacking(): Extract<Choices, { kind: 'attack' }> | null {
    if (this.choices.kind === 'attack') return this.choices;
    const isRolling = !this.isIdle && this.scene?.turnOf === this.you && this.intent.to !== null;
    return isRolling && this.lastChoices.kind === 'attack' ? this.lastChoices : null;
  }

  get offered(): ReadonlySet<number> {
    if (this.session.busy) return new Set();
    return this.choices.kind === 'orders' ? (this.desk?.offered ?? new Set()) : offered(this.choices, this.intent);
  }

  /** The territories that a move is shown between: the player's own plan, or what just happened. */
  get arrow(): { from: number; to: number } | null {
    const { from, to } = this.hints.shown?.action ?? this.intent;
    if (from !== null && to !== null) return { from, to };
    if (this.choices.kind === 'occupy' || this.choices.kind === 'defend') return this.choices;
    if (from !== null || this.scene?.phase.kind === 'orders') return this.showing && wayOf(this.showing);
    return wayOf(this.deed?.event ?? null);
  }

  /** Territories that something beside the board refers to. */
  get highlight(): readonly number[] {
    const hinted = this.hints.shown?.action.to ?? null;
    return hinted === null ? this.pointed : [hinted];
  }

  set highlight(territories: readonly number[]) {
    this.pointed = territories;
  }

  /** The player's own orders, until they are carried out. */
  get plan(): Plan {
    return this.scene?.phase.kind === 'orders' && !this.showing && this.desk ? this.desk.plan : NO_PLAN;
  }

  crossesSeam(from: number, to: number): boolean {
    return crossesSeam(this.drawing, this.names[from], this.names[to]);
  }

  // What the player points at.

  press(territory: number): void {
    this.hasten();
    this.hints.forget();
    this.isEnding = false;
    if (this.session.busy) return;
    if (this.choices.kind === 'orders') return this.desk?.press(territory);
    const pressed = press(this.choices, this.intent, territory);
    switch (pressed.kind) {
      case 'intent':
        this.intent = pressed.intent;
        break;
      case 'claim':
        this.session.move(this.say.claim(pressed.territory));
        break;
      case 'name-capital':
        this.session.move(this.say.capital(pressed.territory));
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
    const { supply } = this;
    if (this.session.busy) return;
    if (this.choices.kind === 'orders') this.desk?.stage(territory, armies);
    else if (supply) this.intent = stage(supply, this.intent, territory, armies);
  }

  undo(): void {
    if (!this.session.busy) this.intent = undo(this.intent);
  }

  forget(): void {
    this.hasten();
    this.isEnding = false;
    this.intent = { ...NOTHING, staged: this.intent.staged };
  }

  choose(change: Partial<Pick<Intent, 'amount' | 'stop'>>): void {
    this.intent = { ...this.intent, ...change };
  }

  /** How many armies the player is about to move: what the slider says, or at first the most. */
  get moving(): { from: number; to: number; least: number; most: number; armies: number } | null {
    const { choices, intent } = this;
    if (choices.kind === 'orders') return this.desk?.moving ?? null;
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
    if (this.choices.kind === 'orders') return there;
    if (moving?.from === territory) return there - moving.armies;
    return moving?.to === territory ? there + moving.armies : there;
  }

  staged(territory: number): number {
    return this.showing ? 0 : stagedOn(this.intent, territory) + (this.desk?.deployedOn(territory) ?? 0);
  }

  get stagedInAll(): number {
    return stagedInAll(this.intent);
  }

  /** The armies that the player is to place, where they are staged before they are. */
  get supply(): Supply | null {
    return supplyOf(this.choices);
  }

  get isAllStaged(): boolean {
    const { supply } = this;
    return supply !== null && supply.left > 0 && this.stagedInAll === supply.left;
  }

  // What the player says.

  place(): void {
    for (const { territory, armies } of placements(this.intent)) this.session.move(this.say.place(territory, armies));
  }

  trade(set: CardSet, matching: number | null): void {
    this.session.move(this.say.trade(set, matching));
  }

  roll(dice: number): void {
    const { from, to } = this.intent;
    if (from !== null && to !== null) this.session.move(this.say.attack(from, to, dice));
  }

  blitz(): void {
    const { from, to, stop } = this.intent;
    if (from !== null && to !== null) this.session.move(this.say.attackUntil(from, to, stop));
  }

  /** Carries out the movement that the slider shows. */
  moveArmies(): void {
    const { moving } = this;
    if (!moving) return;
    if (this.choices.kind === 'orders') return this.desk?.confirm();
    const { from, to, armies } = moving;
    this.session.move(this.choices.kind === 'occupy' ? this.say.occupy(armies) : this.say.fortify(from, to, armies));
  }

  defend(dice: number): void {
    this.session.move(this.say.defend(dice));
  }

  stand(defence: StandingDefence): void {
    this.session.move(this.say.stand(defence));
  }

  vote(wish: Wish): void {
    this.session.move(this.say.vote(wish));
  }

  give(orders: readonly Order[]): void {
    this.intent = NOTHING;
    this.session.moves([...orders.map((order) => this.say.order(order)), this.say.done]);
  }

  giveOne(order: Order): void {
    this.intent = NOTHING;
    this.session.move(this.say.order(order));
  }

  done(): void {
    this.session.move(this.say.done);
  }

  /** Ends the turn; a player who wants to be asked has to do it twice. */
  end(): void {
    this.isEnding = settings.confirm === 'on' && !this.isEnding;
    if (this.isEnding) return;
    if (this.choices.kind === 'orders') this.desk?.send();
    else this.done();
  }

  override drafted(): readonly string[] {
    return this.desk?.drafted.map((order) => this.say.order(order)) ?? [];
  }

  override follow(hint: Explanation): void {
    if (this.choices.kind === 'orders') this.desk?.follow(hint.order);
    else super.follow(hint);
  }

  /** Lets bots play at full speed until a person has to decide; what a player gives orders for is only shown at once. */
  skip(): void {
    if (this.givesOrders) return this.hasten();
    this.isSkipping = true;
    this.session.skip();
    this.hasten();
  }

  private get givesOrders(): boolean {
    const { scene, you } = this;
    const waits = scene?.orders?.inTurn === true && scene.phase.kind === 'orders';
    return scene !== null && scene.orders !== null && !waits && you !== null && scene.seats[you].alive;
  }

  forgetChange(change: Change): void {
    this.effects.forget(change);
  }

  // What comes from the server.

  protected dwell(frame: Frame, behind: number): Dwell {
    return this.isSkipping ? AT_ONCE : dwell(frame, behind, this.session.match?.pace ?? 'normal');
  }

  protected override arrived(scene: Scene): void {
    this.effects.clear();
    this.isUntouched = true;
    this.skipToFirstDecision(scene);
  }

  /** A player who is alone with bots should not have to wait for the first decision; sealed dice deal the opening late. */
  private skipToFirstDecision(scene: Scene): void {
    if (scene.choices.kind !== 'none') this.isUntouched = false;
    else if (this.isUntouched && !this.isSkipping && this.isBeforeFirstTurn(scene)) this.skip();
  }

  private isBeforeFirstTurn(scene: Scene): boolean {
    const { you, session } = this;
    if (you === null || session.match?.seats.some(({ kind, index }) => kind !== 'bot' && index !== you)) return false;
    return scene.orders === null && scene.turn > 0 && scene.turn <= scene.order.indexOf(you);
  }

  protected override announced(frame: Frame): void {
    this.effects.announce(frame);
  }

  protected override shown(frame: Frame): void {
    this.effects.show(frame, this.isSkipping ? 'passed' : 'watched');
    const { event, scene } = frame;
    this.skipToFirstDecision(scene);
    if (scene.phase.kind === 'orders') return;
    if (scene.turnOf !== this.you) this.intent = NOTHING;
    else if (event.kind === 'placed') this.intent = placed(this.intent, event.territory);
    else if (event.kind === 'occupied') this.intent = { ...NOTHING, from: event.to };
    else if (event.kind === 'rolled' && event.occupied !== null) this.intent = { ...NOTHING, from: event.to };
  }

  protected override settled(): void {
    if (this.scene?.choices.kind !== 'none' || this.scene.phase.kind === 'over') this.isSkipping = false;
    this.isEnding = false;
    this.lastChoices = this.choices;
    this.intent = reconcile(this.choices, this.intent);
    if (this.desk) this.desk.settle();
    else if (this.scene?.orders) this.fetchDesk();
  }

  private fetchDesk(): void {
    if (this.isFetchingDesk) return;
    this.isFetchingDesk = true;
    import('./orders/desk.svelte')
      .then(({ OrderDesk }) => (this.desk = new OrderDesk(this)), toast)
      .finally(() => (this.isFetchingDesk = false));
  }
}

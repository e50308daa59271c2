import { DiceHand } from '../dice/hand';
import { familyOf } from '../games';
import { text } from '../text/en/match';
import { whenIdle } from '../ui/idle';
import { complain, say } from '../ui/toasts.svelte';
import { past, socketAddress } from '../wire/http';
import { MatchSocket, type Connection, type Said } from '../wire/socket';
import type { Event, Frame, MatchInfo, Pace, Scene, SealedDice, ToClient, ToClientConversation } from '../wire/types';
import { Clocks } from './clocks.svelte';
import { keep, recollect } from './recollection';

/** What follows a match, in the types of its family. */
export interface Audience<S extends Scene = Scene, E extends Event = Event> {
  /** A match from the start, or after too long an absence. */
  arrive(arrival: Arrival<S, E>): void;
  steps(frames: FrameOf<S, E>[]): void;
}

export interface Arrival<S extends Scene = Scene, E extends Event = Event> {
  readonly scene: S;
  readonly seq: number;
  /** What the game kept beside the scene, where the page was only reloaded. */
  readonly notes?: unknown;
  /** The steps that led to the scene; empty where the notes have them or they cannot be fetched. */
  readonly past: Promise<FrameOf<S, E>[]>;
}

/** A frame in the types of a family. */
export interface FrameOf<S extends Scene, E extends Event> {
  seq: number;
  event: E;
  scene: S;
}

/** One match as this browser follows it: who sits where, the line to the server, and what has been said but not yet answered. */
export class MatchSession {
  match = $state.raw<MatchInfo | null>(null);
  you = $state.raw<number | null>(null);
  connection = $state<Connection>('connecting');
  readonly clocks = new Clocks();
  /** The chat as it has come, maybe out of order. */
  chat = $state.raw<Omit<ToClientConversation, 't'>>({ channels: [], lines: [] });
  /** The dice of the match, if they are sealed. */
  dice = $state.raw<SealedDice | null>(null);
  /** How many watch without a seat. */
  spectators = $state(0);
  /** Whether the server has ever answered on this page. */
  isKnown = $state(false);
  /** As the socket counts them: it alone knows which. */
  private unanswered = $state(0);
  /** Moves that wait for those before them to be answered. */
  private queue = $state.raw<readonly string[]>([]);

  private readonly socket: MatchSocket;
  private readonly hand: DiceHand;
  private audience: Audience | null = null;
  private arrival: Omit<Arrival, 'past'> | null = null;
  private early: Frame[] = [];
  /** What the game keeps when the player at the next seat takes over. */
  private carried: unknown;

  constructor(readonly id: string) {
    const kept = recollect(id);
    if (kept) [this.match, this.you, this.arrival] = [kept.match, kept.you, kept];
    this.socket = new MatchSocket(
      socketAddress(id),
      {
        received: (message) => this.received(message),
        connection: (state) => this.connected(state),
        seatMoved: () => this.leaveSeat(),
      },
      kept && { seq: kept.seq, you: kept.you },
    );
    this.hand = new DiceHand(id, (said) => this.socket.say(said));
    this.socket.connect();
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
  }

  /** Whether a move is on its way. */
  get busy(): boolean {
    return this.unanswered > 0 || this.queue.length > 0;
  }

  /** Lets a game follow the match, beginning with what has come so far. */
  attend<S extends Scene, E extends Event>(ofFamily: Audience<S, E>): void {
    const audience = ofFamily as unknown as Audience;
    this.audience = audience;
    if (this.arrival) this.arrive(audience, this.arrival);
    if (this.early.length > 0) audience.steps(this.early);
    this.arrival = null;
    this.early = [];
  }

  /** Keeps how the match stands over a reload of the page. */
  remember(seq: number, scene: Scene, notes: unknown): void {
    const { id, match, you } = this;
    if (match) keep({ id, seq, match, you, scene, notes });
  }

  move(text: string): void {
    const link = this.you === null ? null : this.hand.linkFor(this.you);
    const id = this.say({ t: 'move', move: text, ...link });
    if (link && this.you !== null) this.hand.moved(id, this.you, link);
  }

  /** Makes moves one after another, however many they are; one that is refused ends it. */
  moves(texts: readonly string[]): void {
    this.queue = [...this.queue, ...texts];
    if (this.unanswered === 0) this.sayNext();
  }

  skip(): void {
    this.say({ t: 'skip' });
  }

  pace(pace: Pace): void {
    this.say({ t: 'pace', pace });
  }

  /** Takes this player's seat back from the bot that stands in. */
  takeBack(): void {
    this.say({ t: 'take-back' });
  }

  /** Comes back with the rights of a seat just taken. */
  reconnect(): void {
    this.socket.restart();
  }

  /** Looks from another seat of this screen; the notes are for games that hide nothing from each other. */
  takeSeat(seat: number, notes?: unknown): void {
    this.carried = notes;
    this.socket.restart(seat);
  }

  close(): void {
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.clocks.close();
    this.socket.close();
  }

  private readonly hurry = () => this.socket.hurry();

  private say(said: Said): string {
    const id = this.socket.say(said);
    this.unanswered = this.socket.pending;
    return id;
  }

  private sayNext(): void {
    const [next, ...rest] = this.queue;
    if (next === undefined || this.unanswered > 0) return;
    this.queue = rest;
    this.move(next);
  }

  private received(message: ToClient): void {
    this.isKnown = true;
    switch (message.t) {
      case 'snapshot':
        this.match = message.match;
        this.you = message.you;
        if (this.audience) this.arrive(this.audience, { ...message, notes: this.carried });
        else [this.arrival, this.early] = [message, []];
        this.carried = undefined;
        break;
      case 'steps':
        this.noteRolls(message.frames);
        if (this.audience) this.audience.steps(message.frames);
        else this.early.push(...message.frames);
        break;
      case 'seats':
        this.seated(message.match);
        break;
      case 'spectators':
        this.spectators = message.count;
        break;
      case 'clocks':
        this.clocks.set(message, this.match, this.you);
        break;
      case 'dice':
        this.dice = message.dice;
        this.hand.hear(message.dice);
        break;
      case 'conversation':
        this.chat = message;
        break;
      case 'spoke':
        this.chat = { ...this.chat, lines: [...this.chat.lines, message.line] };
        break;
      case 'ack':
        this.hand.answered(message.id, true);
        this.unanswered = this.socket.pending;
        this.sayNext();
        break;
      case 'refused':
        if (message.id !== null) this.hand.answered(message.id, false);
        this.queue = [];
        this.unanswered = this.socket.pending;
        complain(message);
        break;
    }
  }

  /** The receipt keeps the dice that were seen. */
  private noteRolls(frames: Frame[]): void {
    const diceOf = this.match && familyOf(this.match.game).diceOf;
    if (diceOf) this.hand.saw(frames, this.you, diceOf);
  }

  /** On connecting, the server sends the number of spectators only if there are any. */
  private connected(state: Connection): void {
    this.connection = state;
    if (state === 'open') this.spectators = 0;
  }

  private arrive(audience: Audience, { scene, seq, notes }: Omit<Arrival, 'past'>): void {
    audience.arrive({ scene, seq, notes, past: notes === undefined && seq > 0 ? this.pastUpTo(seq) : Promise.resolve([]) });
  }

  /** Fetched when the board is drawn: the log can wait. */
  private pastUpTo(seq: number): Promise<Frame[]> {
    return new Promise((resolve) => whenIdle(() => past(this.id, seq, this.you).then(resolve, () => resolve([]))));
  }

  /** A viewer with another seat gets another numbering of steps, so the socket restarts. */
  private seated(match: MatchInfo): void {
    this.match = match;
    if ((match.seats.find(({ you }) => you)?.index ?? null) !== this.you) this.socket.restart();
  }

  private leaveSeat(): void {
    say(text.match.seatMoved);
    this.socket.restart();
  }
}

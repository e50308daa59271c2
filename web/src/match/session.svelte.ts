import { socketAddress } from '../wire/http';
import { MatchSocket, type Connection, type Said } from '../wire/socket';
import type { Frame, MatchInfo, Pace, ToClient } from '../wire/types';
import { complain } from '../ui/toasts.svelte';

/** What a game wants to hear of its match. */
export interface Audience {
  /** Everything stands anew: on arrival, or after too long an absence. */
  snapshot(scene: Frame['scene'], seq: number): void;
  steps(frames: Frame[]): void;
}

/** One match as this browser follows it: who sits where, the line to the server, and what has been said but not yet answered. */
export class MatchSession {
  match = $state.raw<MatchInfo | null>(null);
  you = $state.raw<number | null>(null);
  connection = $state<Connection>('connecting');
  private unanswered = $state(0);

  private readonly socket: MatchSocket;
  private readonly mine = new Set<string>();
  private audience: Audience | null = null;
  private arrival: Extract<ToClient, { t: 'snapshot' }> | null = null;
  private early: Frame[] = [];

  constructor(readonly id: string) {
    this.socket = new MatchSocket(socketAddress(id), {
      received: (message) => this.received(message),
      connection: (state) => (this.connection = state),
    });
    this.socket.connect();
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
  }

  /** Whether a move is on its way. */
  get busy(): boolean {
    return this.unanswered > 0;
  }

  /** Whoever shows the match; told at once how it stands. */
  attend(audience: Audience): void {
    this.audience = audience;
    if (this.arrival) audience.snapshot(this.arrival.scene, this.arrival.seq);
    if (this.early.length > 0) audience.steps(this.early);
    this.arrival = null;
    this.early = [];
  }

  move(text: string): void {
    this.say({ t: 'move', move: text });
  }

  skip(): void {
    this.say({ t: 'skip' });
  }

  pace(pace: Pace): void {
    this.say({ t: 'pace', pace });
  }

  /** Comes back with the rights of a seat just taken. */
  reconnect(): void {
    this.socket.restart();
  }

  close(): void {
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.socket.close();
  }

  private readonly hurry = () => this.socket.hurry();

  private say(said: Said): void {
    this.mine.add(this.socket.say(said));
    this.unanswered = this.mine.size;
  }

  private received(message: ToClient): void {
    switch (message.t) {
      case 'snapshot':
        this.match = message.match;
        this.you = message.you;
        if (this.audience) this.audience.snapshot(message.scene, message.seq);
        else [this.arrival, this.early] = [message, []];
        break;
      case 'steps':
        if (this.audience) this.audience.steps(message.frames);
        else this.early.push(...message.frames);
        break;
      case 'seats':
        this.match = message.match;
        break;
      case 'ack':
        this.answered(message.id);
        break;
      case 'refused':
        this.answered(message.id);
        complain(message);
        break;
    }
  }

  private answered(id: string | null): void {
    if (id !== null) this.mine.delete(id);
    this.unanswered = this.mine.size;
  }
}

import { retitled } from '../text/en/server';
import type { Pace, ToClient } from './types';

/** A message from the client; the socket adds the id that makes resending harmless. */
export type Said =
  | { t: 'move'; move: string; link?: string; next?: string | null }
  | { t: 'commit'; seat: number; tip: string }
  | { t: 'reveal'; seat: number; link: string }
  | { t: 'skip' } | { t: 'pace'; pace: Pace } | { t: 'take-back' };

export type Connection = 'connecting' | 'open' | 'lost';

export interface SocketListener {
  received(message: ToClient): void;
  connection(state: Connection): void;
  /** The seat now belongs to another browser. */
  seatMoved(): void;
}

/** What the client has seen of a match: every step up to a number, from a seat or as a spectator. Each viewer has its own numbers. */
export interface Seen {
  seq: number;
  you: number | null;
}

/** How often an idle connection is tested, and how long an answer may take. */
const HEARTBEAT_MILLIS = 20_000;
const PATIENCE_MILLIS = 8_000;
const FIRST_RETRY_MILLIS = 250;
const LONGEST_RETRY_MILLIS = 4_000;

/** The close code for a seat that moved to another browser. */
const SEAT_MOVED = 4001;

/**
 * The connection to one match: reconnects by itself, asks for missed steps, and resends unacknowledged messages.
 */
export class MatchSocket {
  private socket: WebSocket | null = null;
  /** The seat to look from, for a player who has several. */
  private seat: number | null = null;
  /** Messages that are not acknowledged yet, by id. */
  private readonly unanswered = new Map<string, string>();
  private retries = 0;
  private closed = false;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setInterval> | undefined;
  private deadline: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly address: string,
    private readonly listener: SocketListener,
    private seen: Seen | null = null,
    private readonly open: (address: string) => WebSocket = (url) => new WebSocket(url),
  ) {}

  connect(): void {
    this.stopTimers();
    this.listener.connection('connecting');
    const socket = this.open(this.address + queryOf(this.seen, this.seat));
    this.socket = socket;
    socket.onopen = () => this.opened(socket);
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.socket) this.heard(retitled(JSON.parse(event.data) as ToClient));
    };
    socket.onclose = (event) => (event.code === SEAT_MOVED ? this.moved(socket) : this.lost(socket));
  }

  /** Reconnects now instead of waiting, for example when the network is back. */
  hurry(): void {
    if (!this.closed && this.socket === null) this.connect();
  }

  /** Starts over with a snapshot, because the viewer's seat has changed; without a seat, the server chooses the player's first. */
  restart(seat: number | null = null): void {
    this.seen = null;
    this.seat = seat;
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    if (!this.closed) this.connect();
  }

  /** Sends a message, again on a new connection if necessary, until it is acknowledged; returns its id. */
  say(said: Said): string {
    const id = freshId();
    const text = JSON.stringify({ ...said, id });
    this.unanswered.set(id, text);
    this.send(text);
    return id;
  }

  /** The number of messages that wait for an answer. */
  get pending(): number {
    return this.unanswered.size;
  }

  close(): void {
    this.closed = true;
    this.stopTimers();
    this.socket?.close();
    this.socket = null;
  }

  private opened(socket: WebSocket): void {
    this.retries = 0;
    this.listener.connection('open');
    for (const text of this.unanswered.values()) socket.send(text);
    this.heartbeat = setInterval(() => this.test(), HEARTBEAT_MILLIS);
  }

  private heard(message: ToClient): void {
    clearTimeout(this.deadline);
    this.deadline = undefined;
    switch (message.t) {
      case 'snapshot':
        this.seen = { seq: message.seq, you: message.you };
        break;
      case 'steps':
        if (this.seen) this.seen.seq = message.frames.at(-1)?.seq ?? this.seen.seq;
        break;
      case 'ack':
      case 'refused':
        if (message.id !== null) this.unanswered.delete(message.id);
        break;
      case 'seats':
      case 'spectators':
      case 'clocks':
      case 'dice':
      case 'conversation':
      case 'spoke':
        break;
    }
    this.listener.received(message);
  }

  private send(text: string): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
  }

  private test(): void {
    this.send(JSON.stringify({ t: 'ping', id: freshId() }));
    this.deadline ??= setTimeout(() => this.socket && this.lost(this.socket), PATIENCE_MILLIS);
  }

  private moved(socket: WebSocket): void {
    if (!this.closed && socket === this.socket) this.listener.seatMoved();
  }

  private lost(socket: WebSocket): void {
    if (this.closed || socket !== this.socket) return;
    this.stopTimers();
    this.socket = null;
    socket.onclose = null;
    socket.close();
    this.listener.connection('lost');
    const wait = Math.min(LONGEST_RETRY_MILLIS, FIRST_RETRY_MILLIS * 2 ** this.retries++);
    this.retryTimer = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }

  private stopTimers(): void {
    clearTimeout(this.retryTimer);
    clearInterval(this.heartbeat);
    clearTimeout(this.deadline);
    this.deadline = undefined;
  }
}

/** Asks for missed steps, or for all that a seat sees. */
function queryOf(seen: Seen | null, seat: number | null): string {
  if (seen === null) return seat === null ? '' : `?as=${seat}`;
  return `?since=${seen.seq}` + (seen.you === null ? '' : `&as=${seen.you}`);
}

/** Unlike randomUUID, this works on pages that came over plain HTTP too. */
function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}

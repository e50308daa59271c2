import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MatchSocket, type Connection } from './socket';
import type { ToClient } from './types';

/** The server's end of a line, in the hands of the test. */
class Line {
  readyState = 0;
  readonly sent: { t: string; id: string; move?: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {}

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  tell(message: Partial<ToClient>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

describe('the line to a match', () => {
  let lines: Line[];
  let states: Connection[];
  let heard: ToClient[];
  let socket: MatchSocket;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', { OPEN: 1 });
    [lines, states, heard] = [[], [], []];
    socket = new MatchSocket(
      'ws://here/socket',
      {
        received: (message) => heard.push(message),
        connection: (state) => states.push(state),
        seatMoved: () => socket.restart(),
      },
      null,
      (address) => {
        const line = new Line(address);
        lines.push(line);
        return line as unknown as WebSocket;
      },
    );
    socket.connect();
    lines[0].open();
  });
  afterEach(() => {
    socket.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('comes back after a break and asks for what it missed', () => {
    lines[0].tell({ t: 'snapshot', seq: 7, you: null });
    lines[0].tell({ t: 'steps', frames: [{ seq: 8 }, { seq: 9 }] as never });
    lines[0].close();
    expect(states.at(-1)).toBe('lost');
    vi.advanceTimersByTime(1_000);
    expect(lines[1].address).toBe('ws://here/socket?since=9');
  });

  it('says as whom it saw what it has, because numbers count for one viewer only', () => {
    lines[0].tell({ t: 'snapshot', seq: 7, you: 2 });
    lines[0].close();
    vi.advanceTimersByTime(1_000);
    expect(lines[1].address).toBe('ws://here/socket?since=7&as=2');
  });

  it('hears nothing more of a line that it has left', () => {
    socket.restart();
    lines[0].tell({ t: 'steps', frames: [{ seq: 8 }] as never });
    expect(heard).toEqual([]);
    lines[1].close();
    vi.advanceTimersByTime(1_000);
    expect(lines[2].address).toBe('ws://here/socket');
  });

  it('says again what was not answered, under the same id', () => {
    const id = socket.say({ t: 'move', move: 'done' });
    lines[0].close();
    vi.advanceTimersByTime(1_000);
    lines[1].open();
    expect(lines[1].sent).toEqual([{ t: 'move', move: 'done', id }]);
  });

  it('says nothing twice that was answered', () => {
    const accepted = socket.say({ t: 'move', move: 'done' });
    const refused = socket.say({ t: 'move', move: 'dance' });
    lines[0].tell({ t: 'ack', id: accepted, seq: 1 });
    lines[0].tell({ t: 'refused', id: refused, code: 'not-a-move', message: 'no', retryAfterSeconds: null });
    lines[0].close();
    vi.advanceTimersByTime(1_000);
    lines[1].open();
    expect(lines[1].sent).toEqual([]);
  });

  it('counts what waits for an answer, and not the tests of a quiet line', () => {
    const first = socket.say({ t: 'move', move: 'done' });
    const second = socket.say({ t: 'skip' });
    expect(socket.pending).toBe(2);
    lines[0].tell({ t: 'ack', id: first, seq: 1 });
    expect(socket.pending).toBe(1);
    lines[0].tell({ t: 'refused', id: second, code: 'not-a-move', message: 'no', retryAfterSeconds: null });
    vi.advanceTimersByTime(20_000);
    expect(lines[0].sent.at(-1)?.t).toBe('ping');
    expect(socket.pending).toBe(0);
  });

  it('says no test of a quiet line again', () => {
    vi.advanceTimersByTime(20_000);
    lines[0].close();
    vi.advanceTimersByTime(1_000);
    lines[1].open();
    expect(lines[1].sent).toEqual([]);
  });

  it('waits longer after each failure, and no longer than it must', () => {
    lines[0].close();
    for (let failures = 1; failures < 8; failures++) {
      vi.advanceTimersByTime(12_000);
      expect(lines).toHaveLength(failures + 1);
      lines[failures].close();
    }
  });

  it('gives up a line that does not answer', () => {
    vi.advanceTimersByTime(20_000);
    expect(lines[0].sent.at(-1)?.t).toBe('ping');
    vi.advanceTimersByTime(10_000);
    expect(lines.length).toBeGreaterThan(1);
  });

  it('keeps a line that answers', () => {
    for (let minute = 0; minute < 3; minute++) {
      vi.advanceTimersByTime(20_000);
      lines[0].tell({ t: 'ack', id: lines[0].sent.at(-1)?.id ?? '', seq: 0 });
    }
    expect(lines).toHaveLength(1);
  });

  it('begins anew without a past when its seat has moved away', () => {
    lines[0].tell({ t: 'snapshot', seq: 7 });
    lines[0].close(4001);
    expect(lines[1].address).toBe('ws://here/socket');
  });

  it('looks from another seat when told to, and asks for what that seat missed', () => {
    lines[0].tell({ t: 'snapshot', seq: 7, you: 0 });
    socket.restart(1);
    expect(lines[1].address).toBe('ws://here/socket?as=1');
    lines[1].open();
    lines[1].tell({ t: 'snapshot', seq: 5, you: 1 });
    lines[1].close();
    vi.advanceTimersByTime(1_000);
    expect(lines[2].address).toBe('ws://here/socket?since=5&as=1');
  });

  it('is quiet once closed', () => {
    socket.close();
    vi.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(1);
  });
});

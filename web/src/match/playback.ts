/** How long a frame is announced before it is shown, and how long it then stays, in milliseconds. */
export interface Dwell {
  before: number;
  after: number;
}

/** For frames that are not played back. */
export const AT_ONCE: Dwell = { before: 0, after: 0 };

/** The same dwell, longer or shorter by a factor. */
export function stretched({ before, after }: Dwell, factor: number): Dwell {
  return { before: before * factor, after: after * factor };
}

export interface Screen<F> {
  /** How long a frame takes with this many more waiting behind it. */
  dwell(frame: F, behind: number): Dwell;
  /** The frame is about to be shown: dice may tumble. */
  announce(frame: F): void;
  show(frame: F): void;
  /** Everything that came has been shown. */
  idle(): void;
}

/** Shows frames one after another at a pace the eye can follow, and all at once when asked. */
export class Playback<F> {
  private readonly waiting: F[] = [];
  private current: F | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running = false;

  constructor(private readonly screen: Screen<F>) {}

  push(frames: readonly F[]): void {
    this.waiting.push(...frames);
    if (!this.running) this.next();
  }

  /** Shows everything that waits, now. */
  skip(): void {
    if (!this.running) return;
    clearTimeout(this.timer);
    if (this.current !== null) this.screen.show(this.current);
    this.current = null;
    for (const frame of this.waiting.splice(0)) this.screen.show(frame);
    this.rest();
  }

  /** Forgets what waits, because a snapshot replaces it. */
  clear(): void {
    clearTimeout(this.timer);
    this.waiting.length = 0;
    this.current = null;
    this.running = false;
  }

  private next(): void {
    const frame = this.waiting.shift();
    if (frame === undefined) return this.rest();
    this.running = true;
    const { before, after } = this.screen.dwell(frame, this.waiting.length);
    this.current = frame;
    if (before > 0) this.screen.announce(frame);
    this.after(before, () => {
      this.current = null;
      this.screen.show(frame);
      this.after(after, () => this.next());
    });
  }

  private after(millis: number, then: () => void): void {
    if (millis > 0) this.timer = setTimeout(then, millis);
    else then();
  }

  private rest(): void {
    this.running = false;
    this.screen.idle();
  }
}

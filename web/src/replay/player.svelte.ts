import { turnBack, turnOn, type Timeline, type TurnMark } from './timeline';

/** The speeds of a replay. */
export const SPEEDS = [0.5, 1, 2, 4, 16] as const;

/** The position of a replay, and its playback. */
export class ReplayPlayer {
  position = $state(0);
  isPlaying = $state(false);
  speed = $state<number>(1);
  private time = 0;
  private frame: number | undefined;

  constructor(
    private readonly timeline: Timeline,
    readonly marks: readonly TurnMark[],
    start: number,
  ) {
    this.seek(start);
  }

  get last(): number {
    return this.timeline.last;
  }

  seek(moment: number): void {
    this.position = this.timeline.within(moment);
    this.time = this.timeline.timeOf(this.position);
  }

  step(by: number): void {
    this.pause();
    this.seek(this.position + by);
  }

  turnOn(): void {
    this.seek(turnOn(this.marks, this.position, this.last));
  }

  turnBack(): void {
    this.seek(turnBack(this.marks, this.position));
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  play(): void {
    if (this.position === this.last) this.seek(0);
    this.isPlaying = true;
    this.follow(performance.now());
  }

  pause(): void {
    this.isPlaying = false;
    if (this.frame !== undefined) cancelAnimationFrame(this.frame);
  }

  private follow(before: number): void {
    this.frame = requestAnimationFrame((now) => {
      this.time += Math.max(0, now - before) * this.speed;
      this.position = this.timeline.momentAt(this.time);
      if (this.position === this.last) this.pause();
      else this.follow(now);
    });
  }
}

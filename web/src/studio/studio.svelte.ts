import type { Drawing } from '../boards/drawing';
import { studio as words } from '../text/en/studio';
import { recall, remember } from '../ui/memory';
import { shareBoard } from '../wire/gallery';
import { checkBoard, drawBoard, Refusal, saveBoard } from '../wire/http';
import type { BoardCheck, BoardVerdictNote, Point } from '../wire/types';
import { spacing } from './cells';
import { emptySketch, eraseTerritory, placeTerritory, territoryOf, type Sketch, type SketchTerritory } from './sketch';
import { advance, amend, redo, trailFrom, undo, type Trail } from './trail';
import { fileName, write, type Subject, type Writing } from './writing';

export const TOOLS = ['choose', 'place', 'join', 'oneWay', 'paint', 'erase'] as const;
export type Tool = (typeof TOOLS)[number];

/** The distance of territories on a new board, the unit of everything drawn. */
export const USUAL_SPACING = 84;

/** The board that everybody begins with. */
export const BLANK = emptySketch(words.untitled, `${words.continent} 1`);

const DRAFT = 'studio';
const ALPHABET = new Intl.Collator('en');
const CHECK_MILLIS = 350;

/** Land reaches this much further than usual at most, however far apart territories are. */
const WIDEST = 2.5;
/** With more territories than this, the spacing is not measured after every change. */
const MOST_MEASURED = 600;

/** A remark about the board, and the part it is about. */
export interface Remark {
  what: string;
  subject: Subject | null;
}

/** The state of the studio: the board, the selection, and the server's verdict. */
export class Studio {
  tool = $state<Tool>('choose');
  /** The selected territory. */
  chosen = $state<number | null>(null);
  /** The territory that a border is to lead from. */
  from = $state<number | null>(null);
  /** Whether the name of the chosen territory is being typed on the canvas. */
  isNaming = $state(false);
  /** How long one unit of a usual board is here. */
  unit = $state(1);
  /** The server's last verdict; null until there is one. */
  check = $state.raw<BoardCheck | null>(null);
  isChecking = $state(false);
  isUnreachable = $state(false);
  /** Whether the board is shown as matches will show it, instead of as it is made. */
  isPictured = $state(false);
  /** That picture; null while there is none. */
  drawing = $state.raw<Drawing | null>(null);
  /** Counts the boards that were opened, each of which is to be seen whole. */
  opened = $state(0);

  #trail = $state.raw<Trail<Sketch>>(trailFrom(BLANK));
  #settled = $state.raw<Sketch>(BLANK);
  #byName = $derived(this.#settled.territories.toSorted((a, b) => ALPHABET.compare(a.name, b.name)));
  #spacing = $derived.by(() => {
    const usual = USUAL_SPACING * this.unit;
    const { territories } = this.#settled;
    if (territories.length > MOST_MEASURED) return usual;
    return Math.min(spacing(territories.map(({ at }) => at), usual), WIDEST * usual);
  });
  #brush = $state(1);
  #subjects = $state.raw<Writing['subjects']>(new Map());
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor() {
    const draft = recall<string>(DRAFT, '');
    if (draft !== '') this.#take(() => JSON.parse(draft) as Sketch);
    this.#changed();
  }

  get sketch(): Sketch {
    return this.#trail.now;
  }

  /** The board without the drag in progress: the lists need not follow every pixel. */
  get settled(): Sketch {
    return this.#settled;
  }

  settle(): void {
    this.#settled = this.#trail.now;
  }

  /** How far apart territories are; land reaches as far as that asks for, as it does on the server's picture. */
  get spacing(): number {
    return this.#spacing;
  }

  get canUndo(): boolean {
    return this.#trail.past.length > 0;
  }

  get canRedo(): boolean {
    return this.#trail.future.length > 0;
  }

  /** The territories by their names. */
  get byName(): readonly SketchTerritory[] {
    return this.#byName;
  }

  get territory(): SketchTerritory | undefined {
    return this.chosen === null ? undefined : territoryOf(this.sketch, this.chosen);
  }

  /** The continent that is painted with, and that new territories belong to. */
  get brush(): number {
    const { continents } = this.sketch;
    return continents.some(({ id }) => id === this.#brush) ? this.#brush : continents[0].id;
  }

  set brush(continent: number) {
    this.#brush = continent;
  }

  get isPlayable(): boolean {
    return this.check?.verdict.playable === true && !this.isChecking;
  }

  get faults(): Remark[] {
    return this.#remarks(this.check?.verdict.faults ?? []);
  }

  get warnings(): Remark[] {
    return this.#remarks(this.check?.verdict.warnings ?? []);
  }

  /** What the formula would pay for a continent, where it is known. */
  usualBonus(name: string): number | undefined {
    const sheet = this.check?.sheet;
    return sheet?.usualBonuses[sheet.board.continents.findIndex((each) => each.name === name)];
  }

  do(next: Sketch): void {
    this.#trail = advance(this.#trail, next);
    this.settle();
    this.#changed();
  }

  /** Changes what was done last, as part of the same step, until that is settled. */
  amend(next: Sketch): void {
    this.#trail = amend(this.#trail, next);
    this.#changed();
  }

  undo(): void {
    this.#trail = undo(this.#trail);
    this.settle();
    this.#changed();
  }

  redo(): void {
    this.#trail = redo(this.#trail);
    this.settle();
    this.#changed();
  }

  /** Another board instead of this one, which undo brings back. */
  open(sketch: Sketch): void {
    this.do(sketch);
    this.chosen = null;
    this.tool = sketch.territories.length === 0 ? 'place' : 'choose';
    this.#measure();
    this.opened++;
  }

  place(at: Point): void {
    this.chosen = this.sketch.next;
    this.do(placeTerritory(this.sketch, words.territory, this.brush, at));
  }

  eraseChosen(): void {
    if (this.chosen !== null) this.do(eraseTerritory(this.sketch, this.chosen));
  }

  pick(tool: Tool): void {
    this.tool = tool;
    this.from = null;
    this.isNaming = false;
  }

  /** Shows what a remark is about. */
  show({ kind, id }: Subject): void {
    if (kind === 'continent') this.brush = id;
    else this.chosen = id;
  }

  /** The board under the name that everybody can open it by. */
  async save(): Promise<string> {
    const { ref } = await saveBoard({ file: this.file, text: this.text, rules: null });
    return ref;
  }

  /** Shares the board with everybody, under a licence. */
  publish(licence: string): Promise<unknown> {
    return shareBoard({ file: this.file, text: this.text, licence });
  }

  get text(): string {
    return write(this.sketch).text;
  }

  get file(): string {
    return `${fileName(this.sketch)}.board`;
  }

  /** Saves the board and stops asking the server. */
  close(): void {
    clearTimeout(this.#timer);
    this.#asked++;
    this.keep();
  }

  /** Nothing that was done may be lost with the page. */
  keep(): void {
    remember(DRAFT, JSON.stringify(this.sketch));
  }

  #take(read: () => Sketch): void {
    try {
      this.#trail = trailFrom(read());
      this.settle();
      this.#measure();
    } catch {
      // What another version kept is not worth more than a board that works.
    }
  }

  #measure(): void {
    this.unit = spacing(this.sketch.territories.map(({ at }) => at), USUAL_SPACING) / USUAL_SPACING;
  }

  #changed(): void {
    if (this.chosen !== null && !this.territory) this.chosen = null;
    if (this.from !== null && !territoryOf(this.sketch, this.from)) this.from = null;
    if (this.chosen === null) this.isNaming = false;
    this.isChecking = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#look(), CHECK_MILLIS);
  }

  /** Asks the server what it says of the board; of several answers the last one asked for counts. */
  async #look(): Promise<void> {
    this.keep();
    const number = ++this.#asked;
    const { text, subjects } = write(this.sketch);
    const answer = await checkBoard({ file: this.file, text, rules: null }).catch((fault: unknown) => this.#later(fault));
    if (number !== this.#asked || answer === 'later') return;
    this.isUnreachable = answer === null;
    this.check = answer;
    this.#subjects = subjects;
    this.isChecking = false;
    if (this.isPictured) await this.#draw();
  }

  /** Shows the board as matches will show it, or again as it is made. */
  picture(): void {
    this.isPictured = !this.isPictured;
    if (this.isPictured && !this.isChecking) void this.#draw();
  }

  async #draw(): Promise<void> {
    const number = this.#asked;
    const upload = { file: this.file, text: this.text, rules: null };
    const drawing = this.isPlayable ? await drawBoard(upload).catch(() => null) : null;
    if (number === this.#asked) this.drawing = drawing;
  }

  /** When the server limits the rate of requests, the next one waits longer. */
  #later(fault: unknown): 'later' | null {
    const seconds = fault instanceof Refusal ? fault.fault.retryAfterSeconds : null;
    if (seconds === null) return null;
    this.#timer = setTimeout(() => void this.#look(), seconds * 1_000);
    return 'later';
  }

  #remarks(notes: readonly BoardVerdictNote[]): Remark[] {
    return notes.map(({ line, what }) => ({ what: withoutLines(what), subject: this.#subjects.get(line) ?? null }));
  }
}

/** Lines are those of a text that nobody sees here. */
const withoutLines = (what: string): string => what.replace(/, in line \d+/, '');

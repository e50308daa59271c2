import { navigate } from '../../../router.svelte';
import { recall, remember } from '../../../ui/memory';
import { toast } from '../../../ui/toasts.svelte';
import { call } from '../../../wire/http';
import type { SeatingMade } from '../../../wire/types';
import type { Appraisal } from '../wire';

const KEY = 'morris.values';

/** How soon to ask again while the server makes its tables. */
const AGAIN_MILLIS = 2_000;

const path = (match: string, what: string) => `/api/matches/${encodeURIComponent(match)}/${what}`;

/** Opens a copy of a match to practise in, made by one of two requests. */
async function open(match: string, what: 'practice' | 'undo', how: 'onward' | 'instead'): Promise<void> {
  const { id } = await call<SeatingMade>('POST', path(match, what));
  navigate(`/match/${id}`, how);
}

export const practise = (match: string) => open(match, 'practice', 'onward').catch(toast);

/** Practice in one match: the values of its moves, and undo. */
export class Practice {
  values = $state.raw<Appraisal | null>(null);
  isShown = $state(recall<'on' | 'off'>(KEY, 'on') === 'on');
  isUndoing = $state(false);
  /** Counts decisions, so that an answer that comes too late is recognised. */
  private decision = 0;
  private again: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly match: string) {}

  toggle(): void {
    this.isShown = !this.isShown;
    remember(KEY, this.isShown ? 'on' : 'off');
  }

  /** Asks for the values of the moves of a new decision, until all tables are there. */
  async ask(): Promise<void> {
    const { decision } = this;
    try {
      const values = await call<Appraisal>('GET', path(this.match, 'appraisal'));
      if (decision !== this.decision) return;
      this.values = values;
      if (values.tables === 'coming') this.again = setTimeout(() => this.ask(), AGAIN_MILLIS);
    } catch (fault) {
      if (decision === this.decision) toast(fault);
    }
  }

  /** The decision has been made. */
  forget(): void {
    this.decision++;
    this.values = null;
    clearTimeout(this.again);
  }

  async undo(): Promise<void> {
    this.isUndoing = true;
    try {
      await open(this.match, 'undo', 'instead');
    } catch (fault) {
      this.isUndoing = false;
      toast(fault);
    }
  }
}

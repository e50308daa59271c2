import { text } from '../text/en';
import { translated } from '../text/en/server';
import { Refusal } from '../wire/http';
import type { Fault } from '../wire/types';

export interface Toast {
  id: number;
  message: string;
}

const SHOWN_MILLIS = 6_000;

let next = 0;
const shown = $state<Toast[]>([]);

export const toasts: readonly Toast[] = shown;

/** Reports a failure, in the server's words if it sent any. */
export function toast(thrown: unknown): void {
  say(wordsOf(thrown));
}

/** Shows a refusal that came over the socket. */
export async function complain(fault: Omit<Fault, 'code'>): Promise<void> {
  const { message, retryAfterSeconds } = await translated(fault);
  say(text.refused(message, retryAfterSeconds));
}

/** The message for a failed request, to be shown beside its cause. */
export function wordsOf(thrown: unknown): string {
  if (!(thrown instanceof Refusal)) return text.unreachable;
  return text.refused(thrown.fault.message, thrown.fault.retryAfterSeconds);
}

export function say(message: string): void {
  if (shown.some((each) => each.message === message)) return;
  const id = next++;
  shown.push({ id, message });
  setTimeout(() => dismiss(id), SHOWN_MILLIS);
}

export function dismiss(id: number): void {
  const at = shown.findIndex((each) => each.id === id);
  if (at >= 0) shown.splice(at, 1);
}

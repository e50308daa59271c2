import { navigate } from '../router.svelte';
import { settings } from '../settings/settings.svelte';
import { signals } from '../text/en/signals';

/** A turn that has begun. It says where, and nothing of what happens there. */
export interface Begun {
  readonly id: string;
  readonly title: string;
  readonly turn: number;
}

const announced = new Set<string>();

/** Whether this browser can show notices at all. */
export const canNotify = () => 'Notification' in globalThis;

/** Announces a turn if the player wants it and does not see the page; each turn once. */
export function notify({ id, title, turn }: Begun): void {
  const key = `${id} ${turn}`;
  if (announced.has(key)) return;
  announced.add(key);
  if (!document.hidden || settings.notices === 'off' || !canNotify() || Notification.permission !== 'granted') return;
  void show(signals.yourTurn, { body: title, tag: id, icon: '/icon-192.png', data: `/match/${id}` });
}

/** Phones show notices only through a service worker. */
async function show(title: string, options: NotificationOptions): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) return worker.showNotification(title, options);
  const notice = new Notification(title, options);
  notice.onclick = () => {
    window.focus();
    navigate(options.data);
    notice.close();
  };
}

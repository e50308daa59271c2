const PREFIX = /^\(\d+\) /;

let waiting = 0;
let titles: MutationObserver | null = null;

/** Shows on the tab of the page, and on its icon if it is installed, how many matches wait for the player. */
export function markTab(matches: number): void {
  waiting = matches;
  showIcon(matches > 0 ? '/favicon-turn.svg' : '/favicon.svg');
  if (matches > 0) navigator.setAppBadge?.(matches).catch(() => {});
  else navigator.clearAppBadge?.().catch(() => {});
  titles ??= followTitle();
  prefix();
}

/** Browsers fetch an icon anew whenever it is set. */
function showIcon(address: string): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (icon && icon.getAttribute('href') !== address) icon.href = address;
}

/** Pages set their titles without knowing of other matches. */
function followTitle(): MutationObserver {
  const observer = new MutationObserver(prefix);
  observer.observe(document.head, { childList: true, characterData: true, subtree: true });
  return observer;
}

function prefix(): void {
  const title = titled(document.title, waiting);
  if (document.title !== title) document.title = title;
}

/** A title with the number of matches that wait. */
export function titled(title: string, matches: number): string {
  const bare = title.replace(PREFIX, '');
  return matches > 0 ? `(${matches}) ${bare}` : bare;
}

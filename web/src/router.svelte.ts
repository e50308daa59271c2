import { routeOf, type Route } from './routes';

let path = $state(location.pathname);
/** Whether the page has changed and its heading is yet to be focused. */
let isUntold = false;
const current = $derived(routeOf(path));

export const route = {
  get current(): Route {
    return current;
  },
};

/** Goes to another page: `onward` adds to the history, `instead` replaces the current entry. */
export function navigate(to: string, how: 'onward' | 'instead' = 'onward'): void {
  if (how === 'onward') history.pushState(null, '', to);
  else history.replaceState(null, '', to);
  turn();
  scrollTo(0, 0);
}

/** Shows the page of the address. */
function turn(): void {
  isUntold ||= path !== location.pathname;
  path = location.pathname;
}

/** Focuses the heading after a change of page, so that screen readers announce it as they would after a load. */
export function heading(element: HTMLElement): void {
  if (!isUntold) return;
  isUntold = false;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Makes plain links change the page without a reload, and reports when the pointer is on one. */
export function followLinks(onpoint: (route: Route) => void): void {
  addEventListener('popstate', turn);
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = linkAt(event);
    if (!link) return;
    event.preventDefault();
    navigate(link.pathname + link.hash);
  });
  for (const pointing of ['pointerover', 'focusin']) {
    document.addEventListener(pointing, (event) => {
      const link = linkAt(event);
      if (link) onpoint(routeOf(link.pathname));
    });
  }
}

/** The link to a page of the client that an event happens on. */
function linkAt({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return null;
  return routeOf(link.pathname).page === 'unknown' ? null : link;
}

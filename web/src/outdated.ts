/**
 * Reloads the page when a chunk cannot be loaded because the server has a newer client. A lost connection alone does not
 * reload it.
 */
export function followServer(entry: string): void {
  addEventListener('vite:preloadError', () => void check(new URL(entry).pathname));
}

async function check(entry: string): Promise<void> {
  try {
    const page = await (await fetch('/', { cache: 'no-store' })).text();
    if (!page.includes(entry)) location.reload();
  } catch {
    // The connection is lost; the caller reports that.
  }
}

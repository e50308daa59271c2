/**
 * Loads the page anew when a part of the client cannot be fetched because the server has a newer client by now. Whoever only
 * has lost the line stays where they are.
 */
export function followServer(entry: string): void {
  addEventListener('vite:preloadError', () => void check(new URL(entry).pathname));
}

async function check(entry: string): Promise<void> {
  try {
    const page = await (await fetch('/', { cache: 'no-store' })).text();
    if (!page.includes(entry)) location.reload();
  } catch {
    // The line is lost; whoever wanted the part says so.
  }
}

// The service worker. It keeps no files, so it can never serve old ones: browsers already keep everything under /assets,
// and ask the server for everything else. It shows a page when the server cannot be reached, and opens matches from
// notices.

/** The client names its language in the address of this file. */
const language = location.search === '?de' ? 'de' : 'en';

const words = {
  en: { title: 'Cannot reach the server', safe: 'Your games are safe on the server. Check your connection, then', again: 'try again' },
  de: { title: 'Der Server ist nicht erreichbar', safe: 'Deine Spiele sind auf dem Server gespeichert. Prüf deine Verbindung und', again: 'versuch es noch einmal' },
}[language];

const UNREACHABLE = `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Strategos</title>
  </head>
  <body>
    <main>
      <h1>${words.title}</h1>
      <p>${words.safe} <a href="">${words.again}</a>.</p>
    </main>
  </body>
</html>`;

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));

addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  event.respondWith(fetch(event.request).catch(() => new Response(UNREACHABLE, { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } })));
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

async function open(path) {
  const [page] = await clients.matchAll({ type: 'window' });
  if (!page) return clients.openWindow(path);
  await page.focus();
  return page.navigate(path);
}

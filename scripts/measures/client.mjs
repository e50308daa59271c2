// Plays the beginning of a few games in a browser: measures the size of the first load, and the time to the first decision.
import { createRequire } from 'node:module';

const { chromium } = createRequire(new URL('../../browser/package.json', import.meta.url))('package');
const GAMES = 5;
const address = process.argv[2];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  chromiumSandbox: process.getuid?.() !== 0,
});

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

const FIRST_DECISION = '.badge[aria-disabled=false]';

/** Counts the bytes transferred for a page, compressed: of all requests, or of those sent before a time. */
async function weigh(page) {
  const line = await page.context().newCDPSession(page);
  const sent = new Map();
  const sizes = new Map();
  line.on('Network.requestWillBeSent', ({ requestId, wallTime }) => sent.set(requestId, wallTime * 1000));
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => sizes.set(requestId, encodedDataLength));
  await line.send('Network.enable');
  return (until = Infinity) =>
    [...sizes].filter(([request]) => sent.get(request) <= until).reduce((sum, [, size]) => sum + size, 0);
}

/** Notes in the page when the first decision appears: on a loaded machine this script sees it late. */
function noteFirstDecision(selector) {
  new MutationObserver((_, observer) => {
    if (!document.querySelector(selector)) return;
    globalThis.firstDecisionAt = Date.now();
    observer.disconnect();
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

/** The time from pressing Play until armies can be placed. */
async function firstDecision(page) {
  const play = page.getByRole('button', { name: 'Play', exact: true });
  await play.waitFor();
  const begun = performance.now();
  await play.click();
  await page.locator(FIRST_DECISION).first().waitFor({ timeout: 60_000 });
  return Math.round(performance.now() - begun);
}

const times = [];
for (let game = 0; game < GAMES; game++) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const weight = await weigh(page);
  await page.addInitScript(noteFirstDecision, FIRST_DECISION);
  await page.goto(address, { waitUntil: 'load' });
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  if (game === 0) console.log(`first load of the start page, until Play can be pressed: ${kilobytes(weight())}`);
  await page.waitForLoadState('networkidle');
  if (game === 0) console.log(`the same with data prefetched for Play: ${kilobytes(weight())}`);
  times.push(await firstDecision(page));
  if (game === 0) console.log(`first load up to the first decision: ${kilobytes(weight(await page.evaluate(() => globalThis.firstDecisionAt)))}`);
  await context.close();
}
console.log(`from Play to the first decision: ${times.join(', ')} ms`);
await browser.close();

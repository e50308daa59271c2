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

/** The number of bytes transferred for this page, compressed. */
async function weigh(page) {
  const line = await page.context().newCDPSession(page);
  const weight = { bytes: 0 };
  line.on('Network.loadingFinished', ({ encodedDataLength }) => (weight.bytes += encodedDataLength));
  await line.send('Network.enable');
  return weight;
}

/** The time from pressing Play until armies can be placed. */
async function firstDecision(page) {
  const play = page.getByRole('button', { name: 'Play', exact: true });
  await play.waitFor();
  const begun = performance.now();
  await play.click();
  await page.locator('.badge[aria-disabled=false]').first().waitFor({ timeout: 60_000 });
  return Math.round(performance.now() - begun);
}

const times = [];
for (let game = 0; game < GAMES; game++) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const weight = await weigh(page);
  await page.goto(address, { waitUntil: 'load' });
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  if (game === 0) console.log(`first load of the start page, until Play can be pressed: ${kilobytes(weight.bytes)}`);
  await page.waitForLoadState('networkidle');
  if (game === 0) console.log(`the same with data prefetched for Play: ${kilobytes(weight.bytes)}`);
  times.push(await firstDecision(page));
  if (game === 0) console.log(`first load up to the first decision: ${kilobytes(weight.bytes)}`);
  await context.close();
}
console.log(`from Play to the first decision: ${times.join(', ')} ms`);
await browser.close();

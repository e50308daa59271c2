/** Plays in a real browser against a running server, and writes screenshots: take.mjs ADDRESS FOLDER */
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { playToAMill } from './morris.mjs';
import { playOn } from './play.mjs';
import { png } from './png.mjs';

const { chromium } = createRequire(new URL('../../browser/package.json', import.meta.url))('package');
const [address, folder] = process.argv.slice(2);

const WIDE = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 375, height: 812 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const SETTLED_MILLIS = 2_000;
const ATTACKS = 4;

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: ['--no-sandbox', '--font-render-hinting=none'],
});
// A guest is identified by a cookie; all screenshots share one guest.
const house = await browser.newContext();
const hall = await house.newPage();
await hall.goto(`${address}/healthz`);

const won = await wonMatch();
const fought = await newMatch(['turtle', 'rush', 'balanced']);
await picture('match', `/match/${fought}`, WIDE, async (page) => {
  await page.evaluate(playOn, { match: fought, until: { turn: 9, choice: 'attack' } });
  await pointAtAttack(page);
});
await picture('phone', `/match/${fought}`, PHONE, pointAtAttack);
await picture('end', `/match/${won}`, WIDE);
await picture('replay', `/replay/${won}`, WIDE, toABattle);
const milled = await newMatch(['search-2'], { preset: 'morris', board: null, opening: null });
await picture('morris', `/match/${milled}`, WIDE, (page) => playToAMill(page, 'nine'));
await picture('morris-phone', `/match/${milled}`, { ...PHONE, colorScheme: 'dark' });
const distant = await newMatch(['balanced', 'rush'], { preset: 'modern', board: 'random:60:5', opening: 'dealt' });
await picture('random-board', `/match/${distant}`, WIDE);
await picture('new-game', '/new', WIDE, async (page) => {
  await page.getByText('Random board').click();
  await page.getByLabel('Seed').fill('5');
});
const planned = await newMatch(['balanced', 'rush', 'turtle'], { preset: 'warzone', board: 'world', opening: 'dealt' });
await picture('orders', `/match/${planned}`, WIDE, giveOrders);
await picture('studio', '/studio', WIDE, async (page) => {
  await page.getByRole('button', { name: 'The World' }).click();
  await page.getByRole('button', { name: 'Iceland in Europe' }).click();
});
await browser.close();

/** Creates a match against bots and returns its id. */
async function newMatch(bots, what = { preset: 'modern', board: 'world', opening: 'dealt' }) {
  return hall.evaluate(async ([names, rules]) => {
    const you = { kind: 'you', bot: null, name: 'Ada' };
    const seats = [you, ...names.map((bot) => ({ kind: 'bot', bot, name: null }))];
    const answer = await fetch('/api/matches', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...rules, pace: 'normal', seats }),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()).id;
  }, [bots, what]);
}

/** A finished match, which this guest has won with the seed of the server. */
async function wonMatch() {
  const match = await newMatch(['random', 'rush', 'random']);
  await hall.evaluate(playOn, { match, until: { turn: Infinity, choice: '' } });
  return match;
}

async function picture(name, path, options, prepare = async () => {}) {
  const context = await browser.newContext({ ...options, storageState: await house.storageState() });
  // Screenshots do not show the hints of a first game.
  await context.addInitScript(() => localStorage.setItem('strategos.guide', 'off'));
  const page = await context.newPage();
  await page.goto(address + path);
  await page.waitForTimeout(SETTLED_MILLIS);
  await prepare(page);
  await page.waitForFunction(() => !document.body.innerText.includes('Loading…'));
  await page.waitForTimeout(SETTLED_MILLIS);
  const bytes = png(await pixelsOf(context, await page.screenshot()));
  await writeFile(join(folder, `${name}.png`), bytes);
  console.log(`${name}.png  ${Math.ceil(bytes.length / 1024)} KiB`);
  await context.close();
}

/** The pixels of a picture, decoded by the browser. */
async function pixelsOf(context, shot) {
  const blank = await context.newPage();
  const { width, height, data } = await blank.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
    canvas.drawImage(image, 0, 0);
    const { data: pixels } = canvas.getImageData(0, 0, image.width, image.height);
    let text = '';
    for (let i = 0; i < pixels.length; i += 32_768) text += String.fromCharCode(...pixels.subarray(i, i + 32_768));
    return { width: image.width, height: image.height, data: btoa(text) };
  }, shot.toString('base64'));
  return { width, height, pixels: Buffer.from(data, 'base64') };
}

/** Chooses the strongest territory that can attack, and one of its highlighted neighbours. */
async function pointAtAttack(page) {
  const offered = page.locator('.badge.offered');
  await offered.first().waitFor();
  const armies = (await offered.allTextContents()).map((each) => Number.parseInt(each, 10));
  await press(offered.nth(armies.indexOf(Math.max(...armies))));
  await press(offered.first());
}

/** Activates a badge as a screen reader does, without coordinates: it may be outside the pane. */
async function press(badge) {
  await badge.dispatchEvent('click');
  await badge.page().waitForTimeout(100);
}

/** Moves past the middle of a replay, to a roll of dice. */
async function toABattle(page) {
  const slider = page.locator('input[type=range]');
  await slider.fill(String(Math.round(Number(await slider.getAttribute('max')) * 0.3)));
  await slider.blur();
  while ((await page.locator('.roll').count()) === 0) await page.keyboard.press('ArrowRight');
}

/** Deploys all new armies in one place, and orders a few attacks. */
async function giveOrders(page) {
  const mine = page.locator('.badge[aria-disabled=false]');
  await mine.first().waitFor();
  await press(mine.first());
  await page.getByRole('button', { name: /^All/ }).click();
  for (const [from, to] of await attacks(page)) {
    await press(page.locator(`.badge[data-territory='${from}']`));
    await press(page.locator(`.badge[data-territory='${to}']`));
    await page.getByRole('button', { name: /^(Attack with|Move) \d+/ }).click();
  }
}

/** Attacks that can be ordered, one per territory: the indices of both territories. */
async function attacks(page) {
  return page.evaluate((most) => {
    const badges = [...document.querySelectorAll('.badge')];
    const numbers = new Map(badges.map((it) => [it.ariaLabel.split(',')[0], it.dataset.territory]));
    const borders = (badge) => badge.ariaLabel.split('. Borders ')[1].matchAll(/([^,(]+) \(([^()]+), \d+\)/g);
    const victim = (badge) => [...borders(badge)].find(([, , owner]) => owner !== 'yours')?.[1].trim();
    return badges
      .filter((it) => it.ariaDisabled === 'false' && victim(it))
      .map((it) => [it.dataset.territory, numbers.get(victim(it))])
      .slice(0, most);
  }, ATTACKS);
}

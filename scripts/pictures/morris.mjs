/**
 * Plays Morris by pressing highlighted points on a page, until there is a bead to take or the match is over. Lines that
 * are nearly full are filled first, to close mills.
 */
export async function playToAMill(page, board) {
  const mills = await page.evaluate(async (name) => (await (await fetch(`/api/boards/${name}`)).json()).mills, board);
  for (;;) {
    const role = await waitsFor(page);
    if (role === 'take' || role === 'over') return;
    await press(page, role, mills);
    if (role === 'from') await press(page, 'to', mills);
    await page.waitForTimeout(200);
  }
}

async function waitsFor(page) {
  const found = await page.waitForFunction(() => {
    if (document.querySelector('a[href^="/replay/"]')) return 'over';
    return ['take', 'place', 'from'].find((role) => document.querySelector(`.point.${role}`)) ?? null;
  });
  return found.jsonValue();
}

/** Presses the highlighted point with the most beads of one player on one of its lines. */
async function press(page, role, mills) {
  const points = page.locator('.point');
  const labels = await points.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
  const lit = await points.evaluateAll((all, wanted) => all.flatMap((each, i) => (each.classList.contains(wanted) ? [i] : [])), role);
  const beads = (mill, whose) => mill.filter((point) => labels[point].includes(whose)).length;
  const worth = (point) =>
    Math.max(...mills.filter((mill) => mill.includes(point)).map((mill) => 2 * beads(mill, 'your bead') + beads(mill, 'bead of')));
  const best = lit.reduce((a, b) => (worth(b) > worth(a) ? b : a));
  await points.nth(best).dispatchEvent('click');
  await page.waitForTimeout(100);
}

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import {
  checkScreens,
  expectToFit,
  getPhase,
  getText,
  it,
  useGamePages,
} from '../../testing/game-page.ts';

/** The built page of mines in a real browser, at a real maker. */

const GAME = 'gem-drop-quest';

const pages = useGamePages();

/** The tiles of the newest round, as only its maker knows them. */
function findTiles(): { safe: number[]; dangers: number[] } {
  const db = new DatabaseSync(join(pages.dataDir, 'sandbox', 'lotus.sqlite'), { readOnly: true });
  const row = db.prepare('SELECT outcome FROM round ORDER BY rowid DESC LIMIT 1').get();
  db.close();
  const { dangers } = JSON.parse(String(row?.outcome)) as { dangers: number[] };
  const safe = Array.from({ length: 25 }, (_, tile) => tile).filter(
    (tile) => !dangers.includes(tile),
  );
  return { safe, dangers };
}

async function bet(page: Page) {
  await page.locator('#play').click();
  await page.locator('#game[data-phase="open"]').waitFor();
  return findTiles();
}

const openTile = async (page: Page, tile = 0) => {
  await page.locator('.tile').nth(tile).click();
};

describe('mines', () => {
  it('deducts the bet, raises the multiplier with each safe tile, and collects', async ({
    open,
    eventually,
  }) => {
    const page = await open(GAME);
    expect(await getText(page, 'play')).toContain('Bet ₱200');
    const { safe } = await bet(page);
    expect(await getText(page, 'balance')).toBe('₱9,800.00');
    expect(await getText(page, 'play')).toContain('Pick a tile');
    await openTile(page, safe[0]);
    await eventually(() => getText(page, 'play')).toMatch(/Collect ₱2\d\d\.\d\d/);
    await eventually(() => getText(page, 'said')).toMatch(/^Safe\./);
    await openTile(page, safe[1]);
    await eventually(() => page.locator('.tile[data-state="safe"]').count()).toBe(2);
    await page.locator('#play').click();
    await eventually(() => getPhase(page)).toBe('idle');
    expect(await getText(page, 'won')).toMatch(/^₱\d/);
    expect(await getText(page, 'said')).toMatch(/^You won ₱/);
    expect(await page.locator('.tile[data-state="danger"]').count()).toBeGreaterThan(0);
  });

  it('ends without a win at a danger, and shows where the others were', async ({
    open,
    eventually,
  }) => {
    const page = await open(GAME);
    const { dangers } = await bet(page);
    await openTile(page, dangers[0]);
    await eventually(() => page.locator('.tile[data-state="hit"]').count()).toBe(1);
    await eventually(() => getPhase(page)).toBe('idle');
    expect(await getText(page, 'won')).toBe('₱0.00');
    expect(await page.locator('.tile[data-state="danger"]').count()).toBe(dangers.length - 1);
  });

  it('goes on with an open round after a reload', async ({ open, eventually }) => {
    const page = await open(GAME);
    const { safe } = await bet(page);
    await openTile(page, safe[0]);
    await eventually(() => page.locator('.tile[data-state="safe"]').count()).toBe(1);
    await page.reload();
    await page.locator('#curtain').waitFor({ state: 'hidden' });
    await eventually(() => page.locator('.tile[data-state="safe"]').count()).toBe(1);
    expect(await getText(page, 'notice-text')).toContain('still open');
    await page.locator('#play').click();
    await eventually(() => getPhase(page)).toBe('idle');
    expect(await getText(page, 'won')).toMatch(/^₱2\d\d/);
  });

  it('sends a step again after a lost response, and takes it once', async ({
    open,
    eventually,
  }) => {
    const page = await open(GAME);
    const { safe } = await bet(page);
    let lost = 0;
    await page.route('**/lotus/client/step', async (route) => {
      lost += 1;
      // The maker takes the first step, and its response is lost.
      if (lost === 1) {
        await route.fetch();
        await route.abort();
      } else await route.continue();
    });
    await openTile(page, safe[0]);
    await eventually(() => page.locator('.tile[data-state="safe"]').count()).toBe(1);
    expect(lost).toBe(2);
    expect(await getPhase(page)).toBe('open');
  });

  it('is playable by keyboard only', async ({ open, eventually }) => {
    const page = await open(GAME);
    await page.keyboard.press('ArrowUp');
    expect(await getText(page, 'stake')).toBe('₱500');
    await page.keyboard.press('Space');
    await eventually(() => getPhase(page)).toBe('open');
    const { safe } = findTiles();
    const wanted = safe[0] ?? 0;
    await page.locator('.tile[tabindex="0"]').focus();
    const from = 12;
    const press = async (key: string, times: number) => {
      for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
    };
    const down = Math.floor(wanted / 5) - Math.floor(from / 5);
    const right = (wanted % 5) - (from % 5);
    await press(down > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(down));
    await press(right > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(right));
    await page.keyboard.press('Enter');
    await eventually(() => page.locator('.tile[data-state="safe"]').count()).toBe(1);
    expect(await getText(page, 'stake')).toBe('₱500');
    await page.locator('#play').focus();
    await page.keyboard.press('Enter');
    await eventually(() => getPhase(page)).toBe('idle');
    expect(await page.locator('#sound').getAttribute('aria-pressed')).toBe('false');
  });

  it('has everything on every screen', async ({ open }) => {
    const page = await open(GAME);
    await checkScreens(page, async () => {
      await expectToFit(page, 'button:visible, .chips label, #balance, #stake, #ladder li', 31);
      const tile = await page.locator('.tile').first().boundingBox();
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
      expect(tile?.width).toBeGreaterThanOrEqual(height > width ? 44 : 32);
      expect(tile?.height).toBeCloseTo(tile?.width ?? 0, 0);
    });
  });

  it('moves nothing with reduced motion', async ({ open }) => {
    const page = await open(GAME, { reducedMotion: 'reduce' });
    const { dangers } = await bet(page);
    await openTile(page, dangers[0]);
    await page.locator('.tile[data-state="hit"]').waitFor();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  it.for([
    ['zh_CN', '陷阱数'],
    ['my_MM', 'အန္တရာယ်'],
    ['th_TH', 'กับดัก'],
    ['ms_MY', 'Bahaya'],
  ])('is in %s', async ([locale, words], { open, eventually }) => {
    const page = await open(GAME, {}, locale);
    await eventually(() => page.locator('.chips legend').textContent()).toBe(words);
  });

  it('lists every multiplier and the return in its rules', async ({ open }) => {
    const page = await open(GAME);
    await page.keyboard.press('p');
    const rules = page.locator('#rules');
    await rules.waitFor();
    expect(await rules.textContent()).toContain('Dangers: 12');
    expect(await rules.textContent()).toMatch(/9[67]\.\d\d %/);
  });
});

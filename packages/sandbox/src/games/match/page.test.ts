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

/** The built page of match in a real browser, at a real maker. */

const GAME = 'striker-cup';

useGamePages();

const getOdds = (page: Page, selection: string) =>
  page.locator(`[data-selection="${selection}"] b`).textContent();

/** Waits until bets are taken. */
const waitForOdds = async (page: Page): Promise<void> => {
  await page.locator('#play[aria-label^="Bet ₱"]').waitFor();
};

describe.concurrent('match', () => {
  it('places a bet at the odds on the button, and keeps it after a reload', async ({
    open,
    eventually,
  }) => {
    const page = await open(GAME);
    expect(await page.locator('#sound').getAttribute('aria-pressed')).toBe('false');
    await waitForOdds(page);
    await page.locator('[data-selection="draw"]').click();
    await waitForOdds(page);
    const odds = await getOdds(page, 'draw');
    expect(await page.locator('#play').getAttribute('aria-label')).toBe(`Bet ₱200 · Draw ${odds}`);
    await page.locator('#play').click();
    await eventually(() => getPhase(page)).toBe('open');
    expect(await getText(page, 'balance')).toBe('₱9,800.00');
    expect(await getText(page, 'play')).toMatch(/^\s*Draw · pays ₱\d/);
    await page.reload();
    await eventually(() => getPhase(page)).toBe('open');
    expect(await getText(page, 'notice-text')).toContain('still open');
    await eventually(() => page.locator('[data-selection="draw"]').getAttribute('data-mine')).toBe(
      'true',
    );
  });

  it('chooses an outcome, changes the stake and bets by keyboard alone', async ({
    open,
    eventually,
  }) => {
    const page = await open(GAME);
    await waitForOdds(page);
    await page.locator('[data-selection="draw"] input').focus();
    await page.keyboard.press('Space');
    await page.locator('#raise').focus();
    await page.keyboard.press('Enter');
    await eventually(() => page.locator('#play').getAttribute('aria-label')).toMatch(
      /^Bet ₱(?!200 )\d+ · Draw /,
    );
    await page.locator('#play').focus();
    await page.keyboard.press('Enter');
    await eventually(() => getPhase(page)).toBe('open');
    expect(await getText(page, 'play')).toMatch(/^\s*Draw · pays ₱\d/);
  });

  it('follows the match, and says who scores', async ({ open, eventually }) => {
    const page = await open(GAME);
    await eventually(() => getText(page, 'score')).toMatch(/^\d–\d$/);
    expect(await page.locator('#plays li').count()).toBe(18);
    await eventually(() =>
      page.locator('#plays :is([data-play="-"], [data-play="h"], [data-play="a"])').count(),
    ).toBeGreaterThan(0);
  });

  it('fits on every screen, with bets of 44 px', async ({ open }) => {
    const page = await open(GAME);
    await checkScreens(page, async () => {
      await waitForOdds(page);
      await expectToFit(
        page,
        '#board, #field, .odds label, #play, #lower, #raise, #balance, #won',
        12,
      );
      const heights = await page
        .locator('.odds label, #play, #lower, #raise')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    });
  });

  it('supports five languages', async ({ open, eventually }) => {
    for (const [locale, word] of [
      ['zh_CN', '平局'],
      ['my_MM', 'သရေ'],
      ['th_TH', 'เสมอ'],
      ['ms_MY', 'Seri'],
    ] as const) {
      const page = await open(GAME, { reducedMotion: 'reduce' }, locale);
      await eventually(() => page.locator('[data-selection="draw"]').textContent()).toContain(word);
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
      await page.context().close();
    }
  });
});

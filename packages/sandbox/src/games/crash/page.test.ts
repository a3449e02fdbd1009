import type { Page } from 'playwright-core';
import { describe, expect, vi } from 'vitest';
import {
  checkScreens,
  expectToFit,
  getPhase,
  getText,
  it,
  useGamePages,
} from '../../testing/game-page.ts';

/** The built page of crash in a real browser, at a real maker. */

vi.setConfig({ testTimeout: 200_000 });

const GAME = 'skyrocket-x';

useGamePages();

const getFlight = (page: Page) => page.locator('#times').getAttribute('data-state');

describe.concurrent('crash', () => {
  it('bets on a flight, and cashes out or loses with it', async ({ open, eventually }) => {
    const page = await open(GAME, { reducedMotion: 'reduce' });
    await page.locator('#play').focus();
    // In a flight the press is kept for the next one.
    await page.keyboard.press('Space');
    await eventually(() => getPhase(page)).toBe('open');
    expect(await getText(page, 'balance')).toBe('₱9,800.00');
    expect(await getText(page, 'play')).toContain('Waiting for takeoff');
    await eventually(() => getFlight(page)).not.toBe('betting');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await page.keyboard.press('Space');
    await eventually(() => getPhase(page)).toBe('idle');
    const won = Number((await getText(page, 'won'))?.replace(/[^\d.]/g, ''));
    const balance = Number((await getText(page, 'balance'))?.replace(/[^\d.]/g, ''));
    expect(balance).toBeCloseTo(9_800 + won, 2);
    await eventually(() => getFlight(page)).toMatch(/^ended/);
    expect(await page.locator('#history li').first().textContent()).toMatch(/^\d+\.\d\d×$/);
    expect(await page.locator('#sound').getAttribute('aria-pressed')).toBe('false');
  });

  it('has everything on every screen', async ({ open }) => {
    const page = await open(GAME);
    await checkScreens(page, async () => {
      await expectToFit(page, 'button:visible, .chips label, #balance, #stake, #sky', 13);
      const sky = await page.locator('#sky').boundingBox();
      expect(sky?.height ?? 0).toBeGreaterThan(90);
    });
  });

  it.for([
    ['zh_CN', '自动兑现'],
    ['my_MM', 'အလိုအလျောက် ထုတ်ရန်'],
    ['th_TH', 'ถอนอัตโนมัติ'],
    ['ms_MY', 'Tunai pada'],
  ])('is in %s', async ([locale, words], { open, eventually }) => {
    const page = await open(GAME, {}, locale);
    await eventually(() => page.locator('.chips legend').textContent()).toBe(words);
  });
});

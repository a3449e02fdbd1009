import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type GamePages, startGamePages } from '../../testing/game-page.ts';

/** The built page of crash in a real browser, at a real maker. */

vi.setConfig({ testTimeout: 200_000, hookTimeout: 60_000 });

const GAME = 'skyrocket-x';

let pages: GamePages;
beforeAll(async () => {
  pages = await startGamePages();
});
afterAll(() => pages.close());
afterEach(async () => expect(await pages.closePages()).toEqual([]));

const eventually = <Value>(look: () => Value) => expect.poll(look, { timeout: 75_000 });
const getPhase = (page: Page) => page.locator('#game').getAttribute('data-phase');
const getFlight = (page: Page) => page.locator('#times').getAttribute('data-state');
const getText = (page: Page, id: string) => page.locator(`#${id}`).textContent();

describe('crash', () => {
  it('bets on a flight, and cashes out or loses with it', async () => {
    const page = await pages.open(GAME, { reducedMotion: 'reduce' });
    await page.locator('#play').focus();
    // In a flight the press is kept for the next one.
    await page.keyboard.press('Space');
    await eventually(() => getPhase(page)).toBe('open');
    expect(await getText(page, 'balance')).toBe('₱9,800.00');
    expect(await getText(page, 'play')).toContain('Waiting for takeoff');
    await eventually(() => getFlight(page)).not.toBe('betting');
    await page.keyboard.press('Space');
    await eventually(() => getPhase(page)).toBe('idle');
    const won = Number((await getText(page, 'won'))?.replace(/[^\d.]/g, ''));
    const balance = Number((await getText(page, 'balance'))?.replace(/[^\d.]/g, ''));
    expect(balance).toBeCloseTo(9_800 + won, 2);
    await eventually(() => getFlight(page)).toMatch(/^ended/);
    expect(await page.locator('#history li').first().textContent()).toMatch(/^\d+\.\d\d×$/);
    expect(await page.locator('#sound').getAttribute('aria-pressed')).toBe('false');
  });

  it.each([
    [320, 568],
    [390, 844],
    [1440, 900],
    [844, 390],
  ])('has everything on a screen of %i by %i', async (width, height) => {
    const page = await pages.open(GAME, { viewport: { width, height } });
    const boxes = await page
      .locator('button:visible, .chips label, #balance, #stake, #sky')
      .evaluateAll((elements) =>
        elements.map((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return { name: element.id || element.textContent, left, right, top, bottom };
        }),
      );
    expect(boxes.length).toBeGreaterThan(12);
    for (const { name, left, right, top, bottom } of boxes) {
      const fits = left >= 0 && right <= width && top >= 0 && bottom <= height;
      expect([name, fits]).toEqual([name, true]);
    }
    const sky = boxes.find(({ name }) => name === 'sky');
    expect((sky?.bottom ?? 0) - (sky?.top ?? 0)).toBeGreaterThan(90);
    const overlaps = boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            one.left < other.right - 0.5 &&
            other.left < one.right - 0.5 &&
            one.top < other.bottom - 0.5 &&
            other.top < one.bottom - 0.5,
        )
        .map((other) => `${one.name} over ${other.name}`),
    );
    expect(overlaps).toEqual([]);
  });

  it.each([
    ['zh_CN', '自动兑现'],
    ['my_MM', 'အလိုအလျောက် ထုတ်ရန်'],
    ['th_TH', 'ถอนอัตโนมัติ'],
    ['ms_MY', 'Tunai pada'],
  ])('is in %s', async (locale, words) => {
    const page = await pages.open(GAME, {}, locale);
    await eventually(() => page.locator('.chips legend').textContent()).toBe(words);
  });
});

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

/** The built page of the draws in a real browser, at a real maker. */

vi.setConfig({ testTimeout: 200_000 });

const GAMES = {
  keno: 'keno-lagoon',
  lotto: 'lucky-6-49',
  digits: 'jade-3d',
  bingo: 'bingo-bakery',
} as const;

useGamePages();

const readAmount = async (page: Page, id: string): Promise<number> =>
  Number(((await getText(page, id)) ?? '').replace(/[^\d.]/g, ''));
const pick = async (page: Page, ...numbers: number[]): Promise<void> => {
  for (const number of numbers) {
    await page
      .locator('.pick')
      .nth(number - 1)
      .click();
  }
};

describe.concurrent('a draw', () => {
  it('places several bets on one number and its sum, and pays what the digits say', async ({
    open,
    eventually,
  }) => {
    const page = await open(GAMES.digits, { reducedMotion: 'reduce' });
    expect(await page.locator('#sound').getAttribute('aria-pressed')).toBe('false');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await page.locator('[data-on="small"]').click();
    await page.locator('[data-on="big"]').click();
    await page.locator('[data-on="odd"]').click();
    await page.locator('#play').click();
    await eventually(() => getPhase(page)).toBe('open');
    expect(await readAmount(page, 'balance')).toBe(9_400);
    await eventually(() => getPhase(page)).toBe('idle');
    const sum = Number(/sum (\d+)$/.exec((await getText(page, 'status')) ?? '')?.[1]);
    // Either half of the sums wins, and odd sums besides.
    const won = sum % 2 === 1 ? 764 : 382;
    expect(await readAmount(page, 'won')).toBe(won);
    expect(await readAmount(page, 'balance')).toBe(9_400 + won);
  });

  it('adds tickets, and shows what the numbers pay as they are picked', async ({
    open,
    eventually,
  }) => {
    const page = await open(GAMES.keno);
    await pick(page, 7, 23);
    await eventually(() => page.locator('.pays-line').textContent()).toBe('1: 1×  2: 9.3×');
    await eventually(() => getText(page, 'play-text')).toMatch(/₱200/);
    await page.getByRole('button', { name: 'Add ticket' }).click();
    await pick(page, 1, 2, 3);
    await eventually(() => getText(page, 'play-text')).toMatch(/₱400/);
    expect(await page.locator('.tickets li').count()).toBe(1);
    await pick(page, 3);
    expect(await page.locator('.pick').nth(2).getAttribute('aria-pressed')).toBe('false');
  });

  it('asks for six numbers before it takes a ticket', async ({ open, eventually }) => {
    const page = await open(GAMES.lotto);
    await pick(page, 1, 2, 3, 4, 5);
    expect(await getText(page, 'play-text')).toBe('Pick your numbers');
    await page.locator('.pick').nth(48).focus();
    await page.keyboard.press('Enter');
    await eventually(() => getText(page, 'play-text')).toMatch(/₱200/);
  });

  it('marks the drawn numbers on a bingo ticket', async ({ open, eventually }) => {
    const page = await open(GAMES.bingo, { reducedMotion: 'reduce' });
    await page.locator('.bingo-card').first().click();
    await page.locator('#play').click();
    await eventually(() => getPhase(page)).toBe('open');
    await eventually(() => page.locator('.bingo-card [data-drawn="true"]').count()).toBeGreaterThan(
      0,
    );
    await eventually(() => getPhase(page)).toBe('idle');
  });

  it('lists what every number of hits pays, and the return, in its rules', async ({ open }) => {
    const page = await open(GAMES.keno);
    await page.keyboard.press('p');
    const rows = await page.locator('.paytable tbody tr').allTextContents();
    expect(rows).toHaveLength(8);
    expect(rows[0]).toContain('93.75 %');
  });

  describe.each(Object.entries(GAMES))('%s', (name, game) => {
    it('has everything on every screen', async ({ open }) => {
      const page = await open(game);
      await checkScreens(page, async () => {
        await expectToFit(page, 'button:visible, #balance, #stake, #scene', 13);
        const show = await page.locator('#show').boundingBox();
        // Eighty numbers leave keno two rows of balls without a drum on the smallest phone.
        expect(show?.height ?? 0).toBeGreaterThan(name === 'keno' ? 60 : 90);
      });
    });
  });

  it.for([
    ['zh_CN', '请选号码'],
    ['my_MM', 'ဂဏန်း ရွေးပါ'],
    ['th_TH', 'เลือกหมายเลขของคุณ'],
    ['ms_MY', 'Pilih nombor anda'],
  ])('is in %s', async ([locale, words], { open, eventually }) => {
    const page = await open(GAMES.keno, {}, locale);
    await eventually(() => getText(page, 'play-text')).toBe(words);
  });
});

import type { Page } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import { expectToFit, getPhase, getText, SCREENS, useGamePages } from '../../testing/game-page.ts';

/** The built page of the tables in a real browser, at a real maker. */

vi.setConfig({ testTimeout: 200_000 });

const GAMES = {
  baccarat: 'mateo-speed-baccarat',
  roulette: 'royale-roulette',
  wheel: 'wheel-of-manila',
  'hi-lo': 'in-between-ace',
} as const;

const pages = useGamePages();

const eventually = <Value>(look: () => Value) => expect.poll(look, { timeout: 75_000 });
const getScene = (page: Page) => page.locator('#scene').getAttribute('data-state');
const readAmount = async (page: Page, id: string): Promise<number> =>
  Number(((await getText(page, id)) ?? '').replace(/[^\d.]/g, ''));

const lay = async (page: Page, ...outcomes: string[]): Promise<void> => {
  for (const on of outcomes) await page.locator(`[data-on="${on}"]`).click();
};

describe('a table', () => {
  it('places bets on both sides and on the tie together, and pays what the result says', async () => {
    const page = await pages.open(GAMES.baccarat, { reducedMotion: 'reduce' });
    expect(await page.locator('#sound').getAttribute('aria-pressed')).toBe('false');
    await lay(page, 'player', 'banker', 'tie');
    // Before the bets open, the press is kept for the next round.
    await page.locator('#play').click();
    await eventually(() => getPhase(page)).toBe('open');
    expect(await readAmount(page, 'balance')).toBe(9_400);
    expect(await getText(page, 'play-text')).toContain('₱600');
    await eventually(() => getPhase(page)).toBe('idle');
    const status = await getText(page, 'status');
    const won = status?.startsWith('Tie') ? 2_400 : status?.startsWith('Banker') ? 390 : 400;
    expect(await readAmount(page, 'won')).toBe(won);
    expect(await readAmount(page, 'balance')).toBe(9_400 + won);
    expect(await page.locator('#history li').count()).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  it('undoes, clears and doubles bets, and keeps a slip within the limit of a round', async () => {
    const page = await pages.open(GAMES.roulette);
    await eventually(() => getScene(page)).toBe('betting');
    await lay(page, 'red', 'number-17');
    await eventually(() => getText(page, 'play-text')).toMatch(/₱400/);
    await page.getByRole('button', { name: 'Double' }).click();
    await eventually(() => getText(page, 'play-text')).toMatch(/₱800/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await eventually(() => getText(page, 'play-text')).toMatch(/₱200/);
    for (let times = 0; times < 8; times += 1) {
      await page.getByRole('button', { name: 'Double' }).click();
    }
    await eventually(() => getText(page, 'said')).toContain('At most');
    await page.getByRole('button', { name: 'Clear' }).click();
    await eventually(() => getText(page, 'play-text')).toBe('Tap the table to bet');
    await page.locator('#play').click();
    await eventually(() => getText(page, 'said')).toBe('Choose what to bet on first.');
    expect(await getPhase(page)).toBe('idle');
  });

  it('lays inside bets by keyboard', async () => {
    const page = await pages.open(GAMES.roulette);
    await page.locator('.inside input[value="corner"]').check();
    await page.locator('[data-on="number-17"]').focus();
    await page.keyboard.press('Enter');
    await eventually(() => getText(page, 'play-text')).toMatch(/₱200/);
    const label = await page.locator('[data-on="number-17"]').getAttribute('aria-label');
    expect(label).toContain('Corner 17, 18, 20, 21');
    await page.keyboard.press('ArrowUp');
    await eventually(() => getText(page, 'stake')).toBe('₱500');
  });

  it('shows the card that lies face up, and what each bet pays, before it takes bets', async () => {
    const page = await pages.open(GAMES['hi-lo']);
    await eventually(() => getScene(page)).toBe('betting');
    await eventually(() => page.locator('.place .card[data-up="true"]').count()).toBe(1);
    expect(await page.locator('[data-on="higher"] small').textContent()).toMatch(/^\d+\.\d\d×$/);
  });

  it('lists every bet with its pay and its return in its rules', async () => {
    const page = await pages.open(GAMES.baccarat);
    await page.keyboard.press('p');
    const rows = await page.locator('.paytable tbody tr').allTextContents();
    expect(rows).toEqual([
      'Player2×98.76 %',
      'Banker1.95×98.94 %',
      'Tie10×95.15 %',
      'Player pair13×97.10 %',
      'Banker pair13×97.10 %',
    ]);
    expect(await page.locator('#rules .facts').first().textContent()).toContain('VolatilityLow');
  });

  describe.each(Object.entries(GAMES))('%s', (_, game) => {
    it.each(SCREENS)('has everything on a screen of %i by %i', async (width, height) => {
      const page = await pages.open(game, { viewport: { width, height } });
      await expectToFit(page, 'button:visible, .chips label, #balance, #stake, #scene', 15);
      const show = await page.locator('#show').boundingBox();
      expect(show?.height ?? 0).toBeGreaterThan(90);
    });
  });

  it.each([
    ['zh_CN', '闲'],
    ['my_MM', 'ကစားသူ'],
    ['th_TH', 'ผู้เล่น'],
    ['ms_MY', 'Pemain'],
  ])('is in %s', async (locale, word) => {
    const page = await pages.open(GAMES.baccarat, {}, locale);
    await eventually(() => page.locator('[data-on="player"] span').textContent()).toBe(word);
  });
});

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

/** The built page of the tables in a real browser, at a real maker. */

vi.setConfig({ testTimeout: 200_000 });

const GAMES = {
  baccarat: 'mateo-speed-baccarat',
  'dragon-tiger': 'dragon-tiger-duel',
  'football-cards': 'football-card-studio',
  'andar-bahar': 'andar-bahar-nights',
  'in-between': 'in-between-ace',
  roulette: 'royale-roulette',
  wheel: 'wheel-of-manila',
  'hi-lo': 'ace-alley',
  dice: 'sic-bo-imperial',
  'color-game': 'color-game-fiesta',
  coin: 'coin-flip-classic',
  'fan-tan': 'fan-tan-house',
  pegs: 'pegfall',
  'red-white': 'pula-puti-live',
} as const;

useGamePages();

const getScene = (page: Page) => page.locator('#scene').getAttribute('data-state');
const readAmount = async (page: Page, id: string): Promise<number> =>
  Number(((await getText(page, id)) ?? '').replace(/[^\d.]/g, ''));

const lay = async (page: Page, ...outcomes: string[]): Promise<void> => {
  for (const on of outcomes) await page.locator(`[data-on="${on}"]`).click();
};

describe.concurrent('a table', () => {
  it('places bets on both sides and on the tie together, and pays what the result says', async ({
    open,
    eventually,
  }) => {
    const page = await open(GAMES.baccarat, { reducedMotion: 'reduce' });
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

  it('undoes, clears and doubles bets, and keeps a slip within the limit of a round', async ({
    open,
    eventually,
  }) => {
    const page = await open(GAMES.roulette);
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

  it('lays inside bets by keyboard', async ({ open, eventually }) => {
    const page = await open(GAMES.roulette);
    await page.locator('.inside input[value="corner"]').check();
    await page.locator('[data-on="number-17"]').focus();
    await page.keyboard.press('Enter');
    await eventually(() => getText(page, 'play-text')).toMatch(/₱200/);
    const label = await page.locator('[data-on="number-17"]').getAttribute('aria-label');
    expect(label).toContain('Corner 17, 18, 20, 21');
    await page.keyboard.press('ArrowUp');
    await eventually(() => getText(page, 'stake')).toBe('₱500');
  });

  it('shows the card that lies face up, and what each bet pays, before it takes bets', async ({
    open,
    eventually,
  }) => {
    const page = await open(GAMES['hi-lo']);
    await eventually(() => getScene(page)).toBe('betting');
    await eventually(() => page.locator('.place .card[data-up="true"]').count()).toBe(1);
    expect(await page.locator('[data-on="higher"] small').textContent()).toMatch(/^\d+\.\d\d×$/);
  });

  it('deals a duel, and pays the side, the tie and the colors that its cards show', async ({
    open,
    eventually,
  }) => {
    const page = await open(GAMES['dragon-tiger'], { reducedMotion: 'reduce' });
    await lay(page, 'dragon', 'tiger', 'dragon-red', 'dragon-black');
    await page.locator('#play').click();
    await eventually(() => getPhase(page)).toBe('open');
    await eventually(() => getPhase(page)).toBe('idle');
    const isTie = /tie/i.test((await getText(page, 'status')) ?? '');
    // A tie returns half of both sides; one color always wins 1.94 times its stake.
    const states = isTie ? ['returned', 'returned', 'lost', 'won'] : ['lost', 'lost', 'won', 'won'];
    const spots = page.locator('.spot:not([data-state="empty"])');
    const shown = await spots.evaluateAll((all) => all.map((spot) => spot.dataset.state));
    expect(shown.sort()).toEqual(states.sort());
    expect(await readAmount(page, 'won')).toBe(isTie ? 588 : 788);
    expect(await page.locator('.duel .hand[data-state="won"]').count()).toBe(isTie ? 0 : 1);
    // One of the sides and the tie, and a color of each card.
    const hits = await page.locator('.spot[data-hit="true"]').count();
    expect(hits).toBeGreaterThanOrEqual(3);
  });

  it('deals andar and bahar in turn until a card has the rank of the joker', async ({
    open,
    eventually,
  }) => {
    const page = await open(GAMES['andar-bahar'], { reducedMotion: 'reduce' });
    await eventually(() => getScene(page)).toBe('betting');
    const joker = await page.locator('.joker [role="img"]').getAttribute('aria-label');
    expect(joker).toMatch(/^Joker (A|[2-9]|10|J|Q|K)$/);
    await eventually(() => getText(page, 'status')).toMatch(
      /^(Andar|Bahar) wins after \d+ cards?$/,
    );
    const count = async (side: string) => page.locator(`.row.${side} .card`).count();
    const [andar, bahar] = [await count('andar'), await count('bahar')];
    expect([0, 1]).toContain(andar - bahar);
    const side = andar > bahar ? 'Andar' : 'Bahar';
    expect(await getText(page, 'status')).toContain(`${side} wins after ${andar + bahar} card`);
    const last = page.locator('.row[data-state="won"] .card:last-child text').first();
    expect(`Joker ${await last.textContent()}`).toBe(joker);
  });

  it('marks the ranks between two cards, and what each bet pays, before it takes bets', async ({
    open,
    eventually,
  }) => {
    const page = await open(GAMES['in-between'], { reducedMotion: 'reduce' });
    await eventually(() => getScene(page)).toBe('betting');
    const pair = (await page.locator('.three').getAttribute('aria-label'))?.split(' – ');
    expect(await page.locator('.ranks [data-state="same"]').allTextContents()).toEqual(pair);
    const gap = await page.locator('.ranks [data-state="between"]').count();
    expect(gap).toBeGreaterThan(0);
    const pay = await page.locator('[data-on="between"] small').textContent();
    expect(pay).toBe(`${(Math.floor((97 * 50) / (4 * gap)) / 100).toFixed(2)}×`);
    const hit = page.locator('.ranks [data-hit="true"]');
    await eventually(() => hit.count()).toBe(1);
    const won = await hit.getAttribute('data-state');
    await eventually(() => page.locator('.spot[data-hit="true"]').count()).toBe(1);
    expect(await page.locator('.spot[data-hit="true"]').getAttribute('data-on')).toBe(won);
  });

  it('lists every bet with its pay and its return in its rules', async ({ open }) => {
    const page = await open(GAMES.baccarat);
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
    it('has everything on every screen', async ({ open }) => {
      const page = await open(game);
      await checkScreens(page, async () => {
        await expectToFit(page, 'button:visible, .chips label, #balance, #stake, #scene', 15);
        const show = await page.locator('#show').boundingBox();
        expect(show?.height ?? 0).toBeGreaterThan(90);
        const covered = await page.locator('.spot').evaluateAll((spots) =>
          spots.filter((spot) => {
            const { x, y, width: wide, height: high } = spot.getBoundingClientRect();
            return !spot.contains(document.elementFromPoint(x + wide / 2, y + high / 2));
          }),
        );
        expect(covered.length).toBe(0);
      });
    });
  });

  it.for([
    ['zh_CN', '闲'],
    ['my_MM', 'ကစားသူ'],
    ['th_TH', 'ผู้เล่น'],
    ['ms_MY', 'Pemain'],
  ])('is in %s', async ([locale, word], { open, eventually }) => {
    const page = await open(GAMES.baccarat, {}, locale);
    await eventually(() => page.locator('[data-on="player"] span').textContent()).toBe(word);
  });

  it.for([
    ['zh_CN', '龙', '龙红', '1–5 张'],
    ['my_MM', 'နဂါး', 'နဂါး အနီ', 'ဖဲ 1–5 ချပ်'],
    ['th_TH', 'มังกร', 'มังกร แดง', 'ไพ่ 1–5 ใบ'],
    ['ms_MY', 'Naga', 'Naga merah', '1–5 kad'],
  ])(
    'names sides, colors and numbers of cards in %s',
    async ([locale, dragon, red, cards], { open, eventually }) => {
      const duel = await open(GAMES['dragon-tiger'], {}, locale);
      await eventually(() => duel.locator('[data-on="dragon"] span').textContent()).toBe(dragon);
      expect(await duel.locator('[data-on="dragon-red"]').getAttribute('aria-label')).toBe(red);
      await duel.keyboard.press('p');
      expect(await duel.locator('#rules .note').first().textContent()).toContain(dragon);
      const deal = await open(GAMES['andar-bahar'], {}, locale);
      const range = deal.locator('[data-on="dealt-1-5"]');
      await eventually(() => range.getAttribute('aria-label')).toBe(cards);
    },
  );

  it.for([
    ['zh_CN', '总和 4', '围骰 6', '角 1–2'],
    ['my_MM', 'ပေါင်း 4', 'သုံးလုံးတူ 6', 'ကွပ် 1–2'],
    ['th_TH', 'รวม 4', 'ตอง 6', 'ก๊ก 1–2'],
    ['ms_MY', 'Jumlah 4', 'Tiga serupa 6', 'Kwok 1–2'],
  ])(
    'names totals, triples and neighbors in %s',
    async ([locale, total, triple, kwok], { open, eventually }) => {
      const dice = await open(GAMES.dice, {}, locale);
      const getName = (page: Page, on: string) =>
        page.locator(`[data-on="${on}"]`).getAttribute('aria-label');
      await eventually(() => getName(dice, 'total-4')).toBe(total);
      expect(await getName(dice, 'triple-6')).toBe(triple);
      const beads = await open(GAMES['fan-tan'], {}, locale);
      await eventually(() => getName(beads, 'kwok-1-2')).toBe(kwok);
    },
  );

  it('shows the dice of a throw, their total, and the bets that it wins', async ({
    open,
    eventually,
  }) => {
    const page = await open(GAMES.dice, { reducedMotion: 'reduce' });
    await eventually(() => getText(page, 'status')).toMatch(/^\d \+ \d \+ \d = \d+ · /);
    const status = (await getText(page, 'status')) ?? '';
    const [, total = ''] = /= (\d+)/.exec(status) ?? [];
    expect(await page.locator('.badge').textContent()).toBe(total);
    expect(await page.locator('[data-hit="true"]').count()).toBeGreaterThan(1);
    if (total !== '3' && total !== '18') {
      const spot = page.locator(`[data-on="total-${total}"]`);
      expect(await spot.getAttribute('data-hit')).toBe('true');
    }
  });
});

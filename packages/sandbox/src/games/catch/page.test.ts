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

/** The built page of catch in a real browser, at a real maker. */

const GAME = 'koi-king';

const pages = useGamePages();

/** The rounds in the order in which the maker has decided them. */
function findRounds(): { target: number; payout: number; stake: number }[] {
  const db = new DatabaseSync(join(pages.dataDir, 'sandbox', 'lotus.sqlite'), { readOnly: true });
  const session = db
    .prepare('SELECT session_id AS id FROM session ORDER BY rowid DESC LIMIT 1')
    .get();
  const rows = db
    .prepare('SELECT choice, payout, stake FROM round WHERE session_id = ? ORDER BY rowid')
    .all(String(session?.id));
  db.close();
  return rows.map(({ choice, payout, stake }) => ({
    target: (JSON.parse(String(choice)) as { target: number }).target,
    payout: Number(payout),
    stake: Number(stake),
  }));
}

/** The balance that the rounds leave of the play money, in minor units. */
const getExpectedBalance = (): number =>
  findRounds().reduce((sum, { payout, stake }) => sum + payout - stake, 1_000_000);

const getBalance = async (page: Page): Promise<number> =>
  Math.round(Number((await getText(page, 'balance'))?.replaceAll(/[^\d.]/g, '')) * 100);

describe('catch', () => {
  it('decides each press as a shot of its own, in the order of the presses', async ({
    open,
    eventually,
  }) => {
    const page = await open(GAME);
    expect(await page.locator('#sound').getAttribute('aria-pressed')).toBe('false');
    expect(await getText(page, 'play')).toContain('Fire ₱10');
    for (const target of [0, 1, 2, 0]) {
      await page.locator('.targets label').nth(target).click();
      await page.keyboard.press('Escape');
      await page.locator('#play').click();
    }
    await eventually(() => findRounds().length).toBe(4);
    await eventually(() => getPhase(page)).toBe('idle');
    expect(findRounds().map(({ target }) => target)).toEqual([0, 1, 2, 0]);
    await eventually(() => getBalance(page)).toBe(getExpectedBalance());
  });

  it('loses and doubles no shot when answers are slow or lost', async ({ open, eventually }) => {
    const page = await open(GAME);
    const asked: string[] = [];
    await page.route('**/lotus/client/play', async (route) => {
      const { clientRoundId } = route.request().postDataJSON() as { clientRoundId: string };
      asked.push(clientRoundId);
      // The second answer is lost on its way, after the maker has decided.
      if (asked.length === 2) {
        await route.fetch();
        return route.abort();
      }
      await new Promise((resolve) => setTimeout(resolve, 120));
      return route.continue();
    });
    // At once: the game takes no press while it reconnects.
    await page.locator('#play').evaluate((button: HTMLButtonElement) => {
      for (let shot = 0; shot < 5; shot += 1) button.click();
    });
    await eventually(() => findRounds().length).toBe(5);
    await eventually(() => getPhase(page)).toBe('idle');
    expect(asked).toHaveLength(6);
    expect(asked[2]).toBe(asked[1]);
    expect(new Set(asked).size).toBe(5);
    await eventually(() => getBalance(page)).toBe(getExpectedBalance());
  });

  it('shoots at the animal under a finger, and costs nothing elsewhere', async ({
    open,
    eventually,
  }) => {
    const page = await open(GAME, { reducedMotion: 'reduce' });
    const fish = page.locator('.fish[data-target="7"]');
    const box = await fish.boundingBox();
    if (box === null) throw new Error('the animal is on the screen');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await eventually(() => findRounds().map(({ target }) => target)).toEqual([7]);
    const sea = await page.locator('#sea').boundingBox();
    if (sea === null) throw new Error('the sea is on the screen');
    await page.mouse.click(sea.x + 12, sea.y + sea.height - 12);
    await eventually(() => getPhase(page)).toBe('idle');
    expect(findRounds()).toHaveLength(1);
  });

  it('aims with sideways arrows, and changes the stake with the others', async ({
    open,
    eventually,
  }) => {
    const page = await open(GAME);
    await page.keyboard.press('ArrowRight');
    await eventually(() => getText(page, 'said')).toMatch(/^Prawn, 8×$/);
    expect(await page.locator('.targets input').nth(3).isChecked()).toBe(true);
    await page.keyboard.press('ArrowUp');
    expect(await getText(page, 'play')).toContain('Fire ₱20');
    await page.keyboard.press('Space');
    await eventually(() => findRounds()).toMatchObject([{ target: 3, stake: 2_000 }]);
  });

  it('publishes chance and return of every target', async ({ open }) => {
    const page = await open(GAME);
    await page.locator('#info').click();
    expect(await page.locator('.catches > div').count()).toBe(9);
    expect(await page.locator('.catches').textContent()).toContain('Chance 48.25 %');
  });

  it('fits on every screen, with targets of 44 px', async ({ open }) => {
    const page = await open(GAME);
    await checkScreens(page, async () => {
      await expectToFit(page, '#sea, #play, #lower, #raise, #balance, #won', 6);
      const sizes = await page
        .locator('.targets label, #play, #lower, #raise')
        .evaluateAll((all) =>
          all
            .map((each) => each.getBoundingClientRect())
            .map((box) => Math.min(box.width, box.height)),
        );
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
    });
  });

  it.for([
    ['zh_CN', '发射'],
    ['my_MM', 'ပစ်မည်'],
    ['th_TH', 'ยิง'],
    ['ms_MY', 'Tembak'],
  ] as const)(
    'supports %s, and moves nothing under reduced motion',
    async ([locale, word], { open }) => {
      const page = await open(GAME, { reducedMotion: 'reduce' }, locale);
      expect(await getText(page, 'play')).toContain(word);
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    },
  );
});

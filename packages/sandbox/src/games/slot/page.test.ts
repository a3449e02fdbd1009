import { fileURLToPath } from 'node:url';
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type FrameLocator,
  type Page,
} from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { chromiumFlags, findChromium } from '../../../../../scripts/lib/chromium.ts';
import { checkScreens, it as pageTest } from '../../testing/game-page.ts';
import { type FakeMaker, type FakeState, startFakeMaker } from './testing/fake-maker.ts';

/** The built page in a real browser, inside a host of another origin, against a fake maker. */

/** Where the tests' setup builds the pages. */
const gamesDir = fileURLToPath(new URL('../../../dist/games', import.meta.url));

declare global {
  interface Window {
    /** Messages from the game to its host, in order. */
    received: { type: string; [field: string]: unknown }[];
    /** Sends a message from the host to the game. */
    send(message: object): void;
  }
}

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium().path, args: chromiumFlags });
});

afterAll(async () => {
  await browser?.close();
});

interface OpenGame {
  readonly maker: FakeMaker;
  readonly page: Page;
  readonly game: FrameLocator;
  /** Waits until the host has received this many messages of a type; returns the last. */
  waitForMessage(type: string, times?: number): Promise<Record<string, unknown>>;
  spin(): Promise<void>;
}

const it = pageTest.extend<{
  /** Opens the page for this test alone. It is closed after the test, and must not report errors. */
  openGame: (given?: Partial<FakeState>, device?: BrowserContextOptions) => Promise<OpenGame>;
}>({
  openGame: async ({ onTestFinished }, use) => {
    await use(async (given = {}, device = {}) => {
      const maker = await startFakeMaker(given, gamesDir);
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        ...device,
      });
      const problems: string[] = [];
      onTestFinished(async () => {
        await context.close();
        await maker.close();
        expect(problems).toEqual([]);
      });
      const page = await context.newPage();
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (message) => {
        // A violation of the page's own policy is a failure; a missing picture or response is not.
        if (/Content Security Policy/.test(message.text())) problems.push(message.text());
      });
      await page.goto(maker.hostUrl);
      const waitForMessage = async (type: string, times = 1): Promise<Record<string, unknown>> => {
        const found = await page.waitForFunction(
          ([wanted, count]) => {
            const messages = window.received.filter((message) => message.type === wanted);
            return messages.length >= count ? messages.at(-1) : null;
          },
          [type, times] as const,
          { timeout: 20_000 },
        );
        return (await found.jsonValue()) ?? {};
      };
      await waitForMessage('ready');
      const game = page.frameLocator('#game');
      return { maker, page, game, waitForMessage, spin: () => game.locator('#play').click() };
    });
  },
});

const getPhase = (game: FrameLocator) => game.locator('#game').getAttribute('data-phase');

/** Mean difference (0 to 255) between the middle symbol of the first reel and a picture. */
const measureSymbol = (game: FrameLocator, url: string): Promise<number> =>
  game
    .locator('.still')
    .first()
    .evaluate(async (still: HTMLCanvasElement, src) => {
      const picture = new Image();
      picture.src = src;
      await picture.decode();
      /** Colors of 16 x 16 points of the square in the middle of a picture. */
      const sample = (of: HTMLCanvasElement | HTMLImageElement, side: number): number[] => {
        const pen = document.createElement('canvas').getContext('2d');
        if (pen === null) throw new Error('No canvas.');
        pen.imageSmoothingQuality = 'high';
        const [x, y] = [(of.width - side) / 2, (of.height - side) / 2];
        pen.drawImage(of, x, y, side, side, 0, 0, 16, 16);
        return [...pen.getImageData(0, 0, 16, 16).data];
      };
      // The canvas has five rows; a symbol fills 94 % of its cell's shorter side.
      const shown = sample(still, Math.min(still.width, still.height / 5) * 0.94);
      const wanted = sample(picture, picture.width);
      const sum = shown.reduce(
        (total, value, at) => total + Math.abs(value - (wanted[at] ?? 0)),
        0,
      );
      return sum / shown.length;
    }, url);

describe.concurrent('the highest-paying symbol', () => {
  const getSource = async (game: FrameLocator): Promise<string | null> => {
    await game.locator('#info').click();
    return game.locator('.pays img').nth(2).getAttribute('src');
  };

  it('shows the hero of the cover on the reels and in the paytable, also in an edition', async ({
    openGame,
    eventually,
  }) => {
    // Later than the first layout, which would draw it anyway.
    const { game } = await openGame({ gameCode: 'pharaohs-ember--gold', heroMs: 1_000 });
    const measure = (slug: string) => measureSymbol(game, `/art/heroes/${slug}.webp`);
    await eventually(() => measure('pharaohs-ember')).toBeLessThan(30);
    expect(await measure('golden-ingots')).toBeGreaterThan(60);
    expect(await getSource(game)).toMatch(/\/art\/heroes\/pharaohs-ember\.webp$/);
  });

  it('keeps the picture of the theme if there is no hero', async ({ openGame }) => {
    const { game, waitForMessage, spin } = await openGame({ gameCode: 'unlisted-game' });
    await spin();
    await waitForMessage('roundEnd');
    expect(await getSource(game)).toMatch(/^data:image\/svg/);
  });
});

describe.concurrent('a game session', () => {
  it('plays rounds: deducts the stake, adds the win, notifies the host of both', async ({
    openGame,
    eventually,
  }) => {
    const { maker, game, waitForMessage, spin } = await openGame();
    maker.state.stops.push(maker.stopsPaying(2, 10));
    await eventually(() => game.locator('#balance').textContent()).toBe('₱1,000.00');
    await spin();
    await eventually(() => game.locator('#balance').textContent()).toBe('₱980.00');
    const end = await waitForMessage('roundEnd');
    const round = [...maker.state.rounds.values()][0];
    expect(end).toMatchObject({ v: 1, source: 'parlor-game', staked: '20.00', won: round?.won });
    expect(Number(end.won)).toBeGreaterThan(20);
    expect(end.balance).toBe(`${(1000 - 20 + Number(round?.won)).toFixed(2)}`);
    await eventually(() => game.locator('#said').textContent()).toMatch(/^You won ₱/);
    await eventually(() => maker.state.ended).toEqual(['r1']);
    await spin();
    expect(await waitForMessage('roundEnd', 2)).toMatchObject({ won: '0.00' });
    await eventually(() => game.locator('#said').textContent()).toMatch(/^No win/);
  });

  it('plays the granted free spins first, marked with their number and stake', async ({
    openGame,
    eventually,
  }) => {
    const { maker, game, waitForMessage, spin } = await openGame({ balance: 0n, freeSpins: 2 });
    maker.state.stops.push(maker.stopsPaying(2, 10));
    await eventually(() => game.locator('#mode').textContent()).toBe('Free spins: 2 × ₱1');
    await eventually(() => game.locator('#play').getAttribute('aria-label')).toBe(
      'Free spin, 2 left',
    );
    await eventually(() => game.locator('#raise').isDisabled()).toBe(true);
    await spin();
    const end = await waitForMessage('roundEnd');
    expect(end).toMatchObject({ staked: '0.00' });
    expect(end.balance).toBe(end.won);
    expect(maker.state.plays).toEqual([
      { stake: '1.00', clientRoundId: expect.any(String), freeSpin: true },
    ]);
    await eventually(() => game.locator('#mode').textContent()).toBe('Free spins: 1 × ₱1');
    await spin();
    await waitForMessage('roundEnd', 2);
    await eventually(() => game.locator('#mode').isHidden()).toBe(true);
    await eventually(() => game.locator('#play').getAttribute('aria-label')).toBe('Spin');
  });

  it('fills the screen for a win many times the stake until a tap', async ({ openGame }) => {
    const { maker, game, waitForMessage, spin } = await openGame();
    maker.state.stops.push(maker.stopsPaying(15, 39));
    await spin();
    await game.locator('#feast').waitFor();
    expect(await game.locator('#feast-title').textContent()).toBe('Big win');
    // The first tap ends the counting, the second one the celebration.
    await game.locator('#feast').dblclick({ position: { x: 40, y: 300 } });
    await waitForMessage('roundEnd');
    expect(await game.locator('#feast').isVisible()).toBe(false);
  });

  it('does not celebrate a win that is less than the stake', async ({ openGame }) => {
    const { maker, game, waitForMessage, spin } = await openGame();
    maker.state.stops.push(maker.stopsPaying(0.1, 0.95));
    await spin();
    await waitForMessage('roundEnd');
    expect(await game.locator('#feast').isVisible()).toBe(false);
    expect(await game.locator('#meter-value').textContent()).toMatch(/^₱/);
  });

  it('retries with the same id after a lost response, and pays one stake', async ({
    openGame,
    eventually,
  }) => {
    const { maker, game, waitForMessage, spin } = await openGame({ loseAnswers: 2 });
    await spin();
    await game.locator('#notice', { hasText: 'Your round is safe' }).waitFor();
    await waitForMessage('roundEnd');
    expect(maker.state.plays).toHaveLength(3);
    expect(new Set(maker.state.plays.map((play) => play.clientRoundId)).size).toBe(1);
    expect(maker.state.rounds.size).toBe(1);
    await eventually(() => game.locator('#balance').textContent()).toBe('₱980.00');
  });

  it('shows a round that was decided before a reload', async ({ openGame, eventually }) => {
    const { maker, page, game, waitForMessage, spin } = await openGame({ loseAnswers: 50 });
    maker.state.stops.push(maker.stopsPaying(2, 10));
    await spin();
    await eventually(() => maker.state.activeRound).not.toBeNull();
    maker.state.loseAnswers = 0;
    const won = maker.state.activeRound?.won;
    await page.reload();
    expect(await waitForMessage('roundEnd')).toMatchObject({ roundId: 'r1', won });
    expect(await game.locator('#notice-text').textContent()).toContain('already counted');
    expect(maker.state.rounds.size).toBe(1);
  });

  it('offers a deposit when the balance is short, and follows the balance after it', async ({
    openGame,
    eventually,
  }) => {
    const { maker, page, game, waitForMessage, spin } = await openGame({ balance: 50n });
    await spin();
    await game.locator('#notice-act').click();
    await waitForMessage('cashierRequest');
    expect(maker.state.plays).toEqual([]);
    maker.state.balance = 50_000n;
    await page.evaluate(() => window.send({ type: 'balanceRefresh' }));
    await eventually(() => game.locator('#balance').textContent()).toBe('₱500.00');
    expect(await game.locator('#notice').isVisible()).toBe(false);
  });

  it('reports a stake above the limit and returns it to the balance', async ({
    openGame,
    eventually,
  }) => {
    const { game, spin } = await openGame({ refuse: 'LIMIT_REACHED' });
    await spin();
    await eventually(() => game.locator('#notice-text').textContent()).toContain('limit');
    expect(await game.locator('#balance').textContent()).toBe('₱1,000.00');
    expect(await getPhase(game)).toBe('idle');
  });

  it('pauses after the round, plays nothing while paused, and resumes', async ({
    openGame,
    eventually,
  }) => {
    const { maker, page, game, waitForMessage, spin } = await openGame();
    await spin();
    await page.evaluate(() => window.send({ type: 'pause', reason: 'limit' }));
    await waitForMessage('paused');
    const order = await page.evaluate(() => window.received.map((message) => message.type));
    expect(order).toEqual(['ready', 'roundStart', 'roundEnd', 'paused']);
    // The button uses aria-disabled; a click is handled, not played.
    await game.locator('#play').click({ force: true });
    await eventually(() => game.locator('#notice-text').textContent()).toContain('paused');
    expect(maker.state.plays).toHaveLength(1);
    await page.evaluate(() => window.send({ type: 'resume' }));
    await spin();
    await waitForMessage('roundEnd', 2);
  });

  it('finishes the round before it leaves', async ({ openGame }) => {
    const { page, waitForMessage, spin } = await openGame();
    await spin();
    await page.evaluate(() => window.send({ type: 'exit' }));
    await waitForMessage('exitRequest');
    const order = await page.evaluate(() => window.received.map((message) => message.type));
    expect(order).toEqual(['ready', 'roundStart', 'roundEnd', 'exitRequest']);
  });

  it('ignores messages of windows other than its host', async ({ openGame, eventually }) => {
    const { page, game } = await openGame();
    await game.locator('#game').evaluate(() => {
      window.postMessage({ v: 1, source: 'parlor-host', type: 'setSound', on: true }, '*');
    });
    await page.waitForTimeout(200);
    expect(await game.locator('#sound').getAttribute('aria-pressed')).toBe('false');
    await page.evaluate(() => window.send({ type: 'setSound', on: true }));
    await eventually(() => game.locator('#sound').getAttribute('aria-pressed')).toBe('true');
  });

  it('ends with an exit button when its session has expired', async ({ openGame }) => {
    const { game, waitForMessage, spin } = await openGame({ refuse: 'TOKEN_EXPIRED' });
    await spin();
    expect(await waitForMessage('error')).toMatchObject({ code: 'TOKEN_EXPIRED' });
    expect(await game.locator('#curtain-text').textContent()).toContain('Your money is safe');
    await game.locator('#curtain-act').click();
    await waitForMessage('exitRequest');
  });
});

describe.concurrent('accessibility', () => {
  it('is playable by keyboard only', async ({ openGame, eventually }) => {
    const { maker, page, game, waitForMessage } = await openGame();
    await game.locator('#play').focus();
    await page.keyboard.press('ArrowDown');
    expect(await game.locator('#stake').textContent()).toBe('₱10');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    expect(await game.locator('#stake').textContent()).toBe('₱40');
    await page.keyboard.press('Space');
    await waitForMessage('roundEnd');
    await page.keyboard.press('Enter');
    await waitForMessage('roundEnd', 2);
    expect(maker.state.plays.map((play) => play.stake)).toEqual(['40.00', '40.00']);
    await page.keyboard.press('p');
    await game.locator('#rules').waitFor();
    await page.keyboard.press('Space');
    await page.keyboard.press('Escape');
    await eventually(() => game.locator('#rules').isVisible()).toBe(false);
    expect(maker.state.plays).toHaveLength(2);
    await page.keyboard.press('m');
    expect(await game.locator('#sound').getAttribute('aria-pressed')).toBe('true');
  });

  it('is silent by default: makes no sound before it is turned on', async ({ openGame }) => {
    const { maker, page, game, waitForMessage } = await openGame();
    await page
      .frames()
      .at(-1)
      ?.evaluate(() => {
        const { resume, createGain } = AudioContext.prototype;
        const made = (what: string) => document.body.setAttribute('data-sounded', what);
        AudioContext.prototype.resume = function () {
          made('resume');
          return resume.call(this);
        };
        AudioContext.prototype.createGain = function () {
          made('gain');
          return createGain.call(this);
        };
      });
    expect(await game.locator('#sound').getAttribute('aria-pressed')).toBe('false');
    maker.state.stops.push(maker.stopsPaying(2, 10));
    await game.locator('#play').click();
    await waitForMessage('roundEnd');
    expect(await game.locator('body').getAttribute('data-sounded')).toBeNull();
    await game.locator('#sound').click();
    await game.locator('#play').click();
    await waitForMessage('roundEnd', 2);
    expect(await game.locator('body').getAttribute('data-sounded')).not.toBeNull();
  });

  it('reaches every button with Tab, with a visible focus', async ({ openGame }) => {
    const { page, game } = await openGame();
    await game.locator('#game').focus();
    const reached: string[] = [];
    while (reached.at(-1) !== 'play' && reached.length < 10) {
      await page.keyboard.press('Tab');
      const focused = game.locator(':focus');
      reached.push((await focused.getAttribute('id')) ?? '');
      const ring = await focused.evaluate((element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
      });
      expect([reached.at(-1), ring >= 2]).toEqual([reached.at(-1), true]);
    }
    expect(reached).toEqual(['exit', 'sound', 'info', 'lower', 'raise', 'play']);
  });

  it.for([
    [320, 568],
    [390, 844],
    [844, 390],
  ] as const)(
    'reads the largest figures on a screen of %i by %i, none over another',
    async ([width, height], { openGame, eventually }) => {
      const { maker, game, waitForMessage, spin } = await openGame(
        { balance: 123_456_789_012_345n },
        { viewport: { width, height }, reducedMotion: 'reduce' },
      );
      for (let raise = 0; raise < 10; raise += 1) {
        if (await game.locator('#raise').isEnabled()) await game.locator('#raise').click();
      }
      maker.state.stops.push(maker.stopsPaying(41, 400));
      await spin();
      await waitForMessage('roundEnd');
      await eventually(() => game.locator('#won').textContent()).toMatch(/\d/);
      const figures = await game.locator('#game').evaluate(() =>
        ['balance', 'stake', 'won'].map((id) => {
          const range = document.createRange();
          range.selectNodeContents(document.getElementById(id) ?? document.body);
          const { left, right, top, bottom } = range.getBoundingClientRect();
          return { left, right, top, bottom };
        }),
      );
      for (const one of figures) {
        expect(one.left).toBeGreaterThanOrEqual(0);
        expect(one.right).toBeLessThanOrEqual(width);
        for (const other of figures) {
          const apart =
            one.right <= other.left ||
            other.right <= one.left ||
            one.bottom <= other.top ||
            other.bottom <= one.top;
          expect(one === other || apart).toBe(true);
        }
      }
    },
  );

  it('stops the reel animation with reduced motion', async ({ openGame }) => {
    const { maker, game, waitForMessage, spin } = await openGame({}, { reducedMotion: 'reduce' });
    maker.state.stops.push(maker.stopsPaying(41, 400));
    await game.locator('#reels').evaluate((reels) => {
      const seen: string[] = [];
      reels.addEventListener('custom-report', () => reels.setAttribute('data-seen', seen.join()));
      const look = (): void => {
        for (const animation of document.getAnimations()) {
          const effect = animation.effect;
          if (!(effect instanceof KeyframeEffect)) continue;
          for (const frame of effect.getKeyframes()) if ('transform' in frame) seen.push('moved');
        }
        requestAnimationFrame(look);
      };
      look();
    });
    await spin();
    await game.locator('#feast').waitFor();
    await waitForMessage('roundEnd');
    await game
      .locator('#reels')
      .evaluate((reels) => reels.dispatchEvent(new Event('custom-report')));
    expect(await game.locator('#reels').getAttribute('data-seen')).toBe('');
  });

  it('has everything on every screen', async ({ openGame }) => {
    const { page, game } = await openGame({ balance: 999_999_999_999n });
    await checkScreens(page, async () => {
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
      const boxes = await game.locator('#game').evaluate(() =>
        [
          'exit',
          'sound',
          'info',
          'window',
          'lower',
          'raise',
          'play',
          'balance',
          'stake',
          'won',
        ].map((id) => {
          const box = document.getElementById(id)?.getBoundingClientRect();
          return {
            id,
            x: box?.x ?? -1,
            y: box?.y ?? -1,
            right: box?.right ?? 0,
            bottom: box?.bottom ?? 0,
          };
        }),
      );
      for (const { id, x, y, right, bottom } of boxes) {
        expect([id, x >= 0 && y >= 0 && right <= width && bottom <= height]).toEqual([id, true]);
        const isButton = ['exit', 'sound', 'info', 'lower', 'raise', 'play'].includes(id);
        if (isButton) expect([id, right - x >= 44 && bottom - y >= 44]).toEqual([id, true]);
      }
    });
  });

  it.for([
    ['en_US', 'Balance'],
    ['zh_CN', '余额'],
    ['my_MM', 'လက်ကျန်'],
    ['th_TH', 'ยอดเงิน'],
    ['ms_MY', 'Baki'],
  ] as const)('supports %s', async ([locale, label], { openGame }) => {
    const { game } = await openGame({ locale });
    expect(await game.locator('#balance-label').textContent()).toBe(label);
  });

  it('uses the language of the session, and switches when the host sends another', async ({
    openGame,
    eventually,
  }) => {
    const { page, game } = await openGame({ locale: 'th_TH' });
    expect(await game.locator('#balance-label').textContent()).toBe('ยอดเงิน');
    await page.evaluate(() => window.send({ type: 'setLocale', locale: 'my_MM' }));
    await eventually(() => game.locator('#balance-label').textContent()).toBe('လက်ကျန်');
    expect(await game.locator('#balance').textContent()).toMatch(/1,000\.00/);
  });
});

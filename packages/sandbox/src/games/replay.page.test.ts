import { randomUUID } from 'node:crypto';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import { chromiumFlags, findChromium } from '../../../../scripts/lib/chromium.ts';
import { games } from '../catalogue/index.ts';
import { draws, tables } from '../catalogue/tables.ts';
import type { WatchAnswer } from '../makers/lotus/client-api.ts';
import { type FakePlatform, startFakePlatform } from '../testing/fake-platform.ts';
import { LotusPlayer, type Played } from '../testing/lotus-player.ts';
import { type RunningSandbox, startSandbox } from '../testing/start-sandbox.ts';
import { drawGames } from './draw/games.ts';
import { tableGames } from './table/games.ts';

/** A finished round of each engine, table and draw, played again by the built page of its game. */

declare global {
  interface Window {
    /** Every balance that the page has shown. */
    balances: Set<string>;
  }
}

/** In every game's range. */
const STAKE = '20.00';
const getSlip = (kinds: readonly string[]) => ({ bets: [{ on: kinds[0], stake: 2_000 }] });
const findCode = (names: Readonly<Record<string, string>>, id: string): string =>
  Object.keys(names).find((code) => names[code] === id) ?? '';

/** What is bet on in each game. */
const bets: readonly (readonly [id: string, gameCode: string, choice: unknown])[] = [
  ['slot', 'lotus-nights', undefined],
  ['mines', 'mines-of-cebu', { dangers: 2 }],
  ['catch', 'shark-tide', { target: 0 }],
  ['crash', 'skyrocket-x', { target: 150 }],
  ['match', 'striker-cup', { selection: 'draw', odds: 101 }],
  ...Object.values(tableGames).map(
    ({ id, kinds }) => [id, findCode(tables, id), getSlip(kinds)] as const,
  ),
  ...Object.values(drawGames).map(
    ({ id, kinds }) => [id, findCode(draws, id), getSlip(kinds)] as const,
  ),
];

/** What the player does until the round has ended. */
const actions: Readonly<Record<string, (step: number) => object>> = {
  slot: () => ({ spin: true }),
  // Collects after three safe tiles.
  mines: (step) => (step < 4 ? { open: step } : { collect: true }),
};

type Watch = WatchAnswer<unknown, Played['round']['outcome']>;

let platform: FakePlatform;
let sandbox: RunningSandbox;
let browser: Browser;
let ahead = 0;
const clock = () => Date.now() + ahead;
const played = new Map<string, { readonly player: LotusPlayer; readonly round: Played }>();

async function play(id: string, gameCode: string, choice: unknown): Promise<void> {
  ahead = 0;
  const player = new LotusPlayer(sandbox.origin);
  player.clock = clock;
  await player.transfer('in', '1000.00');
  await player.open({ gameCode });
  const press = { stake: STAKE, clientRoundId: randomUUID(), choice };
  let { body: round } = await player.page<Played>('play', press);
  if (round.status !== 'OK') throw new Error(`${gameCode}: ${round.status}`);
  const action = actions[id];
  for (let step = 1; action && round.round.state === 'open'; step += 1) {
    const body = { roundId: round.round.roundId, step, action: action(step) };
    round = (await player.page<Played>('step', body)).body;
  }
  // A shared round ends on the provider's clock. A bet that is decided minutes late is void.
  while (round.round.state === 'open') {
    ahead += 1_000;
    const { body: news } = await player.page<Watch>('watch');
    if (news.round !== null) round = { ...round, round: news.round };
  }
  played.set(gameCode, { player, round });
}

beforeAll(async () => {
  platform = await startFakePlatform();
  sandbox = await startSandbox(
    { PLATFORM_URL: platform.url },
    clock,
    games.map((game) => ({ ...game, brand: 'pandan' })),
  );
  browser = await chromium.launch({
    executablePath: findChromium().path,
    args: chromiumFlags,
  });
  for (const bet of bets) await play(...bet);
});
afterAll(async () => {
  await browser.close();
  await sandbox.dispose();
  await platform.close();
});

it.concurrent.for(bets)(
  'plays a round of %s again from its record',
  async ([, gameCode], { expect }) => {
    const known = played.get(gameCode);
    if (known === undefined) throw new Error(`${gameCode} was not played`);
    const { player, round } = known;
    const path = `/v1/rounds/${round.round.roundId}`;
    const { body: record } = await player.provider('GET', path);
    expect(record.state).toBe('closed');
    const { playerRef } = player;
    const order = { playerRef, locale: 'en_US', theme: 'green' };
    const { body } = await player.provider('POST', `${path}/replay`, order);

    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    // A balance may last for less than a step of the clock.
    await page.addInitScript(() => {
      window.balances = new Set();
      new MutationObserver(() => {
        const balance = document.getElementById('balance')?.textContent ?? '';
        window.balances.delete(balance);
        window.balances.add(balance);
      }).observe(document, { childList: true, characterData: true, subtree: true });
    });
    await page.clock.install();
    await page.goto(String(body.launchUrl));
    const staked = (Number(record.balanceBefore) - Number(STAKE)).toFixed(2);
    await expect
      .poll(
        async () => {
          await page.clock.runFor(500);
          const phase = await page.locator('#game').getAttribute('data-phase');
          const shown = await page.evaluate(() => [...window.balances]);
          const balances = shown.map((text) => text.replaceAll(/[^\d.]/g, ''));
          return { phase, balance: balances.at(-1), isStaked: balances.includes(staked) };
        },
        { timeout: 60_000, interval: 0 },
      )
      .toEqual({ phase: 'idle', balance: record.balance, isStaked: true });
    expect(await page.getByText('Replay', { exact: true }).isVisible()).toBe(true);
    expect(problems).toEqual([]);
    await page.close();
  },
);

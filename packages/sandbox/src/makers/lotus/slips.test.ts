import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { CatalogueGame } from '../../catalogue/index.ts';
import type { SlipOutcome } from '../../games/slip/game.ts';
import { useLotusGame } from '../../testing/lotus-game.ts';
import type { LotusPlayer } from '../../testing/lotus-player.ts';
import { TEST_GAME } from '../../testing/start-sandbox.ts';
import type { PlayAnswer, WatchAnswer } from './client-api.ts';

/** Rounds with several bets, at a baccarat table whose clock the test moves. */

const GAME: CatalogueGame = {
  ...TEST_GAME,
  slug: 'baccarat-salon',
  category: 'live',
  engine: 'table',
};

type News = WatchAnswer<unknown, SlipOutcome>;
type Placed = Omit<PlayAnswer<SlipOutcome>, 'status'> & { readonly status: string };
type Bets = readonly (readonly [on: string, stake: number])[];

const lotus = useLotusGame(GAME);
const { getReports, seated } = lotus;

const watch = async (player: LotusPlayer): Promise<News> =>
  (await player.page<News>('watch', {})).body;

/** Stakes in minor units. */
const place = async (
  player: LotusPlayer,
  bets: Bets,
  stake?: string,
  id: string = randomUUID(),
) => {
  const sum = bets.reduce((total, [, each]) => total + each, 0);
  const answer = await player.page<Placed>('play', {
    stake: stake ?? (sum / 100).toFixed(2),
    clientRoundId: id,
    choice: { bets: bets.map(([on, each]) => ({ on, stake: each })) },
  });
  return answer;
};

/** Replaces the cards of the newest round, and waits until it has been dealt. */
async function dealCards(player: LotusPlayer, cards: 'tie' | 'banker'): Promise<News> {
  const news = await watch(player);
  const hands = {
    // Six to six, and three to eight: the cards are 0 to 12 for ace to king of spades.
    tie: { player: [4, 0], banker: [5, 12] },
    banker: { player: [1, 0], banker: [3, 3] },
  }[cards];
  lotus.change(`UPDATE shared_round SET result = '${JSON.stringify(hands)}'
    WHERE rowid = (SELECT max(rowid) FROM shared_round)`);
  lotus.ahead += news.runsAt - Date.now() - lotus.ahead + 1_600;
  return watch(player);
}

const both: Bets = [
  ['player', 1_000],
  ['banker', 2_000],
  ['tie', 500],
];

describe('a slip of several bets', () => {
  it('is one stake, reported by one bet and one win that refers to it', async () => {
    const player = await seated();
    const { body } = await place(player, both);
    expect(body).toMatchObject({ balance: '965.00', round: { staked: '35.00', state: 'open' } });
    const news = await dealCards(player, 'banker');
    expect(news.round).toMatchObject({ state: 'closed', won: '39.00' });
    expect(news.round?.outcome.bets).toEqual([
      { on: 'player', stake: 1_000, won: 0 },
      { on: 'banker', stake: 2_000, won: 3_900 },
      { on: 'tie', stake: 500, won: 0 },
    ]);
    expect(news.balance).toBe('1004.00');
    const { roundId } = body.round;
    await expect
      .poll(() => getReports(roundId))
      .toEqual([
        ['bet', '35.00'],
        ['round-state', 'open'],
        ['win', '39.00'],
        ['round-state', 'closed'],
      ]);
    const [bet, win] = ['bet', 'win'].map(
      (name) =>
        lotus.platform.calls.find(
          ({ path, body: sent }) => path.endsWith(`/${name}`) && sent.roundId === roundId,
        )?.body,
    );
    expect(win?.refTxId).toBe(bet?.txId);
  });

  it('returns the stakes on both sides after a tie', async () => {
    const player = await seated();
    await place(player, [
      ['player', 1_000],
      ['banker', 2_000],
    ]);
    const news = await dealCards(player, 'tie');
    expect(news.round).toMatchObject({ state: 'closed', won: '30.00' });
    expect(news.balance).toBe('1000.00');
  });

  it('is taken once for all retries of a press', async () => {
    const player = await seated();
    const id = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => place(player, both, undefined, id)));
    expect(new Set(answers.map(({ body }) => body.round.roundId)).size).toBe(1);
    expect((await watch(player)).balance).toBe('965.00');
    const other = await place(player, [['player', 3_500]], undefined, id);
    expect(other.body.status).toBe('DUPLICATE_CONFLICT');
  });

  it('is refused if its sum is wrong, a bet is too low, or the round has its bets', async () => {
    const player = await seated();
    expect((await place(player, both, '34.00')).httpStatus).toBe(400);
    expect((await place(player, [['red', 1_000]])).httpStatus).toBe(400);
    expect((await place(player, [['tie', 99]])).body.status).toBe('LIMIT_REACHED');
    const above: Bets = [
      ['player', 10_000],
      ['tie', 100],
    ];
    expect((await place(player, above)).body.status).toBe('LIMIT_REACHED');
    expect((await watch(player)).balance).toBe('1000.00');
    await place(player, both);
    expect((await place(player, both)).body.status).toBe('DUPLICATE_CONFLICT');
  });

  it('is void if its player leaves before bets close, and valid after that', async () => {
    const [early, late] = [await seated(), await seated()];
    await place(early, both);
    await place(late, both);
    const close = (player: LotusPlayer) =>
      player.provider('POST', `/v1/sessions/${player.sessionId}/close`, { reason: 'exit' });
    expect((await close(early)).body).toMatchObject({ balance: '1000.00', openRounds: [] });
    const news = await watch(late);
    lotus.ahead = news.runsAt - Date.now() + 50;
    const { body } = await close(late);
    expect(body.openRounds).toEqual([]);
    // 965.00 and what the cards pay.
    expect(Number(body.balance)).toBeGreaterThanOrEqual(965);
  });
});

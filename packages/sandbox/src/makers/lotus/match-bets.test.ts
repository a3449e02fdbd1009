import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { CatalogueGame } from '../../catalogue/index.ts';
import type { MatchNews, MatchOutcome } from '../../games/match/types.ts';
import { useLotusGame } from '../../testing/lotus-game.ts';
import { LotusPlayer } from '../../testing/lotus-player.ts';
import { TEST_GAME } from '../../testing/start-sandbox.ts';
import type { PlayAnswer, WatchAnswer } from './client-api.ts';

/** Bets on a match, which goes on without its players, on a clock that the test moves. */

const GAME: CatalogueGame = {
  ...TEST_GAME,
  slug: 'striker-cup',
  category: 'sports',
  engine: 'match',
};
const MATCH_MS = 90_000;

type News = WatchAnswer<{ plays: string }, MatchOutcome>;
type Placed = PlayAnswer<MatchOutcome>;

const lotus = useLotusGame(GAME);
const { getReports } = lotus;

async function seated(playerRef?: string) {
  const player = new LotusPlayer(lotus.sandbox.origin, playerRef);
  if (playerRef === undefined) await player.transfer('in', '1000.00');
  return { player, opened: await player.open({ gameCode: GAME.slug }) };
}

const watch = async (player: LotusPlayer) => {
  const { body } = await player.page<News>('watch', {});
  return { ...body, match: body.preview as MatchNews };
};

/** A match before its start, with these plays. */
async function nextMatch(player: LotusPlayer, plays: string) {
  await watch(player);
  lotus.change(
    `UPDATE shared_round SET result = '${JSON.stringify({ strength: 0, home: 0, away: 1, plays })}'`,
  );
  return watch(player);
}

const moveTo = (news: { readonly runsAt: number }, elapsedMs: number): void => {
  lotus.ahead = news.runsAt + elapsedMs - Date.now();
};

const bet = (player: LotusPlayer, selection: string, odds: number | null) =>
  player.page<Placed>('play', {
    stake: '10.00',
    clientRoundId: randomUUID(),
    choice: { selection, odds: odds ?? 101 },
  });

const close = (player: LotusPlayer) =>
  player.provider('POST', `/v1/sessions/${player.sessionId}/close`, { reason: 'exit' });

const HOME_WINS = 'h--h--------------';

describe('a match', () => {
  it('shows all players the plays that are over, and hides the rest until its end', async () => {
    const { player } = await seated();
    const news = await nextMatch(player, HOME_WINS);
    expect(news.match).toMatchObject({ plays: '', isOpen: true });
    expect(news.result).toBeNull();
    moveTo(news, 20_500);
    expect((await watch(player)).match.plays).toBe('h--h');
    moveTo(news, MATCH_MS);
    expect(await watch(player)).toMatchObject({ result: { plays: HOME_WINS } });
  });

  it('answers a waiting page when a play has ended', async () => {
    const { player } = await seated();
    const news = await nextMatch(player, HOME_WINS);
    moveTo(news, 4_500);
    const { version } = await watch(player);
    const { body } = await player.page<News>('watch', { seen: version });
    expect((body.preview as MatchNews).plays).toBe('h');
  });

  it('answers a page that waited while its session was closed, and refuses its next call', async () => {
    const { player } = await seated();
    const news = await nextMatch(player, HOME_WINS);
    moveTo(news, 4_500);
    const { version } = await watch(player);
    const waiting = player.page<News>('watch', { seen: version });
    // One more round trip, so that the server has the first call.
    await player.page('heartbeat');
    await player.provider('POST', `/v1/sessions/${player.sessionId}/close`, { reason: 'exit' });
    expect(await waiting).toMatchObject({ httpStatus: 200, body: { status: 'OK' } });
    expect(await player.page('watch', {})).toMatchObject({ httpStatus: 401 });
  });
});

describe('a bet on a match', () => {
  it('is paid at the odds that it was placed at, when the match ends', async () => {
    const { player } = await seated();
    const news = await nextMatch(player, HOME_WINS);
    const odds = news.match.odds.home ?? 0;
    const { body } = await bet(player, 'home', odds);
    expect(body.round).toMatchObject({ state: 'open', outcome: { selection: 'home', odds } });
    moveTo(news, MATCH_MS + 10);
    const won = ((10 * odds) / 100).toFixed(2);
    expect((await watch(player)).round).toMatchObject({ state: 'closed', won });
  });

  it('is taken while the match runs, but not at odds that have fallen or in a decisive moment', async () => {
    const { player } = await seated();
    const news = await nextMatch(player, HOME_WINS);
    moveTo(news, 5_500);
    const late = await bet(player, 'home', news.match.odds.home);
    expect(late.body).toMatchObject({ status: 'ODDS_CHANGED' });
    moveTo(news, 9_000);
    expect((await bet(player, 'home', 101)).body).toMatchObject({ status: 'BETTING_CLOSED' });
    moveTo(news, 10_500);
    const { match } = await watch(player);
    expect((await bet(player, 'home', match.odds.home)).body.status).toBe('OK');
    expect((await watch(player)).balance).toBe('990.00');
  });

  it('stays open when its player leaves, is reported with its stake, and goes on in another session', async () => {
    const { player } = await seated();
    const news = await nextMatch(player, HOME_WINS);
    const { body } = await bet(player, 'home', news.match.odds.home);
    const { roundId } = body.round;
    moveTo(news, 30_000);
    const closed = await close(player);
    expect(closed.body).toMatchObject({ balance: '990.00', openRounds: [{ roundId }] });
    await expect
      .poll(
        () =>
          lotus.platform.calls.find(
            ({ path, body: told }) => path.endsWith('round-state') && told.roundId === roundId,
          )?.body,
      )
      .toMatchObject({
        state: 'open',
        resumable: true,
        gameCode: GAME.slug,
        stake: '10.00',
        currency: 'PHP',
        expiresAt: new Date(news.runsAt + MATCH_MS).toISOString(),
      });
    const { opened } = await seated(player.playerRef);
    expect(opened.activeRound).toMatchObject({ roundId, state: 'open' });
  });

  it('is settled at the end of the match without its player', async () => {
    const { player } = await seated();
    const { player: other } = await seated();
    const news = await nextMatch(player, HOME_WINS);
    const { body } = await bet(player, 'away', news.match.odds.away);
    await close(player);
    moveTo(news, MATCH_MS + 10);
    await watch(other);
    await expect
      .poll(() => getReports(body.round.roundId))
      .toEqual([
        ['bet', '10.00'],
        ['round-state', 'open'],
        ['win', '0.00'],
        ['round-state', 'closed'],
      ]);
  });

  it('is void, won or lost, if the provider was down when the match ended', async () => {
    const [{ player: winner }, { player: loser }] = [await seated(), await seated()];
    const news = await nextMatch(winner, HOME_WINS);
    const { body: won } = await bet(winner, 'home', news.match.odds.home);
    const { body: lost } = await bet(loser, 'away', news.match.odds.away);
    moveTo(news, MATCH_MS + 30_000);
    await lotus.restart();
    for (const { round } of [won, lost]) {
      await expect
        .poll(() => getReports(round.roundId).map(([call]) => call))
        .toEqual(['bet', 'round-state', 'rollback', 'round-state']);
    }
  });

  it('goes on if the provider was down in the middle and is back before the end', async () => {
    const { player } = await seated();
    const news = await nextMatch(player, HOME_WINS);
    const { body } = await bet(player, 'home', news.match.odds.home);
    moveTo(news, 60_000);
    await lotus.restart();
    moveTo(news, MATCH_MS + 10);
    const { player: other } = await seated();
    await watch(other);
    await expect.poll(() => getReports(body.round.roundId).map(([call]) => call)).toContain('win');
  });
});

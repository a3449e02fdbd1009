import { auth, calls, deposits, gamePage, play, promotions, wallet } from '@parlor/api/calls';
import {
  type ConformanceReport,
  createBackEnd,
  playersBySignUp,
  runConformance,
} from '@parlor/api/conformance';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setCommentState } from '../../domains/reviews/moderation.ts';
import { API_PREFIX } from '../../platform/platform.ts';
import {
  getData,
  giveReward,
  injectedFetch,
  manualDepositForm,
  openEmbeddedForTest,
  openTestSite,
  playRound,
  providerGame,
  TEST_ORIGIN,
  type TestDatabase,
  type TestSite,
} from '../../testing/index.ts';

/** About two thousand requests, on a busy machine. */
const PATIENCE_MS = 300_000;

/** The suite searches for names that begin with “a”. */
const GAMES = ['amber-road', 'apple-orchard'];

/** Of the players that the suite signs up. */
const PASSWORD = 'Conform.1';

/** Rate limits are lifted. */
const generous = Object.fromEntries(
  ['HTTP', 'CAPTCHA', 'LOGIN', 'SMS_PHONE', 'PROOF', 'SEARCH'].map((name) => [
    `LIMIT_${name}`,
    '1000000/60',
  ]),
);

describe('this server in the conformance suite', () => {
  let database: TestDatabase;
  let site: TestSite;
  let report: ConformanceReport;

  beforeAll(async () => {
    database = await openEmbeddedForTest();
    const listed = { tags: ['hot'], releasedAt: '2026-11-16T00:00:00Z' };
    site = await openTestSite(database.db, {
      env: generous,
      games: GAMES.map((code) => providerGame(code, listed)),
    });
    await sayAboutGames();
    // Logins by password are tested too.
    await sql`update site set settings = jsonb_set(
      jsonb_set(settings, '{gameAccountCaptchaEnabled}', 'false'),
      '{wallet,manualDepositOpen}', 'true')`.execute(database.db);
    const backEnd = createBackEnd({
      baseUrl: TEST_ORIGIN + API_PREFIX,
      fetch: injectedFetch(site.app),
      players: {
        ...signUps,
        next: async (asking) => {
          const player = await signUps.next(asking);
          if (player) await giveHistory(player.token);
          return player;
        },
      },
      patienceSeconds: 0,
    });
    report = await runConformance(backEnd);
  }, PATIENCE_MS);
  afterAll(async () => {
    await site.close();
    await database.close();
  });

  const signUps = playersBySignUp(async (phone) => site.core.outside.phone.lastCode(phone));

  /** Two visible comments on each game. */
  async function sayAboutGames() {
    const somebody = await site.signUp();
    for (const gameId of GAMES) {
      for (const content of ['Worth the wait', 'Quick to load']) {
        const said = await site.call(gamePage.addComment, { gameId, content }, somebody);
        const { commentId } = getData<{ commentId: string }>(said);
        await setCommentState(site.core, commentId, 'shown', 'operator:test');
      }
    }
  }

  /** Two players who came by the player's code. */
  async function invite(playerId: string) {
    for (let n = 0; n < 2; n += 1) {
      const invited = await site.signUp();
      await database.db
        .updateTable('player')
        .set({ invited_by: playerId })
        .where('id', '=', invited.playerId)
        .execute();
    }
  }

  async function submitTransfer(playerId: string, token: string) {
    const form = await manualDepositForm(site, playerId);
    const idempotencyKey = crypto.randomUUID();
    getData(await site.call(deposits.submitManualDeposit, form, { token, idempotencyKey }));
  }

  /** A balance to withdraw, and two rows for each list: bills, withdrawals, played games, rounds. */
  async function giveHistory(token: string) {
    const { userId } = getData<{ userId: string }>(await site.call(auth.getInfo, {}, { token }));
    for (const amount of [50_000n, 25_000n]) await site.give({ playerId: userId }, amount);
    await invite(userId);
    for (let n = 0; n < 2; n += 1) {
      await submitTransfer(userId, token);
      for (const program of ['rebate', 'bonus', 'referral'] as const) {
        await giveReward(site, { playerId: userId }, program);
      }
    }
    getData(await site.call(auth.giveProof, { password: PASSWORD }, { token }));
    const keyed = () => ({ token, idempotencyKey: crypto.randomUUID() });
    const [card] = getData<{ cardId: string }[]>(
      await site.call(wallet.bankCardList, {}, { token }),
    );
    const form = { amount: '100', bankCardId: card?.cardId ?? '' };
    for (let n = 0; n < 2; n += 1) getData(await site.call(wallet.withdraw, form, keyed()));
    for (const id of GAMES) {
      getData(await site.call(play.launchGame, { id, amount: '50' }, keyed()));
      for (let n = 0; n < 2; n += 1) await playRound(site, { playerId: userId, gameCode: id });
    }
    await playPromotions(userId, token);
  }

  /** Two records of promotions; the later one with bets. */
  async function playPromotions(playerId: string, token: string) {
    const keyed = () => ({ token, idempotencyKey: crypto.randomUUID() });
    let recordId = '';
    for (const id of ['net-win', 'weekend-slots']) {
      site.core.clock.advance(1);
      const joined = await site.call(promotions.participate, { id, amount: '100' }, keyed());
      recordId = getData<{ id: string }>(joined).id;
    }
    const [gameCode = ''] = GAMES;
    getData(await site.call(play.launchGame, { id: gameCode, recordId }, keyed()));
    await playRound(site, { playerId, gameCode, fundRef: `promo:${recordId}` });
  }

  it('passes every case', () => {
    const failed = report.results.filter(({ outcome }) => outcome === 'failed');
    expect(failed.map(({ name, problem }) => `${name}: ${problem}`)).toEqual([]);
  });

  it('has no case that is not applicable', () => {
    const notApplicable = report.results.filter(({ outcome }) => outcome === 'notApplicable');
    expect(notApplicable.map(({ name, problem }) => `${name}: ${problem}`)).toEqual([]);
  });

  it('answers every call of the contract', () => {
    const answered = (call: (typeof calls)[number]) =>
      site.app.hasRoute({
        method: call.method,
        url: API_PREFIX + call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      });
    expect(calls.filter((call) => !answered(call)).map(({ id }) => id)).toEqual([]);
  });

  it('covers every call', () => {
    for (const { id } of calls) {
      expect(
        report.results.some(({ name }) => name.startsWith(`${id}: `)),
        id,
      ).toBe(true);
    }
    expect(report.passed).toBeGreaterThan(150);
  });
});

import { play, promotions } from '@parlor/api/calls';
import type { EndingPreview, PromotionRecord } from '@parlor/api/entities/promotion';
import { afterAll, beforeAll } from 'vitest';
import type { TestDatabase } from './databases.ts';
import { newKey } from './keys.ts';
import { sendSmp } from './signed.ts';
import { getData, openTestSite, providerGame, type TestPlayer, type TestSite } from './site.ts';

/** A game with a transfer wallet, and one with a seamless wallet; both take free spins. */
export const SLOT = 'lucky-sevens';
export const SEAMLESS = 'orbit-star-mines';

/** A player with a promotion. */
export interface Joined {
  readonly player: TestPlayer;
  /** Of the record. */
  readonly id: string;
  readonly fundRef: string;
}

/** For the tests of a file: a site, and what players with promotions do there. */
export function openPromotionSite(database: () => TestDatabase) {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(database().db, {
      games: [
        providerGame(SLOT, { freeSpins: true }),
        providerGame('high-table', { category: 'live' }),
      ],
      seamlessGames: [
        providerGame('star-mines', { freeSpins: true }),
        providerGame('blackjack', { category: 'live', maxStake: '500.00' }),
      ],
    });
  });
  afterAll(() => site.close());

  const options = ({ token }: TestPlayer, idempotencyKey = newKey()) => ({ token, idempotencyKey });
  /** Joins the welcome bonus: 100 and a bonus of 100, to be wagered 10 times. */
  async function joined(id = 'welcome', amount = '100'): Promise<Joined> {
    const player = await site.richPlayer(100_000n);
    const record = getData<PromotionRecord>(
      await site.call(promotions.participate, { id, amount }, options(player)),
    );
    return { player, id: record.id, fundRef: `promo:${record.id}` };
  }
  const recordOf = async ({ player, id }: Joined) =>
    getData<PromotionRecord>(
      await site.call(promotions.recordInfo, { id }, { token: player.token }),
    );
  const previewOf = async ({ player, id }: Joined) =>
    getData<EndingPreview>(
      await site.call(promotions.recordPreview, { id }, { token: player.token }),
    );
  const launch = ({ player, id }: Joined, game = SLOT) =>
    site.call(play.launchGame, { id: game, recordId: id }, options(player));
  const settle = ({ player, id }: Joined, changes: { expected?: string; key?: string } = {}) => {
    const { key, ...rest } = changes;
    return site.call(promotions.settlePromotion, { id, ...rest }, options(player, key));
  };
  const close = ({ player, id }: Joined, changes: object = {}) =>
    site.call(promotions.closePromotion, { id, ...changes }, options(player));
  const unlock = ({ player, id }: Joined) =>
    site.call(promotions.unlockPromotion, { id }, options(player));
  const cashOf = async ({ player }: Joined) => (await site.balance(player)).balance;

  /** Plays a round of a transfer wallet, and posts it. */
  async function spin(of: Joined, bet: bigint, win: bigint, gameCode = SLOT) {
    const round = { playerRef: of.player.playerId, fundRef: of.fundRef, gameCode, bet, win };
    const played = site.core.outside.lotus.play(round);
    await site.core.jobs.runNow('play.reconcile');
    return played;
  }
  /** Gives a record turnover without a round: by its requirement. */
  const ask = ({ id }: Joined, changes: Record<string, bigint>) =>
    database().db.updateTable('promotion_record').set(changes).where('id', '=', id).execute();
  const audit = async () => {
    await site.core.auditor.runFull();
    return database().db.selectFrom('ledger_breach').select('detail').execute();
  };

  let numbers = 0;
  const smp = (call: string, body: object) => sendSmp(site, 'orbit', call, body);
  /** Opens a seamless game that the record pays for; returns a way to bet there. */
  async function seat(of: Joined, game = SEAMLESS, gameCode = 'star-mines') {
    getData(await launch(of, game));
    const order = [...site.core.outside.orbit.sessions.values()].findLast(
      ({ playerRef, fundRef }) => playerRef === of.player.playerId && fundRef === of.fundRef,
    );
    const { sessionToken } = await smp('authenticate', { launchToken: order?.launchToken ?? '' });
    const common = { gameCode, currency: 'PHP', fundRef: of.fundRef };
    return {
      bet: async (amount: string, changes: object = {}) => {
        numbers += 1;
        const bet = {
          ...common,
          sessionToken,
          txId: `pb-${numbers}`,
          roundId: `pr-${numbers}`,
          amount,
          roundStart: true,
          ...changes,
        };
        return { bet, answer: await smp('bet', bet) };
      },
      win: async (bet: { txId: string; roundId: string }, amount: string) => {
        numbers += 1;
        return await smp('win', {
          ...common,
          playerRef: of.player.playerId,
          txId: `pw-${numbers}`,
          roundId: bet.roundId,
          refTxId: bet.txId,
          amount,
          roundClosed: true,
        });
      },
      rollBack: async (bet: { txId: string; roundId: string }) => {
        numbers += 1;
        return await smp('rollback', {
          playerRef: of.player.playerId,
          fundRef: of.fundRef,
          txId: `pu-${numbers}`,
          refTxId: bet.txId,
          roundId: bet.roundId,
          reason: 'TIMEOUT',
        });
      },
    };
  }

  return {
    site: () => site,
    options,
    joined,
    recordOf,
    previewOf,
    launch,
    settle,
    close,
    unlock,
    cashOf,
    spin,
    ask,
    audit,
    smp,
    seat,
  };
}

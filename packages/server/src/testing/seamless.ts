import { play } from '@parlor/api/calls';
import { afterAll, beforeAll } from 'vitest';
import type { TestDatabase } from './databases.ts';
import { newKey } from './keys.ts';
import { sendSmp } from './signed.ts';
import { getData, openTestSite, providerGame, type TestPlayer, type TestSite } from './site.ts';

/** A game with a seamless wallet: its id on the platform, and its code at the provider. */
export const STAR_MINES = { id: 'orbit-star-mines', code: 'star-mines' };

/** A bet of a provider. */
export interface Stake {
  readonly sessionToken: string;
  readonly gameCode: string;
  readonly currency: string;
  readonly fundRef: string;
  readonly roundStart: boolean;
  readonly txId: string;
  readonly roundId: string;
  readonly amount: string;
}

/** For the tests of a file: a site with seamless games, and what their provider does. */
export function openSeamlessSite(database: () => TestDatabase) {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(database().db, {
      games: [providerGame('lucky-sevens')],
      seamlessGames: [
        providerGame(STAR_MINES.code),
        providerGame('comet'),
        providerGame('high-table', { category: 'live' }),
      ],
    });
  });
  afterAll(() => site.close());

  let numbers = 0;
  const newId = (kind: string) => {
    numbers += 1;
    return `${kind}-${numbers}`;
  };

  const smp = (call: string, body: object, provider: 'lotus' | 'orbit' = 'orbit') =>
    sendSmp(site, provider, call, body);

  const tryLaunch = (player: TestPlayer, id = STAR_MINES.id) =>
    site.call(play.launchGame, { id }, { token: player.token, idempotencyKey: newKey() });

  /** Opens a game and its page; returns what the provider then knows. */
  async function seat(player: TestPlayer, id = STAR_MINES.id) {
    const launched = getData<{ sessionId: string; movedIn: string; collected: string | null }>(
      await tryLaunch(player, id),
    );
    const order = [...site.core.outside.orbit.sessions.values()].findLast(
      ({ playerRef }) => playerRef === player.playerId,
    );
    const opened = await smp('authenticate', { launchToken: order?.launchToken ?? '' });
    return { ...launched, order, opened, sessionToken: opened.sessionToken ?? '' };
  }

  const stake = (sessionToken: string, amount: string, changes: object = {}): Stake => {
    const bet = { gameCode: STAR_MINES.code, currency: 'PHP', fundRef: 'cash', roundStart: true };
    const ids = { txId: newId('bet'), roundId: newId('round') };
    return { sessionToken, ...bet, ...ids, amount, ...changes };
  };
  const pay = (player: TestPlayer, bet: Stake, amount: string, changes: object = {}) => ({
    ...bet,
    sessionToken: undefined,
    playerRef: player.playerId,
    txId: newId('win'),
    refTxId: bet.txId,
    amount,
    roundClosed: true,
    ...changes,
  });
  const undo = (player: TestPlayer, bet: Stake, changes: object = {}) => ({
    txId: newId('rollback'),
    refTxId: bet.txId,
    roundId: bet.roundId,
    playerRef: player.playerId,
    fundRef: 'cash',
    reason: 'TIMEOUT',
    ...changes,
  });
  const getCash = async (player: TestPlayer) => (await site.balance(player)).balance;
  const getRound = (bet: Stake) =>
    database()
      .db.selectFrom('game_round')
      .select(['state', 'staked', 'won', 'resumable'])
      .where('provider', '=', 'orbit')
      .where('round_id', '=', bet.roundId)
      .executeTakeFirst();
  const audit = async () => {
    await site.core.auditor.runFull();
    return database().db.selectFrom('ledger_breach').select('detail').execute();
  };

  return {
    site: () => site,
    smp,
    tryLaunch,
    seat,
    stake,
    pay,
    undo,
    getCash,
    getRound,
    audit,
  };
}

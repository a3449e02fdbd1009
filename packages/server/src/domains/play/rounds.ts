import { readDecimal } from '@parlor/api/rules';
import { recordAudit } from '../../core/audit/record.ts';
import { toDate } from '../../core/clock.ts';
import type { Reader, Trx } from '../../core/database/schema.ts';
import { withTransaction } from '../../core/database/transaction.ts';
import { isUuid } from '../../core/http/uuid.ts';
import type { RoundEvent } from '../../core/integrations/ports.ts';
import {
  accounts,
  type FoundTransfer,
  findTransfer,
  InsufficientFundsError,
  isReversed,
  LedgerConflictError,
  lockBalance,
  post,
  readBalance,
  transfers,
} from '../../ledger/index.ts';
import type { Core } from '../../platform/core.ts';
import { isFinalError } from '../dead-letters/index.ts';
import {
  followFund,
  lockFund,
  type PayingRecord,
  playFreeSpin,
  returnFreeSpin,
} from '../promotions/index.ts';
import { readSite } from '../site/index.ts';
import { parseFund } from './funds.ts';
import { getPort } from './provider-port.ts';
import { findOpenSession, type SessionRow } from './sessions.ts';
import { accrueTurnover } from './turnover.ts';

/** The status returned to a provider for an event (docs/outside-world.md, statuses). */
export type PostingStatus =
  | 'OK'
  | 'NOT_ENOUGH_MONEY'
  | 'USER_DISABLED'
  | 'LIMIT_REACHED'
  | 'TOKEN_INVALID'
  | 'TOKEN_EXPIRED'
  | 'WRONG_CURRENCY'
  | 'INVALID_GAME'
  | 'MAINTENANCE'
  | 'DUPLICATE_CONFLICT'
  | 'ORIGINAL_ROLLED_BACK'
  | 'BET_NOT_FOUND'
  | 'UNKNOWN';

export interface SiteMoney {
  readonly currency: string;
  readonly exponent: number;
}

export async function readSiteMoney(on: Reader): Promise<SiteMoney> {
  const { currencyCode: currency, currencyExponent: exponent } = await readSite(on);
  return { currency, exponent };
}

/**
 * Posts an event that a provider has decided, once per `txId`: everything of a transfer wallet, where
 * the report and the feed carry the same event and the first one wins; the wins and rollbacks of a
 * seamless wallet, whose bets are decided by `decideBet`. Settlement is never blocked by a session's end, limits or
 * suspension (domain: Rules).
 *
 * @param explainShortage the event comes from the feed that explains a transfer out: if the ledger
 * holds less than it takes, the rest comes from suspense, flagged (product decision 43).
 * @returns a final status, except `NOT_ENOUGH_MONEY`: money may be in transit.
 * @throws transient errors, such as a lost connection.
 */
export async function postEvent(
  core: Core,
  provider: string,
  money: SiteMoney,
  event: RoundEvent,
  explainShortage = false,
): Promise<PostingStatus> {
  // A rollback reverses the amount of its bet.
  const amount = event.type === 'rollback' ? 0n : readDecimal(event.amount, money.exponent);
  if (amount === undefined || amount < 0n) return 'UNKNOWN';
  if (event.type !== 'rollback' && event.currency !== money.currency) return 'WRONG_CURRENCY';
  if (!isUuid(event.playerRef)) return 'USER_DISABLED';
  const attempt = () =>
    withTransaction(core.db, (trx) =>
      postInside(core, trx, provider, money, event, amount, explainShortage),
    );
  try {
    return await attempt().catch((error: unknown) => {
      // The bet was posted while its tombstone was: on the second attempt it can be rolled back.
      const isRace = error instanceof LedgerConflictError && error.existingKind === 'round.bet';
      if (event.type !== 'rollback' || !isRace) throw error;
      return attempt();
    });
  } catch (error) {
    if (error instanceof InsufficientFundsError) return 'NOT_ENOUGH_MONEY';
    if (error instanceof LedgerConflictError) {
      return error.existingKind === 'round.tombstone'
        ? 'ORIGINAL_ROLLED_BACK'
        : 'DUPLICATE_CONFLICT';
    }
    if (!isFinalError(error)) throw error;
    core.logger.error({ err: error, provider, txId: event.txId }, 'an event can never be posted');
    return 'UNKNOWN';
  }
}

async function postInside(
  core: Core,
  trx: Trx,
  provider: string,
  money: SiteMoney,
  event: RoundEvent,
  amount: bigint,
  explainShortage: boolean,
): Promise<PostingStatus> {
  const playerId = event.playerRef;
  const player = await trx
    .selectFrom('player')
    .select('id')
    .where('id', '=', playerId)
    .executeTakeFirst();
  if (!player) return 'USER_DISABLED';
  const fund = parseFund(event.fundRef);
  const session = await lockSessionAt(trx, playerId, provider, event.fundRef);
  // A promotion pays for the rounds of its own sessions alone.
  if (!fund || (fund.kind === 'promo' && !session)) return 'UNKNOWN';
  const record = await lockFund(trx, player.id, fund);
  const status = await postOnce(
    core,
    trx,
    provider,
    money,
    // Accounts contain the player's id as the database formats it, in lower case.
    { ...event, playerRef: player.id },
    fund,
    amount,
    explainShortage,
    session,
    record,
  );
  if (status === 'OK' && record) {
    await followFund(trx, core.clock, record, { key: event.txId, currency: money.currency });
  }
  if (status === 'OK' && session?.state === 'settled') await reopen(core, trx, session, fund);
  return status;
}

async function postOnce(
  core: Core,
  trx: Trx,
  provider: string,
  money: SiteMoney,
  event: RoundEvent,
  fund: accounts.Fund,
  amount: bigint,
  explainShortage: boolean,
  session: SessionRow | undefined,
  record: PayingRecord | undefined,
): Promise<PostingStatus> {
  const playerId = event.playerRef;
  if (event.type === 'bet') await openRound(core, trx, event, provider, session?.id ?? null);
  const known = await lockRound(trx, provider, event.roundId);
  const subject = known?.game_name ?? session?.game_name ?? '';
  const round = { provider, roundId: event.roundId, playerId, subject };
  // A round has one player; naming another one is a mistake of the provider.
  if (known && known.player_id !== playerId) {
    return event.type === 'bet' ? 'DUPLICATE_CONFLICT' : 'BET_NOT_FOUND';
  }

  if (event.type === 'rollback') {
    const freeSpinOf = known?.free_spin ? record : undefined;
    return rollBack(core, trx, money, event, round, fund, freeSpinOf);
  }
  const movement = {
    ...round,
    amount,
    currency: money.currency,
    txId: event.txId,
    fund,
    walletMode: getPort(core, provider).walletKind,
  };
  if (event.type === 'bet') {
    if (explainShortage) await coverShortage(core, trx, movement);
    const { replayed } = await post(trx, core.clock, transfers.roundBet(movement));
    if (replayed) return 'OK';
    if (event.freeSpin) await countFreeSpin(core, trx, provider, event, record);
    await addToRound(trx, provider, event.roundId, { staked: amount });
    await accrueTurnover(trx, core.clock, { ...movement, betTxId: event.txId });
    return 'OK';
  }
  const scope = `maker:${provider}`;
  const bet = await findBet(trx, round, event.refTxId);
  if (!bet) return 'BET_NOT_FOUND';
  const isRolledBack = bet.kind === 'round.tombstone' || (await isReversed(trx, bet.transferId));
  // An event that was posted before its bet was rolled back is a replay.
  if (isRolledBack && !(await findTransfer(trx, scope, event.txId))) return 'ORIGINAL_ROLLED_BACK';
  const { replayed } = await post(trx, core.clock, transfers.roundWin(movement));
  if (!replayed) await addToRound(trx, provider, event.roundId, { won: amount });
  if (event.roundClosed) await endRound(core, trx, provider, event.roundId, 'closed');
  if (!replayed) {
    await accrueTurnover(trx, core.clock, { ...movement, betTxId: event.refTxId ?? event.txId });
  }
  return 'OK';
}

async function rollBack(
  core: Core,
  trx: Trx,
  money: SiteMoney,
  event: RoundEvent,
  round: { provider: string; roundId: string; playerId: string; subject: string },
  fund: accounts.Fund,
  /** The record of the free spin that the round was played on. */
  freeSpinOf: PayingRecord | undefined,
): Promise<PostingStatus> {
  if (!event.refTxId) return 'BET_NOT_FOUND';
  const of = {
    ...round,
    txId: event.txId,
    betTxId: event.refTxId,
    currency: money.currency,
  };
  const bet = await findBet(trx, round, event.refTxId);
  if (!bet) {
    // The key of another posting cannot belong to a bet that is still to come.
    if (await findTransfer(trx, `maker:${round.provider}`, event.refTxId)) return 'BET_NOT_FOUND';
    await post(trx, core.clock, transfers.roundTombstone(of));
    return 'OK';
  }
  if (bet.kind === 'round.tombstone') return 'OK';
  const { replayed } = await post(trx, core.clock, transfers.roundRollback(of, bet));
  if (replayed) return 'OK';
  const stake = bet.legs.find(({ account }) => account.kind === 'revenue')?.amount ?? 0n;
  await addToRound(trx, round.provider, round.roundId, { rolledBack: -stake });
  // A round of several bets goes on with the others.
  if (!(await hasOpenBet(trx, round))) {
    await endRound(core, trx, round.provider, round.roundId, 'void');
    if (freeSpinOf) await returnFreeSpin(trx, freeSpinOf);
  }
  await accrueTurnover(trx, core.clock, { ...of, fund });
  return 'OK';
}

/** A provider with a transfer wallet decides alone: a spin too many is posted, and flagged. */
async function countFreeSpin(
  core: Core,
  trx: Trx,
  provider: string,
  { txId, roundId, playerRef }: RoundEvent,
  record: PayingRecord | undefined,
): Promise<void> {
  if (record && (await playFreeSpin(trx, record.id))) return;
  await recordAudit(trx, core.clock, {
    actor: `party:${provider}`,
    action: 'round.freeSpinNotGranted',
    subject: `player:${playerRef}`,
    detail: { txId, roundId, recordId: record?.id },
  });
}

async function hasOpenBet(
  trx: Trx,
  { provider, roundId }: { provider: string; roundId: string },
): Promise<boolean> {
  const bet = await trx
    .selectFrom('ledger_transfer as bet')
    .select('bet.id')
    .where('bet.ref', '=', transfers.roundRef(provider, roundId))
    .where('bet.kind', '=', 'round.bet')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('ledger_transfer as reversal')
            .select('reversal.id')
            .whereRef('reversal.reverses_id', '=', 'bet.id'),
        ),
      ),
    )
    .executeTakeFirst();
  return bet !== undefined;
}

/**
 * The bet that a win or a rollback names, or the tombstone in its place: only of the same player
 * and round.
 */
async function findBet(
  trx: Trx,
  { provider, roundId, playerId }: { provider: string; roundId: string; playerId: string },
  txId: string | null,
): Promise<FoundTransfer | undefined> {
  const found = txId === null ? undefined : await findTransfer(trx, `maker:${provider}`, txId);
  const isBet = found?.kind === 'round.bet' || found?.kind === 'round.tombstone';
  const isOfRound = found?.ref === transfers.roundRef(provider, roundId);
  return isBet && isOfRound && found.playerId === playerId ? found : undefined;
}

/**
 * The session in which an event happened: the player's last of that fund at that provider. Locked, so that it
 * cannot be settled between the posting and the check.
 */
async function lockSessionAt(
  trx: Trx,
  playerId: string,
  provider: string,
  fundRef: string,
): Promise<SessionRow | undefined> {
  return await trx
    .selectFrom('play_session')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('provider', '=', provider)
    .where('fund_ref', '=', fundRef)
    .orderBy('started_at', 'desc')
    .limit(1)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/**
 * Reopens a session for money that arrives after everything was taken out (a late win), so that the
 * recovery worker collects it. If the player has opened another game meanwhile, that session
 * collects it.
 */
async function reopen(
  core: Core,
  trx: Trx,
  session: SessionRow,
  fund: accounts.Fund,
): Promise<void> {
  const { player_id: playerId, provider } = session;
  const inPlay = await readBalance(trx, accounts.inPlay(playerId, provider, fund));
  if (inPlay === 0n) return;
  // The player's row is the lock of the one seat that each has.
  await trx.selectFrom('player').select('id').where('id', '=', playerId).forNoKeyUpdate().execute();
  if (await findOpenSession(trx, playerId, session.fund_ref)) return;
  await trx
    .updateTable('play_session')
    .set({
      state: 'recovering',
      by_platform: true,
      acknowledged_at: null,
      recovered: null,
      ended_at: null,
      retry_at: null,
      attempts: 0,
    })
    .where('id', '=', session.id)
    .where('state', '=', 'settled')
    .execute();
  await recordAudit(trx, core.clock, {
    actor: `party:${provider}`,
    action: 'play.reopened',
    subject: `session:${session.id}`,
    detail: { inPlay },
  });
}

/**
 * A round, with the name of the game in which it was opened. Its row is the lock of all changes to
 * the round.
 */
export async function lockRound(trx: Trx, provider: string, roundId: string) {
  return await trx
    .selectFrom('game_round')
    .select((select) => [
      'player_id',
      'state',
      'free_spin',
      select
        .selectFrom('play_session')
        .select('play_session.game_name')
        .whereRef('play_session.id', '=', 'game_round.session_id')
        .as('game_name'),
    ])
    .where('provider', '=', provider)
    .where('round_id', '=', roundId)
    .forUpdate()
    .executeTakeFirst();
}

export async function openRound(
  core: Core,
  trx: Trx,
  event: Pick<RoundEvent, 'roundId' | 'playerRef' | 'gameCode' | 'fundRef' | 'freeSpin'>,
  provider: string,
  sessionId: string | null,
): Promise<void> {
  await trx
    .insertInto('game_round')
    .values({
      provider,
      round_id: event.roundId,
      player_id: event.playerRef,
      session_id: sessionId,
      game_code: event.gameCode,
      fund_ref: event.fundRef,
      free_spin: event.freeSpin ?? false,
      state: 'open',
      opened_at: toDate(core.clock),
      closed_at: null,
      expires_at: null,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'round_id']).doNothing())
    .execute();
}

export async function addToRound(
  trx: Trx,
  provider: string,
  roundId: string,
  {
    staked = 0n,
    won = 0n,
    rolledBack = 0n,
  }: { staked?: bigint; won?: bigint; rolledBack?: bigint },
): Promise<void> {
  await trx
    .updateTable('game_round')
    .set((set) => ({
      staked: set('staked', '+', staked),
      won: set('won', '+', won),
      rolled_back: set('rolled_back', '+', rolledBack),
    }))
    .where('provider', '=', provider)
    .where('round_id', '=', roundId)
    .execute();
}

async function endRound(
  core: Core,
  trx: Trx,
  provider: string,
  roundId: string,
  state: 'closed' | 'void',
): Promise<void> {
  await trx
    .updateTable('game_round')
    .set({ state, closed_at: toDate(core.clock) })
    .where('provider', '=', provider)
    .where('round_id', '=', roundId)
    .where('state', '=', 'open')
    .execute();
}

async function coverShortage(
  core: Core,
  trx: Trx,
  movement: Parameters<typeof transfers.roundBet>[0],
): Promise<void> {
  const { playerId, provider, txId, amount } = movement;
  if (await findTransfer(trx, `maker:${provider}`, txId)) return;
  const fund = movement.fund ?? accounts.cashFund;
  const inPlay = await lockBalance(trx, accounts.inPlay(playerId, provider, fund));
  if (inPlay >= amount) return;
  const missing = amount - inPlay;
  await post(trx, core.clock, transfers.roundShortage({ ...movement, amount: missing }));
  await recordAudit(trx, core.clock, {
    actor: `party:${provider}`,
    action: 'round.shortage',
    subject: `player:${playerId}`,
    detail: { txId, missing },
  });
}

import type { Reason } from '@parlor/api';
import { DEFAULT_LOCALE } from '@parlor/api/constants';
import { readDecimal, readLocale } from '@parlor/api/rules';
import { z } from 'zod';
import { recordAudit } from '../../core/audit/record.ts';
import { toDate } from '../../core/clock.ts';
import type { Trx } from '../../core/database/schema.ts';
import { withTransaction } from '../../core/database/transaction.ts';
import { hashToken } from '../../core/http/authentication.ts';
import { amount, text } from '../../core/integrations/values.ts';
import {
  assertNotHalted,
  findTransfer,
  InsufficientFundsError,
  isReversed,
  LedgerConflictError,
  LedgerHaltedError,
  post,
  transfers,
} from '../../ledger/index.ts';
import { texts } from '../../locales/index.ts';
import type { Core } from '../../platform/core.ts';
import { findGameByCode, inMaintenance } from '../games/index.ts';
import {
  findFundRefusal,
  followFund,
  lockFund,
  type PayingRecord,
  playFreeSpin,
} from '../promotions/index.ts';
import { parseFund } from './funds.ts';
import { addToRound, lockRound, openRound, type PostingStatus, type SiteMoney } from './rounds.ts';
import type { SessionRow } from './sessions.ts';
import { accrueTurnover } from './turnover.ts';

const betBody = z.object({
  sessionToken: text,
  txId: text,
  roundId: text,
  gameCode: text,
  amount,
  currency: z.string(),
  fundRef: text,
  freeSpin: z.boolean().default(false),
});
type Bet = z.infer<typeof betBody>;

export interface BetDecision {
  readonly status: PostingStatus;
  /** Set once the token is known. */
  readonly playerId?: string;
  /** Why the promotion that pays refuses it. */
  readonly reason?: Reason;
  /** That reason as a sentence for the player, in the language of the session. */
  readonly message?: string;
}

/** A promotion record does not pay for a bet. */
class FundRefusedError extends Error {
  override readonly name = 'FundRefusedError';
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(reason);
    this.reason = reason;
  }
}

const statusOfReason: Readonly<Partial<Record<Reason, PostingStatus>>> = {
  'promotion.stakeTooHigh': 'LIMIT_REACHED',
  'promotion.gameNotAllowed': 'INVALID_GAME',
  'promotion.ended': 'TOKEN_EXPIRED',
};

/** Refusals of ordinary play; the others are recorded in the audit log. */
const ORDINARY: readonly PostingStatus[] = ['OK', 'NOT_ENOUGH_MONEY', 'LIMIT_REACHED'];

/**
 * Decides a bet of a seamless provider, and posts it if it is accepted, once per `txId`: the response
 * is the decision, and a repeat is answered from the ledger, whatever has changed since.
 *
 * @throws transient errors, such as a lost connection; the provider then rolls the bet back.
 */
export async function decideBet(
  core: Core,
  provider: string,
  money: SiteMoney,
  body: unknown,
): Promise<BetDecision> {
  const parsed = betBody.safeParse(body);
  if (!parsed.success) {
    const isToken = parsed.error.issues.some(({ path }) => path[0] === 'sessionToken');
    return { status: isToken ? 'TOKEN_INVALID' : 'UNKNOWN' };
  }
  const bet = parsed.data;
  let playerId: string | undefined;
  let locale = DEFAULT_LOCALE;
  let reason: Reason | undefined;
  const decide = () =>
    withTransaction(core.db, async (trx) => {
      // One bet of a session at a time.
      const session = await trx
        .selectFrom('play_session')
        .selectAll()
        .where('token_hash', '=', hashToken(bet.sessionToken))
        .where('provider', '=', provider)
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (!session) return 'TOKEN_INVALID';
      playerId = session.player_id;
      locale = readLocale(session.locale) ?? DEFAULT_LOCALE;
      return await decideInside(core, trx, money, session, bet);
    });
  const status = await decide().catch((error: unknown): PostingStatus => {
    // The refused posting has aborted its transaction.
    if (error instanceof InsufficientFundsError) return 'NOT_ENOUGH_MONEY';
    if (error instanceof LedgerHaltedError) return 'USER_DISABLED';
    if (error instanceof FundRefusedError) {
      reason = error.reason;
      return statusOfReason[error.reason] ?? 'UNKNOWN';
    }
    if (!(error instanceof LedgerConflictError)) throw error;
    return error.existingKind === 'round.tombstone' ? 'ORIGINAL_ROLLED_BACK' : 'DUPLICATE_CONFLICT';
  });
  if (playerId === undefined) return { status };
  if (!ORDINARY.includes(status) || reason) {
    await recordAudit(core.db, core.clock, {
      actor: `party:${provider}`,
      action: 'round.refused',
      subject: `player:${playerId}`,
      detail: { status, reason, txId: bet.txId, roundId: bet.roundId, amount: bet.amount },
    });
  }
  return {
    status,
    playerId,
    ...(reason && { reason, message: texts[locale].errors[reason] }),
  };
}

async function decideInside(
  core: Core,
  trx: Trx,
  money: SiteMoney,
  session: SessionRow,
  bet: Bet,
): Promise<PostingStatus> {
  const { provider, player_id: playerId } = session;
  const fund = parseFund(bet.fundRef);
  const stake = readDecimal(bet.amount, money.exponent);
  if (!fund || bet.fundRef !== session.fund_ref || stake === undefined) return 'UNKNOWN';
  if (bet.currency !== money.currency) return 'WRONG_CURRENCY';

  const known = await findTransfer(trx, `maker:${provider}`, bet.txId);
  if (known && (known.kind === 'round.tombstone' || (await isReversed(trx, known.transferId)))) {
    return 'ORIGINAL_ROLLED_BACK';
  }
  const record = await lockFund(trx, playerId, fund);
  if (fund.kind === 'promo' && !record) return 'UNKNOWN';
  const round = await lockRound(trx, provider, bet.roundId);
  if (!known) {
    if (round && (round.player_id !== playerId || round.state !== 'open')) {
      return 'DUPLICATE_CONFLICT';
    }
    const refusal = await findRefusal(core, trx, session, bet, stake, round !== undefined, record);
    if (refusal) return refusal;
    if (bet.freeSpin) {
      if (!record || stake !== 0n) return 'UNKNOWN';
      if (!(await playFreeSpin(trx, record.id))) return 'LIMIT_REACHED';
    }
  }
  const event = { ...bet, playerRef: playerId };
  if (!round) {
    await openRound(core, trx, event, provider, session.id);
    // A concurrent bet of another session may have opened it.
    const opened = await lockRound(trx, provider, bet.roundId);
    if (opened?.player_id !== playerId) return 'DUPLICATE_CONFLICT';
  }
  const posting = transfers.roundBet({
    playerId,
    amount: stake,
    currency: money.currency,
    subject: session.game_name,
    provider,
    txId: bet.txId,
    roundId: bet.roundId,
    fund,
    walletMode: 'seamless',
  });
  const { replayed } = await post(trx, core.clock, posting);
  if (replayed) return 'OK';
  await addToRound(trx, provider, bet.roundId, { staked: stake });
  const { txId, roundId } = bet;
  await accrueTurnover(trx, core.clock, { provider, roundId, txId, betTxId: txId, fund });
  // A bet is a sign of life: a page that was taken for abandoned is being played.
  await trx
    .updateTable('play_session')
    .set({ state: 'active', seen_at: toDate(core.clock), retry_at: null })
    .where('id', '=', session.id)
    .where('state', '=', session.state)
    .execute();
  if (record) await followFund(trx, core.clock, record, { key: txId, currency: money.currency });
  return 'OK';
}

/** Why a new bet may not be made now; settlement asks none of this (domain: Rules). */
async function findRefusal(
  core: Core,
  trx: Trx,
  session: SessionRow,
  { gameCode }: Bet,
  stake: bigint,
  isOpenRound: boolean,
  record: PayingRecord | undefined,
): Promise<PostingStatus | undefined> {
  if (session.state !== 'active' && session.state !== 'abandoned') return 'TOKEN_EXPIRED';
  const game = await findGameByCode(trx, session.provider, gameCode);
  if (game?.id !== session.game_id) return 'INVALID_GAME';
  // A round that is under way can be finished.
  const isClosed = !game.offered || inMaintenance(game, core.clock.now());
  if (isClosed && !isOpenRound) return 'MAINTENANCE';
  if (stake > game.max_stake) return 'LIMIT_REACHED';
  const reason = record && findFundRefusal(record, core.clock.now(), game, stake);
  if (reason) throw new FundRefusedError(reason);
  const player = await trx
    .selectFrom('player')
    .select('frozen_at')
    .where('id', '=', session.player_id)
    .executeTakeFirstOrThrow();
  if (player.frozen_at !== null) return 'USER_DISABLED';
  await assertNotHalted(trx, session.player_id);
  return undefined;
}

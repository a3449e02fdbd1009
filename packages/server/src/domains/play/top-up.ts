import { readDecimal } from '@parlor/api/rules';
import { requestHash } from '../../core/database/request-hash.ts';
import type { Trx } from '../../core/database/schema.ts';
import { withTransaction } from '../../core/database/transaction.ts';
import { conflict, notFound, refused } from '../../core/http/errors.ts';
import { accounts, assertNotHalted, lockBalance } from '../../ledger/index.ts';
import type { Core } from '../../platform/core.ts';
import type { SiteSettings } from '../site/index.ts';
import { CASH_FUND } from './funds.ts';
import { findSession, lockSession, readSession, type SessionRow } from './sessions.ts';
import { reserveIn, sendIn, type TransferRow } from './transfers.ts';

export interface TopUp {
  readonly playerId: string;
  readonly idempotencyKey: string;
  readonly sessionId: string;
  /** Decimal string; undefined moves the whole wallet. */
  readonly amount: string | undefined;
}

/**
 * Moves money from the wallet into the open game, after a deposit in play (domain: Funds at launch).
 * A seamless session plays from the wallet itself: nothing moves. A session that a promotion pays for
 * takes no more money.
 *
 * @throws ApiError 404; 422 `game.sessionEnded`, `insufficientBalance`, `accountFrozen`,
 *   `game.providerDown`.
 */
export async function topUp(
  core: Core,
  settings: SiteSettings,
  request: TopUp,
): Promise<SessionRow> {
  const session = await findSession(core.db, request.playerId, request.sessionId);
  if (!session) throw notFound();
  // A promotion holds what was transferred when it was joined (domain: Funds at launch).
  if (session.fund_ref !== CASH_FUND) throw refused('arguments.invalid', { field: 'id' });
  if (session.wallet_kind === 'seamless') return session;
  const wanted =
    request.amount === undefined ? 'all' : readDecimal(request.amount, settings.currencyExponent);
  const hash = requestHash({ amount: String(wanted) });
  const reserve = async (trx: Trx): Promise<{ transfer: TransferRow; isNew: boolean }> => {
    const current = await lockSession(trx, session.id);
    const known = await trx
      .selectFrom('maker_transfer')
      .selectAll()
      .where('player_id', '=', request.playerId)
      .where('idempotency_key', '=', request.idempotencyKey)
      .executeTakeFirst();
    if (known) {
      if (known.session_id !== session.id || known.request_hash !== hash) {
        throw conflict('idempotency.conflict');
      }
      return { transfer: known, isNew: false };
    }
    if (current.state !== 'created' && current.state !== 'active')
      throw refused('game.sessionEnded');
    const player = await trx
      .selectFrom('player')
      .select('frozen_at')
      .where('id', '=', request.playerId)
      .executeTakeFirstOrThrow();
    if (player.frozen_at !== null) throw refused('accountFrozen');
    await assertNotHalted(trx, request.playerId);
    const balance = await lockBalance(trx, accounts.cash(request.playerId));
    const amount = wanted === 'all' ? balance : wanted;
    if (amount === undefined || amount <= 0n || amount > balance) {
      throw refused('insufficientBalance');
    }
    const { currencyCode } = settings;
    const { idempotencyKey } = request;
    const asked = { idempotencyKey, hash };
    const transfer = await reserveIn(core, trx, current, amount, currencyCode, asked);
    return { transfer, isNew: true };
  };
  const { transfer, isNew } = await withTransaction(core.db, reserve);
  const outcome = isNew ? await sendIn(core, settings, transfer) : transfer.state;
  if (outcome !== 'completed') throw refused('game.providerDown');
  return readSession(core.db, session.id);
}

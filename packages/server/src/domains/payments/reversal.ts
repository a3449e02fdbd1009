import { readDecimal } from '@parlor/api/rules';
import { recordAudit } from '../../core/audit/record.ts';
import type { Trx } from '../../core/database/schema.ts';
import { withTransaction } from '../../core/database/transaction.ts';
import { accounts, findTransfer, lockBalance, post, transfers } from '../../ledger/index.ts';
import type { Core } from '../../platform/core.ts';
import { UnpostableError } from '../dead-letters/index.ts';
import { sendMoneyMessage } from '../messages/index.ts';
import type { SiteSettings } from '../site/index.ts';

/** A payment that the player's bank has taken back, in full or in part. */
export interface Chargeback {
  /** The provider's own id: the key in the ledger. */
  readonly chargebackId: string;
  readonly orderNo: string;
  /** The provider's id of the payment. */
  readonly txId: string;
  /** Decimal string. */
  readonly amount: string;
  readonly currency: string;
}

/**
 * Books a chargeback, once per chargeback of the provider. It is never refused: the money has gone.
 * The wallet gives what it has, and the rest is in suspense until an operator decides.
 *
 * @throws UnpostableError if it fits no credited payment, or exceeds it.
 */
export async function reversePayment(
  core: Core,
  settings: SiteSettings,
  chargeback: Chargeback,
): Promise<void> {
  if (chargeback.currency !== settings.currencyCode) {
    throw new UnpostableError('otherCurrency', `the site's currency is ${settings.currencyCode}`);
  }
  const amount = readDecimal(chargeback.amount, settings.currencyExponent);
  if (amount === undefined || amount <= 0n) {
    throw new UnpostableError('amount', `${chargeback.amount} is no amount of the currency`);
  }
  await withTransaction(core.db, (trx) => book(core, trx, chargeback, amount));
}

async function book(
  { clock, logger }: Core,
  trx: Trx,
  { chargebackId, orderNo, txId }: Chargeback,
  amount: bigint,
): Promise<void> {
  const order = await trx
    .selectFrom('deposit_order')
    .selectAll()
    .where('order_no', '=', orderNo)
    .forUpdate()
    .executeTakeFirst();
  const scope = `psp:${order?.channel}`;
  const payment = order && (await findTransfer(trx, scope, txId));
  if (!order || payment?.kind !== 'deposit' || payment.ref !== `deposit:${orderNo}`) {
    throw new UnpostableError('unknownPayment', 'no credited deposit has this order and id');
  }
  const known = await findTransfer(trx, scope, chargebackId);
  if (known?.kind === 'deposit.reversal' && known.ref === payment.ref) return;
  if (known || order.reversed + amount > order.amount) {
    throw new UnpostableError('amount', 'more would be taken back than was deposited');
  }
  const balance = await lockBalance(trx, accounts.cash(order.player_id));
  const short = amount > balance ? amount - balance : 0n;
  const taken = amount - short;
  await post(
    trx,
    clock,
    transfers.depositReversal({
      playerId: order.player_id,
      amount,
      taken,
      currency: order.currency,
      subject: order.channel_name,
      channel: order.channel,
      chargebackId,
      orderNo,
    }),
  );
  await trx
    .updateTable('deposit_order')
    .set({ reversed: order.reversed + amount })
    .where('order_no', '=', orderNo)
    .execute();
  await recordAudit(trx, clock, {
    actor: 'party:psp',
    action: 'deposit.reversed',
    subject: `deposit:${orderNo}`,
    detail: { chargebackId, amount, taken, short },
  });
  logger.error({ orderNo, chargebackId, short: String(short) }, 'a deposit was charged back');
  await sendMoneyMessage(trx, clock, 'depositReversed', {
    playerId: order.player_id,
    amount: taken,
    currency: order.currency,
  });
}

import { randomInt } from 'node:crypto';
import type { Locale } from '@parlor/api/constants';
import type { TransferOrder } from '@parlor/api/entities/deposit';
import type { Order, OrderOffer } from '@parlor/api/entities/wallet';
import { inZone, toDecimal } from '@parlor/api/rules';
import type { Selectable } from 'kysely';
import { toDate } from '../../core/clock.ts';
import { requestHash } from '../../core/database/request-hash.ts';
import type { Reader, Trx } from '../../core/database/schema.ts';
import { withTransaction } from '../../core/database/transaction.ts';
import { conflict, refused } from '../../core/http/errors.ts';
import type { PaymentPort } from '../../core/integrations/ports.ts';
import { OutsideRefusedError } from '../../core/integrations/signed-client.ts';
import { assertNotHalted } from '../../ledger/index.ts';
import type { Core } from '../../platform/core.ts';
import { inLanguage } from '../content/index.ts';
import { chooseDepositOffer, readPromotionTitles } from '../promotions/index.ts';
import { type Localised, readSite, type SiteSettings } from '../site/index.ts';
import { checkAmount, getDepositRoom, readToday } from './limits.ts';
import { chooseChannel } from './methods.ts';
import { failOrder } from './settle.ts';
import type { DepositOrderTable } from './tables.ts';

export type OrderRow = Selectable<DepositOrderTable>;

const MINUTE_MS = 60_000;
/** The webhook usually arrives first; after this delay the provider is polled. */
const FIRST_CHECK_MS = 15_000;
const RESULT_PATH = '/pages/account/depositResult';
/** A path of the app; its origin is fixed, so it leads nowhere else (S25). */
const RETURN_PATH = /^\/pages\/[A-Za-z/]+(\?[\w=&.-]*)?$/;

export interface DepositRequest {
  /** `checkout`: the provider's hosted page; `transfer`: a bank transfer or a QR code. */
  readonly kind: 'checkout' | 'transfer';
  readonly playerId: string;
  readonly idempotencyKey: string;
  readonly channel: string;
  /** Decimal string. */
  readonly amount: string;
  readonly returnPath?: string | undefined;
  /** On a channel with several banks. */
  readonly bankCode?: string | undefined;
  /** An offer that the deposit joins. */
  readonly activityId?: string | undefined;
}

/**
 * Creates a deposit order and its payment at the provider. The same key returns the same order, and
 * repeats the provider's request if it had no response (S4). A replay does not count towards the
 * player's limit (S29); a request to the provider does.
 *
 * @throws ApiError 422 for amounts, limits and the offer; `payment.providerDown`, in which case the order is
 * kept and the same key continues it (unless the provider definitely refused); 409 for the same key
 * with other input; 429.
 */
export async function createOrder(
  core: Core,
  payments: PaymentPort,
  settings: SiteSettings,
  request: DepositRequest,
): Promise<OrderRow> {
  const { db, config, limits } = core;
  const known = await knownOrder(db, request);
  if (known && isAnswered(known)) return known;
  await limits.demand('deposit', request.playerId);
  const order = await withTransaction(db, (trx) => openOrder(core, trx, settings, request));
  if (isAnswered(order)) return order;
  const { transfer: kind = 'bankTransfer' } =
    settings.deposit.methods
      .flatMap(({ channels }) => channels)
      .find(({ channel }) => channel === order.channel) ?? {};
  const created = await payments
    .createPayment({
      orderNo: order.order_no,
      channel: order.channel,
      ...(request.kind === 'transfer' && { transfer: kind }),
      ...(order.bank_code !== null && { bankCode: order.bank_code }),
      amount: toDecimal(order.amount, settings.currencyExponent),
      currency: order.currency,
      returnUrl: getReturnUrl(config.http.publicOrigin, order),
      webhookUrl: `${config.outside.platformUrl}/psp/webhook`,
      expiresAt: order.expires_at.toISOString(),
    })
    .catch(async (cause: unknown) => {
      core.logger.warn({ err: cause, orderNo: order.order_no }, 'the payment provider failed');
      // A definite refusal: it can never be paid, and so must not count towards the daily limit
      // until it expires.
      if (cause instanceof OutsideRefusedError) await failOrder(core, order.order_no, 'declined');
      throw refused('payment.providerDown', { cause });
    });
  const { payUrl, payee = null, qrCode = null, reference } = created;
  const transfer = reference === undefined ? null : { payee, qrCode, reference };
  await db
    .updateTable('deposit_order')
    .set({ pay_url: payUrl, transfer: transfer && JSON.stringify(transfer) })
    .where('order_no', '=', order.order_no)
    .where('pay_url', 'is', null)
    .execute();
  return { ...order, pay_url: payUrl, transfer };
}

/** Whether the player's response needs no further request to the provider. */
function isAnswered({ state, pay_url }: OrderRow): boolean {
  return state !== 'pendingPayment' || pay_url !== null;
}

/**
 * The order of the same key.
 * @throws ApiError 409 if it was created with other input.
 */
async function knownOrder(on: Reader, request: DepositRequest): Promise<OrderRow | undefined> {
  const known = await on
    .selectFrom('deposit_order')
    .selectAll()
    .where('player_id', '=', request.playerId)
    .where('idempotency_key', '=', request.idempotencyKey)
    .executeTakeFirst();
  if (known && known.request_hash !== hashRequest(request)) throw conflict('idempotency.conflict');
  return known;
}

function hashRequest(request: DepositRequest): string {
  const { kind, channel, amount, returnPath = '', bankCode = '', activityId = '' } = request;
  // Orders of earlier versions had no offer at a checkout.
  const offer = activityId === '' ? {} : { activityId };
  return kind === 'checkout'
    ? requestHash({ channel, amount, returnPath, ...offer })
    : requestHash({ kind, channel, amount, bankCode, activityId });
}

async function openOrder(
  core: Core,
  trx: Trx,
  settings: SiteSettings,
  request: DepositRequest,
): Promise<OrderRow> {
  const { playerId, idempotencyKey } = request;
  const returnPath = request.returnPath ?? '';
  // The player's row is the lock: two concurrent orders cannot exceed the daily limit together.
  const player = await trx
    .selectFrom('player')
    .select('frozen_at')
    .where('id', '=', playerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const known = await knownOrder(trx, request);
  if (known) return known;
  if (player.frozen_at !== null) throw refused('accountFrozen');
  if (returnPath !== '' && !RETURN_PATH.test(returnPath)) throw refused('arguments.invalid');
  await assertNotHalted(trx, playerId);
  return await trx
    .insertInto('deposit_order')
    .values({
      order_no: newOrderNo(core.clock.now(), settings.countryTimezone),
      player_id: playerId,
      idempotency_key: idempotencyKey,
      request_hash: hashRequest(request),
      ...(await checkedOrder(core, trx, settings, request)),
      currency: settings.currencyCode,
      state: 'pendingPayment',
      reason: null,
      return_path: returnPath,
      pay_url: null,
      created_at: toDate(core.clock),
      expires_at: toDate(core.clock, settings.deposit.orderMinutes * MINUTE_MS),
      finished_at: null,
      next_check_at: toDate(core.clock, FIRST_CHECK_MS),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function checkedOrder(core: Core, trx: Trx, settings: SiteSettings, request: DepositRequest) {
  if (!settings.wallet.autoDepositOpen) throw refused('deposit.closed');
  const chosen = chooseChannel(settings, request.kind, request);
  const today = await readToday(trx, request.playerId, settings, core.clock.now());
  const room = getDepositRoom(settings, today, chosen);
  const amount = checkAmount(request.amount, room, settings.currencyExponent);
  const { playerId, activityId } = request;
  const offer =
    activityId === undefined
      ? undefined
      : await chooseDepositOffer(core, trx, settings, {
          playerId,
          promotionId: activityId,
          amount,
        });
  return {
    channel: chosen.channel.channel,
    channel_name: chosen.channel.channelName,
    bank_code: chosen.bank?.bankCode ?? null,
    amount,
    ...(offer && {
      offer_id: offer.promotionId,
      offer_terms: offer.termsHash,
      offer_state: 'pending' as const,
    }),
  };
}

/** Unique, and easy to read aloud: `D20261121` and ten digits. */
function newOrderNo(now: number, zone: string): string {
  const date = inZone(now, zone).format('YYYYMMDD');
  const digits = Array.from({ length: 10 }, () => randomInt(10)).join('');
  return `D${date}${digits}`;
}

function getReturnUrl(origin: string, order: OrderRow): string {
  const url = new URL(order.return_path || RESULT_PATH, origin);
  url.searchParams.set('orderNo', order.order_no);
  return url.href;
}

/** What an order's response depends on, besides its row. */
interface OrderView {
  readonly exponent: number;
  readonly locale: Locale;
  /** Names of the offers, by promotion. */
  readonly offers: ReadonlyMap<string, Localised<string>>;
}

/** Reads what the responses of orders depend on. */
export async function readOrderView(
  on: Reader,
  locale: Locale,
  rows: readonly OrderRow[],
): Promise<OrderView> {
  const ids = rows.flatMap(({ offer_id: id }) => id ?? []);
  const { currencyExponent } = await readSite(on);
  return { exponent: currencyExponent, locale, offers: await readPromotionTitles(on, ids) };
}

function getOrderOffer(row: OrderRow, { locale, offers }: OrderView): OrderOffer | undefined {
  const { offer_id: activityId, offer_state: state } = row;
  if (activityId === null || state === null) return undefined;
  return {
    activityId,
    activityName: inLanguage(offers.get(activityId) ?? {}, locale) ?? activityId,
    state: state === 'due' ? 'pending' : state,
    recordId: row.offer_record,
  };
}

/** An order as its owner sees it. */
export function getOrder(row: OrderRow, view: OrderView): Order {
  const offer = getOrderOffer(row, view);
  const isOpen = row.state === 'pendingPayment';
  return {
    orderNo: row.order_no,
    amount: toDecimal(row.amount, view.exponent),
    state: row.state,
    reason: row.reason,
    channelName: row.channel_name,
    payUrl: isOpen ? row.pay_url : null,
    ...(isOpen && row.transfer !== null && { transfer: row.transfer }),
    ...(offer && { offer }),
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
  };
}

/** An order on a transfer channel; one that can no longer be paid names no recipient. */
export function getTransferOrder(row: OrderRow, view: OrderView): TransferOrder {
  const order = getOrder(row, view);
  const { payee = null, qrCode = null, reference = '' } = order.transfer ?? {};
  return { ...order, payee, qrCode, reference };
}

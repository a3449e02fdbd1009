import { checkDepositAmount, toDecimal } from '@parlor/api/rules';
import type { Reader } from '../../core/database/schema.ts';
import { refused } from '../../core/http/errors.ts';
import { type SiteSettings, startOfDay } from '../site/index.ts';

type Channel = SiteSettings['deposit']['methods'][number]['channels'][number];

/** A channel, and one of its banks if it has several. */
export interface ChosenChannel {
  readonly channel: Channel;
  readonly bank?: NonNullable<Channel['banks']>[number] | undefined;
}

/** What one limit still allows today; undefined fields are unlimited. */
interface Room {
  readonly scope: 'site' | 'channel' | 'bank';
  readonly times: number | undefined;
  /** Minor units. */
  readonly amount: bigint | undefined;
}

/** The limits of a player's next deposit. Amounts in minor units. */
export interface DepositRoom {
  readonly minimum: bigint;
  readonly maximum: bigint;
  /** Of the tightest limit. */
  readonly times: number;
  readonly amount: bigint;
  /** From the site's limit to the bank's. */
  readonly rooms: readonly Room[];
}

/** The orders of today that count towards the limits. */
export type Today = readonly {
  readonly amount: bigint;
  readonly channel: string;
  readonly bank_code: string | null;
}[];

/**
 * Today's deposits, including those that may still be paid, so that many unpaid orders cannot
 * exceed a limit together (docs/product.md: Validation rules, deposit).
 */
export async function readToday(
  on: Reader,
  playerId: string,
  settings: SiteSettings,
  now: number,
): Promise<Today> {
  return await on
    .selectFrom('deposit_order')
    .select(['amount', 'channel', 'bank_code'])
    .where('player_id', '=', playerId)
    .where('created_at', '>=', startOfDay(now, settings.countryTimezone))
    .where((where) =>
      where.or([
        where('state', '=', 'done'),
        where.and([where('state', '=', 'pendingPayment'), where('expires_at', '>', new Date(now))]),
      ]),
    )
    .execute();
}

/** The limits of a deposit through a channel, and through one of its banks if one is selected. */
export function getDepositRoom(
  settings: SiteSettings,
  today: Today,
  { channel, bank }: ChosenChannel,
): DepositRoom {
  const ofChannel = today.filter((order) => order.channel === channel.channel);
  const ofBank = ofChannel.filter((order) => order.bank_code === bank?.bankCode);
  const rooms = [
    getRoom('site', settings.deposit, today),
    getRoom('channel', channel.limits, ofChannel),
    ...(bank ? [getRoom('bank', bank.limits, ofBank)] : []),
  ];
  const limits = [settings.deposit, channel.limits, bank?.limits];
  return {
    minimum: largest(limits.map((limit) => toAmount(limit?.minimum))),
    maximum: smallest(limits.map((limit) => toAmount(limit?.maximum))),
    times: Math.min(...rooms.map(({ times = Number.MAX_SAFE_INTEGER }) => times)),
    amount: smallest(rooms.map(({ amount }) => amount)),
    rooms,
  };
}

function getRoom(
  scope: Room['scope'],
  limits:
    | { readonly timesPerDay?: number | undefined; readonly amountPerDay?: string | undefined }
    | undefined,
  orders: Today,
): Room {
  const used = orders.reduce((sum, { amount }) => sum + amount, 0n);
  const perDay = toAmount(limits?.amountPerDay);
  const left = perDay === undefined ? undefined : perDay - used;
  return {
    scope,
    times: limits?.timesPerDay && Math.max(0, limits.timesPerDay - orders.length),
    amount: left === undefined || left > 0n ? left : 0n,
  };
}

const toAmount = (minor: string | undefined) => (minor === undefined ? undefined : BigInt(minor));
const known = (amounts: readonly (bigint | undefined)[]) =>
  amounts.filter((amount) => amount !== undefined);
const inOrder = (amounts: readonly (bigint | undefined)[]) =>
  known(amounts).toSorted((left, right) => (left < right ? -1 : 1));
const smallest = (amounts: readonly (bigint | undefined)[]) => inOrder(amounts).at(0) ?? 0n;
const largest = (amounts: readonly (bigint | undefined)[]) => inOrder(amounts).at(-1) ?? 0n;

/**
 * Checks the amount of a deposit against every limit.
 *
 * @param text decimal string.
 * @returns minor units.
 * @throws ApiError 422 with a reason per limit.
 */
export function checkAmount(text: string, room: DepositRoom, exponent: number): bigint {
  const money = (minor: bigint) => toDecimal(minor, exponent);
  const field = 'amount';
  const spent = room.rooms.find(({ times }) => times === 0);
  if (spent) throw refused(noTimes[spent.scope], { field });
  const checked = checkDepositAmount(text, exponent, {
    minimum: money(room.minimum),
    maximum: money(room.maximum),
  });
  if (!checked.ok) {
    const { code, limit } = checked.violation;
    throw refused(amountReasons[code], { field, ...(limit && { params: { limit } }) });
  }
  const amount = checked.value;
  const exceeded = room.rooms.find((each) => each.amount !== undefined && amount > each.amount);
  if (exceeded) {
    const params = { limit: money(exceeded.amount ?? 0n) };
    throw refused(overLimit[exceeded.scope], { field, params });
  }
  return amount;
}

const noTimes = {
  site: 'deposit.noTimes',
  channel: 'deposit.channelNoTimes',
  bank: 'deposit.bankNoTimes',
} as const;

const overLimit = {
  site: 'deposit.overLimit',
  channel: 'deposit.channelOverLimit',
  bank: 'deposit.bankOverLimit',
} as const;

const amountReasons = {
  'amount.required': 'amount.invalid',
  'amount.incorrect': 'amount.invalid',
  'deposit.belowMinimum': 'amount.belowMinimum',
  'deposit.aboveMaximum': 'amount.aboveMaximum',
  'deposit.noTimes': 'deposit.noTimes',
  'deposit.limitExceeded': 'deposit.overLimit',
} as const;

import type { BillDetail, BillPlace, BillRound } from '@parlor/api/entities/bill';
import { toDecimal } from '@parlor/api/rules';
import type { Reader } from '../../core/database/schema.ts';
import { isUuid } from '../../core/http/uuid.ts';
import { accounts, getBillType } from '../../ledger/index.ts';
import type { SiteSettings } from '../site/index.ts';

/** As many rounds as one transaction shows. */
const MOST_ROUNDS = 200;
/** Ids are bigints of the database. */
const ENTRY_ID = /^\d{1,18}$/;

const transactionOfKind: readonly (readonly [prefix: string, BillDetail['transaction']])[] = [
  ['deposit', 'deposit'],
  ['withdraw', 'withdraw'],
  ['maker.in', 'transferIntoMaker'],
  ['maker.out', 'transferOutOfMaker'],
  ['promo.join', 'transferIntoPromotion'],
  ['promo.settle', 'promotionSettlement'],
];

const placeOfKind: Readonly<Record<string, BillPlace['kind']>> = {
  cash: 'wallet',
  transit: 'game',
  maker: 'game',
  revenue: 'game',
  promo: 'promotion',
  hold: 'hold',
  payable: 'claimable',
};

/** One transaction of a player in full; undefined if it is unknown or another player's (S20). */
export async function findTransaction(
  on: Reader,
  playerId: string,
  billId: string,
  { currencyExponent }: SiteSettings,
): Promise<BillDetail | undefined> {
  if (!ENTRY_ID.test(billId)) return undefined;
  const money = (minor: bigint) => toDecimal(minor, currencyExponent);
  const row = await on
    .selectFrom('ledger_entry as e')
    .innerJoin('ledger_account as a', 'a.id', 'e.account_id')
    .innerJoin('ledger_transfer as t', 't.id', 'e.transfer_id')
    .select([
      'e.id',
      'e.amount',
      'e.balance_after',
      't.id as transfer_id',
      't.kind',
      't.ref',
      't.subject',
      't.posted_at',
    ])
    .where('e.id', '=', BigInt(billId))
    .where('a.code', '=', accounts.cash(playerId).code)
    .executeTakeFirst();
  if (!row) return undefined;
  const isRound = row.kind.startsWith('round.');
  const change = isRound ? await readNetOfRound(on, playerId, row.ref) : -row.amount;
  const wallet = { kind: 'wallet', name: '' } as const;
  const other = { kind: await findOtherPlace(on, row.transfer_id), name: row.subject };
  const [from, to] = change < 0n ? [wallet, other] : [other, wallet];
  const [, subjectId = ''] = splitRef(row.ref);
  const prefix = transactionOfKind.find(([start]) => row.kind.startsWith(start));
  const facts = await findFacts(on, row.ref, playerId, money);
  return {
    billId: String(row.id),
    type: getBillType(row.kind),
    kind: row.kind,
    amount: money(change),
    balanceAfter: money(row.balance_after),
    subject: row.subject,
    at: row.posted_at.toISOString(),
    transaction: prefix?.[1] ?? null,
    // A round's id at its provider stays inside.
    reference: isRound ? (facts.rounds[0]?.roundId ?? '') : subjectId,
    from,
    to,
    order: facts.order,
    card: facts.card,
    rounds: facts.rounds,
    timeline:
      facts.timeline.length > 0
        ? facts.timeline
        : [{ event: 'done', at: row.posted_at.toISOString() }],
  };
}

function splitRef(ref: string): [kind: string, id: string] {
  const colon = ref.indexOf(':');
  return [ref.slice(0, colon), ref.slice(colon + 1)];
}

/** Bets and wins of a seamless round are one transaction. */
async function readNetOfRound(on: Reader, playerId: string, ref: string): Promise<bigint> {
  const { net } = await on
    .selectFrom('ledger_entry as e')
    .innerJoin('ledger_account as a', 'a.id', 'e.account_id')
    .innerJoin('ledger_transfer as t', 't.id', 'e.transfer_id')
    .select((select) => select.fn.sum<bigint | string | null>('e.amount').as('net'))
    .where('t.ref', '=', ref)
    .where('a.code', '=', accounts.cash(playerId).code)
    .executeTakeFirstOrThrow();
  return -BigInt(net ?? 0);
}

async function findOtherPlace(on: Reader, transferId: bigint): Promise<BillPlace['kind']> {
  const rows = await on
    .selectFrom('ledger_entry as e')
    .innerJoin('ledger_account as a', 'a.id', 'e.account_id')
    .select(['a.kind', 'a.code'])
    .where('e.transfer_id', '=', transferId)
    .where('a.kind', '<>', 'cash')
    .orderBy('e.id')
    .execute();
  const [other] = rows;
  if (!other) return 'house';
  if (/^house:(psp|bank):/.test(other.code)) return 'bank';
  return placeOfKind[other.kind] ?? 'house';
}

type Facts = Pick<BillDetail, 'order' | 'card' | 'rounds' | 'timeline'>;
type Money = (minor: bigint) => string;

const none: Facts = { order: null, card: null, rounds: [], timeline: [] };

async function findFacts(on: Reader, ref: string, playerId: string, money: Money): Promise<Facts> {
  const [kind, id] = splitRef(ref);
  if (kind === 'deposit') return await depositFacts(on, id, playerId);
  if (kind === 'manualDeposit' && isUuid(id)) return await manualFacts(on, id, playerId);
  if (kind === 'withdrawal' && isUuid(id)) return await withdrawalFacts(on, id, playerId);
  if (kind === 'transfer' && isUuid(id)) return await transferFacts(on, id, playerId, money);
  if (kind === 'round') return await roundFacts(on, id, playerId, money);
  return none;
}

async function depositFacts(on: Reader, orderNo: string, playerId: string): Promise<Facts> {
  const order = await on
    .selectFrom('deposit_order')
    .select(['order_no', 'channel_name', 'created_at', 'finished_at'])
    .where('order_no', '=', orderNo)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  if (!order) return none;
  return {
    ...none,
    order: { kind: 'deposit', id: order.order_no, name: order.channel_name },
    timeline: toTimeline([
      ['created', order.created_at],
      ['done', order.finished_at],
    ]),
  };
}

async function manualFacts(on: Reader, id: string, playerId: string): Promise<Facts> {
  const row = await on
    .selectFrom('manual_deposit')
    .select(['id', 'bank_name', 'paid_at', 'submitted_at', 'finished_at'])
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  if (!row) return none;
  return {
    ...none,
    order: { kind: 'manualDeposit', id: row.id, name: row.bank_name },
    timeline: toTimeline([
      ['sent', row.paid_at],
      ['submitted', row.submitted_at],
      ['done', row.finished_at],
    ]),
  };
}

async function withdrawalFacts(on: Reader, id: string, playerId: string): Promise<Facts> {
  const row = await on
    .selectFrom('withdrawal as w')
    .innerJoin('bank_card as c', 'c.id', 'w.bank_card_id')
    .select([
      'w.id',
      'w.state',
      'w.requested_at',
      'w.approved_at',
      'w.submitted_at',
      'w.finished_at',
      'c.bank_name',
      'c.card_number',
    ])
    .where('w.id', '=', id)
    .where('w.player_id', '=', playerId)
    .executeTakeFirst();
  if (!row) return none;
  const end = row.state === 'paid' ? 'done' : 'failed';
  return {
    ...none,
    order: { kind: 'withdrawal', id: row.id, name: row.bank_name },
    card: { bankName: row.bank_name, lastFour: row.card_number.slice(-4) },
    timeline: toTimeline([
      ['created', row.requested_at],
      ['approved', row.approved_at],
      ['sent', row.submitted_at],
      [end, row.finished_at],
    ]),
  };
}

/** A transfer with a game provider, and the rounds since the session's transfer before it. */
async function transferFacts(
  on: Reader,
  id: string,
  playerId: string,
  money: Money,
): Promise<Facts> {
  const row = await on
    .selectFrom('maker_transfer as t')
    .innerJoin('play_session as s', 's.id', 't.session_id')
    .select([
      't.id',
      't.session_id',
      't.state',
      't.created_at',
      't.sent_at',
      't.finished_at',
      's.game_name',
    ])
    .where('t.id', '=', id)
    .where('t.player_id', '=', playerId)
    .executeTakeFirst();
  if (!row) return none;
  const before = await on
    .selectFrom('maker_transfer')
    .select('created_at')
    .where('session_id', '=', row.session_id)
    .where('created_at', '<', row.created_at)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const rounds = await selectRounds(on, playerId)
    .where('r.session_id', '=', row.session_id)
    .$if(before !== undefined, (query) =>
      query.where('r.opened_at', '>=', before?.created_at ?? new Date(0)),
    )
    .where('r.opened_at', '<=', row.finished_at ?? row.created_at)
    .limit(MOST_ROUNDS)
    .execute();
  const end = row.state === 'rejected' || row.state === 'cancelled' ? 'failed' : 'done';
  return {
    ...none,
    order: { kind: 'transfer', id: row.id, name: row.game_name },
    rounds: rounds.map((round) => toRound(round, money)),
    timeline: toTimeline([
      ['created', row.created_at],
      ['sent', row.sent_at],
      [end, row.finished_at],
    ]),
  };
}

async function roundFacts(on: Reader, id: string, playerId: string, money: Money): Promise<Facts> {
  const [provider, roundId] = splitRef(id);
  const row = await selectRounds(on, playerId)
    .where('r.provider', '=', provider)
    .where('r.round_id', '=', roundId)
    .executeTakeFirst();
  if (!row) return none;
  return {
    ...none,
    rounds: [toRound(row, money)],
    timeline: toTimeline([
      ['created', row.opened_at],
      ['done', row.closed_at],
    ]),
  };
}

/** A player's rounds, newest first. */
function selectRounds(on: Reader, playerId: string) {
  return on
    .selectFrom('game_round as r')
    .leftJoin('play_session as s', 's.id', 'r.session_id')
    .select([
      'r.public_id',
      'r.game_code',
      'r.staked',
      'r.won',
      'r.opened_at',
      'r.closed_at',
      's.game_id',
      's.game_name',
    ])
    .where('r.player_id', '=', playerId)
    .orderBy('r.opened_at', 'desc')
    .orderBy('r.public_id');
}

function toRound(
  row: Awaited<ReturnType<ReturnType<typeof selectRounds>['executeTakeFirstOrThrow']>>,
  money: Money,
): BillRound {
  return {
    roundId: row.public_id,
    gameId: row.game_id ?? row.game_code,
    gameName: row.game_name ?? row.game_code,
    staked: money(row.staked),
    won: money(row.won),
    at: row.opened_at.toISOString(),
  };
}

function toTimeline(
  events: readonly (readonly [BillDetail['timeline'][number]['event'], Date | null])[],
): BillDetail['timeline'] {
  return events.flatMap(([event, at]) => (at === null ? [] : [{ event, at: at.toISOString() }]));
}

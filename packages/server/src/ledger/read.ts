import { sql } from 'kysely';
import type { Reader, Trx } from '../core/database/schema.ts';
import type { Account } from './accounts.ts';
import type { Leg } from './post.ts';
import type { AccountKind } from './tables.ts';

/**
 * A player's money by location, in minor units; the parts add up to their total (domain: Accounts).
 */
export interface MoneyMap {
  /** The wallet, withdrawable. */
  readonly cash: bigint;
  readonly inPlay: bigint;
  readonly inTransit: bigint;
  readonly inPromotion: bigint;
  readonly onHold: bigint;
  readonly claimable: bigint;
  readonly total: bigint;
}

/** The part of the map for each kind of player account. */
const partOfKind: Readonly<Partial<Record<AccountKind, Exclude<keyof MoneyMap, 'total'>>>> = {
  cash: 'cash',
  maker: 'inPlay',
  transit: 'inTransit',
  promo: 'inPromotion',
  hold: 'onHold',
  payable: 'claimable',
};

/** The whole map in one statement, and so a consistent snapshot. */
export async function moneyMap(on: Reader, playerId: string): Promise<MoneyMap> {
  const rows = await on
    .selectFrom('ledger_account')
    .select(['kind', 'balance'])
    .where('player_id', '=', playerId)
    .execute();
  const map = { cash: 0n, inPlay: 0n, inTransit: 0n, inPromotion: 0n, onHold: 0n, claimable: 0n };
  let total = 0n;
  for (const { kind, balance } of rows) {
    const part = partOfKind[kind];
    if (part) map[part] += balance;
    total += balance;
  }
  return { ...map, total };
}

/** Balance of an account on its normal side; zero without an entry. */
export async function readBalance(on: Reader, account: Account): Promise<bigint> {
  const row = await on
    .selectFrom('ledger_account')
    .select('balance')
    .where('code', '=', account.code)
    .executeTakeFirst();
  return row?.balance ?? 0n;
}

/** The balance, locked until the transaction ends. */
export async function lockBalance(trx: Trx, account: Account): Promise<bigint> {
  const row = await trx
    .selectFrom('ledger_account')
    .select('balance')
    .where('code', '=', account.code)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.balance ?? 0n;
}

/** Sum over the shards of a hot house account, such as `house:gaming:lotus`. */
export async function houseBalance(on: Reader, name: string): Promise<bigint> {
  const { rows } = await sql<{ balance: bigint }>`
    select coalesce(sum(balance), 0)::bigint as balance from ledger_account
    where code like ${`${name.replaceAll(/[%_\\]/g, '\\$&')}#%`} or code = ${name}`.execute(on);
  return rows[0]?.balance ?? 0n;
}

export interface FoundTransfer {
  readonly transferId: bigint;
  readonly kind: string;
  readonly ref: string;
  readonly playerId: string | null;
  readonly legs: readonly Leg[];
}

/** The transfer posted under a key; undefined without one. */
export async function findTransfer(
  on: Reader,
  scope: string,
  key: string,
): Promise<FoundTransfer | undefined> {
  const transfer = await on
    .selectFrom('ledger_transfer')
    .select(['id', 'kind', 'ref', 'player_id'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!transfer) return undefined;
  const rows = await on
    .selectFrom('ledger_entry as e')
    .innerJoin('ledger_account as a', 'a.id', 'e.account_id')
    .select(['a.code', 'a.kind', 'a.player_id', 'a.side', 'e.amount'])
    .where('e.transfer_id', '=', transfer.id)
    .orderBy('e.id')
    .execute();
  const legs = rows.map(({ code, kind, player_id, side, amount }) => ({
    account: { code, kind, playerId: player_id, side },
    amount,
  }));
  const { id, kind, ref, player_id } = transfer;
  return { transferId: id, kind, ref, playerId: player_id, legs };
}

/** Whether a transfer was reversed by another. */
export async function isReversed(on: Reader, transferId: bigint): Promise<boolean> {
  const reversal = await on
    .selectFrom('ledger_transfer')
    .select('id')
    .where('reverses_id', '=', transferId)
    .executeTakeFirst();
  return reversal !== undefined;
}

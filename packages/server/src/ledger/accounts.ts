import { createHash } from 'node:crypto';
import type { AccountKind } from './tables.ts';

/** An account by its code (domain: Accounts). Created with its first entry. */
export interface Account {
  readonly code: string;
  readonly kind: AccountKind;
  /** Null for a house account. */
  readonly playerId: string | null;
  /** The side on which a balance is positive. */
  readonly side: 'credit' | 'debit';
}

/** The source of stakes: the wallet, or a promotion record. */
export type Fund =
  | { readonly kind: 'cash' }
  | { readonly kind: 'promo'; readonly recordId: string };

export const cashFund: Fund = { kind: 'cash' };

/** `player:{p}:cash`: the wallet, withdrawable. */
export function cash(playerId: string): Account {
  return ofPlayer(playerId, 'cash', 'cash');
}

/** `player:{p}:transit:{m}`: in transit to or from a provider, not yet confirmed. */
export function transit(playerId: string, provider: string): Account {
  return ofPlayer(playerId, 'transit', `transit:${part(provider)}`);
}

/** `player:{p}:maker:{m}:cash` or `:promo:{r}`: in play at a provider. */
export function inPlay(playerId: string, provider: string, fund: Fund): Account {
  const suffix = fund.kind === 'cash' ? 'cash' : `promo:${part(fund.recordId)}`;
  return ofPlayer(playerId, 'maker', `maker:${part(provider)}:${suffix}`);
}

/** `player:{p}:promo:{r}`: in a promotion record, not in play. */
function promotion(playerId: string, recordId: string): Account {
  return ofPlayer(playerId, 'promo', `promo:${part(recordId)}`);
}

/** The account of a fund while it is not in play. */
export function fundAccount(playerId: string, fund: Fund): Account {
  return fund.kind === 'cash' ? cash(playerId) : promotion(playerId, fund.recordId);
}

/** `player:{p}:hold:withdraw`: unfinished withdrawals. */
export function withdrawHold(playerId: string): Account {
  return ofPlayer(playerId, 'hold', 'hold:withdraw');
}

/** `player:{p}:payable:{rebate|bonus}`: issued and not yet claimed. */
export function payable(playerId: string, kind: 'rebate' | 'bonus'): Account {
  return ofPlayer(playerId, 'payable', `payable:${kind}`);
}

/** `house:psp:{channel}`: house account for money at a payment provider. */
export function paymentProvider(channel: string, shardBy: string): Account {
  return ofHouse('clearing', 'debit', `psp:${part(channel)}`, shardBy);
}

/** `house:bank:{id}`: house account for money at a bank account of the site. */
export function siteBank(accountId: string, shardBy: string): Account {
  return ofHouse('clearing', 'debit', `bank:${part(accountId)}`, shardBy);
}

/** `house:gaming:{m}`: house account for stakes minus wins; may be negative. */
export function gaming(provider: string, shardBy: string): Account {
  return ofHouse('revenue', 'credit', `gaming:${part(provider)}`, shardBy);
}

/** `house:cost:{kind}`: house account for what promotions, rebates and bonuses cost the site. */
export function cost(kind: 'promo' | 'rebate' | 'bonus', shardBy: string): Account {
  return ofHouse('cost', 'debit', `cost:${kind}`, shardBy);
}

/** `house:forfeit`: house account for the voided balances of promotions. */
export function forfeit(shardBy: string): Account {
  return ofHouse('income', 'credit', 'forfeit', shardBy);
}

/** `house:suspense`: house account for unexplained money. Rare, and so not sharded. */
export const suspense: Account = {
  code: 'house:suspense',
  kind: 'clearing',
  playerId: null,
  side: 'credit',
};

/** `house:adjust`: house account for corrections by two operators. */
export const adjust: Account = {
  code: 'house:adjust',
  kind: 'clearing',
  playerId: null,
  side: 'debit',
};

/** Number of rows of a sharded hot house account, which reduces lock contention. */
const HOUSE_SHARDS = 16;

function ofPlayer(playerId: string, kind: AccountKind, name: string): Account {
  return { code: `player:${playerId}:${name}`, kind, playerId, side: 'credit' };
}

/** The same key goes to the same shard, so that a repeated post names the same accounts. */
function ofHouse(kind: AccountKind, side: Account['side'], name: string, shardBy: string): Account {
  const shard = (createHash('sha256').update(shardBy).digest()[0] ?? 0) % HOUSE_SHARDS;
  return { code: `house:${name}#${shard}`, kind, playerId: null, side };
}

/** Codes are parsed by their colons, so no part may contain one. */
function part(text: string): string {
  if (!/^[\w.-]{1,80}$/.test(text)) throw new Error(`not a part of an account's code: ${text}`);
  return text;
}

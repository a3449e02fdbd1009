import { z } from 'zod';
import type { Books } from '../../books/books.ts';
import type { Clock } from '../../clock.ts';
import { Refused } from '../../http/errors.ts';
import { parseAmount } from '../../money.ts';
import { eventRow, type RoundEvent, type Transfer, transferRow, walletRow } from './books.ts';

/**
 * A transfer as requested by the platform; `amount` is a decimal string, or `all` on the way out.
 */
export interface TransferOrder {
  readonly transferId: string;
  readonly direction: 'in' | 'out';
  readonly playerRef: string;
  readonly fundRef: string;
  readonly amount: string;
  readonly currency: string;
}

export interface Wallets {
  /** Zero without a wallet, or for one in another currency. */
  balance(walletRef: string, fundRef: string, currency: string): bigint;
  balances(playerRef: string): { fundRef: string; currency: string; balance: bigint }[];
  /** Adds to a wallet, or takes from it with a negative amount. @returns the balance after it. */
  change(walletRef: string, fundRef: string, currency: string, amount: bigint): bigint;
  /**
   * All or nothing; idempotent by `transferId`.
   * @throws Refused 400 or 409.
   */
  transfer(order: TransferOrder): Transfer;
  transferById(transferId: string): Transfer | null;
  /** Events after `cursor`, in order. */
  feed(cursor: bigint, limit: number): RoundEvent[];
}

const position = z.object({ cursor: z.bigint().nullable() });

export function createWallets(books: Books, clock: Clock): Wallets {
  const wallet = (walletRef: string, fundRef: string) =>
    books.one(
      walletRow,
      'SELECT fund_ref, currency, balance FROM wallet WHERE player_ref = ? AND fund_ref = ?',
      walletRef,
      fundRef,
    );

  const transferById = (transferId: string): Transfer | null =>
    books.one(transferRow, 'SELECT * FROM transfer WHERE transfer_id = ?', transferId);

  const wallets: Wallets = {
    transferById,

    balance(walletRef, fundRef, currency) {
      const held = wallet(walletRef, fundRef);
      return held?.currency === currency ? held.balance : 0n;
    },

    balances: (playerRef) =>
      books.all(
        walletRow,
        'SELECT fund_ref, currency, balance FROM wallet WHERE player_ref = ? ORDER BY fund_ref',
        playerRef,
      ),

    change(walletRef, fundRef, currency, amount) {
      const after = wallets.balance(walletRef, fundRef, currency) + amount;
      // The table's own check rejects a negative balance, whatever was read before.
      books.run(
        `INSERT INTO wallet (player_ref, fund_ref, currency, balance) VALUES (?, ?, ?, ?)
         ON CONFLICT (player_ref, fund_ref) DO UPDATE SET balance = excluded.balance`,
        walletRef,
        fundRef,
        currency,
        after,
      );
      return after;
    },

    transfer(order) {
      const asked =
        order.direction === 'out' && order.amount === 'all'
          ? 'all'
          : parseAmount(order.amount, order.currency);
      if (asked === null || (asked !== 'all' && asked <= 0n)) {
        throw new Refused(400, 'INVALID_REQUEST', 'amount: must be a positive decimal, or all out');
      }
      return books.transaction(() => {
        const known = transferById(order.transferId);
        if (known !== null) return sameTransfer(known, order, asked);

        const held = wallet(order.playerRef, order.fundRef);
        const before = held?.balance ?? 0n;
        const amount = asked === 'all' ? before : asked;
        const fits = held === null || held.currency === order.currency;
        const completed = fits && (order.direction === 'in' || amount <= before);
        const change = order.direction === 'in' ? amount : -amount;
        const after = completed
          ? wallets.change(order.playerRef, order.fundRef, order.currency, change)
          : before;
        const last = books.one(position, 'SELECT max(cursor) AS cursor FROM event');
        books.run(
          `INSERT INTO transfer (transfer_id, direction, player_ref, fund_ref, asked, currency,
             status, amount, balance, cursor, at)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
          order.transferId,
          order.direction,
          order.playerRef,
          order.fundRef,
          String(asked),
          order.currency,
          completed ? 'completed' : 'rejected',
          completed ? amount : 0n,
          after,
          last?.cursor ?? 0n,
          clock(),
        );
        const written = transferById(order.transferId);
        if (written === null) throw new Error('a transfer that was written cannot be read');
        return written;
      });
    },

    feed: (cursor, limit) =>
      books.all(
        eventRow,
        'SELECT * FROM event WHERE cursor > ? ORDER BY cursor LIMIT ?',
        cursor,
        limit,
      ),
  };
  return wallets;
}

/** A repeat returns the first response; the same id with other terms is a conflict. */
function sameTransfer(known: Transfer, order: TransferOrder, asked: bigint | 'all'): Transfer {
  const same =
    known.direction === order.direction &&
    known.playerRef === order.playerRef &&
    known.fundRef === order.fundRef &&
    known.currency === order.currency &&
    known.asked === String(asked);
  if (same) return known;
  throw new Refused(409, 'DUPLICATE_CONFLICT', 'the transfer exists with other terms');
}

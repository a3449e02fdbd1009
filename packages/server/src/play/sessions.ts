import type { GameSession } from '@parlor/api/entities/game';
import { toDecimal } from '@parlor/api/rules';
import type { Selectable } from 'kysely';
import type { Reader, Trx } from '../database/schema.ts';
import { isUuid } from '../http/uuid.ts';
import { accounts, balanceOf } from '../ledger/index.ts';
import type { PlaySessionTable } from './tables.ts';

export type SessionRow = Selectable<PlaySessionTable>;

/** A session of this player; another player's looks like none (S20). */
export async function findSession(
  on: Reader,
  playerId: string,
  id: string,
): Promise<SessionRow | undefined> {
  if (!isUuid(id)) return undefined;
  return await on
    .selectFrom('play_session')
    .selectAll()
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
}

export async function readSession(on: Reader, id: string): Promise<SessionRow> {
  return await on
    .selectFrom('play_session')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

export async function lockSession(trx: Trx, id: string): Promise<SessionRow> {
  return await trx
    .selectFrom('play_session')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The player's one session that is not settled, or undefined. */
export async function openSessionOf(on: Reader, playerId: string): Promise<SessionRow | undefined> {
  return await on
    .selectFrom('play_session')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('state', '<>', 'settled')
    .executeTakeFirst();
}

/** Sessions that the platform ended, and that the player has not been told of. */
export async function untoldRecoveries(on: Reader, playerId: string): Promise<SessionRow[]> {
  return await on
    .selectFrom('play_session')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('state', '=', 'settled')
    .where('by_platform', '=', true)
    .where('acknowledged_at', 'is', null)
    .orderBy('ended_at', 'desc')
    .limit(10)
    .execute();
}

/** Ids of the games that a player opened last, the latest first. */
export async function recentGameIds(
  on: Reader,
  playerId: string,
  limit: number,
): Promise<string[]> {
  const rows = await on
    .selectFrom('play_session')
    .select((select) => ['game_id', select.fn.max('started_at').as('last')])
    .where('player_id', '=', playerId)
    .groupBy('game_id')
    .orderBy('last', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => row.game_id);
}

/** A session as its player sees it; its money as it stands at this moment. */
export async function sessionOf(
  on: Reader,
  row: SessionRow,
  exponent: number,
): Promise<GameSession> {
  const money = (minor: bigint) => toDecimal(minor, exponent);
  const rounds = await on
    .selectFrom('game_round')
    .select((select) => [
      select.fn.sum<bigint>('staked').as('staked'),
      select.fn.sum<bigint>('won').as('won'),
    ])
    .where('session_id', '=', row.id)
    .where('state', '<>', 'void')
    .executeTakeFirst();
  const settled = row.state === 'settled';
  const inGame = settled
    ? 0n
    : (await balanceOf(on, accounts.inPlay(row.player_id, row.provider, accounts.cashFund))) +
      (await balanceOf(on, accounts.transit(row.player_id, row.provider)));
  return {
    sessionId: row.id,
    gameId: row.game_id,
    gameName: row.game_name,
    state: row.state,
    movedIn: money(row.moved_in),
    inGame: money(inGame),
    recovered: row.recovered === null ? null : money(row.recovered),
    staked: money(BigInt(rounds?.staked ?? 0)),
    won: money(BigInt(rounds?.won ?? 0)),
    startedAt: row.started_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    retryAt: row.retry_at?.toISOString() ?? null,
  };
}

import type { GameSession } from '@parlor/api/entities/game';
import { toDecimal } from '@parlor/api/rules';
import { type Selectable, sql } from 'kysely';
import type { Paging } from '../../core/database/read-page.ts';
import type { Reader, Trx } from '../../core/database/schema.ts';
import { isUuid } from '../../core/http/uuid.ts';
import { accounts, readBalance } from '../../ledger/index.ts';
import type { Played } from '../games/index.ts';
import { CASH_FUND, parseFund } from './funds.ts';
import { findOpenRounds } from './open-rounds.ts';
import type { PlaySessionTable } from './tables.ts';

export type SessionRow = Selectable<PlaySessionTable>;

/** A session of this player; another player's is reported as not found (S20). */
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

/** The player's one unsettled session of a fund, or undefined. */
export async function findOpenSession(
  on: Reader,
  playerId: string,
  fundRef = CASH_FUND,
): Promise<SessionRow | undefined> {
  return await on
    .selectFrom('play_session')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('fund_ref', '=', fundRef)
    .where('state', '<>', 'settled')
    .executeTakeFirst();
}

/** The player's unsettled sessions, of all funds, the latest first. */
export async function listOpenSessions(on: Reader, playerId: string): Promise<SessionRow[]> {
  return await on
    .selectFrom('play_session')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('state', '<>', 'settled')
    .orderBy('started_at', 'desc')
    .execute();
}

/** Sessions that the platform ended and the player has not acknowledged. */
export async function unacknowledgedRecoveries(
  on: Reader,
  playerId: string,
): Promise<SessionRow[]> {
  return await on
    .selectFrom('play_session')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('state', '=', 'settled')
    .where('by_platform', '=', true)
    // A seamless session had no money of its own to return.
    .where('wallet_kind', '=', 'transfer')
    .where('acknowledged_at', 'is', null)
    .orderBy('ended_at', 'desc')
    .limit(10)
    .execute();
}

/** The games that a player opened: those that wait for the player first, then the newest. */
export async function playedGames(
  on: Reader,
  playerId: string,
  { page, limit }: Paging,
): Promise<{ rows: Played[]; total: number }> {
  const openRounds = await findOpenRounds(on, playerId);
  const waiting = openRounds.map((round) => round.game_id);
  const sessions = on.selectFrom('play_session').where('player_id', '=', playerId);
  const rows = await sessions
    .select((select) => [
      'game_id',
      select.fn.max('seen_at').as('last'),
      sql<boolean>`bool_or(state <> 'settled')`.as('open'),
    ])
    .groupBy('game_id')
    .orderBy(sql`bool_or(state <> 'settled') OR game_id = ANY(${waiting})`, 'desc')
    .orderBy('last', 'desc')
    .orderBy('game_id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const { total } = await sessions
    .select((select) => select.fn.count<bigint>('game_id').distinct().as('total'))
    .executeTakeFirstOrThrow();
  const openSessions = await listOpenSessions(on, playerId);
  return {
    rows: await Promise.all(
      rows.map(async (row) => {
        const round = openRounds.find(({ game_id }) => game_id === row.game_id);
        return {
          gameId: row.game_id,
          lastPlayedAt: row.last,
          inGame: row.open ? await sumPlayBalances(on, openSessions, row.game_id) : null,
          openRound: round ? { staked: round.staked, expiresAt: round.expires_at } : null,
        };
      }),
    ),
    total: Number(total),
  };
}

async function sumPlayBalances(
  on: Reader,
  sessions: readonly SessionRow[],
  gameId: string,
): Promise<bigint> {
  let sum = 0n;
  for (const session of sessions) {
    if (session.game_id === gameId) sum += await getPlayBalance(on, session);
  }
  return sum;
}

/** The money in a session's game and in transit to and from it, in minor units. */
async function getPlayBalance(on: Reader, session: SessionRow): Promise<bigint> {
  if (session.state === 'settled' || session.wallet_kind === 'seamless') return 0n;
  const { player_id: playerId, provider } = session;
  const fund = parseFund(session.fund_ref) ?? accounts.cashFund;
  return (
    (await readBalance(on, accounts.inPlay(playerId, provider, fund))) +
    // The account in transit is for all funds of a provider.
    (fund.kind === 'cash' ? await readBalance(on, accounts.transit(playerId, provider)) : 0n)
  );
}

/** A session as its player sees it, with its current money. */
export async function toSession(
  on: Reader,
  row: SessionRow,
  exponent: number,
): Promise<GameSession> {
  const money = (minor: bigint) => toDecimal(minor, exponent);
  const fund = parseFund(row.fund_ref);
  const rounds = await on
    .selectFrom('game_round')
    .select((select) => [
      select.fn.sum<bigint>('staked').as('staked'),
      select.fn.sum<bigint>('won').as('won'),
    ])
    .where('session_id', '=', row.id)
    .where('state', '<>', 'void')
    .executeTakeFirst();
  return {
    sessionId: row.id,
    gameId: row.game_id,
    gameName: row.game_name,
    ...(fund?.kind === 'promo' && { recordId: fund.recordId }),
    state: row.state,
    movedIn: money(row.moved_in),
    inGame: money(await getPlayBalance(on, row)),
    recovered: row.recovered === null ? null : money(row.recovered),
    staked: money(BigInt(rounds?.staked ?? 0)),
    won: money(BigInt(rounds?.won ?? 0)),
    startedAt: row.started_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    retryAt: row.retry_at?.toISOString() ?? null,
  };
}

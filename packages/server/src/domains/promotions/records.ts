import type { Reason } from '@parlor/api';
import type { Locale } from '@parlor/api/constants';
import type {
  CountingRecord,
  PromotionBill,
  PromotionRecord,
} from '@parlor/api/entities/promotion';
import { getWeight, toDecimal } from '@parlor/api/rules';
import { sql } from 'kysely';
import type { Paging } from '../../core/database/read-page.ts';
import type { Reader } from '../../core/database/schema.ts';
import { notFound } from '../../core/http/errors.ts';
import { isUuid } from '../../core/http/uuid.ts';
import { inLanguage } from '../content/index.ts';
import { findGame, type GameRow, toCatalogueGame } from '../games/index.ts';
import { getPlatform, type Names, type PromotionView, toPercent } from './definitions.ts';
import { findFundRefusal } from './funding.ts';
import { getBalance, getStatus, type Standing, standings } from './progress.ts';
import { type PromotionTerms, promotionTerms } from './terms.ts';

/** A player's records, newest first, by the status that their current figures give. */
export async function listRecords(
  on: Reader,
  playerId: string,
  { page, limit, status }: Paging & { readonly status?: PromotionRecord['status'] | undefined },
): Promise<{ rows: Standing[]; total: number }> {
  const all = await standings(on)
    .where('r.player_id', '=', playerId)
    // Open ones are few; of ended ones the stored status is final.
    .$if(status !== undefined, (query) =>
      query.where((where) =>
        where.or([where('r.ended_at', 'is', null), where('r.status', '=', status ?? 'ongoing')]),
      ),
    )
    .orderBy('r.joined_at', 'desc')
    .orderBy('r.id')
    .execute();
  const rows = status === undefined ? all : all.filter((row) => getStatus(row) === status);
  return { rows: rows.slice((page - 1) * limit, page * limit), total: rows.length };
}

/**
 * A record of this player; another player's is reported as not found (S20).
 *
 * @throws ApiError 404.
 */
export async function findRecord(on: Reader, playerId: string, id: string): Promise<Standing> {
  const found = isUuid(id)
    ? await standings(on)
        .where('r.id', '=', id)
        .where('r.player_id', '=', playerId)
        .executeTakeFirst()
    : undefined;
  if (!found) throw notFound();
  return found;
}

/** The open records of a player, newest first. */
export async function listOpenRecords(on: Reader, playerId: string): Promise<Standing[]> {
  return await standings(on)
    .where('r.player_id', '=', playerId)
    .where('r.ended_at', 'is', null)
    .orderBy('r.joined_at', 'desc')
    .execute();
}

export function getName({ titles, promotion_id: id }: Standing, locale: Locale): string {
  return inLanguage(titles, locale) ?? id;
}

/**
 * The open records of a player, each with the reason why it does not pay for a game's smallest stake.
 *
 * @throws ApiError 404 for an unknown game.
 */
export async function listRecordsForGame(
  on: Reader,
  playerId: string,
  gameId: string,
  now: number,
): Promise<
  {
    row: Standing;
    terms: PromotionTerms;
    game: GameRow;
    weight: number;
    reason: Reason | undefined;
  }[]
> {
  const game = await findGame(on, gameId);
  if (!game) throw notFound();
  const makerWeights = await readMakerWeights(on);
  return (await listOpenRecords(on, playerId)).flatMap((row) => {
    const terms = promotionTerms.parse(row.terms);
    const reason = findFundRefusal({ ...row, terms }, now, game, game.min_stake);
    if (reason === 'promotion.ended') return [];
    const weight = isWeighing(row)
      ? getWeight({ ...terms, makerWeights }, toCatalogueGame(game), 10_000)
      : 10_000;
    return [{ row, terms, game, weight, reason }];
  });
}

/** What counts for a record in the whole catalogue, by its terms. */
export function toCountingRecord(
  row: Standing,
  locale: Locale,
  makerWeights: Weights,
): CountingRecord {
  const terms = promotionTerms.parse(row.terms);
  const { categories, excludedGames, gameWeights, makers, weights } = terms;
  return {
    id: row.id,
    promotionId: row.promotion_id,
    promotionName: getName(row, locale),
    titles: row.titles,
    categories,
    makers,
    excludedGames,
    ...(isWeighing(row)
      ? {
          weights: toPercents(weights),
          gameWeights: toPercents(gameWeights),
          makerWeights: toPercents(makerWeights),
        }
      : { weights: {}, gameWeights: {}, makerWeights: {} }),
  };
}

/** Net win and balance count in full: weights matter to a record that asks for bets alone. */
const isWeighing = ({ ask_bet: asked }: Standing) => asked > 0n;

/** Basis points by id. */
type Weights = Readonly<Record<string, number>>;

/** What bets count by maker, where a promotion says nothing of the game or its category. */
export async function readMakerWeights(on: Reader): Promise<Weights> {
  const rows = await on.selectFrom('turnover_weight').selectAll().execute();
  return Object.fromEntries(rows.map((row) => [row.maker_id, row.weight_bp]));
}

const toPercents = (weights: Weights) =>
  Object.fromEntries(Object.entries(weights).map(([id, weight]) => [id, toPercent(weight)]));

/** A record as its player sees it. */
export function toRecord(row: Standing, view: PromotionView, names: Names): PromotionRecord {
  const money = (minor: bigint) => toDecimal(minor, view.settings.currencyExponent);
  const status = getStatus(row);
  return {
    id: row.id,
    promotionId: row.promotion_id,
    promotionName: getName(row, view.locale),
    titles: row.titles,
    image: view.artUrl(row.art),
    color: row.color,
    platform: getPlatform(promotionTerms.parse(row.terms), view.locale, names),
    status,
    buttonStatus: status === 'settlable' ? 1 : 0,
    principalAmount: money(row.principal),
    bonusAmount: money(row.bonus),
    askBetAmount: money(row.ask_bet),
    currentBetAmount: money(row.bet),
    askNetwinAmount: money(row.ask_netwin),
    currentNetwinAmount: money(row.netwin),
    askBalance: money(row.ask_balance),
    currentBalance: money(getBalance(row)),
    releaseConditionsAmount: money(row.release_below),
    inGame: money(row.inGame),
    freeSpins: row.freeSpins,
    deadline: row.deadline.toISOString(),
    participationTime: row.joined_at.toISOString(),
    endTime: row.ended_at?.toISOString() ?? null,
    autoSettlementTime: row.auto_settle_at?.toISOString() ?? null,
    settledAmount: status === 'settled' ? money(row.to_wallet ?? 0n) : null,
  };
}

interface BillRow {
  readonly id: bigint;
  readonly kind: string;
  readonly amount: bigint;
  readonly balance_after: bigint;
  readonly counted: bigint;
  readonly not_counted: PromotionBill['notCounted'];
  /** Basis points; null for anything but a bet that was weighed. */
  readonly weighed: number | null;
  readonly cover: string | null;
  readonly cover_color: string | null;
  readonly subject: string;
  readonly at: Date;
  readonly total: bigint;
}

/**
 * The changes of a record's balance, newest first: its own account and its money in games together,
 * so that moving into a game is no change.
 */
export async function listPromotionBills(
  on: Reader,
  { id, player_id: playerId }: Pick<Standing, 'id' | 'player_id'>,
  { artUrl, settings: { currencyExponent: exponent } }: Pick<PromotionView, 'artUrl' | 'settings'>,
  { page, limit, betsOnly = false }: Paging & { readonly betsOnly?: boolean | undefined },
): Promise<{ rows: PromotionBill[]; total: number }> {
  const money = (minor: bigint) => toDecimal(minor, exponent);
  const changes = sql`
    select t.id, t.kind, t.key, t.scope, t.ref, t.subject, t.posted_at as at,
      -sum(e.amount)::bigint as amount
    from ledger_account a
    join ledger_entry e on e.account_id = a.id
    join ledger_transfer t on t.id = e.transfer_id
    where a.player_id = ${playerId} and a.kind in ('promo', 'maker')
      and a.code like ${`%:promo:${id}`} and t.kind not like 'maker.in.%'
    group by t.id having sum(e.amount) <> 0`;
  const { rows } = await sql<BillRow>`
    with change as (${changes}), chained as (
      select *, sum(amount) over (order by id)::bigint as balance_after,
        count(*) filter (where not ${betsOnly} or kind = 'round.bet') over () as total from change
    )
    select c.id, c.kind, c.amount, c.balance_after, c.subject, c.at, c.total,
      coalesce(round.counted, 0)::bigint as counted, round.weighed, round.cover, round.cover_color,
      case when c.kind <> 'round.bet' or coalesce(round.counted, 0) <> 0 then null
        when exists (select from ledger_transfer back where back.reverses_id = c.id)
          then 'rolledBack'
        when round.weighed = 0 then 'noWeight'
        when round.state = 'open' then 'roundOpen'
        else 'noResult' end as not_counted
    from chained c
    left join lateral (
      select r.state, sum(e.counted) as counted, max(e.weight_bp) as weighed,
        max(g.cover) as cover, max(g.cover_color) as cover_color
      from game_round r
      left join game g on g.provider = r.provider and g.game_code = r.game_code
      left join turnover_entry e on e.provider = r.provider and e.bet_tx = c.key
        and e.round_id = r.round_id and e.sink_id = ${id}
      where c.kind like 'round.%' and c.ref = 'round:' || r.provider || ':' || r.round_id
        and r.fund_ref = ${`promo:${id}`} and r.fund_ref <> 'cash'
      group by r.provider, r.round_id
    ) round on true
    where not ${betsOnly} or c.kind = 'round.bet'
    order by c.id desc limit ${limit} offset ${(page - 1) * limit}`.execute(on);
  const total = rows[0]?.total ?? (page > 1 ? await countBills(on, changes, betsOnly) : 0n);
  return {
    rows: rows.map((row) => ({
      billId: String(row.id),
      kind: row.kind,
      amount: money(row.amount),
      balanceAfter: money(row.balance_after),
      countedBet: money(row.counted),
      notCounted: row.not_counted,
      countsPercent: row.counted === 0n || row.weighed === null ? null : toPercent(row.weighed),
      subject: row.kind.startsWith('promo.') ? '' : row.subject,
      cover: row.cover === null ? null : artUrl(row.cover),
      coverColor: row.cover_color,
      at: row.at.toISOString(),
    })),
    total: Number(total),
  };
}

async function countBills(
  on: Reader,
  changes: ReturnType<typeof sql>,
  betsOnly: boolean,
): Promise<bigint> {
  const { rows } = await sql<{ total: bigint }>`
    select count(*) as total from (${changes}) as change
    where not ${betsOnly} or kind = 'round.bet'`.execute(on);
  return rows[0]?.total ?? 0n;
}

import { DAY_MS } from '@parlor/api/constants';
import { toDecimal } from '@parlor/api/rules';
import { type ExpressionBuilder, sql } from 'kysely';
import { toDate } from '../../core/clock.ts';
import { isUniqueViolation } from '../../core/database/errors.ts';
import { readPage } from '../../core/database/read-page.ts';
import type { Database, Reader, Trx } from '../../core/database/schema.ts';
import {
  type Arrangement,
  arrangeGames,
  HOT_TAG,
  inMaintenance,
  NEW_FOR_MS,
} from '../../domains/games/index.ts';
import { readSite } from '../../domains/site/index.ts';
import type { Core } from '../../platform/core.ts';
import { catalogue } from '../calls/index.ts';
import { readMoment } from '../moment.ts';
import { nothingFound, OperatorRefusal } from '../refusal.ts';
import type { OperatorRoutes } from '../routes.ts';
import { lockOrder, putInPlace } from './place.ts';

/** Above this number of games, the audit log has one entry for all. */
const ENTRIES = 50;

interface Scope {
  readonly ids: readonly string[];
  readonly category?: string | undefined;
  readonly maker?: string | undefined;
  readonly provider?: string | undefined;
}

/** Games, makers, categories and navigation tags. */
export function answerCatalogue(core: Core, routes: OperatorRoutes): void {
  const { clock } = core;

  routes.read(catalogue.listGames, async ({ db, args }) => {
    const { search, category, maker, provider, status, page, limit } = args;
    const pattern = `%${(search ?? '').replaceAll(/[\\%_]/g, '\\$&')}%`;
    const now = toDate(clock);
    const games = getGames(db)
      .$if(search !== undefined, (query) =>
        query.where((where) =>
          where.or([where('game.id', 'ilike', pattern), where('game.name', 'ilike', pattern)]),
        ),
      )
      .$if(category !== undefined, (query) => query.where('game.category_id', '=', category ?? ''))
      .$if(maker !== undefined, (query) => query.where('game.maker_id', '=', maker ?? ''))
      .$if(provider !== undefined, (query) => query.where('game.provider', '=', provider ?? ''))
      .$if(status !== undefined, (query) =>
        query.where((where) => statusIs(where, status ?? 'open', now)),
      );
    const { rows, total } = await readPage(
      games
        .orderBy('game.recent_plays', 'desc')
        .orderBy('game.listed_popularity', 'desc')
        .orderBy('game.id'),
      { page, limit },
    );
    return { rows: rows.map((row) => getLine(row, clock.now())), total };
  });

  routes.read(catalogue.showGame, async ({ db, args: { id } }) => {
    const row = await getGames(db).where('game.id', '=', id).executeTakeFirst();
    if (!row) throw nothingFound(`game “${id}”`);
    const { currencyExponent } = await readSite(db);
    return {
      ...getLine(row, clock.now()),
      titles: row.titles,
      description: row.description,
      tags: row.tags,
      rtp: row.rtp,
      volatility: row.volatility,
      minStake: toDecimal(row.min_stake, currencyExponent),
      maxStake: toDecimal(row.max_stake, currencyExponent),
      arranged: {
        hidden: row.hidden ?? false,
        hot: row.arranged_hot,
        newFrom: row.new_from?.toISOString() ?? null,
      },
    };
  });

  routes.change(catalogue.setGame, async ({ trx, args: { id, description } }) => {
    const game = await trx
      .selectFrom('game')
      .select('description')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!game) throw nothingFound(`game “${id}”`);
    const after = { ...game.description, ...description };
    await trx
      .updateTable('game')
      .set({ description: JSON.stringify(after) })
      .where('id', '=', id)
      .execute();
    return {
      answer: { gameId: id, description: after },
      subject: `game:${id}`,
      before: { description: game.description },
      after: { description: after },
    };
  });

  routes.change(catalogue.maintainGames, async ({ trx, args }) => {
    const { countryTimezone } = await readSite(trx);
    const until = readMoment(args.until, clock.now(), countryTimezone);
    if (until.getTime() <= clock.now()) throw new OperatorRefusal(422, 'until: is in the past');
    const games = await maintain(trx, args, until);
    return {
      answer: { games: games.map(({ id }) => id), until: until.toISOString() },
      entries: getEntries(args, games, ({ ended }) => ({ maintenanceEndsAt: ended }), {
        maintenanceEndsAt: until,
      }),
    };
  });

  routes.change(catalogue.openGames, async ({ trx, args }) => {
    const games = await maintain(trx, args, null);
    return {
      answer: { games: games.map(({ id }) => id) },
      entries: getEntries(args, games, ({ ended }) => ({ maintenanceEndsAt: ended }), {}),
    };
  });

  for (const [call, getArrangement] of [
    [catalogue.hideGames, ({ off }: { off?: true }): Arrangement => ({ hidden: off !== true })],
    [catalogue.hotGames, ({ as }: { as: Listing }): Arrangement => ({ hot: listed(as) })],
    [
      catalogue.newGames,
      ({ as }: { as: Listing }): Arrangement => ({ newFrom: newFrom(as, clock.now()) }),
    ],
  ] as const) {
    routes.change(call, async ({ trx, args }) => {
      const games = await chosen(trx, args);
      const ids = games.map(({ id }) => id);
      const before = await getArrangements(trx, ids);
      // Each of the three takes the arguments of its own call.
      await arrangeGames(trx, ids, (getArrangement as (of: typeof args) => Arrangement)(args));
      const after = await getArrangements(trx, ids);
      return {
        answer: { games: ids },
        entries:
          ids.length > ENTRIES
            ? [{ subject: getSubject(args), note: { games: ids.length, ...decisionIn(args) } }]
            : ids.map((id) => ({
                subject: `game:${id}`,
                before: before.get(id),
                after: after.get(id),
              })),
      };
    });
  }

  answerMakers(routes);
  answerCategories(routes);
  answerTags(routes);
}

type Listing = 'on' | 'off' | 'auto';

function listed(as: Listing): boolean | null {
  return as === 'auto' ? null : as === 'on';
}

function newFrom(as: Listing, now: number): Exclude<Arrangement['newFrom'], undefined> {
  if (as === 'auto') return null;
  return as === 'on' ? new Date(now) : { notAfter: new Date(now - NEW_FOR_MS - DAY_MS) };
}

function getGames(on: Reader) {
  return on
    .selectFrom('game')
    .leftJoin('game_arrangement', 'game_arrangement.game_id', 'game.id')
    .selectAll('game')
    .select([
      'game_arrangement.hidden',
      'game_arrangement.hot as arranged_hot',
      'game_arrangement.new_from',
      'game_arrangement.listed',
    ]);
}

type GameLine = Awaited<ReturnType<ReturnType<typeof getGames>['executeTakeFirstOrThrow']>>;

function getLine(row: GameLine, now: number) {
  const isListed = row.listed ?? row.offered;
  const maintained = inMaintenance(row, now);
  const status = !isListed ? 'gone' : row.hidden ? 'hidden' : maintained ? 'maintenance' : 'open';
  return {
    gameId: row.id,
    name: row.name,
    maker: row.maker_id,
    category: row.category_id,
    provider: row.provider,
    status,
    maintenanceEndsAt: maintained ? (row.maintenance_ends_at?.toISOString() ?? null) : null,
    hot: row.tags.includes(HOT_TAG),
    releasedAt: row.released_at.toISOString(),
    popularity: row.listed_popularity,
    playsToday: row.plays_today,
  } as const;
}

type Joined = Database & { game_arrangement: Database['game_arrangement'] };

function statusIs(
  where: ExpressionBuilder<Joined, 'game' | 'game_arrangement'>,
  status: 'open' | 'maintenance' | 'hidden' | 'gone',
  now: Date,
) {
  const isListed = sql<boolean>`coalesce(game_arrangement.listed, game.offered)`;
  const hidden = sql<boolean>`coalesce(game_arrangement.hidden, false)`;
  const maintained = sql<boolean>`coalesce(game.maintenance_ends_at > ${now}::timestamptz, false)`;
  if (status === 'gone') return sql<boolean>`not ${isListed}`;
  if (status === 'hidden') return where.and([isListed, hidden]);
  const seen = where.and([isListed, sql<boolean>`not ${hidden}`]);
  return status === 'maintenance'
    ? where.and([seen, maintained])
    : where.and([seen, sql<boolean>`not ${maintained}`]);
}

/**
 * The selected games, locked until the transaction ends.
 *
 * @throws OperatorRefusal 422 for no selection, or both kinds; 404 with the unknown ids.
 */
async function chosen(trx: Trx, { ids, category, maker, provider }: Scope) {
  const filtered = [category, maker, provider].some((filter) => filter !== undefined);
  if (ids.length === 0 && !filtered) {
    throw new OperatorRefusal(422, 'name games by id, or all of a category, maker or provider');
  }
  if (ids.length > 0 && filtered) {
    throw new OperatorRefusal(
      422,
      'name games by id, or by category, maker and provider; not both',
    );
  }
  let query = trx.selectFrom('game').select(['id', 'maintenance_ends_at as ended']);
  if (ids.length > 0) query = query.where('id', 'in', ids);
  if (category !== undefined) query = query.where('category_id', '=', category);
  if (maker !== undefined) query = query.where('maker_id', '=', maker);
  if (provider !== undefined) query = query.where('provider', '=', provider);
  const games = await query.orderBy('id').forUpdate().execute();
  const missing = ids.filter((id) => !games.some((game) => game.id === id));
  if (missing.length > 0) throw nothingFound(`game “${missing.join('”, “')}”`);
  if (games.length === 0) throw nothingFound('game of that kind');
  return games;
}

async function maintain(trx: Trx, scope: Scope, until: Date | null) {
  const games = await chosen(trx, scope);
  await trx
    .updateTable('game')
    .set({ maintenance_ends_at: until })
    .where(sql<boolean>`id = any(${games.map(({ id }) => id)}::text[])`)
    .execute();
  return games;
}

type ChosenGame = Awaited<ReturnType<typeof chosen>>[number];

/** One entry per game, or one for very many. */
function getEntries(
  scope: Scope,
  games: readonly ChosenGame[],
  before: (game: ChosenGame) => unknown,
  after: Readonly<Record<string, unknown>>,
) {
  if (games.length > ENTRIES) {
    return [{ subject: getSubject(scope), note: { games: games.length, after } }];
  }
  return games.map((game) => ({ subject: `game:${game.id}`, before: before(game), after }));
}

function getSubject({ ids, category, maker, provider }: Scope): string {
  const named = Object.entries({ category, maker, provider }).flatMap(([kind, id]) =>
    id === undefined ? [] : [`${kind}:${id}`],
  );
  return named.length > 0 ? named.join(' ') : `games:${ids.length}`;
}

function decisionIn(args: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(args).filter(([name]) => name === 'as' || name === 'off'),
  );
}

async function getArrangements(trx: Trx, ids: readonly string[]) {
  const rows = await trx
    .selectFrom('game_arrangement')
    .select(['game_id', 'hidden', 'hot', 'new_from as newFrom'])
    .where(sql<boolean>`game_id = any(${[...ids]}::text[])`)
    .execute();
  return new Map(rows.map(({ game_id, ...arrangement }) => [game_id, arrangement]));
}

function answerMakers(routes: OperatorRoutes): void {
  routes.read(catalogue.listMakers, async ({ db }) => {
    const rows = await getMakers(db)
      .leftJoin('game_count', (join) =>
        join.onRef('game_count.id', '=', 'game_maker.id').on('game_count.kind', '=', 'maker'),
      )
      .select('game_count.games')
      .orderBy('game_maker.id')
      .execute();
    return {
      rows: rows.map(({ games, ...maker }) => ({ ...maker, games: games ?? 0 })),
      total: rows.length,
    };
  });

  routes.change(catalogue.setMaker, async ({ trx, args: { id, weight } }) => {
    const before = await getMakers(trx)
      .where('game_maker.id', '=', id)
      .forUpdate('game_maker')
      .executeTakeFirst();
    if (!before) throw nothingFound(`maker “${id}”`);
    await trx
      .insertInto('turnover_weight')
      .values({ maker_id: id, weight_bp: weight })
      .onConflict((conflict) => conflict.column('maker_id').doUpdateSet({ weight_bp: weight }))
      .execute();
    const answer = { ...before, weight };
    return { answer, subject: `maker:${id}`, before, after: answer };
  });
}

/** Makers with their weights; without one of its own, a maker's games count in full. */
function getMakers(on: Reader) {
  return on
    .selectFrom('game_maker')
    .leftJoin('turnover_weight', 'turnover_weight.maker_id', 'game_maker.id')
    .select(({ fn, val }) => [
      'game_maker.id',
      'game_maker.name',
      fn.coalesce('turnover_weight.weight_bp', val(10_000)).as('weight'),
    ]);
}

function answerCategories(routes: OperatorRoutes): void {
  routes.read(catalogue.listCategories, async ({ db }) => {
    const rows = await db
      .selectFrom('game_category')
      .leftJoin('game_count', (join) =>
        join.onRef('game_count.id', '=', 'game_category.id').on('game_count.kind', '=', 'category'),
      )
      .selectAll('game_category')
      .select('game_count.games')
      .orderBy('position')
      .execute();
    return {
      rows: rows.map(({ id, titles, icon, position, games }) => ({
        id,
        titles,
        icon,
        position: position + 1,
        games: games ?? 0,
      })),
      total: rows.length,
    };
  });

  routes.change(catalogue.setCategory, async ({ trx, args: { id, title, icon, position } }) => {
    if (position !== undefined) await lockOrder(trx, 'game_category');
    const before = await getCategory(trx, id);
    const titles = { ...before.titles, ...title };
    await trx
      .updateTable('game_category')
      .set({
        titles: JSON.stringify(titles),
        name: titles.en_US ?? before.name,
        ...(icon && { icon }),
      })
      .where('id', '=', id)
      .execute();
    if (position !== undefined) await putInPlace(trx, 'game_category', id, position);
    const { name: _old, ...was } = before;
    const { name: _new, ...answer } = await getCategory(trx, id);
    return { answer, subject: `category:${id}`, before: was, after: answer };
  });
}

async function getCategory(trx: Trx, id: string) {
  const row = await trx
    .selectFrom('game_category')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw nothingFound(`category “${id}”`);
  return { ...row, position: row.position + 1 };
}

function answerTags(routes: OperatorRoutes): void {
  routes.read(catalogue.listTags, async ({ db }) => {
    const rows = await db
      .selectFrom('game_navigation_tag')
      .leftJoin('game_count', (join) =>
        join
          .onRef('game_count.id', '=', 'game_navigation_tag.id')
          .on('game_count.kind', '=', 'tag'),
      )
      .selectAll('game_navigation_tag')
      .select('game_count.games')
      .orderBy('position')
      .execute();
    return {
      rows: rows.map(({ id, titles, position, games }) => ({
        id,
        titles,
        position: position + 1,
        games: games ?? 0,
      })),
      total: rows.length,
    };
  });

  routes.change(catalogue.addTag, async ({ trx, args: { id, title, position } }) => {
    const { last } = await trx
      .selectFrom('game_navigation_tag')
      .select((select) => select.fn.coalesce(select.fn.max('position'), sql<number>`-1`).as('last'))
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('game_navigation_tag')
      .values({ id, name: title.en_US, titles: JSON.stringify(title), position: last + 1 })
      .execute()
      .catch((error: unknown) => {
        if (isUniqueViolation(error))
          throw new OperatorRefusal(409, `the tag “${id}” already exists`);
        throw error;
      });
    if (position !== undefined) await putInPlace(trx, 'game_navigation_tag', id, position);
    const { name: _, ...answer } = await getTag(trx, id);
    return { answer, subject: `tag:${id}`, after: answer };
  });

  routes.change(catalogue.setTag, async ({ trx, args: { id, title, position } }) => {
    if (position !== undefined) await lockOrder(trx, 'game_navigation_tag');
    const before = await getTag(trx, id);
    const titles = { ...before.titles, ...title };
    await trx
      .updateTable('game_navigation_tag')
      .set({ titles: JSON.stringify(titles), name: titles.en_US ?? before.name })
      .where('id', '=', id)
      .execute();
    if (position !== undefined) await putInPlace(trx, 'game_navigation_tag', id, position);
    const { name: _old, ...was } = before;
    const { name: _new, ...answer } = await getTag(trx, id);
    return { answer, subject: `tag:${id}`, before: was, after: answer };
  });

  routes.change(catalogue.removeTag, async ({ trx, args: { id } }) => {
    const { name: _, ...before } = await getTag(trx, id);
    await trx.deleteFrom('game_navigation_tag').where('id', '=', id).execute();
    return { answer: { id }, subject: `tag:${id}`, before };
  });
}

async function getTag(trx: Trx, id: string) {
  const row = await trx
    .selectFrom('game_navigation_tag')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw nothingFound(`tag “${id}”`);
  return { ...row, position: row.position + 1 };
}

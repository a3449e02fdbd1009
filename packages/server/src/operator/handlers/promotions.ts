import { toDecimal, toMinor } from '@parlor/api/rules';
import type { Selectable } from 'kysely';
import { isUniqueViolation } from '../../core/database/errors.ts';
import type { Trx } from '../../core/database/schema.ts';
import { getArtUrl } from '../../domains/games/index.ts';
import { findPlayer } from '../../domains/players/index.ts';
import {
  InvalidTermsError,
  listHistoryRecords,
  type PromotionTables,
  type PromotionTerms,
  parseTerms,
  promotionTerms,
  readRecordHistory,
} from '../../domains/promotions/index.ts';
import { type Localised, readSite } from '../../domains/site/index.ts';
import type { Core } from '../../platform/core.ts';
import type { AnswerOf, ArgumentsOf } from '../calls/define.ts';
import { promotions } from '../calls/index.ts';
import { readMoment } from '../moment.ts';
import { nothingFound, OperatorRefusal } from '../refusal.ts';
import type { OperatorRoutes } from '../routes.ts';

type Row = Selectable<PromotionTables['promotion']>;
type GivenTerms = NonNullable<ArgumentsOf<typeof promotions.setPromotion>['terms']>;
type View = AnswerOf<typeof promotions.showPromotion>;

/** Promotions, and the history of their records. */
export function answerPromotions(core: Core, routes: OperatorRoutes): void {
  const { clock } = core;

  routes.read(promotions.listPromotions, async ({ db }) => {
    const { currencyExponent } = await readSite(db);
    const rows = await db.selectFrom('promotion').selectAll().orderBy('position').execute();
    const counts = await db
      .selectFrom('promotion_record')
      .select(({ fn }) => [
        'promotion_id',
        fn.countAll<bigint>().as('records'),
        fn.countAll<bigint>().filterWhere('ended_at', 'is', null).as('open'),
      ])
      .groupBy('promotion_id')
      .execute();
    const views = rows.map((row) => {
      const { terms: _terms, content: _content, ...view } = toView(row, currencyExponent);
      const count = counts.find(({ promotion_id: id }) => id === row.id);
      return { ...view, open: Number(count?.open ?? 0), records: Number(count?.records ?? 0) };
    });
    return { rows: views, total: rows.length };
  });

  routes.read(promotions.showPromotion, async ({ db, args: { id } }) => {
    const row = await db
      .selectFrom('promotion')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) throw nothingFound(`promotion “${id}”`);
    return toView(row, (await readSite(db)).currencyExponent);
  });

  routes.change(promotions.addPromotion, async ({ trx, args }) => {
    const { id, type, title, content = {}, art, color, code = null, depositOffer } = args;
    const { countryTimezone: zone, currencyExponent } = await readSite(trx);
    const { last } = await trx
      .selectFrom('promotion')
      .select((select) => select.fn.max('position').as('last'))
      .executeTakeFirstOrThrow();
    const now = new Date(clock.now());
    const startsAt = args.from === undefined ? now : toMoment(args.from, zone);
    const terms = await toTerms(trx, type, { ...toMinorTerms(args.terms, currencyExponent) });
    await trx
      .insertInto('promotion')
      .values({
        id,
        type,
        position: (last ?? 0) + 1,
        titles: JSON.stringify(title),
        content: JSON.stringify(content),
        art,
        color,
        code,
        deposit_offer: depositOffer,
        terms: JSON.stringify(terms),
        starts_at: startsAt,
        ends_at: getEnd(startsAt, toMoment(args.until, zone)),
        updated_at: now,
      })
      .execute()
      .catch((error: unknown) => {
        if (isUniqueViolation(error)) {
          throw new OperatorRefusal(409, `id: there is a promotion ${id}`);
        }
        throw error;
      });
    const answer = toView(await lock(trx, id), currencyExponent);
    return { answer, subject: `promotion:${id}`, after: answer };
  });

  routes.change(promotions.setPromotion, async ({ trx, args }) => {
    const { id, title, content, art, color, code, depositOffer, position, until, hidden } = args;
    const { countryTimezone: zone, currencyExponent } = await readSite(trx);
    const before = await lock(trx, id);
    const given = args.terms && toMinorTerms(args.terms, currencyExponent);
    const terms = await toTerms(trx, before.type, { ...toStored(before), ...given });
    await trx
      .updateTable('promotion')
      .set({
        titles: merge(before.titles, title),
        content: merge(before.content, content),
        terms: JSON.stringify(terms),
        updated_at: new Date(clock.now()),
        ...(art !== undefined && { art }),
        ...(color !== undefined && { color }),
        ...(code !== undefined && { code }),
        ...(depositOffer !== undefined && { deposit_offer: depositOffer }),
        ...(position !== undefined && { position }),
        ...(hidden !== undefined && { hidden }),
        ...(until !== undefined && { ends_at: getEnd(before.starts_at, toMoment(until, zone)) }),
      })
      .where('id', '=', id)
      .execute();
    const answer = toView(await lock(trx, id), currencyExponent);
    const old = toView(before, currencyExponent);
    return { answer, subject: `promotion:${id}`, before: old, after: answer };
  });

  routes.read(promotions.listPromotionRecords, async ({ db, args: { playerId, ...paging } }) => {
    const player = await findPlayer(db, playerId);
    if (!player) throw nothingFound('such player');
    const { currencyExponent } = await readSite(db);
    const { rows, total } = await listHistoryRecords(db, playerId, currencyExponent, paging);
    return { rows: rows.map((row) => ({ ...row, player: player.username })), total };
  });

  routes.read(promotions.showPromotionRecord, async ({ db, args: { id, ...paging } }) => {
    const settings = await readSite(db);
    const history = await readRecordHistory(db, id, { settings, artUrl: getArtUrl(core) }, paging);
    if (!history) throw nothingFound('such record');
    const player = await findPlayer(db, history.playerId);
    const terms = toDecimalTerms(history.terms, settings.currencyExponent);
    return { ...history, terms, player: player?.username ?? history.playerId };
  });

  function toMoment(text: string, zone: string): Date {
    return readMoment(text, clock.now(), zone);
  }
}

async function lock(trx: Trx, id: string): Promise<Row> {
  const row = await trx
    .selectFrom('promotion')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw nothingFound(`promotion “${id}”`);
  return row;
}

function toStored({ terms }: Row): PromotionTerms {
  return promotionTerms.parse(terms);
}

/** @throws OperatorRefusal 422 unless a promotion of the type may have them. */
async function toTerms(trx: Trx, type: string, given: object): Promise<PromotionTerms> {
  try {
    return await parseTerms(trx, type, given);
  } catch (error) {
    if (error instanceof InvalidTermsError) throw new OperatorRefusal(422, error.message);
    throw error;
  }
}

const amounts = ['minAmount', 'maxAmount', 'maxBonus', 'releaseBelow'] as const;

/** @throws OperatorRefusal 422 for an amount that the site's currency does not have. */
function toMinorTerms(terms: GivenTerms, exponent: number): Record<string, unknown> {
  const toText = (name: string, amount: string) => {
    try {
      return String(toMinor(amount, exponent));
    } catch {
      const line = `terms.${name}: ${amount} is no amount in the site’s currency`;
      throw new OperatorRefusal(422, line);
    }
  };
  const given: Record<string, unknown> = { ...terms };
  for (const name of amounts) {
    const amount = terms[name];
    if (amount !== undefined) given[name] = toText(name, amount);
  }
  if (typeof terms.maxStake === 'string') given.maxStake = toText('maxStake', terms.maxStake);
  return given;
}

function toDecimalTerms(terms: PromotionTerms, exponent: number): View['terms'] {
  const money = (minor: string) => toDecimal(BigInt(minor), exponent);
  return {
    ...terms,
    minAmount: money(terms.minAmount),
    maxAmount: money(terms.maxAmount),
    maxBonus: money(terms.maxBonus),
    releaseBelow: money(terms.releaseBelow),
    maxStake: terms.maxStake === null ? null : money(terms.maxStake),
  };
}

function merge(before: Localised<string>, given: Localised<string> | undefined): string {
  return JSON.stringify({ ...before, ...given });
}

function toView(row: Row, exponent: number): View {
  return {
    promotionId: row.id,
    type: row.type,
    title: row.titles,
    content: row.content,
    art: row.art,
    color: row.color,
    code: row.code,
    depositOffer: row.deposit_offer,
    position: row.position,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    hidden: row.hidden,
    terms: toDecimalTerms(toStored(row), exponent),
  };
}

/** @throws OperatorRefusal 422 */
function getEnd(startsAt: Date, endsAt: Date): Date {
  if (endsAt <= startsAt) throw new OperatorRefusal(422, 'until: must be after the start');
  return endsAt;
}

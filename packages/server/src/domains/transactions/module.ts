import { bills, wallet } from '@parlor/api/calls';
import {
  type Days,
  getPeriodDays,
  isDayPeriod,
  MOST_PERIOD_DAYS,
  toDecimal,
} from '@parlor/api/rules';
import { notFound, refused } from '../../core/http/errors.ts';
import { analyzeBills, listBills } from '../../ledger/index.ts';
import type { Module } from '../../platform/platform.ts';
import { readSite, type SiteSettings } from '../site/index.ts';
import { toCsv } from './csv.ts';
import { findTransaction } from './detail.ts';
import { getStep } from './periods.ts';
import { readMoneyMap } from './places.ts';
import { readStatementOfDays, type Statement } from './statement.ts';

const invalidPeriod = () =>
  refused('period.invalid', { field: 'until', params: { limit: String(MOST_PERIOD_DAYS) } });

/** The transactions of a wallet, one of them in full, the analysis and statement of a period, and where the money is. */
export const transactionsModule: Module = ({ core, calls }) => {
  const { db, clock } = core;

  calls.player(wallet.billList, async ({ principal, args }) => {
    const { currencyExponent, countryTimezone } = await readSite(db);
    const { type, page, limit, from, until, sort } = args;
    const hasDays = from !== undefined || until !== undefined || (sort ?? 'newest') !== 'newest';
    const days = { from, until };
    if (hasDays && !isDayPeriod(days)) throw invalidPeriod();
    // Reserved by domain: Transfers: no transfer creates one yet.
    if (type === 'props') return { rows: [], total: 0 };
    const found = await listBills(db, principal.playerId, countryTimezone, {
      type,
      page,
      limit,
      sort,
      days: isDayPeriod(days) ? days : undefined,
    });
    return {
      rows: found.rows.map((bill) => ({
        billId: String(bill.id),
        type: bill.type,
        kind: bill.kind,
        amount: toDecimal(bill.amount, currencyExponent),
        balanceAfter: toDecimal(bill.balanceAfter, currencyExponent),
        subject: bill.subject,
        at: bill.at.toISOString(),
      })),
      total: found.total,
    };
  });

  calls.player(bills.billInfo, async ({ principal, args }) => {
    const found = await findTransaction(db, principal.playerId, args.id, await readSite(db));
    if (!found) throw notFound();
    return found;
  });

  calls.player(bills.analyzeBill, async ({ principal, args }) => {
    const { countryTimezone: zone, currencyExponent } = await readSite(db);
    const days = getPeriodDays(args.period, args, clock.now(), zone);
    if (!days) throw invalidPeriod();
    const step = getStep(args.period, days);
    const found = await analyzeBills(db, principal.playerId, zone, days, step);
    const money = (minor: bigint) => toDecimal(minor, currencyExponent);
    return {
      period: args.period,
      ...days,
      openingBalance: money(found.opening),
      closingBalance: money(found.closing),
      totalIn: money(found.in),
      totalOut: money(found.out),
      byType: found.byType.map((each) => ({
        ...each,
        in: money(each.in),
        out: money(each.out),
      })),
      step,
      series: found.series.map((each) => ({
        at: each.at.toISOString(),
        in: money(each.in),
        out: money(each.out),
      })),
    };
  });

  calls.player(bills.getMoneyMap, async ({ principal, locale }) =>
    readMoneyMap(db, principal.playerId, (await readSite(db)).currencyExponent, locale),
  );

  calls.player(bills.statement, async ({ principal, args }) => {
    const settings = await readSite(db);
    const statement = await read(principal.playerId, args, settings);
    const money = (minor: bigint) => toDecimal(minor, settings.currencyExponent);
    const sum = (isIn: boolean) =>
      statement.lines
        .filter(({ amount }) => amount > 0n === isIn)
        .reduce((total, { amount }) => total + (isIn ? amount : -amount), 0n);
    const { username } = await db
      .selectFrom('player')
      .select('username')
      .where('id', '=', principal.playerId)
      .executeTakeFirstOrThrow();
    return {
      from: args.from,
      until: args.until,
      timezone: settings.countryTimezone,
      currencyCode: settings.currencyCode,
      websiteName: settings.websiteName,
      username,
      madeAt: new Date(clock.now()).toISOString(),
      openingBalance: money(statement.opening),
      closingBalance: money(statement.closing),
      totalIn: money(sum(true)),
      totalOut: money(sum(false)),
      rows: statement.lines.map((line) => ({
        billId: String(line.id),
        type: line.type,
        kind: line.kind,
        amount: money(line.amount),
        balanceAfter: money(line.balanceAfter),
        subject: line.subject,
        at: line.at.toISOString(),
      })),
    };
  });

  calls.player(bills.statementFile, async ({ principal, args }) => {
    const settings = await readSite(db);
    const { opening, closing, lines } = await read(principal.playerId, args, settings);
    const money = (minor: bigint) => toDecimal(minor, settings.currencyExponent);
    const content = toCsv([
      ['at', 'type', 'kind', 'subject', 'amount', 'balance', 'currency', 'transaction'],
      [args.from, 'opening', '', '', '', money(opening), settings.currencyCode, ''],
      ...lines.map((line) => [
        line.at.toISOString(),
        line.type,
        line.kind,
        line.subject,
        money(line.amount),
        money(line.balanceAfter),
        settings.currencyCode,
        String(line.id),
      ]),
      [args.until, 'closing', '', '', '', money(closing), settings.currencyCode, ''],
    ]);
    const fileName = `statement-${args.from}-${args.until}.csv`;
    return { fileName, mediaType: 'text/csv; charset=utf-8', content };
  });

  /** @throws ApiError 422 `period.invalid`. */
  async function read(playerId: string, days: Days, settings: SiteSettings): Promise<Statement> {
    const statement = await readStatementOfDays(db, playerId, days, settings.countryTimezone);
    if (!statement) throw invalidPeriod();
    return statement;
  }
};

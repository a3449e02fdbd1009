import * as z from 'zod/mini';
import { DECIMAL, LOCALES, SERVER_UTC_OFFSET_MINUTES } from '../constants.ts';

/** A language of the interface (docs/product.md: Business constants and limits). */
export const locale = z.enum(LOCALES);
export type { Locale } from '../constants.ts';

/**
 * An amount of money on the wire: a decimal string in the site's currency, such as `"1234.50"`
 * (product decision 3). Internally, amounts are bigint minor units; see `rules/amount`.
 */
export const money = z.string().check(z.regex(DECIMAL));
export type Money = z.output<typeof money>;

/** {@link money} that is not negative. */
export const unsignedMoney = money.check(z.refine((text) => !text.startsWith('-')));

/**
 * An instant: ISO 8601, seconds since 1970 (10 digits), or a wall-clock time of the server's zone. Read it with
 * {@link instantMs}.
 */
export const instant = z.union([z.string(), z.number()]);
export type Instant = z.output<typeof instant>;

/** Milliseconds since 1970 of an instant on the wire; NaN if invalid. */
export function instantMs(value: Instant): number {
  if (typeof value === 'number' || /^\d{10}$/.test(value)) return Number(value) * 1000;
  if (/^\d{13}$/.test(value)) return Number(value);
  // Without an offset, it is a time of the server's zone (product decision 28).
  return /:\d\d$/.test(value) && !/[+-]\d\d:\d\d$/.test(value)
    ? Date.parse(`${value.replace(' ', 'T')}Z`) - SERVER_UTC_OFFSET_MINUTES * 60_000
    : Date.parse(value);
}

/** A day of the site's calendar, `2026-11-21`. */
export const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** Ids are opaque strings; a number is converted to one. */
export const id = z.pipe(
  z.union([z.string().check(z.minLength(1), z.maxLength(64)), z.number()]),
  z.transform((value) => String(value)),
);

/** Page and limit of a list; pages count from 1. */
export const paging = {
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20),
};

/** A list on the wire: the page's rows, and the total number. */
export function createListSchema<T extends z.ZodMiniType>(row: T) {
  return z.object({ rows: z.array(row), total: z.number() });
}
export interface List<T> {
  rows: T[];
  total: number;
}

/**
 * A title per locale; a missing one falls back to the entity's plain name
 * (docs/product.md: Entities and their fields).
 */
export const titles = z.partialRecord(locale, z.string());
export type Titles = z.output<typeof titles>;

/** The request of a call without arguments. */
export const nothing = z.object({});

import { LOCALES } from '@parlor/api/constants';
import { z } from 'zod';
import { leadsInside } from '../../domains/content/index.ts';

const instant = z.iso.datetime();

export { instant };

/** Page and limit of a list; pages count from 1. */
export const paging = {
  page: z.coerce.number().int().min(1).max(100_000).default(1).describe('page, from 1'),
  limit: z.coerce.number().int().min(1).max(500).default(50).describe('rows per page'),
};

export function createListSchema<Row extends z.ZodType>(row: Row) {
  return z.object({ rows: z.array(row), total: z.number().int() });
}

export const uuid = z.uuid('must be an id from the list').describe('id, as listed');

/** An id of the catalogue, such as `lucky-sevens`. */
export const slug = z
  .string()
  .regex(/^[a-z0-9][a-z0-9_-]{0,63}$/i, 'must be an id of letters, digits, - and _');

/** A text per locale. Omitted locales stay unchanged. */
export function inLanguages(what: string, longest = 200) {
  return z
    .partialRecord(z.enum(LOCALES), z.string().trim().min(1, 'must not be empty').max(longest))
    .describe(what);
}

/** A text in all five languages. */
export function inEveryLanguage(what: string, longest = 200) {
  return z
    .record(z.enum(LOCALES), z.string({ error: 'is missing' }).trim().min(1).max(longest))
    .describe(what);
}

/** As stored: some locales may be missing. */
export const texts = z.partialRecord(z.enum(LOCALES), z.string());

/** A time as a person writes it; the server parses it in the site's zone. */
export const moment = z
  .string()
  .trim()
  .regex(
    /^(\+\d{1,5}[mhd]|\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?)$/,
    'must be +90m, +2h, +3d, "2026-11-22 04:30" in the site’s zone, or ISO 8601 with a zone',
  );

/** An amount in the site's currency. */
export const decimal = z
  .string()
  .regex(/^\d{1,12}(\.\d{1,3})?$/, 'must be an amount in the site’s currency, like 1500 or 0.50');

/** The reason of an action, for the audit log. */
export const reason = z.string().trim().min(3, 'must state why').max(500);

/**
 * A page of the app with its query, such as `/pages/account/recharge`; never another site (S25).
 */
export const appPath = z
  .string()
  .max(300)
  .refine(leadsInside, 'must be a path of the app, like /pages/account/recharge');

import { unsignedMoney } from '@parlor/api/entities';
import { z } from 'zod';

/**
 * An id or a name that a third party gives. PostgreSQL stores no NUL, and a lone surrogate would
 * reach it as U+FFFD, so that two different ids would become one.
 */
export const text = z
  .string()
  .min(1)
  .max(140)
  .refine((value) => !value.includes('\0') && value.isWellFormed(), {
    error: 'must hold neither NUL nor lone surrogates',
  });

/** An amount that is not negative; posting checks whether the site's currency has its decimal places. */
export const amount = z.string().refine((value) => unsignedMoney.safeParse(value).success);

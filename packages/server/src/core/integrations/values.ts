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

/** A decimal that is not negative; whether the site's currency has it is for the booking to say. */
export const amount = z.string().regex(/^\d{1,18}(\.\d{1,8})?$/);

import * as z from 'zod/mini';
import { instant } from '../entities/common.ts';

// Common parts of the calls that send a code; no calls of their own.

/** Every code-sending call takes the phone joined with four random digits, Base64 (product decision 4). */
export const sendCode = z.object({
  code: z.string().check(z.maxLength(120)),
  /** Answer to the captcha, if one was required (product decision 39). */
  captchaCode: z.optional(z.string().check(z.maxLength(8))),
  uuid: z.optional(z.string().check(z.maxLength(64))),
});

export const codeSent = z.object({
  /** Seconds until the next code may be requested. */
  seconds: z.number(),
  /** When the code expires. */
  expiresAt: instant,
});

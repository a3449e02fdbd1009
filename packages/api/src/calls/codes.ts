import * as z from 'zod/mini';
import { instant } from '../entities/common.ts';

// What the calls that send a code have in common; no calls of their own.

/** Every code-sending call takes the phone joined with four random digits, Base64 (product decision 4). */
export const sendCode = z.object({
  code: z.string().check(z.maxLength(120)),
  /** Answer to the captcha, when one was asked for (product decision 39). */
  captchaCode: z.optional(z.string().check(z.maxLength(8))),
  uuid: z.optional(z.string().check(z.maxLength(64))),
});

export const codeSent = z.object({
  /** Seconds until the next one may be asked for. */
  seconds: z.number(),
  /** When the code dies. */
  expiresAt: instant,
});

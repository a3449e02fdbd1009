import * as z from 'zod/mini';

export const CLIENT_SEED_MAX_LENGTH = 64;

/** A client seed: 1 to 64 letters, digits and signs of ASCII, without spaces. */
export const clientSeed = z.string().check(z.regex(/^[\x21-\x7e]{1,64}$/));

/** Whether a text may be a client seed. */
export function isClientSeed(text: string): boolean {
  return z.safeParse(clientSeed, text).success;
}

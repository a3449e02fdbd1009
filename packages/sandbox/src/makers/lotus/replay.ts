import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../../clock.ts';

/** What a replay's address identifies. */
const pass = z.object({
  roundId: z.string(),
  locale: z.string(),
  theme: z.string(),
  /** Unix time in ms. */
  until: z.number(),
});
export type ReplayPass = z.infer<typeof pass>;

/** A game page has this long to load its round; the replay itself lasts as long as its page. */
const PASS_MS = 5 * 60_000;

/** Signed, short-lived tokens for replays: nothing is stored, and none of them can place a bet. */
export interface ReplayPasses {
  issue(round: Omit<ReplayPass, 'until'>): string;
  /** @returns null for a token that is forged or too old. */
  read(token: string): ReplayPass | null;
}

export function createReplayPasses(secret: string, clock: Clock): ReplayPasses {
  const sign = (body: string): Buffer =>
    createHmac('sha256', secret).update(`replay\n${body}`).digest();
  return {
    issue(round) {
      const body = Buffer.from(JSON.stringify({ ...round, until: clock() + PASS_MS }));
      const text = body.toString('base64url');
      return `${text}.${sign(text).toString('base64url')}`;
    },
    read(token) {
      const [text = '', signature = ''] = token.split('.');
      const expected = sign(text);
      const given = Buffer.from(signature, 'base64url');
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      const parsed = pass.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
      return parsed.success && parsed.data.until >= clock() ? parsed.data : null;
    },
  };
}

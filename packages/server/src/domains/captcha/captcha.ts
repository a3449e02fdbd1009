import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from '../../core/clock.ts';
import { toDate } from '../../core/clock.ts';
import type { Config } from '../../core/config.ts';
import type { Db } from '../../core/database/schema.ts';
import { captchaNeeded } from '../../core/http/errors.ts';
import { isUuid } from '../../core/http/uuid.ts';
import { prune } from '../../core/jobs/prune.ts';
import { drawCaptcha } from './picture.ts';

export interface MadeCaptcha {
  readonly uuid: string;
  readonly img: string;
  /** For the demo's sandbox alone (product decision 39); never part of a response. */
  readonly answer: string;
}

/** Creates a captcha that is valid once, for a short time (S13). */
export async function makeCaptcha(
  db: Db,
  clock: Clock,
  config: Pick<Config, 'captchaMs'>,
): Promise<MadeCaptcha> {
  const { text, img } = await drawCaptcha();
  const uuid = randomUUID();
  await db
    .insertInto('captcha')
    .values({
      id: uuid,
      answer_hash: hashAnswer(uuid, text),
      expires_at: toDate(clock, config.captchaMs),
    })
    .execute();
  return { uuid, img, answer: text };
}

/**
 * Consumes a captcha, whether the answer is right or wrong (S13).
 *
 * @throws ApiError 503 if no answer was given, or it is wrong.
 */
export async function consumeCaptcha(
  db: Db,
  clock: Clock,
  given: { readonly uuid?: string | undefined; readonly answer?: string | undefined },
): Promise<void> {
  if (!given.uuid || !given.answer) throw captchaNeeded();
  if (!isUuid(given.uuid)) throw captchaNeeded('captcha.wrong');
  const row = await db
    .deleteFrom('captcha')
    .where('id', '=', given.uuid)
    .returning(['answer_hash', 'expires_at'])
    .executeTakeFirst();
  const right =
    row !== undefined &&
    row.expires_at.getTime() > clock.now() &&
    row.answer_hash === hashAnswer(given.uuid, given.answer);
  if (!right) throw captchaNeeded('captcha.wrong');
}

/** Deletes expired captchas. */
export async function pruneCaptchas(db: Db, clock: Clock): Promise<void> {
  await prune(db, 'captcha', sql`expires_at < ${toDate(clock)}`);
}

function hashAnswer(uuid: string, answer: string): string {
  return createHash('sha256').update(`${uuid}:${answer.trim().toLowerCase()}`).digest('hex');
}

import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import type { UploadedImage } from '@parlor/api/entities/upload';
import { UPLOAD_LIMITS, type UploadPurpose } from '@parlor/api/rules';
import type { Selectable } from 'kysely';
import type { Clock } from '../../core/clock.ts';
import { toDate } from '../../core/clock.ts';
import type { Db, Reader, Trx } from '../../core/database/schema.ts';
import { withTransaction } from '../../core/database/transaction.ts';
import { refused } from '../../core/http/errors.ts';
import { isUuid } from '../../core/http/uuid.ts';
import type { FileStore } from '../../core/integrations/files.ts';
import { lockPlayer } from '../players/index.ts';
import type { KeptImage } from './images.ts';
import type { UploadedImageTable } from './tables.ts';

type ImageRow = Selectable<UploadedImageTable>;

/** Below the origin of the API; the path of `GET /file/{id}`. */
const FILES = '/user-api/file/';
const HOUR_MS = 3_600_000;
/** How long an address of a picture that is not for everybody is good. */
const ADDRESS_MS = HOUR_MS;
/** What belongs to nothing after this long belongs to nothing for good. */
const ORPHAN_MS = 24 * HOUR_MS;
/** A file is written soon after its row, and no request takes this long: then nobody still writes it. */
const WRITTEN_MS = HOUR_MS;
/** How many forms' worth of pictures may wait for theirs: more than one is ever filled in at a time. */
const WAITING_FORMS = 3;
const KEY_BYTES = 32;
const BATCH = 100;
/** In place of what it belongs to: it belongs to nothing, and is on its way out. */
const SWEPT = 'swept';
/** In its place for an avatar that another one has followed: shown for one more day. */
const RETIRED = 'retired';

export const getFileName = (imageId: string): string => `${imageId}.webp`;

/**
 * Notes a picture that a player uploads, before its file is written: so no file is ever without its
 * row, and what a crash leaves behind is swept.
 */
export async function insertImage(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { playerId, purpose, image }: { playerId: string; purpose: UploadPurpose; image: KeptImage },
): Promise<ImageRow> {
  return await withTransaction(db, async (trx) => {
    // One at a time: two that look at once would both leave as many as there may be.
    await lockPlayer(trx, playerId);
    await sweepOldest(trx, playerId, purpose);
    return await trx
      .insertInto('uploaded_image')
      .values({
        id: randomUUID(),
        player_id: playerId,
        purpose,
        view_key: randomBytes(KEY_BYTES).toString('base64url'),
        width: image.width,
        height: image.height,
        bytes: image.bytes.length,
        created_at: toDate(clock),
        subject: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/** A form that is filled in again and again leaves pictures behind: the oldest go, and make room. */
async function sweepOldest(trx: Trx, playerId: string, purpose: UploadPurpose): Promise<void> {
  const waiting = await trx
    .selectFrom('uploaded_image')
    .select('id')
    .where('player_id', '=', playerId)
    .where('purpose', '=', purpose)
    .where('subject', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .offset(UPLOAD_LIMITS[purpose].maxFiles * WAITING_FORMS - 1)
    .execute();
  if (waiting.length === 0) return;
  await trx
    .updateTable('uploaded_image')
    .set({ subject: SWEPT })
    .where(
      'id',
      'in',
      waiting.map(({ id }) => id),
    )
    // Whoever sent a form meanwhile keeps its pictures.
    .where('subject', 'is', null)
    .execute();
}

const tooManyImages = (limit: number) =>
  refused('upload.tooMany', { field: 'imageIds', params: { limit: String(limit) } });

/**
 * Gives uploaded pictures to what they were uploaded for; in its transaction. Each belongs to one
 * thing, once.
 *
 * @param subject such as `feedback:<id>`.
 * @throws ApiError 422 `upload.tooMany`, or `upload.missing` for one that is not this player's, was
 *   uploaded for something else, or belongs to something already (S20, S28).
 */
export async function claimImages(
  trx: Trx,
  {
    playerId,
    imageIds,
    purpose,
    subject,
  }: { playerId: string; imageIds: readonly string[]; purpose: UploadPurpose; subject: string },
): Promise<void> {
  const ids = [...new Set(imageIds)];
  if (ids.length === 0) return;
  const { maxFiles } = UPLOAD_LIMITS[purpose];
  if (ids.length > maxFiles) throw tooManyImages(maxFiles);
  const missing = refused('upload.missing', { field: 'imageIds' });
  if (!ids.every(isUuid)) throw missing;
  const claimed = await trx
    .updateTable('uploaded_image')
    .set({ subject })
    .where('id', 'in', ids)
    .where('player_id', '=', playerId)
    .where('purpose', '=', purpose)
    .where('subject', 'is', null)
    .returning('id')
    .execute();
  if (claimed.length !== ids.length) throw missing;
}

/** The pictures that belong to each of these, in the order in which they were uploaded. */
export async function getImages(
  on: Reader,
  clock: Clock,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, UploadedImage[]>> {
  if (subjects.length === 0) return new Map();
  const rows = await on
    .selectFrom('uploaded_image')
    .selectAll()
    .where('subject', 'in', subjects)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const bySubject = Map.groupBy(rows, ({ subject }) => subject ?? '');
  return new Map(
    [...bySubject].map(([subject, own]) => [subject, own.map((row) => getImage(row, clock))]),
  );
}

/**
 * Makes an uploaded picture the player's avatar; the one of before is swept. In the transaction that
 * stores the address.
 *
 * @param url as `uploads.uploadImage` answered it.
 * @returns whether it is a picture that this player uploaded as an avatar.
 */
export async function claimAvatar(
  trx: Trx,
  clock: Clock,
  playerId: string,
  url: string,
): Promise<boolean> {
  const id = url.startsWith(FILES) ? url.slice(FILES.length) : '';
  if (!isUuid(id)) return false;
  const subject = `avatar:${playerId}`;
  const claimed = await trx
    .updateTable('uploaded_image')
    .set({ subject })
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .where('purpose', '=', 'avatar')
    .where((where) =>
      where.or([where('subject', 'is', null), where('subject', 'in', [subject, RETIRED])]),
    )
    .returning('id')
    .executeTakeFirst();
  if (!claimed) return false;
  await releaseAvatar(trx, clock, playerId, id);
  return true;
}

/** The player's avatar is swept, but for one that is kept; in the transaction that stores the address. */
export async function releaseAvatar(
  trx: Trx,
  clock: Clock,
  playerId: string,
  keptId?: string,
): Promise<void> {
  await trx
    .updateTable('uploaded_image')
    // Whoever shows the old one has a day to hear of it.
    .set({ subject: RETIRED, created_at: toDate(clock) })
    .where('subject', '=', `avatar:${playerId}`)
    .$if(keptId !== undefined, (query) => query.where('id', '<>', keptId ?? ''))
    .execute();
}

/** A picture with the address under which it is shown. */
export function getImage(row: ImageRow, clock: Clock): UploadedImage {
  return { imageId: row.id, url: addressOf(row, clock), width: row.width, height: row.height };
}

/** An avatar is for everybody; anything else is signed for an hour, and its address only the owner's. */
function addressOf(row: ImageRow, clock: Clock): string {
  const path = `${FILES}${row.id}`;
  if (row.purpose === 'avatar') return path;
  // Whole hours, so that a page that asks again shows what it has.
  const until = Math.ceil((clock.now() + ADDRESS_MS) / HOUR_MS) * HOUR_MS;
  return `${path}?until=${until}&signature=${getSignature(row, until)}`;
}

function getSignature(row: Pick<ImageRow, 'id' | 'view_key'>, until: number): string {
  return createHmac('sha256', row.view_key).update(`${row.id}:${until}`).digest('base64url');
}

/**
 * The picture of a URL; undefined if there is none, or the URL is invalid or expired: the two look
 * the same.
 */
export async function findShownImage(
  on: Reader,
  clock: Clock,
  { id, until, signature }: { id: string; until: string; signature: string },
): Promise<ImageRow | undefined> {
  if (!isUuid(id)) return undefined;
  const row = await on
    .selectFrom('uploaded_image')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.subject === SWEPT) return undefined;
  if (row.purpose === 'avatar') return row;
  const end = Number(until);
  const isGood =
    Number.isSafeInteger(end) && end > clock.now() && sameText(signature, getSignature(row, end));
  return isGood ? row : undefined;
}

function sameText(given: string, expected: string): boolean {
  const left = Buffer.from(given);
  const right = Buffer.from(expected);
  return left.length === right.length && timingSafeEqual(left, right);
}

/**
 * Removes pictures that belong to nothing a day after they were uploaded, and those that made room for
 * others after an hour. First nobody can claim them any more, then the file goes, then the row: a crash
 * at any point is made good by the next run, and no file that is still being written loses its row.
 */
export async function sweepOrphans(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  files: FileStore,
): Promise<void> {
  await db
    .updateTable('uploaded_image')
    .set({ subject: SWEPT })
    .where((where) => where.or([where('subject', 'is', null), where('subject', '=', RETIRED)]))
    .where('created_at', '<=', toDate(clock, -ORPHAN_MS))
    .execute();
  for (;;) {
    const swept = await db
      .selectFrom('uploaded_image')
      .select('id')
      .where('subject', '=', SWEPT)
      .where('created_at', '<=', toDate(clock, -WRITTEN_MS))
      .limit(BATCH)
      .execute();
    for (const { id } of swept) {
      await files.remove(getFileName(id));
      await db.deleteFrom('uploaded_image').where('id', '=', id).execute();
    }
    if (swept.length < BATCH) return;
  }
}

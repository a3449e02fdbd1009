import { createHash, createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { HOUR_MS } from '@parlor/api/constants';
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
/** Lifetime of the address of a private picture. */
const ADDRESS_MS = HOUR_MS;
/** A picture that is not attached after this time never will be. */
const ORPHAN_MS = 24 * HOUR_MS;
/**
 * A file is written soon after its row, and no request takes this long: then nobody is still
 * writing it.
 */
const WRITTEN_MS = HOUR_MS;
/**
 * Maximum number of unattached pictures, as a multiple of one form's: more than are ever filled in
 * at the same time.
 */
const WAITING_FORMS = 3;
const KEY_BYTES = 32;
const BATCH = 100;
/** Marks a picture that is not attached and is about to be deleted. */
const SWEPT = 'swept';
/** Marks a replaced avatar: shown for one more day. */
const RETIRED = 'retired';

export const getFileName = (imageId: string): string => `${imageId}.webp`;

/**
 * Records a picture before its file is written: so no file is ever without its row, and the
 * leftovers of a crash are swept.
 */
export async function insertImage(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { playerId, purpose, image }: { playerId: string; purpose: UploadPurpose; image: KeptImage },
): Promise<ImageRow> {
  return await withTransaction(db, async (trx) => {
    // One at a time: two concurrent checks would both allow the maximum.
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
        content_hash: createHash('sha256').update(image.bytes).digest('hex'),
        created_at: toDate(clock),
        subject: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/**
 * A form that is filled in repeatedly leaves pictures behind: the oldest are removed to make room.
 */
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
    // A form that was sent meanwhile keeps its pictures.
    .where('subject', 'is', null)
    .execute();
}

const tooManyImages = (limit: number) =>
  refused('upload.tooMany', { field: 'imageIds', params: { limit: String(limit) } });

/**
 * Attaches uploaded pictures to their subject, in its transaction. Each picture is attached to one
 * subject, once.
 *
 * @param subject such as `feedback:<id>`.
 * @throws ApiError 422 `upload.tooMany`, or `upload.missing` for one that is not this player's, has
 * another purpose, or is attached already (S20, S28).
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

/** The content hashes of the pictures attached to a subject. */
export async function getContentHashes(on: Reader, subject: string): Promise<string[]> {
  const rows = await on
    .selectFrom('uploaded_image')
    .select('content_hash')
    .where('subject', '=', subject)
    .execute();
  return rows.flatMap(({ content_hash: hash }) => hash ?? []);
}

/** The pictures attached to each of these, in upload order. */
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
 * Makes an uploaded picture the player's avatar; the previous one will be swept. In the transaction
 * that stores the address.
 *
 * @param url returned by `uploads.uploadImage`.
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

/**
 * Marks the player's avatars for sweeping, except for the one that is kept; in the transaction that
 * stores the address.
 */
export async function releaseAvatar(
  trx: Trx,
  clock: Clock,
  playerId: string,
  keptId?: string,
): Promise<void> {
  await trx
    .updateTable('uploaded_image')
    // Clients that show the old one have a day to refresh.
    .set({ subject: RETIRED, created_at: toDate(clock) })
    .where('subject', '=', `avatar:${playerId}`)
    .$if(keptId !== undefined, (query) => query.where('id', '<>', keptId ?? ''))
    .execute();
}

/** A picture with its public address. */
export function getImage(row: ImageRow, clock: Clock): UploadedImage {
  return { imageId: row.id, url: createUrl(row, clock), width: row.width, height: row.height };
}

/** An avatar is public; any other address is signed for an hour, and given to the owner alone. */
function createUrl(row: ImageRow, clock: Clock): string {
  const path = `${FILES}${row.id}`;
  if (row.purpose === 'avatar') return path;
  // Whole hours, so that a page that reloads gets the same cached address.
  const until = Math.ceil((clock.now() + ADDRESS_MS) / HOUR_MS) * HOUR_MS;
  return `${path}?until=${until}&signature=${getSignature(row, until)}`;
}

function getSignature(row: Pick<ImageRow, 'id' | 'view_key'>, until: number): string {
  return createHmac('sha256', row.view_key).update(`${row.id}:${until}`).digest('base64url');
}

/**
 * The picture of a URL; undefined if it does not exist, or the URL is invalid or expired:
 * indistinguishable.
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
 * Deletes pictures that are still unattached a day after the upload, and evicted ones after an
 * hour. First nobody can attach them any more, then the file is deleted, then the row: the next run
 * completes a crash at any point, and no file that is still being written loses its row.
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

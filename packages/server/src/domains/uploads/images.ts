import sharp from 'sharp';
import { refused, tooMany } from '../../core/http/errors.ts';
import { ConcurrencyLimitError, limitConcurrency } from '../../core/limits/concurrency.ts';
import type { UploadedImageTable } from './tables.ts';

export const IMAGE_TYPE = 'image/webp';

/** More than any phone camera produces; beyond it, a small file could exhaust the memory. */
const MAX_PIXELS = 50_000_000;
/**
 * For a progressive JPEG or an interlaced PNG. All of it must be in memory, at least six bytes per
 * pixel, before the first line can be decoded; cameras do not write them.
 */
const MAX_PROGRESSIVE_PIXELS = 16_000_000;
/** More pixels do not make a receipt easier to read. */
const LONGEST_SIDE = 2_000;
const AVATAR_SIDE = 512;
const QUALITY = 82;
/**
 * Pictures decoded concurrently. A large one takes seconds, a hundred megabytes and a thread of the
 * pool of four that also hashes passwords and reads files.
 */
const AT_ONCE = 2;
/** Each waits with its whole file in memory. */
const MOST_WAITING = 40;
const WAIT_SECONDS = 10;

const inTurn = limitConcurrency({ running: AT_ONCE, waiting: MOST_WAITING });

/** A stored picture. */
export interface KeptImage {
  readonly bytes: Buffer;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * Decodes an upload and encodes it as WebP, rotated by its EXIF orientation and without any
 * metadata (S28).
 *
 * @throws ApiError 422 `upload.wrongType` for a file that is no JPEG, PNG or WebP by its first
 * bytes, and `upload.unreadable` for a picture that is broken or has too many pixels; 429 while too
 * many are being decoded.
 */
export async function makeImage(
  bytes: Buffer,
  purpose: UploadedImageTable['purpose'],
): Promise<KeptImage> {
  if (!isPicture(bytes)) throw refused('upload.wrongType', { field: 'file' });
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient();
  const sized =
    purpose === 'avatar'
      ? picture.resize(AVATAR_SIDE, AVATAR_SIDE, { fit: 'cover' })
      : picture.resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true });
  try {
    const { width, height, isProgressive } = await picture.metadata();
    if (isProgressive && width * height > MAX_PROGRESSIVE_PIXELS) {
      throw new RangeError(`a progressive image of ${width} × ${height} pixels`);
    }
    const { data, info } = await inTurn(() =>
      sized.webp({ quality: QUALITY }).toBuffer({ resolveWithObject: true }),
    );
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    if (error instanceof ConcurrencyLimitError) throw tooMany(WAIT_SECONDS);
    throw refused('upload.unreadable', { field: 'file', cause: error });
  }
}

/** By the first bytes, regardless of the name and the type; so never an SVG. */
function isPicture(bytes: Buffer): boolean {
  const isJpeg = bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]));
  const isPng = bytes
    .subarray(0, 8)
    .equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  const isWebp =
    bytes.subarray(0, 4).toString('latin1') === 'RIFF' &&
    bytes.subarray(8, 12).toString('latin1') === 'WEBP';
  return isJpeg || isPng || isWebp;
}

import sharp from 'sharp';
import { refused } from '../http/errors.ts';
import type { UploadedImageTable } from './tables.ts';

export const IMAGE_TYPE = 'image/webp';

/** More than any camera of a phone makes; beyond it, a small file could fill the memory. */
const MAX_PIXELS = 50_000_000;
/** Beyond this a receipt is no easier to read. */
const LONGEST_SIDE = 2_000;
const AVATAR_SIDE = 512;
const QUALITY = 82;

/** A picture as it is kept. */
export interface KeptImage {
  readonly bytes: Buffer;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * Reads what somebody uploaded and writes it anew as WebP: turned as the camera held it, without its
 * place and camera, without whatever else was in the file (S28).
 *
 * @throws ApiError 422 `upload.wrongType` for what is no JPEG, PNG or WebP by its first bytes, and
 *   `upload.unreadable` for a picture that is broken or has too many pixels.
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
    const { data, info } = await sized
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    throw refused('upload.unreadable', { field: 'file', cause: error });
  }
}

/** By the first bytes, whatever the name and the type say; so never an SVG. */
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

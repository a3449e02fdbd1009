import { UPLOAD_IMAGE_TYPES, UPLOAD_MAX_BYTES } from '../constants.ts';
import type { uploadPurposes } from '../entities/upload.ts';
import { passes, type RuleResult, violates } from './result.ts';

/** Purpose of an uploaded picture; it decides the maximum number. */
export type UploadPurpose = (typeof uploadPurposes)[number];

/** Limits for the pictures of one form (docs/product.md: Validation rules; domain: Demo numbers). */
export interface UploadLimits {
  /** Maximum file size, in bytes. */
  readonly maxBytes: number;
  /** Maximum number of files. */
  readonly maxFiles: number;
  /** Accepted media types. */
  readonly types: readonly string[];
}

const images = { maxBytes: UPLOAD_MAX_BYTES, types: UPLOAD_IMAGE_TYPES };

/** The limits of each purpose, unless a site overrides them. */
export const UPLOAD_LIMITS: Readonly<Record<UploadPurpose, UploadLimits>> = {
  avatar: { ...images, maxFiles: 1 },
  feedback: { ...images, maxFiles: 3 },
  receipt: { ...images, maxFiles: 3 },
};

/** The properties of a file before the upload; compatible with a browser's `File`. */
export interface UploadCandidate {
  /** In bytes. */
  readonly size: number;
  /** Media type; browsers derive it from the name. */
  readonly type: string;
}

/** The possible violations of {@link checkUpload}. */
export type UploadViolationCode =
  | 'upload.empty'
  | 'upload.tooLarge'
  | 'upload.tooMany'
  | 'upload.wrongType';

/**
 * Checks a picture before the upload, and again at the server (S28): one more is allowed, its type
 * is accepted, it is not empty and not larger than the limit ("exceeded maximum number of files",
 * "exceeded allowed file size", docs/product.md (Error catalogue)).
 *
 * @param already number of pictures in the form, including pending uploads
 */
export const checkUpload = <File extends UploadCandidate>(
  file: File,
  limits: UploadLimits,
  already = 0,
): RuleResult<File, UploadViolationCode> => {
  if (already >= limits.maxFiles) {
    return violates('upload.tooMany', { limit: String(limits.maxFiles), bound: 'maximum' });
  }
  if (!limits.types.includes(file.type.toLowerCase())) return violates('upload.wrongType');
  if (file.size <= 0) return violates('upload.empty');
  return file.size > limits.maxBytes
    ? violates('upload.tooLarge', { limit: String(limits.maxBytes), bound: 'maximum' })
    : passes(file);
};

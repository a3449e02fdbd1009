import { UPLOAD_IMAGE_TYPES, UPLOAD_MAX_BYTES } from '../constants.ts';
import type { uploadPurposes } from '../entities/upload.ts';
import { passes, type RuleResult, violates } from './result.ts';

/** What an uploaded picture is for; it decides how many there may be. */
export type UploadPurpose = (typeof uploadPurposes)[number];

/** What bounds the pictures of one form (specification: Validation rules; domain: Demo numbers). */
export interface UploadLimits {
  /** Largest file, in bytes. */
  readonly maxBytes: number;
  /** Most files at a time. */
  readonly maxFiles: number;
  /** Media types that are taken. */
  readonly types: readonly string[];
}

const images = { maxBytes: UPLOAD_MAX_BYTES, types: UPLOAD_IMAGE_TYPES };

/** The limits of each purpose, unless a site states others. */
export const UPLOAD_LIMITS: Readonly<Record<UploadPurpose, UploadLimits>> = {
  avatar: { ...images, maxFiles: 1 },
  feedback: { ...images, maxFiles: 3 },
  receipt: { ...images, maxFiles: 3 },
};

/** As much of a file as is known before it is sent; a browser's `File` fits. */
export interface UploadCandidate {
  /** In bytes. */
  readonly size: number;
  /** Media type; browsers give the one that goes with the name. */
  readonly type: string;
}

/** The codes that {@link checkUpload} can answer. */
export type UploadViolationCode =
  | 'upload.empty'
  | 'upload.tooLarge'
  | 'upload.tooMany'
  | 'upload.wrongType';

/**
 * Checks a picture before it is sent, and again at the server (S28): one more is allowed, its type is
 * taken, it is not empty and not larger than the limit ("exceeded maximum number of files", "exceeded
 * allowed file size", the specification (Error catalogue)).
 *
 * @param already how many pictures the form holds, those on their way included
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

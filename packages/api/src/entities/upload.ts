import * as z from 'zod/mini';
import { id } from './common.ts';

/** Purpose of an uploaded picture. */
export const uploadPurposes = ['avatar', 'feedback', 'receipt'] as const;

/** An uploaded picture. */
export const uploadedImage = z.object({
  imageId: id,
  /**
   * Its address, below the origin of the API. That of a receipt or of feedback is valid for an
   * hour, and given to the owner alone (S28); reload the subject for a new one.
   */
  url: z.string(),
  /** Pixels. */
  width: z.number(),
  height: z.number(),
});
export type UploadedImage = z.output<typeof uploadedImage>;

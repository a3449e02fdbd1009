import * as z from 'zod/mini';
import { id } from './common.ts';

/** What a picture is uploaded for. */
export const uploadPurposes = ['avatar', 'feedback', 'receipt'] as const;

/** A picture that was uploaded. */
export const uploadedImage = z.object({
  imageId: id,
  /**
   * Where it is shown: below the origin of the API. Of a receipt or of feedback it is good for an
   * hour, and given to the owner alone (S28); ask again for what it belongs to.
   */
  url: z.string(),
  /** Pixels. */
  width: z.number(),
  height: z.number(),
});
export type UploadedImage = z.output<typeof uploadedImage>;

import * as z from 'zod/mini';
import { id, instant } from './common.ts';

/** A notice of the site: one line for the notice bar, and its page. */
export const bulletin = z.object({
  bulletinId: id,
  title: z.string(),
  publishedAt: instant,
});
export const bulletinDetail = z.extend(bulletin, {
  /** HTML; sanitised before it is shown (S24). */
  content: z.string(),
});
export type Bulletin = z.output<typeof bulletin>;
export type BulletinDetail = z.output<typeof bulletinDetail>;

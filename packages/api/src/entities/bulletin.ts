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

/**
 * The daily notification, shown once a calendar day, or again when it differs from the last one
 * shown (docs/product.md: States and transitions): compare `date` and `notification` with the stored
 * values.
 */
export const dailyNotification = z.object({
  /** Today at the site, `YYYY-MM-DD`. */
  date: z.string(),
  /** Null while there is nothing to show. */
  notification: z.nullable(
    z.object({
      notificationId: id,
      title: z.string(),
      /** HTML; sanitised before it is shown (S24). */
      content: z.string(),
      /**
       * A path of the route table (docs/product.md: Screens and routes), with its query; empty
       * without a link.
       */
      link: z.string(),
    }),
  ),
});
export type DailyNotification = z.output<typeof dailyNotification>;

import * as z from 'zod/mini';
import { id, instant, money, titles } from './common.ts';
import { offerStatuses, privilegeButtons } from './promotion.ts';

/** `attend`: signed in on some days; `claim`: a gift with a code; `apply`: reviewed by the operator. */
export const activityKinds = ['attend', 'claim', 'apply'] as const;

/** An activity of the platform. */
export const activity = z.object({
  activityId: id,
  activityName: z.string(),
  /** Names by language; `activityName` where one is missing. */
  titles: z.optional(titles),
  kind: z.enum(activityKinds),
  /** Address of the art, 16:7, without text; `?w=720|1440`. */
  image: z.string(),
  color: z.string(),
  /** The reward, in one line. */
  text: z.string(),
  status: z.enum(offerStatuses),
  button: z.enum(privilegeButtons),
  startTime: instant,
  endTime: instant,
});
export type Activity = z.output<typeof activity>;

/** An activity in full, with the player's progress. */
export const activityDetail = z.extend(activity, {
  /** Rules as HTML; sanitised before they are shown (S24). */
  content: z.string(),
  prize: money,
  /** Whether a code is required. */
  needsCode: z.boolean(),
  /**
   * `attend`: the days of the site's calendar on which the player took part, and the required
   * number.
   */
  attendedDays: z.array(z.string()),
  requiredDays: z.number(),
  /** `apply`: the state of the application; null before there is one. */
  application: z.nullable(
    z.object({
      state: z.enum(['pendingReview', 'approved', 'rejected']),
      /** The operator's answer; empty before there is one. */
      answer: z.string(),
      appliedAt: instant,
    }),
  ),
  /** When the prize was paid; null before. */
  paidAt: z.nullable(instant),
});
export type ActivityDetail = z.output<typeof activityDetail>;

import * as z from 'zod/mini';
import { id, instant } from './common.ts';
import { uploadedImage } from './upload.ts';

/** A way to reach customer service. */
export const serviceContact = z.object({
  contactId: id,
  kind: z.enum(['chat', 'phone', 'email', 'facebook', 'telegram', 'line']),
  name: z.string(),
  /** Display text: the number, the address, the name. */
  value: z.string(),
  /** http, https, tel or mailto (S24). */
  link: z.string(),
  /** Opening hours as text; empty for around the clock. */
  hours: z.string(),
});
export type ServiceContact = z.output<typeof serviceContact>;

export const feedbackStates = ['open', 'answered'] as const;

/** A player's message to customer service, with its answers. */
export const feedback = z.object({
  feedbackId: id,
  content: z.string(),
  /** The player's preferred contact. */
  contact: z.string(),
  images: z.array(uploadedImage),
  createdAt: instant,
  state: z.enum(feedbackStates),
  /** Oldest first. Text, never HTML. */
  answers: z.array(z.object({ answerId: id, content: z.string(), createdAt: instant })),
});
export type Feedback = z.output<typeof feedback>;

import * as z from 'zod/mini';
import { id, instant } from './common.ts';

/** Kinds of messages (docs/product.md: What the product does and for whom). */
export const messageKinds = ['activity', 'platform', 'system'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** A message in a list. */
export const message = z.object({
  messageId: id,
  kind: z.enum(messageKinds),
  title: z.string(),
  /** The beginning of the message, as text. */
  summary: z.string(),
  read: z.boolean(),
  createdAt: instant,
  /**
   * A path of the route table (docs/product.md: Screens and routes), with its query; empty without a
   * link (S25).
   */
  link: z.string(),
});
export type Message = z.output<typeof message>;

export const messageDetail = z.extend(message, {
  /** HTML; sanitised before it is shown (S24). */
  content: z.string(),
});
export type MessageDetail = z.output<typeof messageDetail>;

/** Unread count of one kind of messages, with the latest message of the kind. */
export const unreadMessages = z.object({
  kind: z.enum(messageKinds),
  number: z.number(),
  /** Empty if the kind has no message. */
  latestTitle: z.string(),
  latestAt: z.nullable(instant),
});
export type UnreadMessages = z.output<typeof unreadMessages>;

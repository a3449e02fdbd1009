import * as z from 'zod/mini';
import { createListSchema, id, paging } from '../entities/common.ts';
import { message, messageDetail, messageKinds } from '../entities/message.ts';
import { defineCall } from './define.ts';

export { messageNumber } from './unread-messages.ts';

export const messageList = defineCall({
  id: 'messages.messageList',
  method: 'GET',
  path: '/message/list',
  auth: 'player',
  in: 'query',
  /** Default: all kinds. */
  request: z.object({ kind: z.optional(z.enum(messageKinds)), ...paging }),
  response: createListSchema(message),
  summary: "The player's messages, newest first.",
  origin: 'specification',
});

export const messageInfo = defineCall({
  id: 'messages.messageInfo',
  method: 'GET',
  path: '/message/info/{id}',
  auth: 'player',
  in: 'query',
  request: z.object({ id }),
  response: messageDetail,
  summary: 'Returns one message in full and marks it as read.',
  origin: 'specification',
});

export const readAllMessages = defineCall({
  id: 'messages.allRead',
  method: 'POST',
  path: '/message/allRead',
  auth: 'player',
  in: 'body',
  /** Default: those of all kinds. */
  request: z.object({ kind: z.optional(z.enum(messageKinds)) }),
  response: z.object({}),
  activity: true,
  summary: 'Marks all messages as read.',
  origin: 'specification',
});

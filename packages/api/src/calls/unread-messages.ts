import * as z from 'zod/mini';
import { paging } from '../entities/common.ts';
import { unreadMessages } from '../entities/message.ts';
import { defineCall } from './define.ts';

// Separate from the other calls of messages, since every page shows the count (decision record 0047).

export const messageNumber = defineCall({
  id: 'messages.messageNumber',
  method: 'GET',
  path: '/message/messageNumber',
  auth: 'player',
  in: 'query',
  request: z.object(paging),
  response: z.object({
    rows: z.array(unreadMessages),
    /** Number of kinds. */
    total: z.number(),
    /** Unread messages of all kinds. */
    unread: z.number(),
  }),
  summary: 'Counts the unread messages of each kind.',
  origin: 'specification',
});

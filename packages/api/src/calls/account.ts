import * as z from 'zod/mini';
import { defineCall } from './define.ts';

export const onlineTime = defineCall({
  id: 'account.onlineTime',
  method: 'POST',
  path: '/onlineTime',
  auth: 'player',
  in: 'body',
  /** Minutes since the last report (docs/product.md: States and transitions; Business constants and limits). */
  request: z.object({ onlineTime: z.union([z.literal(1), z.literal(2), z.literal(3)]) }),
  response: z.object({}),
  summary: 'Reports how long the player was online.',
  origin: 'specification',
});

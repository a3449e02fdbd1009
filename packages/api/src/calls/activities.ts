import * as z from 'zod/mini';
import { activity, activityDetail } from '../entities/activity.ts';
import { createListSchema, id, paging } from '../entities/common.ts';
import { defineCall } from './define.ts';

export const activityList = defineCall({
  id: 'activities.list',
  method: 'GET',
  path: '/activity/list',
  auth: 'optional',
  in: 'query',
  request: z.object(paging),
  response: createListSchema(activity),
  summary: 'Lists activities, open ones first.',
  origin: 'specification',
});

export const activityInfo = defineCall({
  id: 'activities.info',
  method: 'GET',
  path: '/activity/info/{id}',
  auth: 'optional',
  in: 'query',
  request: z.object({ id }),
  response: activityDetail,
  summary: 'Returns one activity with its rules and the player’s progress.',
  origin: 'specification',
});

export const participateInActivity = defineCall({
  id: 'activities.participate',
  method: 'POST',
  path: '/activity/participate/{id}',
  auth: 'player',
  in: 'query',
  request: z.object({
    id,
    /** The code of a gift that requires one. */
    code: z.optional(z.string().check(z.maxLength(40))),
    /** The player's note on an application. */
    note: z.optional(z.string().check(z.maxLength(140))),
  }),
  response: activityDetail,
  idempotent: true,
  activity: true,
  summary: 'Checks in for the day, claims the gift or applies, depending on the kind of activity.',
  origin: 'specification',
});

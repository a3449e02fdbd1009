import * as z from 'zod/mini';
import { nothing } from '../entities/common.ts';
import { levelSchedule, memberLevel } from '../entities/level.ts';
import { defineCall } from './define.ts';

export const levelList = defineCall({
  id: 'levels.list',
  method: 'GET',
  path: '/gameUserLevel/list',
  auth: 'none',
  in: 'query',
  request: nothing,
  response: z.object({ rows: z.array(memberLevel) }),
  summary: 'Lists the member levels and their benefits, lowest first.',
  origin: 'specification',
});

export const getNextLevelSchedule = defineCall({
  id: 'levels.getNextLevelSchedule',
  method: 'GET',
  path: '/user/getNextLevelSchedule',
  auth: 'player',
  in: 'query',
  request: nothing,
  response: levelSchedule,
  summary: 'Returns the player’s progress to the next level.',
  origin: 'specification',
});

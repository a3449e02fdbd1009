import * as z from 'zod/mini';
import { bulletin, bulletinDetail, dailyNotification } from '../entities/bulletin.ts';
import { createListSchema, id, nothing, paging } from '../entities/common.ts';
import { defineCall } from './define.ts';

export const bulletinList = defineCall({
  id: 'content.bulletinList',
  method: 'GET',
  path: '/bulletin/list',
  auth: 'none',
  in: 'query',
  request: z.object(paging),
  response: createListSchema(bulletin),
  summary: "The site's notices, newest first.",
  origin: 'specification',
});

export const bulletinInfo = defineCall({
  id: 'content.bulletinInfo',
  method: 'GET',
  path: '/bulletin/info/{id}',
  auth: 'none',
  in: 'query',
  request: z.object({ id }),
  response: bulletinDetail,
  summary: 'Returns one notice in full.',
  origin: 'specification',
});

export const getDailyNotification = defineCall({
  id: 'content.dailyNotification',
  method: 'GET',
  path: '/bulletin/dailyNotification',
  auth: 'none',
  in: 'query',
  request: nothing,
  response: dailyNotification,
  summary: 'Returns the notification of the day.',
  origin: 'addition',
});

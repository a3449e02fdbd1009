import * as z from 'zod/mini';
import { nothing } from '../entities/common.ts';
import { userInfo } from '../entities/player.ts';
import { defineCall } from './define.ts';

// Separate from the authentication calls, which a page without login does not need (decision record
// 0047).

export const getInfo = defineCall({
  id: 'auth.getInfo',
  method: 'GET',
  path: '/getInfo',
  auth: 'player',
  in: 'query',
  request: nothing,
  response: userInfo,
  beforeBinding: true,
  summary: 'Returns the player of the token.',
  origin: 'specification',
});

export const logout = defineCall({
  id: 'auth.logout',
  method: 'GET',
  path: '/logout',
  auth: 'player',
  in: 'query',
  request: nothing,
  response: z.object({}),
  beforeBinding: true,
  summary: 'Ends this session at the server (product decision 37).',
  origin: 'specification',
});

import * as z from 'zod/mini';
import { id, nothing } from '../entities/common.ts';
import { deviceSession } from '../entities/identity.ts';
import { genders, userInfo } from '../entities/player.ts';
import { defineCall } from './define.ts';

// Separate from `account.ts`, which home loads (decision record 0047).

const text = (max: number) => z.string().check(z.maxLength(max));

export const editProfile = defineCall({
  id: 'profile.edit',
  method: 'POST',
  path: '/edit',
  auth: 'player',
  in: 'body',
  /** Omitted fields stay unchanged; an empty text removes a value, except for the birthday. */
  request: z.object({
    nickname: z.optional(text(40)),
    realname: z.optional(text(140)),
    gender: z.optional(z.enum(genders)),
    /**
     * `YYYY-MM-DD`; it can be set once (docs/product.md: Validation rules), and the same value again
     * is no change.
     */
    birthday: z.optional(text(10)),
    email: z.optional(text(140)),
    /** Address of a picture that this player has uploaded as an avatar, or empty. */
    avatar: z.optional(text(400)),
  }),
  /** The profile as it is now. */
  response: userInfo,
  activity: true,
  beforeBinding: true,
  summary: 'Changes the profile of the player.',
  origin: 'specification',
});

export const sessionList = defineCall({
  id: 'profile.sessionList',
  method: 'GET',
  path: '/user/session/list',
  auth: 'player',
  in: 'query',
  request: nothing,
  response: z.object({ rows: z.array(deviceSession) }),
  summary: 'Lists the player’s sessions: this one first, then by last activity.',
  origin: 'addition',
});

export const endSession = defineCall({
  id: 'profile.endSession',
  method: 'POST',
  path: '/user/session/end/{sessionId}',
  auth: 'player',
  in: 'form',
  request: z.object({ sessionId: id }),
  response: z.object({}),
  activity: true,
  summary: 'Ends another session of the player.',
  origin: 'addition',
});

export const endOtherSessions = defineCall({
  id: 'profile.endOtherSessions',
  method: 'POST',
  path: '/user/session/endOthers',
  auth: 'player',
  in: 'form',
  request: nothing,
  response: z.object({
    /** How many sessions ended. */
    ended: z.number(),
  }),
  activity: true,
  summary: 'Ends all other sessions of the player (S16).',
  origin: 'addition',
});

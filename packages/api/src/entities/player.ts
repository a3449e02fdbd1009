import * as z from 'zod/mini';
import { id, instant } from './common.ts';

export const genders = ['male', 'female', 'unknown', 'custom'] as const;

/** The player's own view of their account (docs/product.md: Entities and their fields, profile). */
export const userInfo = z.object({
  userId: id,
  username: z.string(),
  nickname: z.string(),
  realname: z.string(),
  gender: z.enum(genders),
  /** `YYYY-MM-DD`, or empty while it is not set; it can be set once (docs/product.md: Validation rules). */
  birthday: z.string(),
  email: z.string(),
  /** Masked in the middle. */
  phoneNumber: z.string(),
  avatar: z.string(),
  /** False before a social login has bound its phone, which is empty until then (product decision 21). */
  phoneBound: z._default(z.boolean(), true),
  level: z.number(),
  /** False for an account that came by SMS or social login and has set none (product decision 44). */
  hasPassword: z.boolean(),
  /** The code with which this player invites others. */
  inviteCode: z.string(),
  registeredAt: instant,
});
export type UserInfo = z.output<typeof userInfo>;

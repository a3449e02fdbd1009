import { CAPTCHA_NEEDED_CODE } from '@parlor/api/constants';
import type { CallFailure } from '@parlor/api/errors';
import type { CodeCountdownContext } from './code-countdown.types.ts';

/** Key of the countdown for the player's own phone, whose number only the server has. */
export const OWN_PHONE = 'own';

/** Milliseconds until another code may be sent to the current phone; 0 if one may be sent now. */
export const remainingMs = (
  { deadlines, phone }: Pick<CodeCountdownContext, 'deadlines' | 'phone'>,
  now: number,
): number => Math.max(0, (deadlines[phone] ?? 0) - now);

/** Whether the server requires a captcha, or a new one. */
export const requiresCaptcha = ({ code, reason }: CallFailure): boolean =>
  code === CAPTCHA_NEEDED_CODE || reason === 'captcha.needed' || reason === 'captcha.wrong';

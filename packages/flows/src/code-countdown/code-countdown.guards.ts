import { CAPTCHA_NEEDED_CODE } from '@parlor/api/constants';
import type { FlowError } from '../kit/index.ts';
import type { CodeCountdownContext } from './code-countdown.types.ts';

/** Under which name the countdown keeps the player's own phone, which the server knows and the app does not. */
export const OWN_PHONE = 'own';

/** Milliseconds until another code may be sent to the current phone; 0 when one may be. */
export const remainingMs = (
  { deadlines, phone }: Pick<CodeCountdownContext, 'deadlines' | 'phone'>,
  now: number,
): number => Math.max(0, (deadlines[phone] ?? 0) - now);

/** Whether the server wants a captcha, or another one. */
export const asksForCaptcha = ({ code, reason }: FlowError): boolean =>
  code === CAPTCHA_NEEDED_CODE || reason === 'captcha.needed' || reason === 'captcha.wrong';

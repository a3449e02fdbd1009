import type { SnapshotFrom } from 'xstate';
import { hideAborted } from '../kit/index.ts';
import { remainingMs } from './code-countdown.guards.ts';
import type { codeCountdownMachine } from './code-countdown.machine.ts';

export type CodeCountdownSnapshot = SnapshotFrom<typeof codeCountdownMachine>;

/** Whole seconds left in the countdown; 0 if none is running. */
export const selectRemainingSeconds = (snapshot: CodeCountdownSnapshot): number =>
  snapshot.matches('counting')
    ? Math.ceil(remainingMs(snapshot.context, snapshot.context.now) / 1000)
    : 0;

/** Label of the button: start, countdown or end (specification: States and transitions). */
export const selectCountdownLabel = (
  snapshot: CodeCountdownSnapshot,
): 'start' | 'counting' | 'again' => {
  if (snapshot.matches('counting')) return 'counting';
  return snapshot.context.deadlines[snapshot.context.phone] === undefined ? 'start' : 'again';
};

/** Whether a code may be requested now. */
export const selectCanSend = (snapshot: CodeCountdownSnapshot): boolean => snapshot.hasTag('ready');

/** Whether a code or a captcha is being requested. */
export const selectIsSending = (snapshot: CodeCountdownSnapshot): boolean =>
  snapshot.hasTag('sending');

/** Captcha to solve before the code is sent; undefined if none is required. */
export const selectCountdownCaptcha = (snapshot: CodeCountdownSnapshot) => snapshot.context.captcha;

export const selectCountdownViolation = (snapshot: CodeCountdownSnapshot) =>
  snapshot.context.violation;

/** Why the last request failed. A cancelled request shows no error. */
export const selectCountdownError = (snapshot: CodeCountdownSnapshot) =>
  hideAborted(snapshot.context.error);

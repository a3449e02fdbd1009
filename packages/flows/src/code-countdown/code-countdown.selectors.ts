import type { SnapshotFrom } from 'xstate';
import { remainingMs } from './code-countdown.guards.ts';
import type { codeCountdownMachine } from './code-countdown.machine.ts';

export type CodeCountdownSnapshot = SnapshotFrom<typeof codeCountdownMachine>;

/** Whole seconds that the countdown shows; 0 when none runs. */
export const selectRemainingSeconds = (snapshot: CodeCountdownSnapshot): number =>
  snapshot.matches('counting')
    ? Math.ceil(remainingMs(snapshot.context, snapshot.context.now) / 1000)
    : 0;

/** Which of the button's three texts applies: start, countdown, end (section 4). */
export const selectCountdownLabel = (
  snapshot: CodeCountdownSnapshot,
): 'start' | 'counting' | 'again' => {
  if (snapshot.matches('counting')) return 'counting';
  return snapshot.context.deadlines[snapshot.context.phone] === undefined ? 'start' : 'again';
};

/** Whether a code may be asked for now. */
export const selectCanSend = (snapshot: CodeCountdownSnapshot): boolean =>
  snapshot.matches('idle') || snapshot.matches('ready');

/** Whether a code or a captcha is on its way. */
export const selectIsSending = (snapshot: CodeCountdownSnapshot): boolean =>
  snapshot.matches('sending') || snapshot.matches('loadingCaptcha');

/** The picture to be read before the code is sent; undefined when none is asked for. */
export const selectCountdownCaptcha = (snapshot: CodeCountdownSnapshot) => snapshot.context.captcha;

export const selectCountdownViolation = (snapshot: CodeCountdownSnapshot) =>
  snapshot.context.violation;

/** Why the last sending failed. Nothing is shown for what the person cancelled. */
export const selectCountdownError = (snapshot: CodeCountdownSnapshot) =>
  snapshot.context.error?.kind === 'aborted' ? undefined : snapshot.context.error;

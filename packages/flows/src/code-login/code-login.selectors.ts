import type { SnapshotFrom } from 'xstate';
import type { codeLoginMachine } from './code-login.machine.ts';

export type CodeLoginSnapshot = SnapshotFrom<typeof codeLoginMachine>;

/** Which of the two steps is shown. */
export const selectCodeLoginStep = (snapshot: CodeLoginSnapshot): 'phone' | 'code' =>
  snapshot.matches('enteringCode') || snapshot.matches('loggingIn') || snapshot.matches('done')
    ? 'code'
    : 'phone';

export const selectIsCodeLoginBusy = (snapshot: CodeLoginSnapshot): boolean =>
  snapshot.matches('requestingCode') || snapshot.matches('loggingIn');

/** Child machine that sends codes; drives the countdown button and its captcha. */
export const selectCodeLoginCountdown = (snapshot: CodeLoginSnapshot) =>
  snapshot.children.countdown;

export const selectCodeLoginPhone = (snapshot: CodeLoginSnapshot): string => snapshot.context.phone;

export const selectCodeLoginViolations = (snapshot: CodeLoginSnapshot) =>
  snapshot.context.violations;

/** Why the last step failed. A cancelled request shows no error. */
export const selectCodeLoginError = (snapshot: CodeLoginSnapshot) =>
  snapshot.context.error?.kind === 'aborted' ? undefined : snapshot.context.error;

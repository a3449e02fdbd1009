import type { SnapshotFrom } from 'xstate';
import type { FlowError } from '../kit/index.ts';
import { isAboutPhone } from './social-login.guards.ts';
import type { socialLoginMachine } from './social-login.machine.ts';
import type { SocialField } from './social-login.types.ts';

export type SocialLoginSnapshot = SnapshotFrom<typeof socialLoginMachine>;

/**
 * The current view: redirect to the provider, waiting for the server, failure, phone to bind, code, or
 * profile.
 */
export const selectSocialStep = (
  snapshot: SocialLoginSnapshot,
): 'idle' | 'away' | 'checking' | 'failed' | 'phone' | 'code' | 'profile' | 'done' => {
  if (snapshot.matches('preparing') || snapshot.matches('away')) return 'away';
  if (snapshot.matches('exchanging')) return 'checking';
  if (snapshot.matches('failed')) return 'failed';
  if (
    snapshot.matches({ binding: 'enteringCode' }) ||
    snapshot.matches({ binding: 'bindingPhone' })
  ) {
    return 'code';
  }
  if (
    snapshot.matches('binding') ||
    snapshot.matches('givingUp') ||
    snapshot.matches('unavailable')
  ) {
    return 'phone';
  }
  if (snapshot.matches('filling') || snapshot.matches('saving')) return 'profile';
  return snapshot.matches('done') ? 'done' : 'idle';
};

export const selectIsSocialBusy = (snapshot: SocialLoginSnapshot): boolean =>
  snapshot.matches('preparing') ||
  snapshot.matches('away') ||
  snapshot.matches('exchanging') ||
  snapshot.matches({ binding: 'requestingCode' }) ||
  snapshot.matches({ binding: 'bindingPhone' }) ||
  snapshot.matches('givingUp') ||
  snapshot.matches('saving');

/** Why the login failed; undefined if it did not. */
export const selectSocialProblem = (snapshot: SocialLoginSnapshot) => snapshot.context.problem;

/** Whether `retry` may help; otherwise `start` starts again. */
export const selectCanRetrySocial = (snapshot: SocialLoginSnapshot): boolean =>
  snapshot.can({ type: 'retry' });

/** Child machine that sends codes; drives the countdown button and its captcha. */
export const selectSocialCountdown = (snapshot: SocialLoginSnapshot) => snapshot.children.countdown;

/** The phone to bind, in the wire format. */
export const selectSocialPhone = (snapshot: SocialLoginSnapshot): string => snapshot.context.phone;

export const selectSocialViolations = (snapshot: SocialLoginSnapshot) =>
  snapshot.context.violations;

/** A cancelled request shows no error. */
const shownError = ({ context: { error } }: SocialLoginSnapshot): FlowError | undefined =>
  error?.kind === 'aborted' ? undefined : error;

const fieldOf = (error: FlowError): SocialField | undefined => {
  if (isAboutPhone(error)) return 'phone';
  const fields: readonly SocialField[] = ['code', 'nickname', 'gender', 'birthday'];
  return fields.find((field) => field === error.field);
};

/** The server's refusal of one field. */
export const selectSocialRefusal = (
  snapshot: SocialLoginSnapshot,
  field: SocialField,
): FlowError | undefined => {
  const error = shownError(snapshot);
  return error !== undefined && fieldOf(error) === field ? error : undefined;
};

/** Why the last step failed, if no field is the cause. */
export const selectSocialError = (snapshot: SocialLoginSnapshot): FlowError | undefined => {
  const error = shownError(snapshot);
  return error !== undefined && fieldOf(error) === undefined ? error : undefined;
};

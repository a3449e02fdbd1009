import type { SnapshotFrom } from 'xstate';
import type { FlowError } from '../kit/index.ts';
import { isAboutPhone } from './social-login.guards.ts';
import type { socialLoginMachine } from './social-login.machine.ts';
import type { SocialField } from './social-login.types.ts';

export type SocialLoginSnapshot = SnapshotFrom<typeof socialLoginMachine>;

/**
 * What shows: the way to the provider, the wait for the server, what went wrong, the phone to bind, the
 * code that was sent to it, the profile.
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

/** Why it failed; undefined where it did not. */
export const selectSocialProblem = (snapshot: SocialLoginSnapshot) => snapshot.context.problem;

/** Whether `retry` may help; otherwise `start` begins anew. */
export const selectCanRetrySocial = (snapshot: SocialLoginSnapshot): boolean =>
  snapshot.can({ type: 'retry' });

/** The child that sends codes: for the countdown button and its captcha. */
export const selectSocialCountdown = (snapshot: SocialLoginSnapshot) => snapshot.children.countdown;

/** The phone that is bound, in the form in which it is sent. */
export const selectSocialPhone = (snapshot: SocialLoginSnapshot): string => snapshot.context.phone;

export const selectSocialViolations = (snapshot: SocialLoginSnapshot) =>
  snapshot.context.violations;

/** Nothing is shown for what the person cancelled. */
const shownError = ({ context: { error } }: SocialLoginSnapshot): FlowError | undefined =>
  error?.kind === 'aborted' ? undefined : error;

const fieldOf = (error: FlowError): SocialField | undefined => {
  if (isAboutPhone(error)) return 'phone';
  const fields: readonly SocialField[] = ['code', 'nickname', 'gender', 'birthday'];
  return fields.find((field) => field === error.field);
};

/** What the server refused about one field. */
export const selectSocialRefusal = (
  snapshot: SocialLoginSnapshot,
  field: SocialField,
): FlowError | undefined => {
  const error = shownError(snapshot);
  return error !== undefined && fieldOf(error) === field ? error : undefined;
};

/** Why the last step failed, where no field is to blame. */
export const selectSocialError = (snapshot: SocialLoginSnapshot): FlowError | undefined => {
  const error = shownError(snapshot);
  return error !== undefined && fieldOf(error) === undefined ? error : undefined;
};

import type { SnapshotFrom } from 'xstate';
import { hideAborted, required, selectMeta } from '../kit/index.ts';
import type { socialLoginMachine } from './social-login.machine.ts';
import type { SocialField, SocialLoginView } from './social-login.types.ts';

export type SocialLoginSnapshot = SnapshotFrom<typeof socialLoginMachine>;

const PROFILE_FIELDS: readonly SocialField[] = ['nickname', 'gender', 'birthday'];

export const selectSocialLogin = (snapshot: SocialLoginSnapshot): SocialLoginView => {
  const { problem, provider, violations } = snapshot.context;
  const { view } = selectMeta(snapshot);
  const error = hideAborted(snapshot.context.error);
  switch (view) {
    case 'verification':
      return {
        view,
        verification: required(snapshot.children.verification, 'verification'),
        isGivingUp: snapshot.hasTag('busy'),
      };
    case 'failed':
      return {
        view,
        problem: required(problem, 'problem'),
        error: error?.field === 'code' ? undefined : error,
        provider: provider === '' ? undefined : provider,
        canRetry: snapshot.can({ type: 'retry' }),
      };
    case 'profile': {
      const errorField = PROFILE_FIELDS.find((field) => field === error?.field);
      return { view, isBusy: snapshot.hasTag('busy'), violations, error, errorField };
    }
    case 'unavailable':
      return { view, error };
    default:
      return { view };
  }
};

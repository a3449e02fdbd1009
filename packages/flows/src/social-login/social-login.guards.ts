import type { CallFailure } from '@parlor/api/errors';
import { checkBirthday, checkNickname, isoDayAt, type Violation } from '@parlor/api/rules';
import type {
  SocialField,
  SocialLoginContext,
  SocialProblem,
  SocialProfile,
} from './social-login.types.ts';

type Situation = Pick<SocialLoginContext, 'clock' | 'timezone' | 'minimumAge'>;

/** Payload of a profile: trimmed, without empty fields. */
export const toProfilePayload = ({
  nickname = '',
  gender,
  birthday = '',
}: Partial<SocialProfile>): Partial<SocialProfile> => ({
  ...(nickname.trim() !== '' && { nickname: nickname.trim() }),
  ...(gender !== undefined && { gender }),
  ...(birthday.trim() !== '' && { birthday: birthday.trim() }),
});

/** Rules that a submitted profile violates: the nickname is required, the birthday is optional. */
export const profileViolations = (
  { clock, timezone, minimumAge }: Situation,
  profile: Partial<SocialProfile>,
): Partial<Record<SocialField, Violation>> => {
  const nickname = checkNickname(profile.nickname ?? '');
  const { birthday: day } = toProfilePayload(profile);
  const today = isoDayAt(clock.now(), timezone);
  const birthday = day === undefined ? undefined : checkBirthday(day, { today, minimumAge });
  return {
    ...(!nickname.ok && { nickname: nickname.violation }),
    ...(birthday?.ok === false && { birthday: birthday.violation }),
  };
};

/** Why the provider's response is invalid; undefined if its code matches our request. */
export const getAnswerProblem = ({
  answer,
  progress,
}: Pick<SocialLoginContext, 'answer' | 'progress'>): SocialProblem | undefined => {
  const asked = progress?.step === 'away' ? progress.attempt.state : undefined;
  if (asked === undefined || answer?.state !== asked) return 'stateMismatch';
  if (answer.error !== undefined) {
    return answer.error === 'access_denied' ? 'cancelled' : 'providerRefused';
  }
  return answer.code === undefined || answer.code === '' ? 'providerRefused' : undefined;
};

/**
 * Why the server did not accept the code. The provider refuses an expired or used code; a code that
 * could not be checked is still valid.
 */
export const getErrorProblem = ({ kind, code, field, reason }: CallFailure): SocialProblem => {
  if (reason === 'identity.providerDown') return 'unreachable';
  if (reason === 'identity.refused' && field === 'code') return 'codeExpired';
  return kind === 'refused' && code < 500 ? 'refused' : 'unreachable';
};

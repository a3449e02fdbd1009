import {
  checkBirthday,
  checkNickname,
  checkPhone,
  checkSmsCode,
  isoDayAt,
  type Violation,
} from '@parlor/api/rules';
import type { FlowError } from '../kit/error.ts';
import type {
  SocialField,
  SocialLoginContext,
  SocialLoginEvent,
  SocialProblem,
  SocialProfile,
} from './social-login.types.ts';

/** The check that belongs to a submitted step of binding; undefined for any other event. */
export const checkStep = (
  { countryCode }: Pick<SocialLoginContext, 'countryCode'>,
  event: SocialLoginEvent,
) => {
  if (event.type === 'submit.phone') {
    return { field: 'phone', checked: checkPhone(event.phone, countryCode) } as const;
  }
  if (event.type === 'submit.code') {
    return { field: 'code', checked: checkSmsCode(event.code) } as const;
  }
  return undefined;
};

type Situation = Pick<SocialLoginContext, 'clock' | 'timezone' | 'minimumAge'>;

/** What of a profile is sent: texts trimmed, what is empty left out. */
export const profileOf = ({
  nickname = '',
  gender,
  birthday = '',
}: Partial<SocialProfile>): Partial<SocialProfile> => ({
  ...(nickname.trim() !== '' && { nickname: nickname.trim() }),
  ...(gender !== undefined && { gender }),
  ...(birthday.trim() !== '' && { birthday: birthday.trim() }),
});

/** What of a submitted profile breaks a rule of section 5: a nickname is asked for, a birthday is not. */
export const profileViolations = (
  { clock, timezone, minimumAge }: Situation,
  profile: Partial<SocialProfile>,
): Partial<Record<SocialField, Violation>> => {
  const nickname = checkNickname(profile.nickname ?? '');
  const { birthday: day } = profileOf(profile);
  const today = isoDayAt(clock.now(), timezone);
  const birthday = day === undefined ? undefined : checkBirthday(day, { today, minimumAge });
  return {
    ...(!nickname.ok && { nickname: nickname.violation }),
    ...(birthday?.ok === false && { birthday: birthday.violation }),
  };
};

/** What is wrong with the answer that the provider sent back; undefined for a code of ours. */
export const problemOfAnswer = ({
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
 * Why the server did not take the code. The provider refuses a code that is too old or was used; one
 * that the provider could not be asked about is as good as before.
 */
export const problemOfError = ({ kind, code, field, reason }: FlowError): SocialProblem => {
  if (reason === 'identity.providerDown') return 'unreachable';
  if (reason === 'identity.refused' && field === 'code') return 'codeExpired';
  return kind === 'refused' && code < 500 ? 'refused' : 'unreachable';
};

/** Whether a refused binding is about the phone, and not about the code that proved it. */
export const isAboutPhone = ({ field, reason }: FlowError): boolean =>
  field === 'phone' || reason === 'phone.invalid' || reason === 'phone.taken';

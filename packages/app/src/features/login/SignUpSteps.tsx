import { checkNewPassword, checkOptionalUsername, checkPhone } from '@parlor/api/rules';
import {
  selectSignUpCountdown,
  selectSignUpForm,
  selectSignUpProgress,
  selectSignUpViolations,
} from '@parlor/flows/sign-up';
import { PasswordField } from '@parlor/ui/PasswordField';
import { PhoneField } from '@parlor/ui/PhoneField';
import { TextField } from '@parlor/ui/TextField';
import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { explainViolation } from '../../data/errors.ts';
import { useSite } from '../../data/site.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { useFocusAtFirst } from '../forms/use-focus-at-first.ts';
import { useRuleField } from '../forms/use-rule-field.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { CodeFrame } from './CodeFrame.tsx';
import { CaptchaQuestion } from './CodeStep.tsx';
import { SignUpFoot } from './SignUpFoot.tsx';
import type { StepProps } from './sign-up-step.ts';

/** Step 1: phone, and a user name for who wants one. */
export function IdentityStep({ actor, onBack, busy, others }: StepProps & { others: ReactNode }) {
  const t = useTexts();
  const { countryCode } = useSite();
  const form = useSelector(actor, selectSignUpForm);
  const violations = useSelector(actor, selectSignUpViolations);
  const countdown = useSelector(actor, selectSignUpCountdown);
  const { control, getValues } = useForm({
    mode: 'onTouched',
    defaultValues: { phone: form.phone, username: form.username },
  });
  const phone = useRuleField({
    control,
    name: 'phone',
    check: (text) => checkPhone(text, countryCode),
    violation: violations.phone,
  });
  const username = useRuleField({
    control,
    name: 'username',
    check: checkOptionalUsername,
    violation: violations.username,
  });
  return (
    <AuthFrame
      title={t('auth:signUp.phoneTitle')}
      text={t('auth:signUp.phoneText')}
      onBack={onBack}
      steps={useSelector(actor, selectSignUpProgress, sameProgress)}
      onSubmit={() => actor.send({ type: 'submit.identity', ...getValues() })}
      foot={
        <>
          <SignUpFoot actor={actor} busy={busy} />
          {others}
        </>
      }
    >
      <PhoneField {...phone} label={t('auth:fields.phone')} size="lg" required />
      <TextField
        {...username}
        label={t('auth:fields.usernameOptional')}
        help={t('auth:fields.usernameHelp')}
        size="lg"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      {countdown !== undefined && <CaptchaQuestion countdown={countdown} />}
    </AuthFrame>
  );
}

/** Step 2: the six digits. */
export function SignUpCodeStep({ actor, onBack, busy }: StepProps) {
  const t = useTexts();
  const form = useSelector(actor, selectSignUpForm);
  const violations = useSelector(actor, selectSignUpViolations);
  const countdown = useSelector(actor, selectSignUpCountdown);
  const steps = useSelector(actor, selectSignUpProgress, sameProgress);
  const [code, setCode] = useState(form.code);
  if (countdown === undefined) return null;
  return (
    <CodeFrame
      title={t('auth:signUp.codeTitle')}
      phone={form.phone}
      onChangePhone={() => actor.send({ type: 'back' })}
      onBack={onBack}
      steps={steps}
      countdown={countdown}
      code={code}
      onCodeChange={setCode}
      error={explainViolation(t, violations.code)}
      busy={busy}
      onSubmit={(digits) => actor.send({ type: 'submit.code', code: digits })}
      foot={<SignUpFoot actor={actor} busy={busy} disabled={code === ''} />}
    />
  );
}

/** Step 3: the password. Its rule runs on every change (specification: Validation rules). */
export function PasswordStep({ actor, onBack, busy }: StepProps) {
  const t = useTexts();
  const form = useSelector(actor, selectSignUpForm);
  const violations = useSelector(actor, selectSignUpViolations);
  const { control, getValues } = useForm({
    mode: 'all',
    defaultValues: { password: form.password },
  });
  const password = useRuleField({
    control,
    name: 'password',
    check: checkNewPassword,
    violation: violations.password,
  });
  const focus = useFocusAtFirst();
  return (
    <AuthFrame
      title={t('auth:signUp.passwordTitle')}
      text={t('auth:signUp.passwordText')}
      onBack={onBack}
      steps={useSelector(actor, selectSignUpProgress, sameProgress)}
      onSubmit={() => actor.send({ type: 'submit.password', ...getValues() })}
      foot={<SignUpFoot actor={actor} busy={busy} />}
    >
      {/* Password managers want to know whose password it is. */}
      <input
        type="text"
        autoComplete="username"
        value={form.username || form.phone}
        readOnly
        hidden
      />
      <PasswordField
        {...password}
        ref={focus}
        label={t('auth:fields.password')}
        help={t('auth:fields.passwordHelp')}
        size="lg"
        autoComplete="new-password"
        labels={{ show: t('auth:fields.showPassword'), hide: t('auth:fields.hidePassword') }}
        required
      />
    </AuthFrame>
  );
}

interface Progress {
  readonly current: number;
  readonly total: number;
}

/** The selector makes a new object each time. */
export const sameProgress = (left: Progress, right: Progress) =>
  left.current === right.current && left.total === right.total;

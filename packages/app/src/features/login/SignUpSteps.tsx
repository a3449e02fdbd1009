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
import { CodeKeypad, useKeypad } from './CodeKeypad.tsx';
import { CaptchaQuestion, CodeStep } from './CodeStep.tsx';
import { SentTo } from './SentTo.tsx';
import type { StepProps } from './SignUpFlow.tsx';
import { SignUpFoot } from './SignUpFoot.tsx';

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

/** Step 2: the six digits. The code is sent on as soon as it is complete. */
export function SignUpCodeStep({ actor, onBack, busy }: StepProps) {
  const t = useTexts();
  const form = useSelector(actor, selectSignUpForm);
  const violations = useSelector(actor, selectSignUpViolations);
  const countdown = useSelector(actor, selectSignUpCountdown);
  const steps = useSelector(actor, selectSignUpProgress, sameProgress);
  const [code, setCode] = useState(form.code);
  const keypad = useKeypad();
  const submit = (digits: string) => actor.send({ type: 'submit.code', code: digits });
  if (countdown === undefined) return null;
  return (
    <AuthFrame
      title={t('auth:signUp.codeTitle')}
      text={<SentTo phone={form.phone} onChange={() => actor.send({ type: 'back' })} />}
      onBack={onBack}
      steps={steps}
      onSubmit={() => submit(code)}
      foot={<SignUpFoot actor={actor} busy={busy} disabled={code === ''} />}
      keypad={keypad && <CodeKeypad value={code} onValueChange={setCode} disabled={busy} />}
    >
      <CodeStep
        countdown={countdown}
        value={code}
        onValueChange={setCode}
        onComplete={submit}
        error={explainViolation(t, violations.code)}
        withKeypad={keypad}
        disabled={busy}
      />
    </AuthFrame>
  );
}

/** Step 3: the password. Its rule runs on every change (section 5). */
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

import { checkNewPassword, checkOptionalUsername, checkPhone } from '@parlor/api/rules';
import type { PhoneVerificationStep } from '@parlor/flows/phone-verification';
import { PasswordField } from '@parlor/ui/PasswordField';
import { PhoneField } from '@parlor/ui/PhoneField';
import { TextField } from '@parlor/ui/TextField';
import type { ReactNode } from 'react';
import { useController, useForm } from 'react-hook-form';
import { explainViolation } from '../../data/errors.ts';
import { useSite } from '../../data/site.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { useFocusAtFirst } from '../forms/use-focus-at-first.ts';
import { useRuleField } from '../forms/use-rule-field.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { CodeFrame } from './CodeFrame.tsx';
import { CaptchaQuestion, type CountdownRef } from './CodeStep.tsx';
import { SignUpFoot } from './SignUpFoot.tsx';
import type { StepProps } from './sign-up-step.ts';

interface IdentityProps extends StepProps {
  countdown: CountdownRef;
  others: ReactNode;
}

/** Step 1: phone, and an optional username. */
export function IdentityStep({ actor, view, onBack, countdown, others }: IdentityProps) {
  const t = useTexts();
  const { countryCode } = useSite();
  const { form, violations, progress } = view;
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
      steps={progress}
      onSubmit={() => actor.send({ type: 'submit.identity', ...getValues() })}
      foot={
        <>
          <SignUpFoot view={view} />
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
      <CaptchaQuestion countdown={countdown} />
    </AuthFrame>
  );
}

interface CodeProps extends StepProps {
  verification: PhoneVerificationStep;
}

/** Step 2: the code. */
export function SignUpCodeStep({ actor, view, onBack, verification }: CodeProps) {
  const t = useTexts();
  const { form, progress, isBusy } = view;
  const { countdown, violations } = verification;
  const violation = violations.code;
  const { control } = useForm({ defaultValues: { code: form.code } });
  const { field } = useController({ control, name: 'code' });
  // Of the two mistakes, the one in the field is the later one.
  const error = violation === undefined ? view.error : undefined;
  return (
    <CodeFrame
      title={t('auth:signUp.codeTitle')}
      phone={form.phone}
      onChangePhone={() => actor.send({ type: 'back' })}
      onBack={onBack}
      steps={progress}
      countdown={countdown}
      code={field.value}
      onCodeChange={field.onChange}
      error={explainViolation(t, violation)}
      busy={isBusy}
      onSubmit={(code) => view.verification.send({ type: 'submit', code })}
      foot={<SignUpFoot view={{ ...view, error }} disabled={field.value === ''} />}
    />
  );
}

/** Step 3: the password. Its rule runs on every change (docs/product.md: Validation rules). */
export function PasswordStep({ actor, view, onBack }: StepProps) {
  const t = useTexts();
  const { form, violations, progress } = view;
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
      steps={progress}
      onSubmit={() => actor.send({ type: 'submit.password', ...getValues() })}
      foot={<SignUpFoot view={view} />}
    >
      {/* Lets password managers store the password with its username. */}
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

import { checkPhone } from '@parlor/api/rules';
import type { PhoneVerificationRef, PhoneVerificationStep } from '@parlor/flows/phone-verification';
import { Button } from '@parlor/ui/Button';
import { PhoneField } from '@parlor/ui/PhoneField';
import type { ReactNode } from 'react';
import { useController, useForm } from 'react-hook-form';
import { explainViolation, useExplain } from '../../data/errors.ts';
import { useSite } from '../../data/site.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { FormError } from '../forms/FormError.tsx';
import { useRuleField } from '../forms/use-rule-field.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { CodeFrame } from './CodeFrame.tsx';
import { CaptchaQuestion } from './CodeStep.tsx';
import type { CodePurpose } from './deadlines.ts';
import { PhoneVerification } from './PhoneVerification.tsx';

interface Props {
  verification: PhoneVerificationRef;
  purpose: CodePurpose;
  /** Title and text of the phone page. */
  title: string;
  text: string;
  onBack?: (() => void) | undefined;
  /** Label of the button that submits the code. */
  submit: string;
  /** Below the button that requests a code: the alternatives. */
  others: ReactNode;
  /** Below the phone field. */
  note?: ReactNode;
  /** Shows a refusal on the field that it concerns; by default above the button. */
  showsRefusalOnField?: boolean;
  /** Whether a request of the parent is pending. */
  isBusy?: boolean;
}

/** A phone number, then the code that was sent to it, a page each. */
export function PhoneAndCodeForm({ purpose, ...props }: Props) {
  return (
    <PhoneVerification verification={props.verification} purpose={purpose}>
      {(view) => <Steps {...props} view={view} />}
    </PhoneVerification>
  );
}

interface StepsProps extends Omit<Props, 'purpose'> {
  view: PhoneVerificationStep;
}

function Steps({
  verification,
  view,
  title,
  text,
  onBack,
  submit,
  others,
  note,
  showsRefusalOnField = false,
  isBusy = false,
}: StepsProps) {
  const t = useTexts();
  const explain = useExplain();
  const { countryCode } = useSite();
  const { step, phone, countdown, error, violations } = view;

  const errorField = showsRefusalOnField ? view.errorField : undefined;
  const refusal = error && errorField === step ? explain(error).text : undefined;
  const busy = isBusy || view.isBusy;
  const { control, getValues } = useForm({
    mode: 'onTouched',
    defaultValues: { phone, code: '' },
  });
  const field = useRuleField({
    control,
    name: 'phone',
    check: (typed) => checkPhone(typed, countryCode),
    violation: violations.phone,
    refusal: step === 'phone' ? refusal : undefined,
  });
  const code = useController({ control, name: 'code' }).field;
  const renderFooter = (label: string, below?: ReactNode) => (
    <>
      <FormError error={errorField === undefined ? error : undefined} />
      <Button type="submit" size="lg" fullWidth loading={busy}>
        {label}
      </Button>
      {below}
    </>
  );

  if (step === 'code') {
    const back = () => verification.send({ type: 'back' });
    return (
      <CodeFrame
        title={t('auth:codes.enterTitle')}
        phone={phone}
        onChangePhone={back}
        onBack={back}
        countdown={countdown}
        error={explainViolation(t, violations.code) ?? refusal}
        busy={busy}
        code={code.value}
        onCodeChange={code.onChange}
        onSubmit={(digits) => verification.send({ type: 'submit', code: digits })}
        foot={renderFooter(submit)}
      />
    );
  }
  return (
    <AuthFrame
      title={title}
      text={text}
      onBack={onBack}
      onSubmit={() => verification.send({ type: 'send', phone: getValues('phone') })}
      foot={renderFooter(t('auth:actions.sendCode'), others)}
    >
      <PhoneField {...field} label={t('auth:fields.phone')} size="lg" required />
      {note}
      <CaptchaQuestion countdown={countdown} />
    </AuthFrame>
  );
}

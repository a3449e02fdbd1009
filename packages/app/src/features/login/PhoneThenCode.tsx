import { checkPhone, type Violation } from '@parlor/api/rules';
import type { FlowError } from '@parlor/flows/kit';
import { Button } from '@parlor/ui/Button';
import { PhoneField } from '@parlor/ui/PhoneField';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { explainViolation } from '../../data/errors.ts';
import { useSite } from '../../data/site.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { FormError } from '../forms/FormError.tsx';
import { useRuleField } from '../forms/use-rule-field.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { CodeFrame } from './CodeFrame.tsx';
import { CaptchaQuestion, type CountdownRef } from './CodeStep.tsx';

interface Props {
  /** The machine whose steps these are. */
  actor: { send: (event: PhoneThenCodeEvent) => void };
  /** Is the code asked for, or the phone still? */
  asksCode: boolean;
  phone: string;
  countdown: CountdownRef | undefined;
  violations: { phone?: Violation | undefined; code?: Violation | undefined };
  /** What the server refused about a field, in words. */
  refusals?: { phone?: string | undefined; code?: string | undefined };
  error: FlowError | undefined;
  busy: boolean;
  /** Of the page of the phone. */
  title: string;
  text: string;
  onBack?: (() => void) | undefined;
  /** Words of the button that sends the code on. */
  submit: string;
  /** Under the button that asks for a code: other ways on. */
  others: ReactNode;
  /** Under the field of the phone. */
  note?: ReactNode;
}

type PhoneThenCodeEvent =
  | { type: 'submit.phone'; phone: string }
  | { type: 'submit.code'; code: string }
  | { type: 'back' };

/** A phone number, then the code that was sent to it, a page each. */
export function PhoneThenCode({
  actor,
  asksCode,
  phone,
  countdown,
  violations,
  refusals = {},
  error,
  busy,
  title,
  text,
  onBack,
  submit,
  others,
  note,
}: Props) {
  const t = useTexts();
  const { countryCode } = useSite();
  const { control, getValues } = useForm({ mode: 'onTouched', defaultValues: { phone } });
  const field = useRuleField({
    control,
    name: 'phone',
    check: (typed) => checkPhone(typed, countryCode),
    violation: violations.phone,
    refusal: refusals.phone,
  });
  const [code, setCode] = useState('');
  const footOf = (words: string, below?: ReactNode) => (
    <>
      <FormError error={error} />
      <Button type="submit" size="lg" fullWidth loading={busy}>
        {words}
      </Button>
      {below}
    </>
  );

  if (asksCode && countdown !== undefined) {
    const back = () => actor.send({ type: 'back' });
    return (
      <CodeFrame
        title={t('auth:codes.enterTitle')}
        phone={phone}
        onChangePhone={back}
        onBack={back}
        countdown={countdown}
        code={code}
        onCodeChange={setCode}
        error={explainViolation(t, violations.code) ?? refusals.code}
        busy={busy}
        onSubmit={(digits) => actor.send({ type: 'submit.code', code: digits })}
        foot={footOf(submit)}
      />
    );
  }
  return (
    <AuthFrame
      title={title}
      text={text}
      onBack={onBack}
      onSubmit={() => actor.send({ type: 'submit.phone', phone: getValues('phone') })}
      foot={footOf(t('auth:actions.sendCode'), others)}
    >
      <PhoneField {...field} label={t('auth:fields.phone')} size="lg" required />
      {note}
      {countdown !== undefined && <CaptchaQuestion countdown={countdown} />}
    </AuthFrame>
  );
}

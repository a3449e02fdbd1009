import { checkPhone } from '@parlor/api/rules';
import {
  selectCodeLoginCountdown,
  selectCodeLoginError,
  selectCodeLoginPhone,
  selectCodeLoginStep,
  selectCodeLoginViolations,
  selectIsCodeLoginBusy,
} from '@parlor/flows/code-login';
import { Button } from '@parlor/ui/Button';
import { PhoneField } from '@parlor/ui/PhoneField';
import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useApp } from '../../app-context.ts';
import { explainViolation } from '../../data/errors.ts';
import { useSite } from '../../data/site.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { now } from '../../platform/clock.ts';
import { useRuleField } from '../forms/use-rule-field.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { CodeKeypad, useKeypad } from './CodeKeypad.tsx';
import { CaptchaQuestion, CodeStep } from './CodeStep.tsx';
import { readDeadlines } from './deadlines.ts';
import { FormError } from './FormError.tsx';
import { forgetWhenUsed, storedInvitation } from './invitation.ts';
import { codeLoginWith } from './ports.ts';
import { SentTo } from './SentTo.tsx';
import { useCodeSent, useLoggedIn } from './use-logged-in.ts';

interface Props {
  onBack?: (() => void) | undefined;
  others: ReactNode;
}

/** Login by SMS code: the phone, then the code that was sent to it (section 2). */
export function CodeLoginForm({ onBack, others }: Props) {
  const t = useTexts();
  const app = useApp();
  const { countryCode } = useSite();
  const [machine] = useState(() => codeLoginWith(app.client));
  const actor = useActorRef(machine, {
    input: {
      clock: { now },
      countryCode,
      inviteCode: storedInvitation(app.storage),
      deadlines: readDeadlines(app, 'codeLogin'),
    },
  });
  const step = useSelector(actor, selectCodeLoginStep);
  const busy = useSelector(actor, selectIsCodeLoginBusy);
  const phone = useSelector(actor, selectCodeLoginPhone);
  const countdown = useSelector(actor, selectCodeLoginCountdown);
  const violations = useSelector(actor, selectCodeLoginViolations);
  const error = useSelector(actor, selectCodeLoginError);
  useLoggedIn(actor);
  useCodeSent(actor, countdown, 'codeLogin');
  useEffect(() => forgetWhenUsed(app.storage, actor), [actor, app]);

  const { control, getValues } = useForm({ mode: 'onTouched', defaultValues: { phone: '' } });
  const field = useRuleField({
    control,
    name: 'phone',
    check: (text) => checkPhone(text, countryCode),
    violation: violations.phone,
  });
  const [code, setCode] = useState('');
  const keypad = useKeypad();
  const submitCode = (digits: string) => actor.send({ type: 'submit.code', code: digits });

  if (step === 'code' && countdown !== undefined) {
    return (
      <AuthFrame
        title={t('auth:codes.enterTitle')}
        text={<SentTo phone={phone} onChange={() => actor.send({ type: 'back' })} />}
        onBack={() => actor.send({ type: 'back' })}
        onSubmit={() => submitCode(code)}
        foot={
          <>
            <FormError error={error} />
            <Button type="submit" size="lg" fullWidth loading={busy}>
              {t('actions.logIn')}
            </Button>
          </>
        }
        keypad={keypad && <CodeKeypad value={code} onValueChange={setCode} disabled={busy} />}
      >
        <CodeStep
          countdown={countdown}
          value={code}
          onValueChange={setCode}
          onComplete={submitCode}
          error={explainViolation(t, violations.code)}
          withKeypad={keypad}
          disabled={busy}
        />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title={t('auth:login.smsTitle')}
      text={t('auth:login.smsText')}
      onBack={onBack}
      onSubmit={() => actor.send({ type: 'submit.phone', phone: getValues('phone') })}
      foot={
        <>
          <FormError error={error} />
          <Button type="submit" size="lg" fullWidth loading={busy}>
            {t('auth:actions.sendCode')}
          </Button>
          {others}
        </>
      }
    >
      <PhoneField {...field} label={t('auth:fields.phone')} size="lg" required />
      {countdown !== undefined && <CaptchaQuestion countdown={countdown} />}
    </AuthFrame>
  );
}

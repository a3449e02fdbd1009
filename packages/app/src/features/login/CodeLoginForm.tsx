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
import { CodeFrame } from './CodeFrame.tsx';
import { CaptchaQuestion } from './CodeStep.tsx';
import { readDeadlines } from './deadlines.ts';
import { FormError } from './FormError.tsx';
import { forgetWhenUsed, storedInvitation } from './invitation.ts';
import { codeLoginWith } from './ports.ts';
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

  if (step === 'code' && countdown !== undefined) {
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
        error={explainViolation(t, violations.code)}
        busy={busy}
        onSubmit={(digits) => actor.send({ type: 'submit.code', code: digits })}
        foot={
          <>
            <FormError error={error} />
            <Button type="submit" size="lg" fullWidth loading={busy}>
              {t('actions.logIn')}
            </Button>
          </>
        }
      />
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

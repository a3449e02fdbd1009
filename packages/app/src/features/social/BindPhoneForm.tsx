import { checkPhone } from '@parlor/api/rules';
import {
  selectIsSocialBusy,
  selectSocialCountdown,
  selectSocialError,
  selectSocialPhone,
  selectSocialRefusal,
  selectSocialStep,
  selectSocialViolations,
} from '@parlor/flows/social-login';
import { Button } from '@parlor/ui/Button';
import { PhoneField } from '@parlor/ui/PhoneField';
import { Text } from '@parlor/ui/Text';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { explainViolation, useExplain } from '../../data/errors.ts';
import { useSite } from '../../data/site.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { useRuleField } from '../forms/use-rule-field.ts';
import { AuthFrame } from '../login/AuthFrame.tsx';
import { CodeFrame } from '../login/CodeFrame.tsx';
import { CaptchaQuestion } from '../login/CodeStep.tsx';
import { FormError } from '../login/FormError.tsx';
import type { SocialLoginRef } from './use-social-login.ts';

/** The phone that a social login binds, and the code that proves it (decisions 21). */
export function BindPhoneForm({ actor }: { actor: SocialLoginRef }) {
  const t = useTexts();
  const explain = useExplain();
  const { countryCode } = useSite();
  const step = useSelector(actor, selectSocialStep);
  const busy = useSelector(actor, selectIsSocialBusy);
  const phone = useSelector(actor, selectSocialPhone);
  const countdown = useSelector(actor, selectSocialCountdown);
  const violations = useSelector(actor, selectSocialViolations);
  const error = useSelector(actor, selectSocialError);
  const refusal = useSelector(actor, (snapshot) => selectSocialRefusal(snapshot, 'phone'));
  const codeRefusal = useSelector(actor, (snapshot) => selectSocialRefusal(snapshot, 'code'));

  const { control, getValues } = useForm({ mode: 'onTouched', defaultValues: { phone } });
  const field = useRuleField({
    control,
    name: 'phone',
    check: (text) => checkPhone(text, countryCode),
    violation: violations.phone,
    refusal: refusal && explain(refusal).text,
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
        error={explainViolation(t, violations.code) ?? (codeRefusal && explain(codeRefusal).text)}
        busy={busy}
        onSubmit={(digits) => actor.send({ type: 'submit.code', code: digits })}
        foot={
          <>
            <FormError error={error} />
            <Button type="submit" size="lg" fullWidth loading={busy}>
              {t('auth:bind.submit')}
            </Button>
          </>
        }
      />
    );
  }
  return (
    <AuthFrame
      title={t('auth:bind.title')}
      text={t('auth:bind.text')}
      onSubmit={() => actor.send({ type: 'submit.phone', phone: getValues('phone') })}
      foot={
        <>
          <FormError error={error} />
          <Button type="submit" size="lg" fullWidth loading={busy}>
            {t('auth:actions.sendCode')}
          </Button>
          <Button
            variant="ghost"
            tone="neutral"
            size="lg"
            fullWidth
            onClick={() => actor.send({ type: 'cancel' })}
          >
            {t('auth:bind.giveUp')}
          </Button>
        </>
      }
    >
      <PhoneField {...field} label={t('auth:fields.phone')} size="lg" required />
      <Text as="p" size={13} color="muted">
        {t('auth:bind.known')}
      </Text>
      {countdown !== undefined && <CaptchaQuestion countdown={countdown} />}
    </AuthFrame>
  );
}

import { checkLoginName, checkPhone, checkSmsCode } from '@parlor/api/rules';
import type { ResetPasswordField } from '@parlor/flows/reset-password';
import { Button } from '@parlor/ui/Button';
import { PhoneField } from '@parlor/ui/PhoneField';
import { TextField } from '@parlor/ui/TextField';
import { useCallback, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useSite } from '../../data/site.ts';
import { useToasts } from '../../data/toasts.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { FormError } from '../forms/FormError.tsx';
import { useRuleField } from '../forms/use-rule-field.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { CaptchaQuestion } from './CodeStep.tsx';
import { emptyPasswords, NewPasswordFields } from './NewPasswordFields.tsx';
import { PhoneVerification } from './PhoneVerification.tsx';
import { SendCodeField } from './SendCodeField.tsx';
import { showPhone } from './show-phone.ts';
import { Unavailable } from './Unavailable.tsx';
import { useLoggedIn } from './use-logged-in.ts';
import {
  codePurposes,
  type ResetPasswordProps,
  useFieldMistakes,
  useResetPassword,
} from './use-reset-password.ts';

interface Props {
  /** To login. */
  onBack: () => void;
  /** Username or phone typed at login. */
  name?: string;
}

/** A forgotten password: phone, code, username, the new password and its confirmation (docs/product.md: Screens and routes). */
export function ResetPasswordForm(props: Props) {
  const { actor, view } = useResetPassword('forgotten');
  useLoggedIn(actor);
  if (view.view === 'unavailable') return <Unavailable error={view.error} />;
  return (
    <PhoneVerification verification={view.verification} purpose={codePurposes.forgotten}>
      {(verification) => <Form {...props} actor={actor} view={view} verification={verification} />}
    </PhoneVerification>
  );
}

function Form({ onBack, name = '', ...reset }: Props & ResetPasswordProps) {
  const { actor, view, verification } = reset;
  const { countdown, sentTo } = verification;
  const t = useTexts();
  const toasts = useToasts();
  const { countryCode } = useSite();

  const { control, getValues, setFocus } = useForm({
    mode: 'onTouched',
    defaultValues: {
      phone: checkPhone(name, countryCode).ok ? name : '',
      code: '',
      username: name,
    },
  });
  const passwords = useForm({ mode: 'all', defaultValues: emptyPasswords });
  const setPasswordFocus = passwords.setFocus;
  const focus = useCallback(
    (field: ResetPasswordField) => {
      if (field === 'phone' || field === 'code' || field === 'username') setFocus(field);
      else setPasswordFocus(field);
    },
    [setFocus, setPasswordFocus],
  );
  const mistakes = useFieldMistakes(reset, focus);
  const { violations, getRefusal } = mistakes;
  useEffect(() => {
    const sent = view.verification.on('codeSent', () => setFocus('code'));
    const done = actor.on('passwordReset', () =>
      toasts.show({ text: t('auth:reset.success'), tone: 'positive' }),
    );
    return () => {
      sent.unsubscribe();
      done.unsubscribe();
    };
  }, [actor, view.verification, setFocus, toasts, t]);

  const phone = useRuleField({
    control,
    name: 'phone',
    check: (text) => checkPhone(text, countryCode),
    violation: violations.phone,
    refusal: getRefusal('phone'),
  });
  const code = useRuleField({
    control,
    name: 'code',
    check: checkSmsCode,
    violation: violations.code,
    refusal: getRefusal('code'),
  });
  const username = useRuleField({
    control,
    name: 'username',
    check: (text) => checkLoginName(text, countryCode),
    violation: violations.username,
    refusal: getRefusal('username'),
  });

  return (
    <AuthFrame
      title={t('auth:reset.title')}
      text={t('auth:reset.text')}
      onBack={onBack}
      onSubmit={() => {
        const { newPwd, confirmPwd } = passwords.getValues();
        actor.send({ type: 'submit', form: { ...getValues(), newPwd, confirmPwd } });
      }}
      foot={
        <>
          <FormError error={view.errorField === undefined ? view.error : undefined} />
          <Button type="submit" size="lg" fullWidth loading={view.isBusy}>
            {t('auth:reset.submit')}
          </Button>
        </>
      }
    >
      <PhoneField {...phone} label={t('auth:fields.phone')} size="lg" required />
      <SendCodeField
        {...code}
        countdown={countdown}
        sentTo={sentTo && showPhone(sentTo, countryCode)}
        onSend={() => view.verification.send({ type: 'send', phone: getValues('phone') })}
      />
      <CaptchaQuestion countdown={countdown} />
      <TextField
        {...username}
        label={t('auth:fields.username')}
        help={t('auth:reset.usernameHelp')}
        size="lg"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <NewPasswordFields form={passwords} mistakes={mistakes} isChange={false} />
    </AuthFrame>
  );
}

import { checkLoginName, checkPhone, checkSmsCode } from '@parlor/api/rules';
import { type ResetPasswordField, selectCodeSentTo } from '@parlor/flows/reset-password';
import { Button } from '@parlor/ui/Button';
import { PhoneField } from '@parlor/ui/PhoneField';
import { TextField } from '@parlor/ui/TextField';
import { useSelector } from '@xstate/react';
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
import { SendCodeField } from './SendCodeField.tsx';
import { showPhone } from './show-phone.ts';
import { useLoggedIn } from './use-logged-in.ts';
import { useFocusOnMistake, useResetPassword } from './use-reset-password.ts';

interface Props {
  /** To login. */
  onBack: () => void;
  /** A user name or phone that was typed at login already. */
  name?: string;
}

/** A forgotten password: phone, code, user name, the new one and once more (specification: Screens and routes). */
export function ResetPasswordForm({ onBack, name = '' }: Props) {
  const t = useTexts();
  const toasts = useToasts();
  const { countryCode } = useSite();
  const reset = useResetPassword('forgotten');
  const { actor, countdown, violations, refusalOf, busy } = reset;
  const sentTo = useSelector(actor, selectCodeSentTo);
  useLoggedIn(actor);

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
  useFocusOnMistake(reset, focus);
  useEffect(() => {
    const sent = actor.on('codeSent', () => setFocus('code'));
    const done = actor.on('passwordReset', () =>
      toasts.show({ text: t('auth:reset.success'), tone: 'positive' }),
    );
    return () => {
      sent.unsubscribe();
      done.unsubscribe();
    };
  }, [actor, setFocus, toasts, t]);

  const phone = useRuleField({
    control,
    name: 'phone',
    check: (text) => checkPhone(text, countryCode),
    violation: violations.phone,
    refusal: refusalOf('phone'),
  });
  const code = useRuleField({
    control,
    name: 'code',
    check: checkSmsCode,
    violation: violations.code,
    refusal: refusalOf('code'),
  });
  const username = useRuleField({
    control,
    name: 'username',
    check: (text) => checkLoginName(text, countryCode),
    violation: violations.username,
    refusal: refusalOf('username'),
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
          <FormError error={reset.error} />
          <Button type="submit" size="lg" fullWidth loading={busy}>
            {t('auth:reset.submit')}
          </Button>
        </>
      }
    >
      <PhoneField {...phone} label={t('auth:fields.phone')} size="lg" required />
      {countdown !== undefined && (
        <>
          <SendCodeField
            {...code}
            countdown={countdown}
            sentTo={sentTo === '' ? '' : showPhone(sentTo, countryCode)}
            onSend={() => actor.send({ type: 'code.request', phone: getValues('phone') })}
          />
          <CaptchaQuestion countdown={countdown} />
        </>
      )}
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
      <NewPasswordFields form={passwords} reset={reset} isChange={false} />
    </AuthFrame>
  );
}

import { checkLoginPassword, checkSmsCode } from '@parlor/api/rules';
import type { ResetPasswordField } from '@parlor/flows/reset-password';
import { Button } from '@parlor/ui/Button';
import { Checkbox } from '@parlor/ui/Checkbox';
import { PasswordField } from '@parlor/ui/PasswordField';
import { Stack } from '@parlor/ui/Stack';
import { Text } from '@parlor/ui/Text';
import { type SubmitEvent, useCallback, useEffect } from 'react';
import { useController, useForm } from 'react-hook-form';
import { useUserInfo } from '../../data/session.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { FormError } from '../forms/FormError.tsx';
import { useRuleField } from '../forms/use-rule-field.ts';
import { emptyPasswords, NewPasswordFields } from './NewPasswordFields.tsx';
import { PhoneVerification } from './PhoneVerification.tsx';
import { SendCodeField } from './SendCodeField.tsx';
import { Unavailable } from './Unavailable.tsx';
import {
  codePurposes,
  type ResetPasswordProps,
  useFieldMistakes,
  useResetPassword,
} from './use-reset-password.ts';

interface Props {
  /** A player without a password sets the first one by a code to their own phone (product decision 44). */
  hasPassword: boolean;
  onDone: () => void;
}

/** The password of a logged-in player: the current one, the new one and its confirmation (docs/product.md: Validation rules). */
export function ChangePasswordForm(props: Props) {
  const mode = props.hasPassword ? 'change' : 'first';
  const { actor, view } = useResetPassword(mode);
  if (view.view === 'unavailable') return <Unavailable error={view.error} />;
  return (
    <PhoneVerification verification={view.verification} purpose={codePurposes[mode]}>
      {(verification) => <Form {...props} actor={actor} view={view} verification={verification} />}
    </PhoneVerification>
  );
}

function Form({ hasPassword, onDone, ...reset }: Props & ResetPasswordProps) {
  const { actor, view, verification } = reset;
  const t = useTexts();
  const user = useUserInfo();

  const { control, getValues, setFocus } = useForm({
    mode: 'onTouched',
    defaultValues: { code: '', endOtherSessions: true },
  });
  const passwords = useForm({ mode: 'all', defaultValues: emptyPasswords });
  const setPasswordFocus = passwords.setFocus;
  const focus = useCallback(
    (field: ResetPasswordField) => {
      if (field === 'code') setFocus(field);
      else if (field !== 'phone' && field !== 'username') setPasswordFocus(field);
    },
    [setFocus, setPasswordFocus],
  );
  const mistakes = useFieldMistakes(reset, focus);
  const { violations, getRefusal } = mistakes;
  const endOtherSessions = useController({ control, name: 'endOtherSessions' }).field;
  useEffect(() => {
    const sent = view.verification.on('codeSent', () => setFocus('code'));
    const done = actor.on('passwordReset', onDone);
    return () => {
      sent.unsubscribe();
      done.unsubscribe();
    };
  }, [actor, view.verification, setFocus, onDone]);

  const code = useRuleField({
    control,
    name: 'code',
    check: checkSmsCode,
    violation: violations.code,
    refusal: getRefusal('code'),
  });
  const oldPwd = useRuleField({
    control: passwords.control,
    name: 'oldPwd',
    check: checkLoginPassword,
    violation: violations.oldPwd,
    refusal: getRefusal('oldPwd'),
  });

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (view.isBusy) return;
    const { endOtherSessions, ...typed } = getValues();
    actor.send({ type: 'submit', form: { ...typed, ...passwords.getValues() }, endOtherSessions });
  };
  return (
    <Stack asChild gap={20}>
      <form noValidate onSubmit={submit}>
        <Text as="p" color="muted">
          {hasPassword ? t('auth:reset.changeText') : t('auth:reset.firstText')}
        </Text>
        {/* Lets password managers store the password with its username. */}
        <input type="text" autoComplete="username" value={user?.username ?? ''} readOnly hidden />
        {hasPassword && (
          <PasswordField
            {...oldPwd}
            label={t('auth:fields.oldPassword')}
            size="lg"
            autoComplete="current-password"
            labels={{ show: t('auth:fields.showPassword'), hide: t('auth:fields.hidePassword') }}
            required
          />
        )}
        {view.fields.includes('code') && (
          <SendCodeField
            {...code}
            countdown={verification.countdown}
            sentTo={verification.sentTo && user?.phoneNumber}
            onSend={() => view.verification.send({ type: 'send' })}
          />
        )}
        <NewPasswordFields form={passwords} mistakes={mistakes} isChange={hasPassword} />
        <Checkbox
          checked={endOtherSessions.value}
          onValueChange={endOtherSessions.onChange}
          label={t('auth:reset.endOthers')}
          help={t('auth:reset.endOthersHelp')}
        />
        <Stack gap={12} paddingTop={8} paddingBottom={16}>
          <FormError error={view.errorField === undefined ? view.error : undefined} />
          <Button type="submit" size="lg" fullWidth loading={view.isBusy}>
            {t('auth:reset.submit')}
          </Button>
        </Stack>
      </form>
    </Stack>
  );
}

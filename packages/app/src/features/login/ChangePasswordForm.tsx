import { checkLoginPassword, checkSmsCode } from '@parlor/api/rules';
import {
  type ResetPasswordField,
  selectAsksFor,
  selectCodeSentTo,
} from '@parlor/flows/reset-password';
import { Button } from '@parlor/ui/Button';
import { Checkbox } from '@parlor/ui/Checkbox';
import { PasswordField } from '@parlor/ui/PasswordField';
import { Text } from '@parlor/ui/Text';
import { useSelector } from '@xstate/react';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useUserInfo } from '../../data/session.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { FormError } from '../forms/FormError.tsx';
import { useRuleField } from '../forms/use-rule-field.ts';
import * as css from './ChangePasswordForm.css.ts';
import { emptyPasswords, NewPasswordFields } from './NewPasswordFields.tsx';
import { SendCodeField } from './SendCodeField.tsx';
import { useFocusOnMistake, useResetPassword } from './use-reset-password.ts';

interface Props {
  /** A player without a password sets the first one by a code to their own phone (product decision 44). */
  hasPassword: boolean;
  onDone: () => void;
}

/** The password of a player who is logged in: the old one, the new one, and once more (specification: Validation rules). */
export function ChangePasswordForm({ hasPassword, onDone }: Props) {
  const t = useTexts();
  const user = useUserInfo();
  const reset = useResetPassword(hasPassword ? 'change' : 'first');
  const { actor, countdown, violations, refusalOf, busy } = reset;
  const asksForCode = useSelector(actor, (snapshot) => selectAsksFor(snapshot, 'code'));
  const wasSent = useSelector(actor, selectCodeSentTo) !== '';
  const [endOtherSessions, setEndOtherSessions] = useState(true);

  const { control, getValues, setFocus } = useForm({
    mode: 'onTouched',
    defaultValues: { code: '' },
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
  useFocusOnMistake(reset, focus);
  useEffect(() => {
    const sent = actor.on('codeSent', () => setFocus('code'));
    const done = actor.on('passwordReset', onDone);
    return () => {
      sent.unsubscribe();
      done.unsubscribe();
    };
  }, [actor, setFocus, onDone]);

  const code = useRuleField({
    control,
    name: 'code',
    check: checkSmsCode,
    violation: violations.code,
    refusal: refusalOf('code'),
  });
  const oldPwd = useRuleField({
    control: passwords.control,
    name: 'oldPwd',
    check: checkLoginPassword,
    violation: violations.oldPwd,
    refusal: refusalOf('oldPwd'),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    actor.send({
      type: 'submit',
      form: { ...getValues(), ...passwords.getValues() },
      endOtherSessions,
    });
  };
  return (
    <form noValidate className={css.root} onSubmit={submit}>
      <Text as="p" color="muted">
        {hasPassword ? t('auth:reset.changeText') : t('auth:reset.firstText')}
      </Text>
      {/* Password managers want to know whose password it is. */}
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
      {!hasPassword && asksForCode && countdown !== undefined && (
        <SendCodeField
          {...code}
          countdown={countdown}
          sentTo={wasSent ? (user?.phoneNumber ?? '') : ''}
          onSend={() => actor.send({ type: 'code.request' })}
        />
      )}
      <NewPasswordFields form={passwords} reset={reset} isChange={hasPassword} />
      <Checkbox
        checked={endOtherSessions}
        onValueChange={setEndOtherSessions}
        label={t('auth:reset.endOthers')}
        help={t('auth:reset.endOthersHelp')}
      />
      <div className={css.foot}>
        <FormError error={reset.error} />
        <Button type="submit" size="lg" fullWidth loading={busy}>
          {t('auth:reset.submit')}
        </Button>
      </div>
    </form>
  );
}

import { checkConfirmation, checkNewPassword, checkPasswordChange } from '@parlor/api/rules';
import { PasswordField } from '@parlor/ui/PasswordField';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { explainViolation } from '../../data/errors.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { useRuleField } from '../forms/use-rule-field.ts';
import type { FieldMistakes } from './use-reset-password.ts';

/** Password rules run on every change (docs/product.md: Validation rules): the form has the mode `all`. */
export interface PasswordForm {
  oldPwd: string;
  newPwd: string;
  confirmPwd: string;
}

export const emptyPasswords: PasswordForm = { oldPwd: '', newPwd: '', confirmPwd: '' };

interface Props {
  form: UseFormReturn<PasswordForm>;
  mistakes: FieldMistakes;
  /** Whether the current password is entered too: the new one must differ from it. */
  isChange: boolean;
}

/** The new password and its confirmation. */
export function NewPasswordFields({ form: { control, getValues }, mistakes, isChange }: Props) {
  const t = useTexts();
  const labels = { show: t('auth:fields.showPassword'), hide: t('auth:fields.hidePassword') };
  const newPwd = useRuleField({
    control,
    name: 'newPwd',
    check: (text) =>
      isChange ? checkPasswordChange(getValues('oldPwd'), text) : checkNewPassword(text),
    violation: mistakes.violations.newPwd,
    refusal: mistakes.getRefusal('newPwd'),
  });
  const chosen = useWatch({ control, name: 'newPwd' });
  const confirmPwd = useRuleField({
    control,
    name: 'confirmPwd',
    check: (text) => checkConfirmation(chosen, text),
    violation: mistakes.violations.confirmPwd,
  });
  // The password may have changed after this field was validated.
  const checked = checkConfirmation(chosen, confirmPwd.value);
  const isOnTheWay = confirmPwd.value === '' || chosen.startsWith(confirmPwd.value);
  const mismatch = checked.ok || isOnTheWay ? undefined : explainViolation(t, checked.violation);
  const unfinished = checked.ok ? undefined : explainViolation(t, mistakes.violations.confirmPwd);
  return (
    <>
      <PasswordField
        {...newPwd}
        label={t('auth:fields.newPassword')}
        help={t('auth:fields.passwordHelp')}
        size="lg"
        autoComplete="new-password"
        labels={labels}
        required
      />
      <PasswordField
        {...confirmPwd}
        error={mismatch ?? unfinished}
        label={t('auth:fields.confirmPassword')}
        size="lg"
        autoComplete="new-password"
        labels={labels}
        required
      />
    </>
  );
}

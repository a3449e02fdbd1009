import { NICKNAME_MAX_LENGTH } from '@parlor/api/constants';
import type { SocialField, SocialLoginView } from '@parlor/flows/social-login';
import { Button } from '@parlor/ui/Button';
import { TextField } from '@parlor/ui/TextField';
import { useController, useForm } from 'react-hook-form';
import { explainViolation, useExplain } from '../../../data/errors.ts';
import { useTexts } from '../../../languages/use-texts.ts';
import { BirthdayField } from '../../forms/BirthdayField.tsx';
import { noDay, type TypedDay, toIsoDate } from '../../forms/birthday.ts';
import { FormError } from '../../forms/FormError.tsx';
import { type Gender, GenderField } from '../../forms/GenderField.tsx';
import { useFocusAtFirst } from '../../forms/use-focus-at-first.ts';
import { AuthFrame } from '../AuthFrame.tsx';
import type { SocialLoginRef } from './use-social-login.ts';

interface Props {
  actor: SocialLoginRef;
  view: Extract<SocialLoginView, { view: 'profile' }>;
}

const emptyProfile: { nickname: string; gender: Gender; birthday: TypedDay } = {
  nickname: '',
  gender: 'unknown',
  birthday: noDay,
};

/** Optional profile of a new player after a social login. */
export function FillProfileForm({ actor, view }: Props) {
  const t = useTexts();
  const explain = useExplain();
  const { isBusy, violations, error, errorField } = view;
  const { control, getValues } = useForm({ defaultValues: emptyProfile });
  const nickname = useController({ control, name: 'nickname' }).field;
  const gender = useController({ control, name: 'gender' }).field;
  const birthday = useController({ control, name: 'birthday' }).field;
  const mistakeIn = (field: SocialField) =>
    explainViolation(t, violations[field]) ??
    (error && field === errorField ? explain(error).text : undefined);
  const focus = useFocusAtFirst();
  return (
    <AuthFrame
      title={t('auth:fill.title')}
      text={t('auth:fill.text')}
      onSubmit={() => {
        const { birthday: day, ...profile } = getValues();
        actor.send({ type: 'submit.profile', profile: { ...profile, birthday: toIsoDate(day) } });
      }}
      foot={
        <>
          <FormError error={errorField === undefined ? error : undefined} />
          <Button type="submit" size="lg" fullWidth loading={isBusy}>
            {t('auth:fill.submit')}
          </Button>
          <Button
            variant="ghost"
            tone="neutral"
            size="lg"
            fullWidth
            onClick={() => actor.send({ type: 'skip' })}
          >
            {t('auth:fill.skip')}
          </Button>
        </>
      }
    >
      <TextField
        ref={focus}
        label={t('profile:fields.nickname')}
        help={t('profile:fields.nicknameHelp')}
        size="lg"
        autoComplete="nickname"
        maxLength={NICKNAME_MAX_LENGTH}
        value={nickname.value}
        onValueChange={nickname.onChange}
        error={mistakeIn('nickname')}
        required
      />
      <GenderField value={gender.value} onValueChange={gender.onChange} />
      <BirthdayField
        value={birthday.value}
        onValueChange={birthday.onChange}
        onBlur={() => undefined}
        help={t('profile:fields.birthdayOnce')}
        error={mistakeIn('birthday')}
      />
    </AuthFrame>
  );
}

import { NICKNAME_MAX_LENGTH } from '@parlor/api/constants';
import {
  selectIsSocialBusy,
  selectSocialError,
  selectSocialRefusal,
  selectSocialViolations,
} from '@parlor/flows/social-login';
import { Button } from '@parlor/ui/Button';
import { TextField } from '@parlor/ui/TextField';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { explainViolation, useExplain } from '../../../data/errors.ts';
import { useTexts } from '../../../languages/use-texts.ts';
import { BirthdayField } from '../../forms/BirthdayField.tsx';
import { isoOf, noDay } from '../../forms/birthday.ts';
import { FormError } from '../../forms/FormError.tsx';
import { type Gender, GenderField } from '../../forms/GenderField.tsx';
import { useFocusAtFirst } from '../../forms/use-focus-at-first.ts';
import { AuthFrame } from '../AuthFrame.tsx';
import type { SocialLoginRef } from './use-social-login.ts';

/** What a new player may say about themselves after a social login; all of it can wait. */
export default function FillProfileForm({ actor }: { actor: SocialLoginRef }) {
  const t = useTexts();
  const explain = useExplain();
  const busy = useSelector(actor, selectIsSocialBusy);
  const violations = useSelector(actor, selectSocialViolations);
  const error = useSelector(actor, selectSocialError);
  const ofNickname = useSelector(actor, (current) => selectSocialRefusal(current, 'nickname'));
  const ofBirthday = useSelector(actor, (current) => selectSocialRefusal(current, 'birthday'));
  const [nickname, setNickname] = useState('');
  const [gender, setGender] = useState<Gender>('unknown');
  const [birthday, setBirthday] = useState(noDay);
  const focus = useFocusAtFirst();
  return (
    <AuthFrame
      title={t('auth:fill.title')}
      text={t('auth:fill.text')}
      onSubmit={() =>
        actor.send({
          type: 'submit.profile',
          profile: { nickname, gender, birthday: isoOf(birthday) },
        })
      }
      foot={
        <>
          <FormError error={error} />
          <Button type="submit" size="lg" fullWidth loading={busy}>
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
        value={nickname}
        onValueChange={setNickname}
        error={explainViolation(t, violations.nickname) ?? (ofNickname && explain(ofNickname).text)}
        required
      />
      <GenderField value={gender} onValueChange={setGender} />
      <BirthdayField
        value={birthday}
        onValueChange={setBirthday}
        onBlur={() => undefined}
        help={t('profile:fields.birthdayOnce')}
        error={explainViolation(t, violations.birthday) ?? (ofBirthday && explain(ofBirthday).text)}
      />
    </AuthFrame>
  );
}

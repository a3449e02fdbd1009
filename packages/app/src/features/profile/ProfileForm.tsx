import { editProfile } from '@parlor/api/calls/profile';
import { EMAIL_MAX_LENGTH, NICKNAME_MAX_LENGTH, REALNAME_MAX_LENGTH } from '@parlor/api/constants';
import type { UserInfo } from '@parlor/api/entities';
import { toCallFailure } from '@parlor/api/errors';
import {
  checkBirthday,
  checkEmail,
  checkNickname,
  checkRealname,
  isoDayAt,
  type RuleResult,
} from '@parlor/api/rules';
import { AlertDialog } from '@parlor/ui/AlertDialog';
import { Button } from '@parlor/ui/Button';
import { List } from '@parlor/ui/List';
import { ListItem } from '@parlor/ui/ListItem';
import { Stack } from '@parlor/ui/Stack';
import { TextField } from '@parlor/ui/TextField';
import { useEffect, useState } from 'react';
import { type Control, useController, useForm } from 'react-hook-form';
import { explainViolation, useExplain } from '../../data/errors.ts';
import { useSession } from '../../data/session.ts';
import { useSite } from '../../data/site.ts';
import { useFormatDay } from '../../data/time.ts';
import { useToasts } from '../../data/toasts.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { now } from '../../platform/clock.ts';
import { BirthdayField } from '../forms/BirthdayField.tsx';
import { noDay, type TypedDay, toIsoDate } from '../forms/birthday.ts';
import { FormError } from '../forms/FormError.tsx';
import { GenderField } from '../forms/GenderField.tsx';
import { useRuleField } from '../forms/use-rule-field.ts';
import { AvatarField } from './AvatarField.tsx';

const texts = ['nickname', 'realname', 'email'] as const;
const changeable = [...texts, 'gender', 'avatar'] as const;

type Text = (typeof texts)[number];
type Profile = Pick<UserInfo, (typeof changeable)[number]> & { birthday: TypedDay };

const fields = {
  nickname: { check: checkNickname, maxLength: NICKNAME_MAX_LENGTH, autoComplete: 'nickname' },
  realname: {
    check: optional(checkRealname),
    maxLength: REALNAME_MAX_LENGTH,
    autoComplete: 'name',
  },
  email: { check: optional(checkEmail), maxLength: EMAIL_MAX_LENGTH, autoComplete: 'email' },
} as const;

/** An empty field stays unset. */
function optional(check: (text: string) => RuleResult<string>) {
  return (text: string): RuleResult<string> =>
    text === '' ? { ok: true, value: text } : check(text);
}

const toProfile = ({ nickname, realname, email, gender, avatar }: UserInfo): Profile => {
  return { nickname, realname, email, gender, avatar, birthday: noDay };
};

/** The profile as a form: only changes are sent, and a birthday only after a confirmation. */
export function ProfileForm({ user }: { user: UserInfo }) {
  const t = useTexts();
  const session = useSession();
  const toasts = useToasts();
  const explain = useExplain();
  const formatDay = useFormatDay();
  const checkDay = useBirthdayRule();
  const form = useForm({ mode: 'onTouched', defaultValues: toProfile(user) });
  const { control, getValues, handleSubmit, subscribe } = form;
  const avatar = useController({ control, name: 'avatar' }).field;
  const gender = useController({ control, name: 'gender' }).field;
  const { field: birthday, fieldState: birthdayState } = useController({
    control,
    name: 'birthday',
    rules: { validate: (day) => checkDay(day) === undefined },
  });
  const [asking, setAsking] = useState(false);
  const [uploading, setUploading] = useState(false);
  const { run, pending, error, reset } = useMutation(editProfile, { refusal: 'inline' });
  // A refusal is shown until the player changes something.
  useEffect(
    () => subscribe({ formState: { values: true }, callback: () => reset() }),
    [subscribe, reset],
  );

  const refused = error && toCallFailure(error);
  const getRefusal = (field: string) =>
    refused?.field === field ? explain(error).text : undefined;
  const known = [...changeable, 'birthday'].includes(refused?.field ?? '');
  const iso = toIsoDate(birthday.value);

  const save = async () => {
    setAsking(false);
    const profile = getValues();
    const changed = changeable.filter((name) => profile[name] !== user[name]);
    const saved = await run({
      ...Object.fromEntries(changed.map((name) => [name, profile[name].trim()])),
      ...(iso !== '' && { birthday: iso }),
    });
    if (saved === undefined) return;
    form.reset(toProfile(saved));
    session.send({ type: 'player.refresh' });
    toasts.show({ text: t('profile:saved'), tone: 'positive' });
  };
  const submit = handleSubmit(() => {
    if (pending || uploading) return;
    if (iso === '') void save();
    else setAsking(true);
  });

  return (
    <Stack asChild gap={24}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <AvatarField
          value={avatar.value}
          onValueChange={avatar.onChange}
          onBusyChange={setUploading}
          refusal={getRefusal('avatar')}
        />
        <Stack gap={20}>
          {texts.map((name) => (
            <ProfileText key={name} control={control} name={name} refusal={getRefusal(name)} />
          ))}
          <GenderField value={gender.value} onValueChange={gender.onChange} />
          {user.birthday === '' && (
            <BirthdayField
              value={birthday.value}
              onValueChange={birthday.onChange}
              onBlur={birthday.onBlur}
              help={t('profile:fields.birthdayOnce')}
              error={
                birthdayState.error === undefined
                  ? getRefusal('birthday')
                  : explainViolation(t, checkDay(birthday.value))
              }
            />
          )}
        </Stack>
        <List variant="card">
          {user.birthday !== '' && (
            <ListItem
              title={t('profile:fields.birthday')}
              meta={t('profile:fields.birthdaySet')}
              trailing={user.birthday}
            />
          )}
          <ListItem title={t('profile:fields.phone')} trailing={user.phoneNumber} />
          <ListItem title={t('profile:fields.username')} trailing={user.username} />
          <ListItem title={t('profile:fields.since')} trailing={formatDay(user.registeredAt)} />
        </List>
        <Stack gap={12} paddingBottom={24}>
          <FormError error={known ? undefined : refused} />
          <Button type="submit" size="lg" fullWidth loading={pending} disabled={uploading}>
            {t('profile:save')}
          </Button>
        </Stack>
        <AlertDialog
          open={asking}
          onOpenChange={setAsking}
          title={t('profile:birthdayConfirm.title')}
          description={t('profile:birthdayConfirm.text', { date: iso })}
          onConfirm={() => void save()}
          labels={{ confirm: t('profile:birthdayConfirm.yes'), cancel: t('actions.cancel') }}
        />
      </form>
    </Stack>
  );
}

interface ProfileTextProps {
  control: Control<Profile>;
  name: Text;
  refusal: string | undefined;
}

function ProfileText({ control, name, refusal }: ProfileTextProps) {
  const t = useTexts();
  const { check, ...input } = fields[name];
  const field = useRuleField({ control, name, check, refusal });
  return (
    <TextField
      {...field}
      {...input}
      label={t(`profile:fields.${name}`)}
      help={name === 'email' ? undefined : t(`profile:fields.${name}Help`)}
      size="lg"
      type={name === 'email' ? 'email' : 'text'}
    />
  );
}

/** The rule that a typed date of birth violates at this site, today. */
function useBirthdayRule() {
  const { countryTimezone, minimumAge } = useSite();
  return (day: TypedDay) => {
    const iso = toIsoDate(day);
    if (iso === '') return undefined;
    const checked = checkBirthday(iso, { today: isoDayAt(now(), countryTimezone), minimumAge });
    return checked.ok ? undefined : checked.violation;
  };
}

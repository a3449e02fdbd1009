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
} from '@parlor/api/rules';
import { AlertDialog } from '@parlor/ui/AlertDialog';
import { Button } from '@parlor/ui/Button';
import { List } from '@parlor/ui/List';
import { ListItem } from '@parlor/ui/ListItem';
import { Stack } from '@parlor/ui/Stack';
import { TextField } from '@parlor/ui/TextField';
import { type FormEvent, useState } from 'react';
import { explainViolation, useExplain } from '../../data/errors.ts';
import { useSession } from '../../data/session.ts';
import { useSite } from '../../data/site.ts';
import { useFormatDay } from '../../data/time.ts';
import { useToasts } from '../../data/toasts.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { now } from '../../platform/clock.ts';
import { BirthdayField } from '../forms/BirthdayField.tsx';
import { noDay, toIsoDate } from '../forms/birthday.ts';
import { FormError } from '../forms/FormError.tsx';
import { GenderField } from '../forms/GenderField.tsx';
import { AvatarField } from './AvatarField.tsx';

const texts = ['nickname', 'realname', 'email'] as const;
const changeable = [...texts, 'gender', 'avatar'] as const;
const limits = {
  nickname: NICKNAME_MAX_LENGTH,
  realname: REALNAME_MAX_LENGTH,
  email: EMAIL_MAX_LENGTH,
} as const;
const rules = { nickname: checkNickname, realname: checkRealname, email: checkEmail } as const;
const completions = { nickname: 'nickname', realname: 'name', email: 'email' } as const;

type Text = (typeof texts)[number];

/** The profile as a form: only changes are sent, and a birthday only after a confirmation. */
export function ProfileForm({ user }: { user: UserInfo }) {
  const t = useTexts();
  const session = useSession();
  const toasts = useToasts();
  const explain = useExplain();
  const site = useSite();
  const formatDay = useFormatDay();
  const [draft, setDraft] = useState(user);
  const [birthday, setBirthday] = useState(noDay);
  const [mistakes, setMistakes] = useState<Partial<Record<Text, string>>>({});
  const [birthdayMistake, setBirthdayMistake] = useState<string>();
  const [asking, setAsking] = useState(false);
  const [uploading, setUploading] = useState(false);
  const { run, pending, error, reset } = useMutation(editProfile, { refusal: 'inline' });

  const refused = error && toCallFailure(error);
  const refusalOf = (field: string) => (refused?.field === field ? explain(error).text : undefined);
  const known = [...changeable, 'birthday'].includes(refused?.field ?? '');
  const iso = user.birthday === '' ? toIsoDate(birthday) : '';

  const checkDay = (): boolean => {
    if (iso === '') {
      setBirthdayMistake(undefined);
      return true;
    }
    const today = isoDayAt(now(), site.countryTimezone);
    const checked = checkBirthday(iso, { today, minimumAge: site.minimumAge });
    setBirthdayMistake(checked.ok ? undefined : explainViolation(t, checked.violation));
    return checked.ok;
  };
  /** Only the nickname is required; other empty fields stay unset. */
  const mistakeOf = (name: Text): string | undefined => {
    const text = draft[name];
    if (text === '' && name !== 'nickname') return undefined;
    const checked = rules[name](text);
    return checked.ok ? undefined : explainViolation(t, checked.violation);
  };
  const checkTexts = (names: readonly Text[]): boolean => {
    const found = Object.fromEntries(names.map((name) => [name, mistakeOf(name)]));
    setMistakes({ ...mistakes, ...found });
    return Object.values(found).every((mistake) => mistake === undefined);
  };
  const save = async () => {
    setAsking(false);
    const changed = changeable.filter((name) => draft[name] !== user[name]);
    const saved = await run({
      ...Object.fromEntries(changed.map((name) => [name, draft[name].trim()])),
      ...(iso !== '' && { birthday: iso }),
    });
    if (saved === undefined) return;
    setDraft(saved);
    setBirthday(noDay);
    session.send({ type: 'player.refresh' });
    toasts.show({ text: t('profile:saved'), tone: 'positive' });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isRight = [checkTexts(texts), checkDay()].every(Boolean);
    if (pending || uploading || !isRight) return;
    if (iso === '') void save();
    else setAsking(true);
  };
  const change = (part: Partial<UserInfo>) => {
    reset();
    setDraft({ ...draft, ...part });
  };

  return (
    <Stack asChild gap={24}>
      <form noValidate onSubmit={submit}>
        <AvatarField
          value={draft.avatar}
          onValueChange={(avatar) => change({ avatar })}
          onBusyChange={setUploading}
          refusal={refusalOf('avatar')}
        />
        <Stack gap={20}>
          {texts.map((name) => (
            <TextField
              key={name}
              label={t(`profile:fields.${name}`)}
              help={name === 'email' ? undefined : t(`profile:fields.${name}Help`)}
              size="lg"
              type={name === 'email' ? 'email' : 'text'}
              autoComplete={completions[name]}
              maxLength={limits[name]}
              value={draft[name]}
              onValueChange={(text) => {
                change({ [name]: text });
                setMistakes({ ...mistakes, [name]: undefined });
              }}
              onBlur={() => {
                if (draft[name] !== user[name]) checkTexts([name]);
              }}
              error={mistakes[name] ?? refusalOf(name)}
            />
          ))}
          <GenderField value={draft.gender} onValueChange={(gender) => change({ gender })} />
          {user.birthday === '' && (
            <BirthdayField
              value={birthday}
              onValueChange={(day) => {
                reset();
                setBirthday(day);
                setBirthdayMistake(undefined);
              }}
              onBlur={() => void checkDay()}
              help={t('profile:fields.birthdayOnce')}
              error={birthdayMistake ?? refusalOf('birthday')}
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

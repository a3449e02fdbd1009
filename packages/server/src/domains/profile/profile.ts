import type { UserInfo } from '@parlor/api/entities/player';
import {
  type BirthdayViolationCode,
  checkBirthday,
  checkEmail,
  checkNickname,
  checkRealname,
  isoDayAt,
} from '@parlor/api/rules';
import { recordAudit } from '../../core/audit/record.ts';
import { type Clock, toDate } from '../../core/clock.ts';
import type { Reader, Trx } from '../../core/database/schema.ts';
import { withTransaction } from '../../core/database/transaction.ts';
import { isPlayer, type SessionHolder } from '../../core/http/authentication.ts';
import { notFound, refused } from '../../core/http/errors.ts';
import type { Core } from '../../platform/core.ts';
import {
  findIdentity,
  findPlayer,
  isReservedName,
  lockIdentity,
  lockPlayer,
  type Player,
  toNewcomerInfo,
  toUserInfo,
} from '../players/index.ts';
import type { SiteSettings } from '../site/index.ts';
import { claimAvatar, releaseAvatar } from '../uploads/index.ts';

/** Editable fields of a profile (docs/product.md: Entities and their fields). */
export interface Profile {
  readonly nickname: string;
  readonly realname: string;
  readonly gender: UserInfo['gender'];
  /** `YYYY-MM-DD`. */
  readonly birthday: string | null;
  readonly email: string;
}

type Changes = Partial<Profile & { readonly avatar: string }>;

/** The requested changes; omitted fields stay unchanged. */
export type ProfileForm = {
  readonly [Field in keyof Omit<Changes, 'birthday'>]?: Changes[Field] | undefined;
} & { readonly birthday?: string | undefined };

/** The session's own profile. */
export async function getProfile(on: Reader, holder: SessionHolder): Promise<UserInfo> {
  if (isPlayer(holder)) {
    const player = await findPlayer(on, holder.playerId);
    if (!player) throw notFound();
    return toUserInfo(player);
  }
  const identity = await findIdentity(on, holder.identityId);
  if (!identity) throw notFound();
  return toNewcomerInfo(identity);
}

/**
 * Changes a profile, checking every rule again (S21); a birthday can be set once, also under
 * concurrent requests (docs/product.md: Validation rules). The profile of a social login without a
 * phone is kept until the player exists.
 *
 * @returns the current profile.
 * @throws ApiError 422 with the field concerned.
 */
export async function editProfile(
  core: Core,
  settings: SiteSettings,
  holder: SessionHolder,
  form: ProfileForm,
): Promise<UserInfo> {
  const { db, clock } = core;
  const texts = checkTexts(form);
  const today = isoDayAt(clock.now(), settings.countryTimezone);
  const day = { today, minimumAge: settings.minimumAge };
  return await withTransaction(db, async (trx) => {
    if (!isPlayer(holder)) {
      const identity = await lockIdentity(trx, holder.identityId);
      if (form.avatar) throw refused('avatar.invalid', { field: 'avatar' });
      await checkReserved(trx, texts.nickname, identity.nickname);
      const changes = { ...texts, ...getBirthday(form, day, identity.birthday) };
      if (Object.keys(changes).length > 0) {
        await trx
          .updateTable('social_identity')
          .set(changes)
          .where('id', '=', identity.id)
          .execute();
      }
      return toNewcomerInfo({ ...identity, ...changes });
    }
    const player = await lockPlayer(trx, holder.playerId);
    if (!player) throw notFound();
    await checkReserved(trx, texts.nickname, player.nickname);
    const changes = {
      ...texts,
      ...getBirthday(form, day, player.birthday),
      ...(await getAvatar(trx, clock, player, form)),
    };
    const fields = Object.keys(changes);
    if (fields.length > 0) {
      await setProfile(trx, clock, player.id, changes);
      const subject = `player:${player.id}`;
      const action = 'profile.changed';
      await recordAudit(trx, clock, { actor: subject, action, subject, detail: { fields } });
    }
    return toUserInfo({ ...player, ...changes });
  });
}

/** A nickname from before the name was reserved stays until the player changes it. */
async function checkReserved(
  trx: Trx,
  nickname: string | undefined,
  current: string,
): Promise<void> {
  if (!nickname || nickname === current) return;
  if (await isReservedName(trx, nickname)) {
    throw refused('nickname.reserved', { field: 'nickname' });
  }
}

export async function setProfile(
  trx: Trx,
  clock: Clock,
  playerId: string,
  changes: Changes,
): Promise<void> {
  const setAt = changes.birthday ? { birthday_set_at: toDate(clock) } : {};
  await trx
    .updateTable('player')
    .set({ ...changes, ...setAt })
    .where('id', '=', playerId)
    .execute();
}

/** The fields of a form in stored format; an empty one removes the value. */
function checkTexts(form: ProfileForm): Changes {
  const nickname = form.nickname === undefined ? undefined : checkNickname(form.nickname);
  const realname = form.realname === undefined ? undefined : checkRealname(form.realname);
  const email = form.email === undefined ? undefined : checkEmail(form.email);
  const name = (checked: typeof nickname | typeof realname, field: 'nickname' | 'realname') => {
    if (checked === undefined) return {};
    if (checked.ok) return { [field]: checked.value };
    const { code, limit = '' } = checked.violation;
    if (code === `${field}.required`) return { [field]: '' };
    throw refused(`${field}.invalid`, { field, params: { limit } });
  };
  if (email?.ok === false) throw refused('email.invalid', { field: 'email' });
  return {
    ...name(nickname, 'nickname'),
    ...name(realname, 'realname'),
    ...(email?.ok && { email: email.value }),
    ...(form.gender !== undefined && { gender: form.gender }),
  };
}

const birthdayReasons = {
  'birthday.required': 'birthday.invalid',
  'birthday.incorrect': 'birthday.invalid',
  'birthday.inFuture': 'birthday.invalid',
  'birthday.tooYoung': 'birthday.tooYoung',
  'birthday.alreadySet': 'birthday.set',
} as const satisfies Record<BirthdayViolationCode, string>;

/** The birthday, if it is set for the first time. */
function getBirthday(
  form: ProfileForm,
  day: { readonly today: string; readonly minimumAge: number },
  current: string | null,
): { readonly birthday?: string } {
  // A profile that is saved as a whole may contain an empty or an unchanged birthday; both change
  // nothing.
  if (!form.birthday?.trim() || form.birthday === current) return {};
  const checked = checkBirthday(form.birthday, { ...day, current: current ?? '' });
  if (checked.ok) return { birthday: checked.value };
  const { code, limit } = checked.violation;
  throw refused(birthdayReasons[code], {
    field: 'birthday',
    ...(limit !== undefined && { params: { limit } }),
  });
}

/** The avatar, if it changes: one that this player has uploaded as an avatar, or none (S20). */
async function getAvatar(
  trx: Trx,
  clock: Clock,
  player: Player,
  form: ProfileForm,
): Promise<{ readonly avatar?: string }> {
  const { avatar } = form;
  if (avatar === undefined || avatar === player.avatar) return {};
  if (avatar === '') await releaseAvatar(trx, clock, player.id);
  else if (!(await claimAvatar(trx, clock, player.id, avatar))) {
    throw refused('avatar.invalid', { field: 'avatar' });
  }
  return { avatar };
}

import { auth, profile } from '@parlor/api/calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  describeOnDatabases,
  getData,
  openTestSite,
  refusalIn,
  type TestPlayer,
  type TestSite,
} from '../../testing/index.ts';

/** As a client that ignores the contract may send it. */
type Form = Record<string, unknown>;

describeOnDatabases('a profile (docs/product.md: Entities and their fields)', (database) => {
  let site: TestSite;
  let player: TestPlayer;
  beforeAll(async () => {
    site = await openTestSite(database().db);
  });
  afterAll(() => site.close());

  const edit = (form: Form, { token } = player) => site.call(profile.editProfile, form, { token });
  const info = async ({ token } = player) => getData(await site.call(auth.getInfo, {}, { token }));
  const uploaded = async (owner: TestPlayer, purpose: 'avatar' | 'feedback') => {
    const id = crypto.randomUUID();
    await database()
      .db.insertInto('uploaded_image')
      .values({
        id,
        player_id: owner.playerId,
        purpose,
        view_key: 'k',
        width: 1,
        height: 1,
        bytes: 1,
        created_at: new Date(site.core.clock.now()),
        subject: null,
      })
      .execute();
    return `/user-api/file/${id}`;
  };

  it('changes in full or in part; getInfo returns the change', async () => {
    player = await site.signUp();
    const form = {
      nickname: '  Lucky ',
      realname: 'Maria Reyes',
      gender: 'custom',
      birthday: '1990-02-28',
      email: 'maria@example.com',
    };
    const changed = { ...form, nickname: 'Lucky' };
    expect(getData(await edit(form))).toMatchObject(changed);
    expect(await info()).toMatchObject(changed);
    expect(getData(await edit({ gender: 'female' }))).toMatchObject({
      ...changed,
      gender: 'female',
    });
    expect(getData(await edit({ ...changed, email: '' }))).toMatchObject({ ...changed, email: '' });
  });

  it('falls back to user name or masked phone without a nickname', async () => {
    player = await site.signUp();
    getData(await edit({ nickname: 'Lucky' }));
    getData(await edit({ nickname: ' ' }));
    expect((await info()).nickname).toBe((await info()).phoneNumber);
  });

  it.each([
    ['nickname', 'x'.repeat(31), 'nickname.invalid'],
    ['nickname', 'turned\u202ename', 'nickname.invalid'],
    ['realname', 'R2 D2', 'realname.invalid'],
    ['email', 'no address', 'email.invalid'],
    ['birthday', '1990-02-30', 'birthday.invalid'],
    ['birthday', 'yesterday', 'birthday.invalid'],
    ['birthday', '2999-01-01', 'birthday.invalid'],
    ['birthday', '2020-01-01', 'birthday.tooYoung'],
    ['gender', 'other', 'arguments.invalid'],
    ['avatar', 'https://evil.example/a.png', 'avatar.invalid'],
    ['avatar', 'javascript:alert(1)', 'avatar.invalid'],
  ])('S21: rejects %s %j with %s, without changes', async (field, value, reason) => {
    player = await site.signUp();
    const before = await info();
    const answer = await edit({ nickname: 'Half', [field]: value });
    expect(refusalIn(answer)).toMatchObject({ code: 422, reason, field });
    expect(await info()).toEqual(before);
  });

  it('returns the minimum age', async () => {
    player = await site.signUp();
    const { msg } = await edit({ birthday: '2020-01-01' });
    expect(msg).toContain('21');
  });

  it('S21: sets a birthday only once', async () => {
    player = await site.signUp();
    const days = ['1990-01-01', '1991-01-01', '1992-01-01'];
    const answers = await Promise.all(days.map((birthday) => edit({ birthday })));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    const { birthday } = await info();
    expect(refusalIn(await edit({ birthday: '1980-01-01' }))).toMatchObject({
      reason: 'birthday.set',
      field: 'birthday',
    });
    // A form that is saved as a whole includes it, or leaves it empty.
    getData(await edit({ birthday: String(birthday), nickname: 'Same' }));
    getData(await edit({ birthday: '', nickname: 'Same' }));
    expect(await info()).toMatchObject({ birthday, nickname: 'Same' });
  });

  it('S20: accepts profile fields only, and only an avatar that the player uploaded', async () => {
    player = await site.signUp();
    const other = await site.signUp();
    const before = await info();
    const assigned = {
      level: 10,
      username: 'root',
      phoneNumber: '1',
      inviteCode: 'X',
      userId: '1',
    };
    expect(getData(await edit(assigned))).toEqual(before);
    for (const foreign of [
      await uploaded(other, 'avatar'),
      await uploaded(player, 'feedback'),
      `/user-api/file/${crypto.randomUUID()}`,
    ]) {
      expect(refusalIn(await edit({ avatar: foreign })).reason).toBe('avatar.invalid');
    }
    const own = await uploaded(player, 'avatar');
    expect(getData(await edit({ avatar: own }))).toMatchObject({ avatar: own });
    expect(await getSubject(own)).toBe(`avatar:${player.playerId}`);
    expect(getData(await edit({ avatar: '' }))).toMatchObject({ avatar: '' });
    expect(await getSubject(own)).toBe('retired');
  });

  const getSubject = async (address: string) => {
    const image = database().db.selectFrom('uploaded_image').select('subject');
    const id = address.replace('/user-api/file/', '');
    return (await image.where('id', '=', id).executeTakeFirstOrThrow()).subject;
  };

  it('requires a session', async () => {
    const answer = await site.call(profile.editProfile, { nickname: 'x' });
    expect(refusalIn(answer).code).toBe(401);
  });

  it('records the changed fields in the audit log, without their values', async () => {
    player = await site.signUp();
    getData(await edit({ realname: 'Maria Reyes' }));
    const entry = await database()
      .db.selectFrom('audit_entry')
      .selectAll()
      .where('subject', '=', `player:${player.playerId}`)
      .where('action', '=', 'profile.changed')
      .executeTakeFirstOrThrow();
    expect(entry.detail).toEqual({ fields: ['realname'] });
  });
});

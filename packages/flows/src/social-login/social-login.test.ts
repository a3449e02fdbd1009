import { describe, expect, it } from 'vitest';
import { broken, offline, refused, startWithVerification } from '../testing/index.ts';
import { socialLoginMachine } from './social-login.machine.ts';
import { selectSocialLogin } from './social-login.selectors.ts';
import { socialLoginActors } from './social-login.setup.ts';
import type { SocialAttempt, SocialLoginInput, SocialProgress } from './social-login.types.ts';

const PHONE = '09171234567';

const attempt: SocialAttempt = {
  provider: 'facebook',
  state: 'state-1',
  nonce: 'nonce-1',
  codeVerifier: 'verifier-1',
  redirectUri: 'https://play.example/pages/login/socialLogin',
};
const away: SocialProgress = { step: 'away', attempt };
const dead = { kind: 'refused', code: 401, msg: 'Please log in again' };

const start = (input: Partial<SocialLoginInput> = {}) => {
  const flow = startWithVerification(
    socialLoginMachine,
    socialLoginActors,
    (clock): SocialLoginInput => ({
      clock,
      countryCode: 'PH',
      timezone: 'Asia/Manila',
      ...input,
    }),
  );
  const view = () => selectSocialLogin(flow.snapshot());
  return {
    ...flow,
    view,
    step: () => {
      const shown = view();
      return shown.view === 'verification' ? flow.verification.view().step : shown.view;
    },
    problem: () => {
      const shown = view();
      return shown.view === 'failed' ? shown.problem : undefined;
    },
    context: () => JSON.stringify(flow.snapshot().context),
  };
};

const startReturned = (answer: SocialLoginInput['answer'] = { code: 'c1', state: 'state-1' }) =>
  start({ progress: away, answer });

const startBinding = (input: Partial<SocialLoginInput> = {}) =>
  start({ progress: { step: 'bindPhone', token: 'unbound-1' }, ...input });

const startAtCode = (input: Partial<SocialLoginInput> = {}) => {
  const flow = startBinding(input);
  flow.verification.send({ type: 'send', phone: '0917-123-4567' });
  flow.verification.send({ type: 'code.sent', phone: PHONE });
  return flow;
};

const startFilling = (input: Partial<SocialLoginInput> = {}) =>
  start({ progress: { step: 'fillProfile', token: 'bound-1' }, ...input });

describe('redirect to the provider (docs/product.md: Screens and routes; Calls)', () => {
  it('stores state and verifier in the tab, then leaves', async () => {
    const flow = start();
    expect(flow.step()).toBe('idle');
    flow.send({ type: 'start', provider: 'facebook' });
    expect(flow.calls('prepare')).toEqual([{ provider: 'facebook' }]);
    expect(flow.step()).toBe('away');
    await flow.resolve('prepare', { authorizeUrl: 'https://id.example/authorize?x', attempt });
    expect(flow.emitted).toEqual([
      { type: 'progressChanged', progress: away },
      { type: 'redirect', url: 'https://id.example/authorize?x' },
    ]);
    expect(flow.step()).toBe('away');
  });

  it('can be started again when the browser comes back without a response', async () => {
    const flow = start();
    flow.send({ type: 'start', provider: 'facebook' });
    await flow.resolve('prepare', { authorizeUrl: 'https://id.example/', attempt });
    flow.send({ type: 'page.shown' });
    expect(flow.step()).toBe('idle');
    expect(flow.emitted.at(-1)).toEqual({ type: 'progressChanged', progress: undefined });
  });

  it('reports a failed preparation, and can be started again', async () => {
    const flow = start();
    flow.send({ type: 'start', provider: 'facebook' });
    await flow.reject('prepare', offline);
    expect(flow.problem()).toBe('unprepared');
    expect(flow.view()).toMatchObject({ error: offline });
    flow.send({ type: 'start' });
    expect(flow.calls('prepare')).toEqual([{ provider: 'facebook' }, { provider: 'facebook' }]);
    expect(flow.problem()).toBeUndefined();
  });
});

describe('return from the provider: RFC 6749 and 7636', () => {
  it('posts code, verifier and redirect address, and logs in a bound player', async () => {
    const flow = startReturned();
    expect(flow.step()).toBe('checking');
    expect(flow.calls('socialLogin')).toEqual([
      {
        provider: 'facebook',
        code: 'c1',
        codeVerifier: 'verifier-1',
        redirectUri: 'https://play.example/pages/login/socialLogin',
        nonce: 'nonce-1',
      },
    ]);
    await flow.resolve('socialLogin', { token: 'token-1', phoneBound: true });
    expect(flow.step()).toBe('done');
    expect(flow.emitted).toEqual([
      { type: 'progressChanged', progress: undefined },
      { type: 'loggedIn', token: 'token-1' },
    ]);
    expect(flow.context()).not.toMatch(/verifier-1|state-1|"c1"|token-1/);
  });

  it('removes the attempt from the tab before it calls the server', () => {
    const flow = startReturned();
    expect(flow.emitted).toEqual([{ type: 'progressChanged', progress: undefined }]);
  });

  it.each([
    ['another state', { code: 'c1', state: 'other' }, away],
    ['no state', { code: 'c1' }, away],
    ['no attempt of this tab', { code: 'c1', state: 'state-1' }, undefined],
    ['a refusal with another state', { error: 'access_denied', state: 'other' }, away],
  ] as const)('%s asks the server nothing', (_, answer, progress) => {
    const flow = start({ answer, progress });
    expect(flow.problem()).toBe('stateMismatch');
    expect(flow.calls('socialLogin')).toEqual([]);
    expect(flow.context()).not.toContain('verifier-1');
    expect(flow.view()).toMatchObject({ canRetry: false });
  });

  it.each([
    [{ error: 'access_denied', state: 'state-1' }, 'cancelled'],
    [{ error: 'server_error', state: 'state-1' }, 'providerRefused'],
    [{ state: 'state-1' }, 'providerRefused'],
    [{ code: '', state: 'state-1' }, 'providerRefused'],
  ] as const)('the provider refuses: %o is %s', (answer, problem) => {
    const flow = startReturned(answer);
    expect(flow.step()).toBe('failed');
    expect(flow.problem()).toBe(problem);
    expect(flow.calls('socialLogin')).toEqual([]);
    flow.send({ type: 'start' });
    expect(flow.calls('prepare')).toEqual([{ provider: 'facebook' }]);
  });

  it('starts again after an expired or used code', async () => {
    const flow = startReturned();
    await flow.reject('socialLogin', refused('identity.refused', 'code'));
    expect(flow.problem()).toBe('codeExpired');
    expect(flow.view()).toMatchObject({ canRetry: false });
    expect(flow.context()).not.toContain('verifier-1');
  });

  it.each([offline, broken, refused('identity.providerDown')])(
    'retries the same code when the provider or the server is unreachable',
    async (error) => {
      const flow = startReturned();
      await flow.reject('socialLogin', error);
      expect(flow.problem()).toBe('unreachable');
      expect(flow.view()).toMatchObject({ canRetry: true });
      flow.send({ type: 'retry' });
      expect(flow.calls('socialLogin')[1]).toEqual(flow.calls('socialLogin')[0]);
      await flow.resolve('socialLogin', { token: 'token-1', phoneBound: true });
      expect(flow.step()).toBe('done');
    },
  );

  it('shows any other refusal of the server', async () => {
    const flow = startReturned();
    await flow.reject('socialLogin', refused('accountFrozen'));
    expect(flow.problem()).toBe('refused');
    expect(flow.view()).toMatchObject({ error: { reason: 'accountFrozen' } });
    const elsewhere = startReturned();
    await elsewhere.reject('socialLogin', refused('identity.refused', 'redirectUri'));
    expect(elsewhere.problem()).toBe('refused');
  });
});

describe('phone binding of a new player (docs/product.md: Screens and routes, product decision 21)', () => {
  it('keeps the token in the tab without logging in', async () => {
    const flow = startReturned();
    await flow.resolve('socialLogin', { token: 'unbound-1', phoneBound: false });
    expect(flow.step()).toBe('phone');
    expect(flow.emitted.at(-1)).toEqual({
      type: 'progressChanged',
      progress: { step: 'bindPhone', token: 'unbound-1' },
    });
    expect(flow.emitted.map(({ type }) => type)).not.toContain('loggedIn');
  });

  it('resumes after a reload, with the running countdown', () => {
    const flow = startBinding({ deadlines: { [PHONE]: 7 } });
    expect(flow.step()).toBe('phone');
    expect(flow.verification.calls('countdown')).toMatchObject([{ deadlines: { [PHONE]: 7 } }]);
  });

  it('sends a code to the phone and binds it with the code', async () => {
    const flow = startAtCode({ inviteCode: 'FRIEND' });
    expect(flow.verification.told('countdown')).toEqual([{ type: 'send', phone: PHONE }]);
    expect(flow.step()).toBe('code');
    flow.verification.send({ type: 'submit', code: '123 456' });
    expect(flow.verification.calls('verify')).toEqual([
      { phone: PHONE, code: '123456', inviteCode: 'FRIEND' },
    ]);
    expect(flow.step()).toBe('code');
    await flow.verification.resolve('verify', { token: 'bound-1', isNew: true });
    expect(flow.step()).toBe('profile');
    expect(flow.emitted.at(-1)).toEqual({
      type: 'progressChanged',
      progress: { step: 'fillProfile', token: 'bound-1' },
    });
    expect(flow.context()).not.toContain('123456"');
  });

  it('links to the account of an existing phone and logs in without a profile', async () => {
    const flow = startAtCode();
    flow.verification.send({ type: 'submit', code: '123456' });
    await flow.verification.resolve('verify', { token: 'bound-1', isNew: false });
    expect(flow.step()).toBe('done');
    expect(flow.emitted.slice(-2)).toEqual([
      { type: 'progressChanged', progress: undefined },
      { type: 'loggedIn', token: 'bound-1' },
    ]);
  });

  it('validates phone and code', () => {
    const flow = startBinding();
    flow.verification.send({ type: 'send', phone: '12' });
    expect(flow.verification.view()).toMatchObject({
      violations: { phone: { code: 'phone.incorrect' } },
    });
    const further = startAtCode();
    further.verification.send({ type: 'submit', code: '12345' });
    expect(further.verification.view()).toMatchObject({
      violations: { code: { code: 'code.incorrect' } },
    });
    expect(further.verification.calls('verify')).toEqual([]);
  });

  it('keeps the phone when the code cannot be sent, and cancels an open captcha on back', () => {
    const flow = startBinding();
    flow.verification.send({ type: 'send', phone: PHONE });
    flow.verification.send({ type: 'back' });
    expect(flow.verification.told('countdown').at(-1)).toEqual({ type: 'captcha.cancel' });
    flow.verification.send({ type: 'send', phone: PHONE });
    flow.verification.send({ type: 'code.failed', error: broken });
    expect(flow.step()).toBe('phone');
    expect(flow.verification.view()).toMatchObject({ error: broken });
    expect(flow.verification.view()).toMatchObject({ phone: PHONE });
  });

  it.each([
    [refused('code.wrong', 'code'), 'code', 'code'],
    [refused('phone.invalid', 'phone'), 'phone', 'phone'],
    [refused('phone.taken'), 'phone', 'phone'],
  ] as const)('%o lands on the step of its field', async (error, field, step) => {
    const flow = startAtCode();
    flow.verification.send({ type: 'submit', code: '123456' });
    await flow.verification.reject('verify', error);
    expect(flow.step()).toBe(step);
    expect(flow.verification.view()).toMatchObject({ error, errorField: field });
  });

  it('drops an unknown invite code so that the login can continue', async () => {
    const flow = startAtCode({ inviteCode: 'NOBODY' });
    flow.verification.send({ type: 'submit', code: '123456' });
    await flow.verification.reject('verify', refused('inviteCode.invalid'));
    expect(flow.emitted.at(-1)).toEqual({ type: 'inviteCodeDropped' });
    flow.verification.send({ type: 'submit', code: '123456' });
    expect(flow.verification.calls('verify').at(-1)?.inviteCode).toBe('');
  });

  it('starts again after the token has expired', async () => {
    const flow = startAtCode();
    flow.verification.send({ type: 'submit', code: '123456' });
    await flow.verification.reject('verify', dead);
    expect(flow.problem()).toBe('sessionDead');
    expect(flow.emitted.at(-1)).toEqual({ type: 'progressChanged', progress: undefined });
    expect(flow.context()).not.toContain('unbound-1');
  });

  it.each(['resolve', 'reject'] as const)(
    'logs the token out when the player cancels, whatever the server answers (%s)',
    async (end) => {
      const flow = startAtCode();
      flow.send({ type: 'cancel' });
      expect(flow.isRunning('giveUp')).toBe(true);
      if (end === 'resolve') await flow.resolve('giveUp', undefined);
      else await flow.reject('giveUp', offline);
      expect(flow.step()).toBe('idle');
      expect(flow.emitted.at(-1)).toEqual({ type: 'progressChanged', progress: undefined });
      expect(flow.context()).not.toContain('unbound-1');
    },
  );

  it('cannot be cancelled while the phone is being bound', () => {
    const flow = startAtCode();
    flow.verification.send({ type: 'submit', code: '123456' });
    flow.send({ type: 'cancel' });
    expect(flow.verification.view()).toMatchObject({ isBusy: true });
    expect(flow.calls('giveUp')).toEqual([]);
  });
});

describe('profile of a new player (docs/product.md: Screens and routes; Entities and their fields; Validation rules)', () => {
  it('is saved without its empty fields and completes the login', async () => {
    const flow = startFilling();
    expect(flow.step()).toBe('profile');
    flow.send({
      type: 'submit.profile',
      profile: { nickname: ' Lucky ', gender: 'female', birthday: '' },
    });
    expect(flow.calls('saveProfile')).toEqual([{ nickname: 'Lucky', gender: 'female' }]);
    expect(flow.view()).toMatchObject({ isBusy: true });
    await flow.resolve('saveProfile', undefined);
    expect(flow.emitted).toEqual([
      { type: 'progressChanged', progress: undefined },
      { type: 'loggedIn', token: 'bound-1' },
    ]);
    expect(flow.context()).not.toContain('bound-1');
  });

  it('can be skipped', () => {
    const flow = startFilling();
    flow.send({ type: 'skip' });
    expect(flow.emitted.at(-1)).toEqual({ type: 'loggedIn', token: 'bound-1' });
    expect(flow.calls('saveProfile')).toEqual([]);
  });

  it.each([
    ['2026-11-18', 'birthday.inFuture'],
    ['2010-01-01', 'birthday.tooYoung'],
    ['2001-02-30', 'birthday.incorrect'],
  ])('rejects the birthday %s', (birthday, code) => {
    const flow = startFilling({ minimumAge: 21 });
    flow.send({ type: 'submit.profile', profile: { nickname: 'Lucky', birthday } });
    expect(flow.view()).toMatchObject({ violations: { birthday: { code } } });
    expect(flow.calls('saveProfile')).toEqual([]);
  });

  it.each([
    [{}, 'nickname.required'],
    [{ nickname: ' ' }, 'nickname.required'],
    [{ nickname: 'x'.repeat(31) }, 'nickname.incorrect'],
  ])('rejects the nickname of %o', (profile, code) => {
    const flow = startFilling();
    flow.send({ type: 'submit.profile', profile });
    expect(flow.view()).toMatchObject({ violations: { nickname: { code } } });
    expect(flow.calls('saveProfile')).toEqual([]);
  });

  it('shows a refusal of the server on its field, and can still be skipped', async () => {
    const flow = startFilling();
    flow.send({ type: 'submit.profile', profile: { nickname: 'x' } });
    await flow.reject('saveProfile', refused('arguments.invalid', 'nickname'));
    expect(flow.step()).toBe('profile');
    expect(flow.view()).toMatchObject({
      error: { reason: 'arguments.invalid' },
      errorField: 'nickname',
    });
    flow.send({ type: 'skip' });
    expect(flow.emitted.at(-1)).toEqual({ type: 'loggedIn', token: 'bound-1' });
  });

  it('starts again after the token has expired', async () => {
    const flow = startFilling();
    flow.send({ type: 'submit.profile', profile: { nickname: 'Lucky' } });
    await flow.reject('saveProfile', dead);
    expect(flow.problem()).toBe('sessionDead');
    flow.send({ type: 'start', provider: 'facebook' });
    expect(flow.isRunning('prepare')).toBe(true);
  });
});

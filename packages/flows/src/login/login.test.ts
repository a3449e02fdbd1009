import { describe, expect, it } from 'vitest';
import { captchaNeeded, offline, refused, startFlow, tooMany } from '../testing/index.ts';
import { loginActors, loginMachine } from './login.machine.ts';
import { selectLogin, selectLoginCaptcha } from './login.selectors.ts';
import type { LoginMachineInput } from './login.types.ts';

const start = (input: Partial<LoginMachineInput> = {}) =>
  startFlow(
    loginMachine,
    loginActors,
    (): LoginMachineInput => ({ countryCode: 'PH', captchaEnabled: false, ...input }),
  );

const wrong = refused('credentials.wrong');
const good = { type: 'submit', username: 'lucky', password: 'secret1' } as const;

describe('login: specification: Screens and routes; Validation rules and 7', () => {
  it.each([
    ['lucky', 'lucky'],
    ['0917-123-4567', '09171234567'],
    ['9171234567', '09171234567'],
  ])('accepts %s and sends %s', async (typed, sent) => {
    const flow = start();
    flow.send({ ...good, username: typed });
    expect(selectLogin(flow.snapshot()).isBusy).toBe(true);
    expect(flow.calls('login')).toEqual([{ username: sent, password: 'secret1' }]);
    await flow.resolve('login', { token: 't1' });
    expect(flow.emitted).toEqual([{ type: 'loggedIn', token: 't1' }]);
  });

  it('requires username and password, the password with at least 6 characters', () => {
    const flow = start();
    flow.send({ type: 'submit', username: ' ', password: '' });
    expect(selectLogin(flow.snapshot()).violations).toEqual({
      username: { code: 'username.required' },
      password: { code: 'password.required' },
    });
    flow.send({ ...good, password: '12345' });
    expect(selectLogin(flow.snapshot()).violations).toEqual({
      password: { code: 'password.tooShort' },
    });
    expect(flow.calls('login')).toEqual([]);
  });

  it('keeps the username and clears the password after a failure', async () => {
    const flow = start();
    flow.send({ ...good, username: '0917 123 4567' });
    await flow.reject('login', wrong);
    expect(selectLogin(flow.snapshot()).username).toBe('0917 123 4567');
    expect(selectLogin(flow.snapshot()).error).toEqual(wrong);
    expect(JSON.stringify(flow.snapshot().context)).not.toContain('secret1');
  });

  it('clears the password after success', async () => {
    const flow = start();
    flow.send(good);
    await flow.resolve('login', { token: 't1' });
    expect(JSON.stringify(flow.snapshot().context)).not.toMatch(/secret1|t1/);
  });

  it('shows the wait time, and a network failure', async () => {
    const flow = start();
    flow.send(good);
    await flow.reject('login', tooMany(30));
    expect(selectLogin(flow.snapshot()).error?.retryAfter).toBe(30);
    flow.send(good);
    expect(selectLogin(flow.snapshot()).error).toBeUndefined();
    await flow.reject('login', offline);
    expect(selectLogin(flow.snapshot()).error?.kind).toBe('network');
  });
});

describe('captcha: specification: Screens and routes; Validation rules and 8, product decision 35', () => {
  it('shows a captcha if the site requires it, with exactly four characters', async () => {
    const flow = start({ captchaEnabled: true });
    expect(selectLoginCaptcha(flow.snapshot()).state).not.toBe('hidden');
    await flow.resolve('loadCaptcha', { img: 'data:1', uuid: 'u1' });
    flow.send(good);
    expect(selectLogin(flow.snapshot()).violations).toEqual({
      captcha: { code: 'captcha.required' },
    });
    flow.send({ ...good, captchaCode: 'abc' });
    expect(selectLogin(flow.snapshot()).violations).toEqual({
      captcha: { code: 'captcha.incorrect' },
    });
    flow.send({ ...good, captchaCode: ' aB3x ' });
    expect(flow.calls('login')).toEqual([
      { username: 'lucky', password: 'secret1', code: 'aB3x', uuid: 'u1' },
    ]);
  });

  it('shows no captcha otherwise, until body code 503', async () => {
    const flow = start();
    expect(selectLoginCaptcha(flow.snapshot()).state).toBe('hidden');
    flow.send(good);
    await flow.reject('login', captchaNeeded);
    expect(selectLoginCaptcha(flow.snapshot()).state).not.toBe('hidden');
    await flow.resolve('loadCaptcha', { img: 'data:1', uuid: 'u1' });
    expect(selectLoginCaptcha(flow.snapshot())).toMatchObject({
      captcha: { img: 'data:1', uuid: 'u1' },
    });
    expect(selectLogin(flow.snapshot()).username).toBe('lucky');
  });

  it.each([captchaNeeded, wrong])('loads a new captcha after a failure: $reason', async (error) => {
    const flow = start({ captchaEnabled: true });
    await flow.resolve('loadCaptcha', { img: 'data:1', uuid: 'u1' });
    flow.send({ ...good, captchaCode: 'aB3x' });
    await flow.reject('login', error);
    expect(selectLoginCaptcha(flow.snapshot())).toEqual({ state: 'loading' });
    await flow.resolve('loadCaptcha', { img: 'data:2', uuid: 'u2' });
    expect(selectLoginCaptcha(flow.snapshot())).toMatchObject({ captcha: { uuid: 'u2' } });
  });

  it('refreshes the captcha on a tap, also after loading failed', async () => {
    const flow = start({ captchaEnabled: true });
    await flow.reject('loadCaptcha', offline);
    expect(selectLoginCaptcha(flow.snapshot())).toEqual({ state: 'failed' });
    flow.send({ ...good, captchaCode: 'aB3x' });
    expect(selectLogin(flow.snapshot()).violations.captcha?.code).toBe('captcha.required');
    flow.send({ type: 'captcha.refresh' });
    await flow.resolve('loadCaptcha', { img: 'data:1', uuid: 'u1' });
    flow.send({ type: 'captcha.refresh' });
    expect(flow.calls('loadCaptcha')).toHaveLength(3);
  });
});

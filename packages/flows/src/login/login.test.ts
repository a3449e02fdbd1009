import { describe, expect, it } from 'vitest';
import { captchaNeeded, offline, refused, startFlow, tooMany } from '../testing/index.ts';
import { loginActors, loginMachine } from './login.machine.ts';
import { selectLogin } from './login.selectors.ts';
import type { LoginMachineInput } from './login.types.ts';

const start = (input: Partial<LoginMachineInput> = {}) => {
  const flow = startFlow(
    loginMachine,
    loginActors,
    (): LoginMachineInput => ({ countryCode: 'PH', captchaEnabled: false, ...input }),
  );
  const view = () => selectLogin(flow.snapshot());
  const editing = () => {
    const shown = view();
    if (shown.view !== 'editing') throw new Error(`The form is ${shown.view}`);
    return shown;
  };
  return { ...flow, view, editing };
};

const wrong = refused('credentials.wrong');
const good = { type: 'submit', username: 'lucky', password: 'secret1' } as const;

describe('login (docs/product.md: Screens and routes; Validation rules; Calls)', () => {
  it.each([
    ['lucky', 'lucky'],
    ['0917-123-4567', '09171234567'],
    ['9171234567', '09171234567'],
  ])('accepts %s and sends %s', async (typed, sent) => {
    const flow = start();
    flow.send({ ...good, username: typed });
    expect(flow.view().view).toBe('submitting');
    expect(flow.calls('login')).toEqual([{ username: sent, password: 'secret1' }]);
    await flow.resolve('login', { token: 't1' });
    expect(flow.emitted).toEqual([{ type: 'loggedIn', token: 't1' }]);
  });

  it('requires username and password, the password with at least 6 characters', () => {
    const flow = start();
    flow.send({ type: 'submit', username: ' ', password: '' });
    expect(flow.editing().violations).toEqual({
      username: { code: 'username.required' },
      password: { code: 'password.required' },
    });
    flow.send({ ...good, password: '12345' });
    expect(flow.editing().violations).toEqual({
      password: { code: 'password.tooShort' },
    });
    expect(flow.calls('login')).toEqual([]);
  });

  it('keeps the username and clears the password after a failure', async () => {
    const flow = start();
    flow.send({ ...good, username: '0917 123 4567' });
    await flow.reject('login', wrong);
    expect(flow.editing().username).toBe('0917 123 4567');
    expect(flow.editing().error).toEqual(wrong);
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
    expect(flow.editing().error?.retryAfter).toBe(30);
    flow.send(good);
    expect(flow.view()).toEqual({ view: 'submitting', captcha: { state: 'hidden' } });
    await flow.reject('login', offline);
    expect(flow.editing().error?.kind).toBe('network');
  });
});

describe('captcha (docs/product.md: Screens and routes; Validation rules; Error catalogue, product decision 35)', () => {
  it('shows a captcha if the site requires it, with exactly four characters', async () => {
    const flow = start({ captchaEnabled: true });
    expect(flow.view().captcha.state).not.toBe('hidden');
    await flow.resolve('loadCaptcha', { img: 'data:1', uuid: 'u1' });
    flow.send(good);
    expect(flow.editing().violations).toEqual({
      captcha: { code: 'captcha.required' },
    });
    flow.send({ ...good, captchaCode: 'abc' });
    expect(flow.editing().violations).toEqual({
      captcha: { code: 'captcha.incorrect' },
    });
    flow.send({ ...good, captchaCode: ' aB3x ' });
    expect(flow.calls('login')).toEqual([
      { username: 'lucky', password: 'secret1', code: 'aB3x', uuid: 'u1' },
    ]);
  });

  it('shows no captcha otherwise, until body code 503', async () => {
    const flow = start();
    expect(flow.view().captcha.state).toBe('hidden');
    flow.send(good);
    await flow.reject('login', captchaNeeded);
    expect(flow.view().captcha.state).not.toBe('hidden');
    await flow.resolve('loadCaptcha', { img: 'data:1', uuid: 'u1' });
    expect(flow.view().captcha).toMatchObject({
      captcha: { img: 'data:1', uuid: 'u1' },
    });
    expect(flow.editing().username).toBe('lucky');
  });

  it.each([captchaNeeded, wrong])('loads a new captcha after a failure: $reason', async (error) => {
    const flow = start({ captchaEnabled: true });
    await flow.resolve('loadCaptcha', { img: 'data:1', uuid: 'u1' });
    flow.send({ ...good, captchaCode: 'aB3x' });
    await flow.reject('login', error);
    expect(flow.view().captcha).toEqual({ state: 'loading' });
    await flow.resolve('loadCaptcha', { img: 'data:2', uuid: 'u2' });
    expect(flow.view().captcha).toMatchObject({ captcha: { uuid: 'u2' } });
  });

  it('refreshes the captcha on a tap, also after loading failed', async () => {
    const flow = start({ captchaEnabled: true });
    await flow.reject('loadCaptcha', offline);
    expect(flow.view().captcha).toEqual({ state: 'failed' });
    flow.send({ ...good, captchaCode: 'aB3x' });
    expect(flow.editing().violations.captcha?.code).toBe('captcha.required');
    flow.send({ type: 'captcha.refresh' });
    await flow.resolve('loadCaptcha', { img: 'data:1', uuid: 'u1' });
    flow.send({ type: 'captcha.refresh' });
    expect(flow.calls('loadCaptcha')).toHaveLength(3);
  });
});

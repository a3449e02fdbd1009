import { describe, expect, it } from 'vitest';
import { refused, startWithVerification } from '../testing/index.ts';
import { codeLoginActors, codeLoginMachine } from './code-login.machine.ts';
import { selectCodeLogin } from './code-login.selectors.ts';
import type { CodeLoginInput } from './code-login.types.ts';

const PHONE = '09171234567';

const start = (input: Partial<CodeLoginInput> = {}) =>
  startWithVerification(
    codeLoginMachine,
    codeLoginActors,
    (clock): CodeLoginInput => ({ clock, countryCode: 'PH', ...input }),
  );

const startAtCode = (input: Partial<CodeLoginInput> = {}) => {
  const flow = start(input);
  flow.verification.send({ type: 'send', phone: '0917-123-4567' });
  flow.verification.send({ type: 'code.sent', phone: PHONE });
  return flow;
};

describe('phone-code login (docs/product.md: Screens and routes; Validation rules)', () => {
  it('collects the phone, sends a code, collects the code, logs in', async () => {
    const { verification, emitted, snapshot } = startAtCode();
    expect(selectCodeLogin(snapshot()).view).toBe('verification');
    expect(verification.told('countdown')).toEqual([{ type: 'send', phone: PHONE }]);
    verification.send({ type: 'submit', code: '123 456' });
    expect(verification.calls('verify')).toEqual([
      { phone: PHONE, code: '123456', inviteCode: '' },
    ]);
    await verification.resolve('verify', { token: 't1' });
    expect(emitted).toEqual([{ type: 'loggedIn', token: 't1' }]);
    expect(verification.view()).toMatchObject({ step: 'code', isBusy: false });
  });

  it('clears a wrong code and accepts another', async () => {
    const { verification, emitted } = startAtCode();
    verification.send({ type: 'submit', code: '000000' });
    await verification.reject('verify', refused('code.wrong', 'code'));
    expect(verification.view()).toMatchObject({ step: 'code', error: { reason: 'code.wrong' } });
    verification.send({ type: 'submit', code: '123456' });
    await verification.resolve('verify', { token: 't1' });
    expect(emitted).toEqual([{ type: 'loggedIn', token: 't1' }]);
  });

  it('sends the invitation, which counts for a new account (product decision 44)', () => {
    const { verification } = startAtCode({ inviteCode: 'FRIEND' });
    verification.send({ type: 'submit', code: '123456' });
    expect(verification.calls('verify')).toMatchObject([{ inviteCode: 'FRIEND' }]);
  });

  it.each([true, false])(
    'reports whether the account is new (%s), so that the app can store it',
    async (isNew) => {
      const { verification, emitted } = startAtCode({ inviteCode: 'FRIEND' });
      verification.send({ type: 'submit', code: '123456' });
      await verification.resolve('verify', { token: 't1', isNew });
      expect(emitted).toEqual([{ type: 'loggedIn', token: 't1', isNew }]);
    },
  );

  it('drops an unknown invite code so that the login can continue', async () => {
    const { verification, emitted } = startAtCode({ inviteCode: 'NOBODY' });
    verification.send({ type: 'submit', code: '123456' });
    await verification.reject('verify', refused('inviteCode.invalid'));
    expect(verification.view()).toMatchObject({ error: { reason: 'inviteCode.invalid' } });
    expect(emitted).toEqual([{ type: 'inviteCodeDropped' }]);
    verification.send({ type: 'submit', code: '123456' });
    expect(verification.calls('verify').at(-1)?.inviteCode).toBe('');
  });
});

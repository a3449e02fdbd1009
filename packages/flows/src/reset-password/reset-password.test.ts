import { describe, expect, it } from 'vitest';
import { OWN_PHONE } from '../code-countdown/code-countdown.guards.ts';
import { offline, refused, startWithVerification, tooMany } from '../testing/index.ts';
import { resetPasswordActors, resetPasswordMachine } from './reset-password.machine.ts';
import { selectResetPassword } from './reset-password.selectors.ts';
import type { ResetPasswordMode } from './reset-password.types.ts';

const PHONE = '09171234567';

const start = (mode: ResetPasswordMode = 'forgotten') => {
  const flow = startWithVerification(resetPasswordMachine, resetPasswordActors, (clock) => ({
    mode,
    clock,
    countryCode: 'PH',
  }));
  const view = () => {
    const shown = selectResetPassword(flow.snapshot());
    if (shown.view === 'unavailable') throw new Error('The verification has failed');
    return shown;
  };
  return { ...flow, view };
};

const forgotten = {
  phone: '0917-123-4567',
  code: '123 456',
  username: ' lucky ',
  newPwd: 'secret2',
  confirmPwd: 'secret2',
};
const change = { oldPwd: 'secret1', newPwd: 'secret2', confirmPwd: 'secret2' };
const first = { code: '123456', newPwd: 'secret2', confirmPwd: 'secret2' };

describe('a forgotten password (docs/product.md: Screens and routes; Entities and their fields; States and transitions; Validation rules)', () => {
  it('has the fields phone, code, username, newPwd and confirmPwd', () => {
    expect(start().view().fields).toEqual(['phone', 'code', 'username', 'newPwd', 'confirmPwd']);
  });

  it('sends a code to the phone in the wire format and reports it', () => {
    const flow = start();
    flow.verification.send({ type: 'send', phone: '917 123 4567' });
    expect(flow.verification.told('countdown')).toEqual([{ type: 'send', phone: PHONE }]);
    expect(flow.verification.view()).toMatchObject({ sentTo: undefined });
    flow.verification.send({ type: 'code.sent', phone: PHONE });
    expect(flow.verification.view()).toMatchObject({ sentTo: PHONE });
  });

  it.each([
    [undefined, 'phone.required'],
    ['', 'phone.required'],
    ['12', 'phone.incorrect'],
  ])('sends no code to %s', (phone, code) => {
    const flow = start();
    flow.verification.send({ type: 'send', ...(phone !== undefined && { phone }) });
    expect(flow.verification.context().violations).toEqual({ phone: { code } });
    expect(flow.verification.told('countdown')).toEqual([]);
    flow.verification.send({ type: 'send', phone: PHONE });
    expect(flow.verification.context().violations).toEqual({});
  });

  it('sends the payload of docs/product.md (Entities and their fields) and logs in on success', async () => {
    const flow = start();
    flow.send({ type: 'submit', form: forgotten });
    expect(flow.view().isBusy).toBe(true);
    expect(flow.calls('resetPassword')).toEqual([
      { phone: PHONE, code: '123456', username: 'lucky', password: 'secret2' },
    ]);
    await flow.resolve('resetPassword', { token: 't1' });
    expect(flow.emitted).toEqual([{ type: 'passwordReset' }, { type: 'loggedIn', token: 't1' }]);
    expect(JSON.stringify(flow.snapshot().context)).not.toMatch(/secret2|123456|t1/);
  });

  it('accepts a phone as username, the default without a username', () => {
    const flow = start();
    flow.send({ type: 'submit', form: { ...forgotten, username: '917-123-4567' } });
    expect(flow.calls('resetPassword')).toMatchObject([{ username: PHONE }]);
  });

  it('rejects an empty form with one violation per field', () => {
    const flow = start();
    flow.send({ type: 'submit', form: {} });
    expect(flow.view().violations).toEqual({
      phone: { code: 'phone.required' },
      code: { code: 'code.required' },
      username: { code: 'username.required' },
      newPwd: { code: 'password.required' },
      confirmPwd: { code: 'confirmPassword.required' },
    });
    expect(flow.calls('resetPassword')).toEqual([]);
  });

  it.each([
    [{ phone: '12' }, { phone: { code: 'phone.incorrect' } }],
    [{ code: '12345' }, { code: { code: 'code.incorrect' } }],
    [{ username: 'abc' }, { username: { code: 'username.incorrect' } }],
    [{ newPwd: 'abc', confirmPwd: 'abc' }, { newPwd: { code: 'password.incorrect' } }],
    [{ confirmPwd: 'secret3' }, { confirmPwd: { code: 'confirmPassword.mismatch' } }],
  ])('rejects %o', (wrong, violations) => {
    const flow = start();
    flow.send({ type: 'submit', form: { ...forgotten, ...wrong } });
    expect(flow.view().violations).toEqual(violations);
    expect(flow.calls('resetPassword')).toEqual([]);
  });

  it.each([
    [refused('code.wrong', 'code'), 'code'],
    [refused('reset.mismatch', 'username'), 'username'],
    [refused('phone.invalid', 'phone'), 'phone'],
    [refused('password.sameAsOld', 'password'), 'newPwd'],
  ] as const)('%o lands on %s, and the password is let go', async (error, field) => {
    const flow = start();
    flow.send({ type: 'submit', form: forgotten });
    await flow.reject('resetPassword', error);
    expect(flow.view().isBusy).toBe(false);
    expect(flow.view()).toMatchObject({ error, errorField: field });
    expect(JSON.stringify(flow.snapshot().context)).not.toContain('secret2');
    flow.send({ type: 'submit', form: forgotten });
    expect(flow.view()).toMatchObject({ error: undefined, errorField: undefined });
  });

  it('shows a failure that no field caused above the form', async () => {
    const flow = start();
    flow.send({ type: 'submit', form: forgotten });
    await flow.reject('resetPassword', offline);
    expect(flow.view().error).toEqual(offline);
    flow.verification.send({ type: 'code.failed', error: tooMany(30) });
    expect(flow.view().error?.retryAfter).toBe(30);
    flow.verification.send({ type: 'code.sent', phone: PHONE });
    expect(flow.view().error).toBeUndefined();
  });

  it('shows no error for a cancelled request', () => {
    const flow = start();
    flow.verification.send({ type: 'code.failed', error: { kind: 'aborted', code: 0, msg: '' } });
    expect(flow.view().error).toBeUndefined();
  });
});

describe('a password change while logged in (docs/product.md: Validation rules)', () => {
  it('requires the current password, the new one, and its confirmation', async () => {
    const flow = start('change');
    expect(flow.view().fields.includes('oldPwd')).toBe(true);
    expect(flow.view().fields.includes('code')).toBe(false);
    flow.send({ type: 'submit', form: change, endOtherSessions: true });
    expect(flow.calls('changePassword')).toEqual([
      { oldPassword: 'secret1', newPassword: 'secret2', endOtherSessions: true },
    ]);
    await flow.resolve('changePassword', undefined);
    expect(flow.emitted).toEqual([{ type: 'passwordReset' }]);
    expect(JSON.stringify(flow.snapshot().context)).not.toMatch(/secret/);
  });

  it('requires a new password that differs from the current one, and a matching confirmation', () => {
    const flow = start('change');
    flow.send({
      type: 'submit',
      form: { oldPwd: 'secret1', newPwd: 'secret1', confirmPwd: 'secret2' },
    });
    expect(flow.view().violations).toEqual({
      newPwd: { code: 'password.sameAsOld' },
      confirmPwd: { code: 'confirmPassword.mismatch' },
    });
    flow.send({ type: 'submit', form: { ...change, oldPwd: '' } });
    expect(flow.view().violations).toEqual({
      oldPwd: { code: 'password.required' },
    });
    expect(flow.calls('changePassword')).toEqual([]);
  });

  it('shows a wrong current password on its field', async () => {
    const flow = start('change');
    flow.send({ type: 'submit', form: change });
    expect(flow.calls('changePassword')).toMatchObject([{ endOtherSessions: false }]);
    await flow.reject('changePassword', refused('password.wrong', 'oldPassword'));
    expect(flow.view()).toMatchObject({
      error: { reason: 'password.wrong' },
      errorField: 'oldPwd',
    });
  });
});

describe('the first password of an account without one: product decision 44', () => {
  it('verifies a code to the own phone, then sets the password', async () => {
    const flow = start('first');
    flow.verification.send({ type: 'send' });
    expect(flow.verification.told('countdown')).toEqual([{ type: 'send', phone: OWN_PHONE }]);
    flow.send({ type: 'submit', form: first });
    expect(flow.verification.calls('verify')).toMatchObject([{ code: '123456' }]);
    await flow.verification.resolve('verify', undefined);
    expect(flow.calls('changePassword')).toEqual([
      { oldPassword: '', newPassword: 'secret2', endOtherSessions: false },
    ]);
    await flow.resolve('changePassword', undefined);
    expect(flow.emitted).toEqual([{ type: 'passwordReset' }]);
  });

  it('shows a wrong code on its field and changes nothing', async () => {
    const flow = start('first');
    flow.send({ type: 'submit', form: first });
    await flow.verification.reject('verify', refused('code.wrong', 'code'));
    expect(flow.view()).toMatchObject({ error: { reason: 'code.wrong' }, errorField: 'code' });
    expect(flow.calls('changePassword')).toEqual([]);
    expect(JSON.stringify(flow.snapshot().context)).not.toContain('secret2');
  });

  it('does not request an accepted code again until the proof expires', async () => {
    const flow = start('first');
    flow.send({ type: 'submit', form: first });
    await flow.verification.resolve('verify', undefined);
    await flow.reject('changePassword', offline);
    expect(flow.view().fields.includes('code')).toBe(false);
    flow.send({ type: 'submit', form: { newPwd: 'secret2', confirmPwd: 'secret2' } });
    expect(flow.verification.calls('verify')).toHaveLength(1);
    await flow.reject('changePassword', refused('proofNeeded'));
    expect(flow.view().fields.includes('code')).toBe(true);
    expect(flow.view().error?.reason).toBe('proofNeeded');
  });
});

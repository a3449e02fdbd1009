import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { OWN_PHONE } from '../code-countdown/code-countdown.guards.ts';
import { codeCountdownMachine } from '../code-countdown/code-countdown.machine.ts';
import { selectRemainingSeconds } from '../code-countdown/code-countdown.selectors.ts';
import { effect, listener } from '../kit/index.ts';
import {
  createSimulatedClock,
  offline,
  refused,
  settle,
  startFlow,
  tooMany,
} from '../testing/index.ts';
import { resetPasswordActors, resetPasswordMachine } from './reset-password.machine.ts';
import {
  selectAsksFor,
  selectCodeSentTo,
  selectIsResetBusy,
  selectResetCountdown,
  selectResetError,
  selectResetRefusal,
  selectResetViolations,
} from './reset-password.selectors.ts';
import type { ResetPasswordMode } from './reset-password.types.ts';

const PHONE = '09171234567';

const start = (mode: ResetPasswordMode = 'forgotten') =>
  startFlow(resetPasswordMachine, resetPasswordActors, (clock) => ({
    mode,
    clock,
    countryCode: 'PH',
  }));

const forgotten = {
  phone: '0917-123-4567',
  code: '123 456',
  username: ' lucky ',
  newPwd: 'secret2',
  confirmPwd: 'secret2',
};
const change = { oldPwd: 'secret1', newPwd: 'secret2', confirmPwd: 'secret2' };
const first = { code: '123456', newPwd: 'secret2', confirmPwd: 'secret2' };

describe('a forgotten password: specification: Screens and routes; Entities and their fields; States and transitions and 5', () => {
  it('has the fields phone, code, username, newPwd and confirmPwd', () => {
    const { snapshot } = start();
    const has = (field: Parameters<typeof selectAsksFor>[1]) => selectAsksFor(snapshot(), field);
    expect((['phone', 'code', 'username', 'newPwd', 'confirmPwd'] as const).every(has)).toBe(true);
    expect(has('oldPwd')).toBe(false);
  });

  it('sends a code to the phone in the wire format and reports it', () => {
    const flow = start();
    flow.send({ type: 'code.request', phone: '917 123 4567' });
    expect(flow.told('countdown')).toEqual([{ type: 'send', phone: PHONE }]);
    expect(selectCodeSentTo(flow.snapshot())).toBe('');
    flow.send({ type: 'code.sent', phone: PHONE });
    expect(selectCodeSentTo(flow.snapshot())).toBe(PHONE);
    expect(flow.emitted).toEqual([{ type: 'codeSent', phone: PHONE }]);
  });

  it.each([
    [undefined, 'phone.required'],
    ['', 'phone.required'],
    ['12', 'phone.incorrect'],
  ])('sends no code to %s', (phone, code) => {
    const flow = start();
    flow.send({ type: 'code.request', ...(phone !== undefined && { phone }) });
    expect(selectResetViolations(flow.snapshot())).toEqual({ phone: { code } });
    expect(flow.told('countdown')).toEqual([]);
    flow.send({ type: 'code.request', phone: PHONE });
    expect(selectResetViolations(flow.snapshot())).toEqual({});
  });

  it('sends the payload of the specification (Entities and their fields) and logs in on success', async () => {
    const flow = start();
    flow.send({ type: 'submit', form: forgotten });
    expect(selectIsResetBusy(flow.snapshot())).toBe(true);
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
    expect(selectResetViolations(flow.snapshot())).toEqual({
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
    expect(selectResetViolations(flow.snapshot())).toEqual(violations);
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
    expect(selectIsResetBusy(flow.snapshot())).toBe(false);
    expect(selectResetRefusal(flow.snapshot(), field)).toEqual(error);
    expect(selectResetError(flow.snapshot())).toBeUndefined();
    expect(JSON.stringify(flow.snapshot().context)).not.toContain('secret2');
    flow.send({ type: 'submit', form: forgotten });
    expect(selectResetRefusal(flow.snapshot(), field)).toBeUndefined();
  });

  it('shows a failure that no field caused above the form', async () => {
    const flow = start();
    flow.send({ type: 'submit', form: forgotten });
    await flow.reject('resetPassword', offline);
    expect(selectResetError(flow.snapshot())).toEqual(offline);
    flow.send({ type: 'code.failed', error: tooMany(30) });
    expect(selectResetError(flow.snapshot())?.retryAfter).toBe(30);
    flow.send({ type: 'code.sent', phone: PHONE });
    expect(selectResetError(flow.snapshot())).toBeUndefined();
  });

  it('shows no error for a cancelled request', () => {
    const flow = start();
    flow.send({ type: 'code.failed', error: { kind: 'aborted', code: 0, msg: '' } });
    expect(selectResetError(flow.snapshot())).toBeUndefined();
  });
});

describe('a password change while logged in: specification: Validation rules', () => {
  it('requires the current password, the new one, and its confirmation', async () => {
    const flow = start('change');
    expect(selectAsksFor(flow.snapshot(), 'oldPwd')).toBe(true);
    expect(selectAsksFor(flow.snapshot(), 'code')).toBe(false);
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
    expect(selectResetViolations(flow.snapshot())).toEqual({
      newPwd: { code: 'password.sameAsOld' },
      confirmPwd: { code: 'confirmPassword.mismatch' },
    });
    flow.send({ type: 'submit', form: { ...change, oldPwd: '' } });
    expect(selectResetViolations(flow.snapshot())).toEqual({
      oldPwd: { code: 'password.required' },
    });
    expect(flow.calls('changePassword')).toEqual([]);
  });

  it('shows a wrong current password on its field', async () => {
    const flow = start('change');
    flow.send({ type: 'submit', form: change });
    expect(flow.calls('changePassword')).toMatchObject([{ endOtherSessions: false }]);
    await flow.reject('changePassword', refused('password.wrong', 'oldPassword'));
    expect(selectResetRefusal(flow.snapshot(), 'oldPwd')?.reason).toBe('password.wrong');
  });
});

describe('the first password of an account without one: product decision 44', () => {
  it('verifies a code to the own phone, then sets the password', async () => {
    const flow = start('first');
    flow.send({ type: 'code.request' });
    expect(flow.told('countdown')).toEqual([{ type: 'send', phone: OWN_PHONE }]);
    flow.send({ type: 'submit', form: first });
    expect(flow.calls('giveProof')).toEqual([{ code: '123456' }]);
    await flow.resolve('giveProof', undefined);
    expect(flow.calls('changePassword')).toEqual([
      { oldPassword: '', newPassword: 'secret2', endOtherSessions: false },
    ]);
    await flow.resolve('changePassword', undefined);
    expect(flow.emitted).toEqual([{ type: 'passwordReset' }]);
  });

  it('shows a wrong code on its field and changes nothing', async () => {
    const flow = start('first');
    flow.send({ type: 'submit', form: first });
    await flow.reject('giveProof', refused('code.wrong', 'code'));
    expect(selectResetRefusal(flow.snapshot(), 'code')?.reason).toBe('code.wrong');
    expect(flow.calls('changePassword')).toEqual([]);
    expect(JSON.stringify(flow.snapshot().context)).not.toContain('secret2');
  });

  it('does not request an accepted code again until the proof expires', async () => {
    const flow = start('first');
    flow.send({ type: 'submit', form: first });
    await flow.resolve('giveProof', undefined);
    await flow.reject('changePassword', offline);
    expect(selectAsksFor(flow.snapshot(), 'code')).toBe(false);
    flow.send({ type: 'submit', form: { newPwd: 'secret2', confirmPwd: 'secret2' } });
    expect(flow.calls('giveProof')).toHaveLength(1);
    await flow.reject('changePassword', refused('proofNeeded'));
    expect(selectAsksFor(flow.snapshot(), 'code')).toBe(true);
    expect(selectResetError(flow.snapshot())?.reason).toBe('proofNeeded');
  });
});

describe('with the real countdown', () => {
  it('counts sixty seconds and sends no second code during that time', async () => {
    const sent: string[] = [];
    const clock = createSimulatedClock();
    const logic = resetPasswordMachine.provide({
      actors: {
        countdown: codeCountdownMachine.provide({
          actors: {
            sendCode: effect(async ({ phone }) => {
              sent.push(phone);
              return { seconds: 60 };
            }),
            ticker: listener(() => () => {}),
          },
        }),
      },
    });
    const input = { mode: 'forgotten', clock, countryCode: 'PH' } as const;
    const actor = createActor(logic, { input, clock }).start();
    actor.send({ type: 'code.request', phone: PHONE });
    await settle();
    const countdown = selectResetCountdown(actor.getSnapshot());
    expect(countdown && selectRemainingSeconds(countdown.getSnapshot())).toBe(60);
    actor.send({ type: 'code.request', phone: PHONE });
    await settle();
    expect(sent).toEqual([PHONE]);
  });
});

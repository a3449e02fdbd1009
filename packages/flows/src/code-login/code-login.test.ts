import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
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
import { codeLoginActors, codeLoginMachine } from './code-login.machine.ts';
import {
  selectCodeLoginCountdown,
  selectCodeLoginError,
  selectCodeLoginPhone,
  selectCodeLoginStep,
  selectCodeLoginViolations,
  selectIsCodeLoginBusy,
} from './code-login.selectors.ts';
import type { CodeLoginInput } from './code-login.types.ts';

const PHONE = '09171234567';

const start = (input: Partial<CodeLoginInput> = {}) =>
  startFlow(codeLoginMachine, codeLoginActors, (clock) => ({
    clock,
    countryCode: 'PH',
    ...input,
  }));

const startAtCode = (input: Partial<CodeLoginInput> = {}) => {
  const flow = start(input);
  flow.send({ type: 'submit.phone', phone: '0917-123-4567' });
  flow.send({ type: 'code.sent', phone: PHONE });
  return flow;
};

describe('phone-code login: specification: Screens and routes and 5', () => {
  it('collects the phone, sends a code, collects the code, logs in', async () => {
    const flow = start();
    expect(selectCodeLoginStep(flow.snapshot())).toBe('phone');
    flow.send({ type: 'submit.phone', phone: '0917-123-4567' });
    expect(flow.told('countdown')).toEqual([{ type: 'send', phone: PHONE }]);
    expect(selectIsCodeLoginBusy(flow.snapshot())).toBe(true);
    flow.send({ type: 'code.sent', phone: PHONE });
    expect(selectCodeLoginStep(flow.snapshot())).toBe('code');
    flow.send({ type: 'submit.code', code: '123 456' });
    expect(flow.calls('smsLogin')).toEqual([{ phone: PHONE, code: '123456', inviteCode: '' }]);
    await flow.resolve('smsLogin', { token: 't1' });
    expect(flow.emitted).toEqual([
      { type: 'codeSent', phone: PHONE },
      { type: 'loggedIn', token: 't1' },
    ]);
    expect(flow.snapshot().context.code).toBe('');
  });

  it('rejects an invalid phone and a code that is not six digits', () => {
    const flow = start();
    flow.send({ type: 'submit.phone', phone: '12' });
    expect(selectCodeLoginViolations(flow.snapshot())).toEqual({
      phone: { code: 'phone.incorrect' },
    });
    const further = startAtCode();
    further.send({ type: 'submit.code', code: '12345' });
    expect(selectCodeLoginViolations(further.snapshot())).toEqual({
      code: { code: 'code.incorrect' },
    });
  });

  it('keeps the phone and shows the reason when the code cannot be sent', () => {
    const flow = start();
    flow.send({ type: 'submit.phone', phone: PHONE });
    flow.send({ type: 'code.failed', error: tooMany(30) });
    expect(selectCodeLoginStep(flow.snapshot())).toBe('phone');
    expect(selectCodeLoginPhone(flow.snapshot())).toBe(PHONE);
    expect(selectCodeLoginError(flow.snapshot())?.retryAfter).toBe(30);
  });

  it('clears a wrong code and accepts another', async () => {
    const flow = startAtCode();
    flow.send({ type: 'submit.code', code: '000000' });
    await flow.reject('smsLogin', refused('code.wrong', 'code'));
    expect(selectCodeLoginStep(flow.snapshot())).toBe('code');
    expect(selectCodeLoginError(flow.snapshot())?.reason).toBe('code.wrong');
    expect(flow.snapshot().context.code).toBe('');
    flow.send({ type: 'submit.code', code: '123456' });
    expect(selectCodeLoginError(flow.snapshot())).toBeUndefined();
  });

  it('sends the invitation, which counts for a new account (product decision 44)', () => {
    const flow = startAtCode({ inviteCode: 'FRIEND' });
    flow.send({ type: 'submit.code', code: '123456' });
    expect(flow.calls('smsLogin')).toMatchObject([{ inviteCode: 'FRIEND' }]);
  });

  it.each([true, false])(
    'reports whether the account is new (%s), so that the app can store it',
    async (isNew) => {
      const flow = startAtCode({ inviteCode: 'FRIEND' });
      flow.send({ type: 'submit.code', code: '123456' });
      await flow.resolve('smsLogin', { token: 't1', isNew });
      expect(flow.emitted.at(-1)).toEqual({ type: 'loggedIn', token: 't1', isNew });
    },
  );

  it('drops an unknown invite code so that the login can continue', async () => {
    const flow = startAtCode({ inviteCode: 'NOBODY' });
    flow.send({ type: 'submit.code', code: '123456' });
    await flow.reject('smsLogin', refused('inviteCode.invalid'));
    expect(selectCodeLoginError(flow.snapshot())?.reason).toBe('inviteCode.invalid');
    expect(flow.emitted.at(-1)).toEqual({ type: 'inviteCodeDropped' });
    flow.send({ type: 'submit.code', code: '123456' });
    expect(flow.calls('smsLogin').at(-1)?.inviteCode).toBe('');
  });

  it('keeps the phone on back, and cancels sending while a captcha is open', () => {
    const flow = startAtCode();
    flow.send({ type: 'back' });
    expect(selectCodeLoginStep(flow.snapshot())).toBe('phone');
    expect(selectCodeLoginPhone(flow.snapshot())).toBe(PHONE);
    flow.send({ type: 'submit.phone', phone: PHONE });
    flow.send({ type: 'back' });
    expect(flow.told('countdown').at(-1)).toEqual({ type: 'captcha.cancel' });
  });

  it('shows no error for a cancelled request', () => {
    const flow = start();
    flow.send({ type: 'submit.phone', phone: PHONE });
    flow.send({ type: 'code.failed', error: { kind: 'aborted', code: 0, msg: '' } });
    expect(selectCodeLoginError(flow.snapshot())).toBeUndefined();
  });
});

describe('with the real countdown', () => {
  const run = () => {
    const sent: string[] = [];
    const clock = createSimulatedClock();
    const logic = codeLoginMachine.provide({
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
        smsLogin: effect(() => Promise.reject(offline)),
      },
    });
    const actor = createActor(logic, { input: { clock, countryCode: 'PH' }, clock }).start();
    return { actor, sent };
  };

  it('sends one code a minute when switching back and forth', async () => {
    const { actor, sent } = run();
    actor.send({ type: 'submit.phone', phone: PHONE });
    await settle();
    expect(selectCodeLoginStep(actor.getSnapshot())).toBe('code');
    const countdown = selectCodeLoginCountdown(actor.getSnapshot());
    expect(countdown && selectRemainingSeconds(countdown.getSnapshot())).toBe(60);
    actor.send({ type: 'back' });
    actor.send({ type: 'submit.phone', phone: PHONE });
    await settle();
    expect(selectCodeLoginStep(actor.getSnapshot())).toBe('code');
    expect(sent).toEqual([PHONE]);
  });
});

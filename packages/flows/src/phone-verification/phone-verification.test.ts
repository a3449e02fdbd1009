import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { OWN_PHONE } from '../code-countdown/code-countdown.guards.ts';
import { codeCountdownMachine } from '../code-countdown/code-countdown.machine.ts';
import { selectCodeCountdown } from '../code-countdown/code-countdown.selectors.ts';
import { effect, listener } from '../kit/index.ts';
import {
  broken,
  createSimulatedClock,
  offline,
  refused,
  settle,
  startFlow,
  startParent,
  tooMany,
} from '../testing/index.ts';
import { phoneVerificationActors, phoneVerificationMachine } from './phone-verification.machine.ts';
import { selectPhoneVerification } from './phone-verification.selectors.ts';
import type { PhoneVerificationInput, VerificationReport } from './phone-verification.types.ts';

const PHONE = '09171234567';

const start = (input: Partial<PhoneVerificationInput> = {}) => {
  const { parent, received } = startParent<VerificationReport>();
  const flow = startFlow(
    phoneVerificationMachine,
    phoneVerificationActors,
    (clock): PhoneVerificationInput => ({
      clock,
      phoneSource: { countryCode: 'PH' },
      startsWith: 'phone',
      verifiedBy: 'call',
      parent,
      ...input,
    }),
  );
  return {
    ...flow,
    reports: received,
    view: () => selectPhoneVerification(flow.snapshot()),
  };
};

const startAtCode = (input: Partial<PhoneVerificationInput> = {}) => {
  const flow = start(input);
  flow.send({ type: 'send', phone: '0917-123-4567' });
  flow.send({ type: 'code.sent', phone: PHONE });
  return flow;
};

const startOwnPhone = () => start({ startsWith: 'code', phoneSource: { fixedPhone: OWN_PHONE } });

describe('phone and code (docs/product.md: Screens and routes; Validation rules)', () => {
  it('collects the phone, sends a code, collects the code and verifies it', async () => {
    const flow = start();
    expect(flow.view()).toMatchObject({ step: 'phone', isBusy: false });
    flow.send({ type: 'send', phone: '0917-123-4567' });
    expect(flow.told('countdown')).toEqual([{ type: 'send', phone: PHONE }]);
    expect(flow.view()).toMatchObject({ step: 'phone', isBusy: true, sentTo: undefined });
    flow.send({ type: 'code.sent', phone: PHONE });
    expect(flow.view()).toMatchObject({ step: 'code', isBusy: false, sentTo: PHONE });
    flow.send({ type: 'submit', code: '123 456' });
    expect(flow.view()).toMatchObject({ step: 'code', isBusy: true });
    expect(flow.calls('verify')).toEqual([{ phone: PHONE, code: '123456', inviteCode: '' }]);
    await flow.resolve('verify', { token: 't1' });
    expect(flow.view()).toMatchObject({ step: 'code', isBusy: false });
    expect(flow.emitted).toEqual([{ type: 'codeSent', phone: PHONE }]);
    expect(flow.reports).toEqual([
      { type: 'code.sent', phone: PHONE },
      { type: 'verification.started' },
      {
        type: 'verification.succeeded',
        phone: PHONE,
        code: '123456',
        answer: { token: 't1' },
      },
    ]);
    expect(flow.snapshot().context.code).toBe('');
  });

  it('rejects an invalid phone and a code that is not six digits', () => {
    const flow = start();
    flow.send({ type: 'send', phone: '12' });
    expect(flow.view()).toMatchObject({
      step: 'phone',
      violations: { phone: { code: 'phone.incorrect' } },
    });
    expect(flow.told('countdown')).toEqual([]);
    const further = startAtCode();
    further.send({ type: 'submit', code: '12345' });
    expect(further.view()).toMatchObject({
      step: 'code',
      violations: { code: { code: 'code.incorrect' } },
    });
    expect(further.calls('verify')).toEqual([]);
  });

  it('keeps the phone and shows the reason when the code cannot be sent', () => {
    const flow = start();
    flow.send({ type: 'send', phone: PHONE });
    flow.send({ type: 'code.failed', error: tooMany(30) });
    expect(flow.view()).toMatchObject({ step: 'phone', phone: PHONE, error: tooMany(30) });
    expect(flow.reports).toEqual([{ type: 'code.failed', error: tooMany(30) }]);
    flow.send({ type: 'send', phone: PHONE });
    expect(flow.view()).toMatchObject({ error: undefined });
  });

  it('shows a failed resend on the code step until another code is sent', () => {
    const flow = startAtCode();
    flow.send({ type: 'code.failed', error: offline });
    expect(flow.view()).toMatchObject({ step: 'code', error: offline });
    flow.send({ type: 'code.sent', phone: PHONE });
    expect(flow.view()).toMatchObject({ step: 'code', error: undefined });
    expect(flow.emitted).toEqual([
      { type: 'codeSent', phone: PHONE },
      { type: 'codeSent', phone: PHONE },
    ]);
  });

  it('shows no error for a cancelled request', () => {
    const flow = start();
    flow.send({ type: 'send', phone: PHONE });
    flow.send({ type: 'code.failed', error: { kind: 'aborted', code: 0, msg: '' } });
    expect(flow.view()).toMatchObject({ step: 'phone', error: undefined });
  });

  it('keeps the phone on back, and cancels an open captcha', () => {
    const flow = startAtCode();
    flow.send({ type: 'back' });
    expect(flow.view()).toMatchObject({ step: 'phone', phone: PHONE });
    flow.send({ type: 'send', phone: PHONE });
    flow.send({ type: 'back' });
    expect(flow.told('countdown').at(-1)).toEqual({ type: 'captcha.cancel' });
  });

  it('passes the stored deadlines to the countdown', () => {
    const flow = start({ deadlines: { [PHONE]: 7 } });
    expect(flow.calls('countdown')).toMatchObject([{ deadlines: { [PHONE]: 7 } }]);
  });

  it('reports a failed countdown as unavailable', async () => {
    const flow = start();
    await flow.reject('countdown', broken);
    expect(flow.view()).toEqual({ step: 'unavailable', error: broken });
  });
});

describe('a refused verification', () => {
  it.each([
    [refused('code.wrong', 'code'), 'code', 'code'],
    [refused('code.expired'), 'code', undefined],
    [refused('phone.invalid', 'phone'), 'phone', 'phone'],
    [refused('phone.taken'), 'phone', 'phone'],
    [offline, 'code', undefined],
  ] as const)('%o appears on its step', async (error, step, errorField) => {
    const flow = startAtCode();
    flow.send({ type: 'submit', code: '000000' });
    await flow.reject('verify', error);
    expect(flow.view()).toMatchObject({ step, error, errorField });
    expect(flow.reports.at(-1)).toEqual({ type: 'verification.refused', error });
    expect(flow.snapshot().context.code).toBe('');
  });

  it('allows another code, and clears the error', async () => {
    const flow = startAtCode();
    flow.send({ type: 'submit', code: '000000' });
    await flow.reject('verify', refused('code.wrong', 'code'));
    flow.send({ type: 'submit', code: '123456' });
    expect(flow.view()).toMatchObject({ error: undefined });
    expect(flow.calls('verify')).toHaveLength(2);
  });

  it('drops an unknown invite code and reports it', async () => {
    const flow = startAtCode({ inviteCode: 'NOBODY' });
    flow.send({ type: 'submit', code: '123456' });
    await flow.reject('verify', refused('inviteCode.invalid'));
    expect(flow.reports.at(-1)).toEqual({ type: 'inviteCode.dropped' });
    flow.send({ type: 'submit', code: '123456' });
    expect(flow.calls('verify').map(({ inviteCode }) => inviteCode)).toEqual(['NOBODY', '']);
  });
});

describe('a code that a later request verifies', () => {
  it('is reported at once, and can be entered again after a refusal', () => {
    const flow = startAtCode({ verifiedBy: 'submit' });
    flow.send({ type: 'submit', code: '123456' });
    expect(flow.calls('verify')).toEqual([]);
    expect(flow.reports.at(-1)).toMatchObject({
      type: 'verification.succeeded',
      phone: PHONE,
      code: '123456',
    });
    flow.send({ type: 'back' });
    flow.send({ type: 'submit', code: '654321' });
    expect(flow.reports.at(-1)).toMatchObject({ code: '654321' });
  });

  it('is sent again when the phone is submitted again', () => {
    const flow = startAtCode({ verifiedBy: 'submit' });
    flow.send({ type: 'submit', code: '123456' });
    flow.send({ type: 'send', phone: '0917-000-0000' });
    expect(flow.told('countdown').at(-1)).toEqual({ type: 'send', phone: '09170000000' });
  });
});

describe('a fixed phone', () => {
  it('has no phone step and receives every code', () => {
    const flow = startOwnPhone();
    expect(flow.view()).toMatchObject({ step: 'code', sentTo: undefined });
    flow.send({ type: 'send' });
    expect(flow.told('countdown')).toEqual([{ type: 'send', phone: OWN_PHONE }]);
    flow.send({ type: 'code.sent', phone: OWN_PHONE });
    expect(flow.view()).toMatchObject({ step: 'code', sentTo: OWN_PHONE });
  });

  it('accepts a code of an earlier visit, and stays on its step after a refusal', async () => {
    const flow = startOwnPhone();
    flow.send({ type: 'submit', code: '123456' });
    await flow.reject('verify', refused('phone.invalid'));
    expect(flow.view()).toMatchObject({ step: 'code', error: { reason: 'phone.invalid' } });
  });

  it('continues its stored countdown', () => {
    const flow = start({
      startsWith: 'code',
      phoneSource: { fixedPhone: OWN_PHONE },
      deadlines: { [OWN_PHONE]: 7 },
    });
    expect(flow.calls('countdown')).toMatchObject([
      { deadlines: { [OWN_PHONE]: 7 }, phone: OWN_PHONE },
    ]);
  });

  it('cancels an open captcha on back', () => {
    const flow = startOwnPhone();
    flow.send({ type: 'send' });
    flow.send({ type: 'back' });
    expect(flow.told('countdown').at(-1)).toEqual({ type: 'captcha.cancel' });
    expect(flow.view()).toMatchObject({ step: 'code' });
  });
});

describe('with the real countdown', () => {
  const run = (startsWith: PhoneVerificationInput['startsWith']) => {
    const sent: string[] = [];
    const clock = createSimulatedClock();
    const logic = phoneVerificationMachine.provide({
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
    const input: PhoneVerificationInput = {
      clock,
      phoneSource: { countryCode: 'PH' },
      startsWith,
      verifiedBy: 'call',
      parent: startParent().parent,
    };
    const actor = createActor(logic, { input, clock }).start();
    return { actor, sent, view: () => selectPhoneVerification(actor.getSnapshot()) };
  };

  it('sends one code a minute when switching back and forth', async () => {
    const { actor, sent, view } = run('phone');
    actor.send({ type: 'send', phone: PHONE });
    await settle();
    expect(view().step).toBe('code');
    actor.send({ type: 'back' });
    actor.send({ type: 'send', phone: PHONE });
    await settle();
    expect(view().step).toBe('code');
    expect(sent).toEqual([PHONE]);
  });

  it('counts sixty seconds and sends no second code during that time', async () => {
    const { actor, sent, view } = run('code');
    actor.send({ type: 'send', phone: PHONE });
    await settle();
    const shown = view();
    if (shown.step === 'unavailable') throw new Error('The countdown has failed');
    expect(selectCodeCountdown(shown.countdown.getSnapshot())).toMatchObject({ seconds: 60 });
    actor.send({ type: 'send', phone: PHONE });
    await settle();
    expect(sent).toEqual([PHONE]);
  });
});

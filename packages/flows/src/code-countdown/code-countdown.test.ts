import { describe, expect, it } from 'vitest';
import { createActor, setup } from 'xstate';
import { broken, captchaNeeded, startFlow, tooMany } from '../testing/index.ts';
import { codeCountdownActors, codeCountdownMachine } from './code-countdown.machine.ts';
import { selectCodeCountdown } from './code-countdown.selectors.ts';
import type { CodeCountdownInput, CodeReport } from './code-countdown.types.ts';

const PHONE = '09171234567';
const OTHER = '09170000000';

const start = (input: Omit<CodeCountdownInput, 'clock'> = {}) => {
  const flow = startFlow(codeCountdownMachine, codeCountdownActors, (clock) => ({
    clock,
    ...input,
  }));
  const tick = (): void => flow.send({ type: 'tick', now: flow.clock.now() });
  return { ...flow, tick };
};

/** A parent machine that records the events it receives, in place of a form. */
const startListener = () => {
  const reports: CodeReport[] = [];
  const form = setup({ types: {} as { events: CodeReport } }).createMachine({
    on: { '*': { actions: ({ event }) => reports.push(event) } },
  });
  return { reports, listener: createActor(form).start() };
};

describe('code sending (docs/product.md: States and transitions, start text, countdown, end text)', () => {
  it('counts down 60 seconds after a code is sent, then allows another code', async () => {
    const flow = start();
    expect(selectCodeCountdown(flow.snapshot())).toMatchObject({ isFirst: true });
    flow.send({ type: 'send', phone: PHONE });
    expect(selectCodeCountdown(flow.snapshot()).view).toBe('sending');
    expect(flow.calls('sendCode')).toEqual([{ phone: PHONE }]);
    await flow.resolve('sendCode', { seconds: 60 });
    expect(selectCodeCountdown(flow.snapshot()).view).toBe('counting');
    expect(selectCodeCountdown(flow.snapshot())).toMatchObject({ seconds: 60 });
    flow.clock.advance(1000);
    flow.tick();
    expect(selectCodeCountdown(flow.snapshot())).toMatchObject({ seconds: 59 });
    flow.clock.advance(58_999);
    flow.tick();
    expect(selectCodeCountdown(flow.snapshot())).toMatchObject({ seconds: 1 });
    expect(selectCodeCountdown(flow.snapshot()).view).toBe('counting');
    flow.clock.advance(1);
    flow.tick();
    expect(selectCodeCountdown(flow.snapshot())).toMatchObject({ isFirst: false });
    expect(selectCodeCountdown(flow.snapshot()).view).toBe('ready');
    flow.send({ type: 'send' });
    expect(flow.calls('sendCode')).toEqual([{ phone: PHONE }, { phone: PHONE }]);
  });

  it('survives a reload: emits the deadline and accepts it as input', async () => {
    const before = start();
    before.send({ type: 'send', phone: PHONE });
    await before.resolve('sendCode', { seconds: 60 });
    const until = before.clock.now() + 60_000;
    expect(before.emitted).toEqual([{ type: 'deadline', phone: PHONE, until }]);

    const after = start({ phone: PHONE, deadlines: { [PHONE]: until } });
    expect(selectCodeCountdown(after.snapshot())).toMatchObject({ seconds: 60 });
    const later = start({ phone: PHONE, deadlines: { [PHONE]: 1 } });
    expect(selectCodeCountdown(later.snapshot()).view).toBe('ready');
    expect(selectCodeCountdown(later.snapshot())).toMatchObject({ isFirst: false });
  });

  it('ends the countdown on the first tick after a suspended tab resumes', async () => {
    const flow = start();
    flow.send({ type: 'send', phone: PHONE });
    await flow.resolve('sendCode', { seconds: 60 });
    flow.clock.sleep(3_600_000);
    flow.tick();
    expect(selectCodeCountdown(flow.snapshot()).view).toBe('ready');
  });

  it('starts no countdown when the request fails', async () => {
    const flow = start();
    flow.send({ type: 'send', phone: PHONE });
    await flow.reject('sendCode', broken);
    expect(selectCodeCountdown(flow.snapshot()).view).toBe('ready');
    expect(selectCodeCountdown(flow.snapshot())).toMatchObject({ isFirst: true });
    expect(selectCodeCountdown(flow.snapshot())).toMatchObject({ error: broken });
    expect(flow.emitted).toEqual([]);
  });

  it('starts the countdown from the seconds of a 429 without reporting a sent code', async () => {
    const { reports, listener } = startListener();
    const flow = start({ listener });
    flow.send({ type: 'send', phone: PHONE });
    await flow.reject('sendCode', tooMany(42));
    expect(selectCodeCountdown(flow.snapshot())).toMatchObject({ seconds: 42 });
    flow.send({ type: 'send', phone: PHONE });
    expect(reports).toEqual([
      { type: 'code.failed', error: tooMany(42) },
      { type: 'code.failed', error: tooMany(42) },
    ]);
    expect(flow.calls('sendCode')).toHaveLength(1);
    expect(flow.emitted).toEqual([]);
  });

  it('keeps one countdown per phone and sends no code while it runs', async () => {
    const { reports, listener } = startListener();
    const flow = start({ listener });
    flow.send({ type: 'send', phone: PHONE });
    await flow.resolve('sendCode', { seconds: 60 });
    flow.send({ type: 'send', phone: OTHER });
    expect(flow.isRunning('sendCode')).toBe(true);
    await flow.resolve('sendCode', { seconds: 30 });
    expect(selectCodeCountdown(flow.snapshot())).toMatchObject({ seconds: 30 });
    flow.send({ type: 'send', phone: PHONE });
    expect(selectCodeCountdown(flow.snapshot())).toMatchObject({ seconds: 60 });
    expect(flow.calls('sendCode')).toHaveLength(2);
    expect(reports.map(({ type }) => type)).toEqual(['code.sent', 'code.sent', 'code.sent']);
  });
});

describe('captcha on code sending: product decision 39', () => {
  it('requires a captcha on 503, refreshes it on a tap and resends with its answer', async () => {
    const flow = start();
    flow.send({ type: 'send', phone: PHONE });
    await flow.reject('sendCode', captchaNeeded);
    await flow.resolve('loadCaptcha', { img: 'data:1', uuid: 'u1' });
    flow.send({ type: 'captcha.refresh' });
    await flow.resolve('loadCaptcha', { img: 'data:2', uuid: 'u2' });
    expect(selectCodeCountdown(flow.snapshot())).toMatchObject({
      view: 'captcha',
      captcha: { img: 'data:2', uuid: 'u2' },
    });
    flow.send({ type: 'captcha.answer', text: 'ab' });
    expect(flow.snapshot().context.violation).toEqual({ code: 'captcha.incorrect' });
    flow.send({ type: 'captcha.answer', text: ' aB3x' });
    expect(flow.calls('sendCode').at(-1)).toEqual({
      phone: PHONE,
      captchaCode: 'aB3x',
      uuid: 'u2',
    });
    await flow.resolve('sendCode', { seconds: 60 });
    expect(selectCodeCountdown(flow.snapshot()).view).toBe('counting');
    expect(flow.snapshot().context.captchaCode).toBeUndefined();
  });

  it('sends nothing and shows no error when the captcha is cancelled, and notifies the form', async () => {
    const { reports, listener } = startListener();
    const flow = start({ listener });
    flow.send({ type: 'send', phone: PHONE });
    await flow.reject('sendCode', captchaNeeded);
    await flow.resolve('loadCaptcha', { img: 'data:1', uuid: 'u1' });
    flow.send({ type: 'captcha.cancel' });
    expect(selectCodeCountdown(flow.snapshot())).toMatchObject({ error: undefined });
    expect(selectCodeCountdown(flow.snapshot()).view).toBe('ready');
    expect(reports).toMatchObject([{ type: 'code.failed', error: { kind: 'aborted' } }]);
  });
});

describe('actors without an implementation', () => {
  it('fail with an error', async () => {
    const clock = { now: () => 0 };
    const actor = createActor(codeCountdownMachine, { input: { clock } }).start();
    actor.send({ type: 'send', phone: PHONE });
    await new Promise((resolve) => setTimeout(resolve));
    expect(actor.getSnapshot().context.error?.msg).toBe('Actor "sendCode" is not provided');
  });
});

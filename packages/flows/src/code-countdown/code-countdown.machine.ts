import { type CallFailure, toCallFailure } from '@parlor/api/errors';
import { checkCaptcha } from '@parlor/api/rules';
import { assign, enqueueActions, setup } from 'xstate';
import { unprovided, unprovidedListener } from '../kit/index.ts';
import { remainingMs, requiresCaptcha } from './code-countdown.guards.ts';
import type {
  CodeCountdownActors,
  CodeCountdownContext,
  CodeCountdownEvent,
  CodeCountdownInput,
  CodeCountdownMeta,
  CodeReport,
  DeadlineEmitted,
} from './code-countdown.types.ts';

/** Placeholders that fail until the app provides the actors. */
export const codeCountdownActors: CodeCountdownActors = {
  sendCode: unprovided('sendCode'),
  loadCaptcha: unprovided('loadCaptcha'),
  ticker: unprovidedListener('ticker'),
};

const cancelled: CallFailure = { kind: 'aborted', code: 0, msg: '' };

/**
 * Sends a code and counts down until the next may be sent. Keeps one deadline per phone as an
 * absolute instant, so the countdown survives a reload and a suspended tab. A failed request starts
 * no countdown unless the response contains a wait time.
 */
export const codeCountdownMachine = setup({
  types: {} as {
    input: CodeCountdownInput;
    context: CodeCountdownContext;
    events: CodeCountdownEvent;
    emitted: DeadlineEmitted;
    meta: CodeCountdownMeta;
  },
  actors: {
    sendCode: codeCountdownActors.sendCode,
    loadCaptcha: codeCountdownActors.loadCaptcha,
    ticker: codeCountdownActors.ticker,
  },
  guards: {
    mustWait: ({ context }) => remainingMs(context, context.clock.now()) > 0,
    countdownIsOver: ({ context }, { now }: { now: number }) => remainingMs(context, now) === 0,
    requiresCaptcha: (_, { error }: { error: unknown }) => requiresCaptcha(toCallFailure(error)),
    hasRetryAfter: (_, { error }: { error: unknown }) => (toCallFailure(error).retryAfter ?? 0) > 0,
    isCaptcha: (_, { text }: { text: string }) => checkCaptcha(text).ok,
  },
  actions: {
    choosePhone: assign({
      phone: ({ context }, { phone }: { phone: string | undefined }) => phone ?? context.phone,
      error: undefined,
    }),
    startCountdown: enqueueActions(({ context, enqueue }, { seconds }: { seconds: number }) => {
      const { clock, phone, deadlines, refusals } = context;
      const until = clock.now() + seconds * 1000;
      const { [phone]: _, ...others } = refusals;
      enqueue.assign({ deadlines: { ...deadlines, [phone]: until }, refusals: others });
      enqueue.emit({ type: 'deadline', phone, until });
    }),
    keepWait: assign(({ context }, { error: thrown }: { error: unknown }) => {
      const { clock, phone, deadlines, refusals } = context;
      const error = toCallFailure(thrown);
      const until = clock.now() + (error.retryAfter ?? 0) * 1000;
      return {
        error,
        deadlines: { ...deadlines, [phone]: until },
        refusals: { ...refusals, [phone]: error },
      };
    }),
    restoreRefusal: assign({ error: ({ context }) => context.refusals[context.phone] }),
    readClock: assign({ now: ({ context }) => context.clock.now() }),
    keepError: assign({ error: (_, { error }: { error: unknown }) => toCallFailure(error) }),
    dropCaptcha: assign({ captcha: undefined, captchaCode: undefined, violation: undefined }),
    report: enqueueActions(({ context, enqueue }) => {
      const { listener, error, phone } = context;
      if (listener === undefined) return;
      const report: CodeReport =
        error === undefined ? { type: 'code.sent', phone } : { type: 'code.failed', error };
      enqueue.sendTo(listener, report);
    }),
  },
}).createMachine({
  id: 'code-countdown',
  context: ({ input }) => ({
    clock: input.clock,
    listener: input.listener,
    phone: input.phone ?? '',
    deadlines: input.deadlines ?? {},
    refusals: {},
    now: input.clock.now(),
    captcha: undefined,
    captchaCode: undefined,
    violation: undefined,
    error: undefined,
  }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'mustWait', target: 'counting' }, { target: 'idle' }] },
    idle: {
      meta: { view: 'ready' },
      on: {
        send: {
          target: 'deciding',
          actions: { type: 'choosePhone', params: ({ event }) => ({ phone: event.phone }) },
        },
      },
    },
    deciding: {
      always: [
        { guard: 'mustWait', target: 'counting', actions: ['restoreRefusal', 'report'] },
        { target: 'sending' },
      ],
    },
    sending: {
      meta: { view: 'sending' },
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context: { phone, captcha, captchaCode } }) => ({
          phone,
          ...(captcha !== undefined &&
            captchaCode !== undefined && { captchaCode, uuid: captcha.uuid }),
        }),
        onDone: {
          target: 'counting',
          actions: [
            { type: 'startCountdown', params: ({ event }) => ({ seconds: event.output.seconds }) },
            'report',
          ],
        },
        onError: [
          {
            guard: { type: 'requiresCaptcha', params: ({ event }) => ({ error: event.error }) },
            target: 'loadingCaptcha',
            actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
          },
          {
            guard: { type: 'hasRetryAfter', params: ({ event }) => ({ error: event.error }) },
            target: 'counting',
            actions: [
              { type: 'keepWait', params: ({ event }) => ({ error: event.error }) },
              'report',
            ],
          },
          {
            target: 'ready',
            actions: [
              { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
              'report',
            ],
          },
        ],
      },
      exit: 'dropCaptcha',
    },
    loadingCaptcha: {
      meta: { view: 'sending' },
      invoke: {
        id: 'loadCaptcha',
        src: 'loadCaptcha',
        onDone: {
          target: 'awaitingCaptcha',
          actions: assign({ captcha: ({ event }) => event.output }),
        },
        onError: {
          target: 'ready',
          actions: [
            { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
            'report',
          ],
        },
      },
    },
    awaitingCaptcha: {
      meta: { view: 'captcha' },
      on: {
        'captcha.answer': [
          {
            guard: { type: 'isCaptcha', params: ({ event }) => ({ text: event.text }) },
            target: 'sending',
            actions: assign({
              captchaCode: ({ event }) => event.text.trim(),
              violation: undefined,
              error: undefined,
            }),
          },
          {
            actions: assign({
              violation: ({ event }) => {
                const checked = checkCaptcha(event.text);
                return checked.ok ? undefined : checked.violation;
              },
            }),
          },
        ],
        'captcha.refresh': { target: 'loadingCaptcha', actions: 'dropCaptcha' },
        'captcha.cancel': {
          target: 'ready',
          actions: ['dropCaptcha', { type: 'keepError', params: { error: cancelled } }, 'report'],
        },
      },
    },
    counting: {
      meta: { view: 'counting' },
      entry: 'readClock',
      invoke: { id: 'ticker', src: 'ticker', onError: 'ready' },
      on: {
        tick: [
          {
            guard: { type: 'countdownIsOver', params: ({ event }) => ({ now: event.now }) },
            target: 'ready',
          },
          { actions: assign({ now: ({ event }) => event.now }) },
        ],
        send: {
          target: 'deciding',
          actions: { type: 'choosePhone', params: ({ event }) => ({ phone: event.phone }) },
        },
      },
    },
    ready: {
      meta: { view: 'ready' },
      on: {
        send: {
          target: 'deciding',
          actions: { type: 'choosePhone', params: ({ event }) => ({ phone: event.phone }) },
        },
      },
    },
  },
});

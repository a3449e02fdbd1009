import { toCallFailure } from '@parlor/api/errors';
import { checkSmsCode } from '@parlor/api/rules';
import { assign, enqueueActions, sendTo, setup } from 'xstate';
import { codeCountdownMachine } from '../code-countdown/code-countdown.machine.ts';
import { unprovided } from '../kit/index.ts';
import { getFixedPhone, getPhone, isAboutPhone } from './phone-verification.guards.ts';
import type {
  CodeSentEmitted,
  PhoneVerificationActors,
  PhoneVerificationContext,
  PhoneVerificationEvent,
  PhoneVerificationInput,
  VerificationReport,
} from './phone-verification.types.ts';

/** Placeholders that fail until the app provides the actors. */
export const phoneVerificationActors: PhoneVerificationActors = {
  countdown: codeCountdownMachine,
  verify: unprovided('verify'),
};

/**
 * Verifies a phone by an SMS code: the phone, then the code sent to it. Login by code, social
 * login, sign-up, reset of a password and the proof of a withdrawal invoke it. The child
 * `countdown` handles sending, countdown and captcha.
 */
export const phoneVerificationMachine = setup({
  types: {} as {
    input: PhoneVerificationInput;
    context: PhoneVerificationContext;
    events: PhoneVerificationEvent;
    emitted: CodeSentEmitted;
    children: { countdown: 'countdown'; verify: 'verify' };
    tags: 'busy';
    meta: { readonly step: 'phone' | 'code' | 'unavailable' };
  },
  actors: {
    countdown: phoneVerificationActors.countdown,
    verify: phoneVerificationActors.verify,
  },
  guards: {
    startsWithPhone: ({ context }) => context.startsWith === 'phone',
    isPhone: ({ context }, { phone }: { phone: string | undefined }) => getPhone(context, phone).ok,
    breaksCodeRule: (_, { code }: { code: string }) => !checkSmsCode(code).ok,
    isVerifiedBySubmit: ({ context }) => context.verifiedBy === 'submit',
    isAboutPhone: ({ context }, { error }: { error: unknown }) =>
      context.startsWith === 'phone' && isAboutPhone(toCallFailure(error)),
  },
  actions: {
    checkPhone: assign(({ context }, { phone }: { phone: string | undefined }) => {
      const checked = getPhone(context, phone);
      return checked.ok
        ? { phone: checked.value, violations: {}, error: undefined }
        : { violations: { phone: checked.violation }, error: undefined };
    }),
    checkCode: assign((_, { code }: { code: string }) => {
      const checked = checkSmsCode(code);
      return checked.ok
        ? { code: checked.value, violations: {}, error: undefined }
        : { violations: { code: checked.violation }, error: undefined };
    }),
    requestCode: sendTo('countdown', ({ context }) => ({ type: 'send', phone: context.phone })),
    cancelCaptcha: sendTo('countdown', { type: 'captcha.cancel' }),
    clear: assign({ violations: {}, error: undefined }),
    keepError: assign({ error: (_, { error }: { error: unknown }) => toCallFailure(error) }),
    dropCode: assign({ code: '' }),
    takeSent: enqueueActions(({ enqueue }, { phone }: { phone: string }) => {
      enqueue.assign({ sentTo: phone, violations: {}, error: undefined });
      enqueue.emit({ type: 'codeSent', phone });
    }),
    report: sendTo(
      ({ context }) => context.parent,
      (_, { report }: { report: VerificationReport }) => report,
    ),
    succeed: enqueueActions(({ context, enqueue }, { answer }: { answer: unknown }) => {
      const { parent, phone, code } = context;
      const report: VerificationReport = { type: 'verification.succeeded', phone, code, answer };
      enqueue.assign({ code: '' });
      enqueue.sendTo(parent, report);
    }),
    refuse: enqueueActions(({ context, enqueue }, { error: thrown }: { error: unknown }) => {
      const error = toCallFailure(thrown);
      const refused: VerificationReport = { type: 'verification.refused', error };
      const dropped: VerificationReport = { type: 'inviteCode.dropped' };
      enqueue.assign({ code: '', error });
      enqueue.sendTo(context.parent, refused);
      if (error.reason !== 'inviteCode.invalid') return;
      enqueue.assign({ inviteCode: '' });
      enqueue.sendTo(context.parent, dropped);
    }),
  },
}).createMachine({
  id: 'phone-verification',
  context: ({ input }) => ({
    clock: input.clock,
    phoneSource: input.phoneSource,
    startsWith: input.startsWith,
    verifiedBy: input.verifiedBy,
    inviteCode: input.inviteCode ?? '',
    deadlines: input.deadlines ?? {},
    parent: input.parent,
    phone: getFixedPhone(input.phoneSource) ?? '',
    sentTo: undefined,
    code: '',
    violations: {},
    error: undefined,
  }),
  invoke: {
    id: 'countdown',
    src: 'countdown',
    input: ({ context: { clock, deadlines, phone }, self }) => ({
      clock,
      deadlines,
      phone,
      listener: self,
    }),
    onError: {
      target: '.unavailable',
      actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
    },
  },
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'startsWithPhone', target: 'enteringPhone' }, { target: 'enteringCode' }],
    },
    enteringPhone: {
      meta: { step: 'phone' },
      on: {
        send: [
          {
            guard: { type: 'isPhone', params: ({ event }) => ({ phone: event.phone }) },
            target: 'sendingCode',
            actions: { type: 'checkPhone', params: ({ event }) => ({ phone: event.phone }) },
          },
          { actions: { type: 'checkPhone', params: ({ event }) => ({ phone: event.phone }) } },
        ],
      },
    },
    sendingCode: {
      meta: { step: 'phone' },
      tags: 'busy',
      entry: 'requestCode',
      on: {
        'code.sent': {
          target: 'enteringCode',
          actions: [
            { type: 'takeSent', params: ({ event }) => ({ phone: event.phone }) },
            { type: 'report', params: ({ event }) => ({ report: event }) },
          ],
        },
        'code.failed': {
          target: 'enteringPhone',
          actions: [
            { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
            { type: 'report', params: ({ event }) => ({ report: event }) },
          ],
        },
        back: { target: 'enteringPhone', actions: 'cancelCaptcha' },
      },
    },
    enteringCode: {
      meta: { step: 'code' },
      on: {
        submit: [
          {
            guard: { type: 'breaksCodeRule', params: ({ event }) => ({ code: event.code }) },
            actions: { type: 'checkCode', params: ({ event }) => ({ code: event.code }) },
          },
          {
            guard: 'isVerifiedBySubmit',
            target: 'verified',
            actions: [
              { type: 'checkCode', params: ({ event }) => ({ code: event.code }) },
              { type: 'succeed', params: { answer: undefined } },
            ],
          },
          {
            target: 'verifying',
            actions: { type: 'checkCode', params: ({ event }) => ({ code: event.code }) },
          },
        ],
        // The field stays while another code is sent, so that the last one can still be entered.
        send: [
          {
            guard: { type: 'isPhone', params: ({ event }) => ({ phone: event.phone }) },
            actions: [
              { type: 'checkPhone', params: ({ event }) => ({ phone: event.phone }) },
              'requestCode',
            ],
          },
          { actions: { type: 'checkPhone', params: ({ event }) => ({ phone: event.phone }) } },
        ],
        'code.sent': {
          actions: [
            { type: 'takeSent', params: ({ event }) => ({ phone: event.phone }) },
            { type: 'report', params: ({ event }) => ({ report: event }) },
          ],
        },
        'code.failed': {
          actions: [
            { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
            { type: 'report', params: ({ event }) => ({ report: event }) },
          ],
        },
        back: [
          { guard: 'startsWithPhone', target: 'enteringPhone', actions: 'clear' },
          { actions: ['clear', 'cancelCaptcha'] },
        ],
      },
    },
    verifying: {
      meta: { step: 'code' },
      tags: 'busy',
      entry: { type: 'report', params: { report: { type: 'verification.started' } } },
      invoke: {
        id: 'verify',
        src: 'verify',
        input: ({ context: { phone, code, inviteCode } }) => ({ phone, code, inviteCode }),
        onDone: {
          target: 'verified',
          actions: { type: 'succeed', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isAboutPhone', params: ({ event }) => ({ error: event.error }) },
            target: 'enteringPhone',
            actions: { type: 'refuse', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'enteringCode',
            actions: { type: 'refuse', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    verified: {
      meta: { step: 'code' },
      on: {
        // The request that carries the code was refused, or the next action needs another code.
        back: 'enteringCode',
        send: [
          {
            guard: { type: 'isPhone', params: ({ event }) => ({ phone: event.phone }) },
            target: 'sendingCode',
            actions: { type: 'checkPhone', params: ({ event }) => ({ phone: event.phone }) },
          },
          { actions: { type: 'checkPhone', params: ({ event }) => ({ phone: event.phone }) } },
        ],
      },
    },
    unavailable: { meta: { step: 'unavailable' }, entry: 'dropCode' },
  },
});

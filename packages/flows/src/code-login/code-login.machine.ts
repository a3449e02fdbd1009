import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import { codeCountdownMachine } from '../code-countdown/code-countdown.machine.ts';
import { toFlowError, unprovided } from '../kit/index.ts';
import { checkStep } from './code-login.guards.ts';
import type {
  CodeLoginActors,
  CodeLoginContext,
  CodeLoginEmitted,
  CodeLoginEvent,
  CodeLoginInput,
} from './code-login.types.ts';

/** Placeholders that fail until the app provides the actors. */
export const codeLoginActors: CodeLoginActors = {
  countdown: codeCountdownMachine,
  smsLogin: unprovided('smsLogin'),
};

/**
 * Login by SMS code (specification: Screens and routes; Validation rules): the phone, then the code sent to it. The child `countdown`
 * handles sending, countdown and captcha.
 */
export const codeLoginMachine = setup({
  types: {} as {
    input: CodeLoginInput;
    context: CodeLoginContext;
    events: CodeLoginEvent;
    emitted: CodeLoginEmitted;
    children: { countdown: 'countdown'; smsLogin: 'smsLogin' };
  },
  actors: { countdown: codeLoginActors.countdown, smsLogin: codeLoginActors.smsLogin },
  guards: {
    keepsRules: ({ context, event }) => checkStep(context, event)?.checked.ok === true,
  },
  actions: {
    check: assign(({ context, event }) => {
      const step = checkStep(context, event);
      if (step === undefined) return {};
      const { field, checked } = step;
      return checked.ok
        ? { [field]: checked.value, violations: {}, error: undefined }
        : { violations: { [field]: checked.violation }, error: undefined };
    }),
    requestCode: sendTo('countdown', ({ context }) => ({ type: 'send', phone: context.phone })),
    cancelRequest: sendTo('countdown', { type: 'captcha.cancel' }),
    keepError: assign({ error: (_, { error }: { error: unknown }) => toFlowError(error) }),
    dropInviteCode: enqueueActions(({ context, enqueue }) => {
      if (context.error?.reason !== 'inviteCode.invalid') return;
      enqueue.assign({ inviteCode: '' });
      enqueue.emit({ type: 'inviteCodeDropped' });
    }),
    dropCode: assign({ code: '' }),
    clear: assign({ violations: {}, error: undefined }),
    announceCode: emit(({ context }) => ({ type: 'codeSent', phone: context.phone })),
  },
}).createMachine({
  id: 'code-login',
  context: ({ input }) => ({
    clock: input.clock,
    countryCode: input.countryCode,
    inviteCode: input.inviteCode ?? '',
    deadlines: input.deadlines ?? {},
    phone: '',
    code: '',
    violations: {},
    error: undefined,
  }),
  invoke: {
    id: 'countdown',
    src: 'countdown',
    input: ({ context: { clock, deadlines }, self }) => ({ clock, deadlines, listener: self }),
    onError: {
      target: '.unavailable',
      actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
    },
  },
  initial: 'enteringPhone',
  states: {
    enteringPhone: {
      on: {
        'submit.phone': [
          { guard: 'keepsRules', target: 'requestingCode', actions: 'check' },
          { actions: 'check' },
        ],
      },
    },
    requestingCode: {
      entry: 'requestCode',
      on: {
        'code.sent': { target: 'enteringCode', actions: 'announceCode' },
        'code.failed': {
          target: 'enteringPhone',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
        back: { target: 'enteringPhone', actions: 'cancelRequest' },
      },
    },
    enteringCode: {
      on: {
        'submit.code': [
          { guard: 'keepsRules', target: 'loggingIn', actions: 'check' },
          { actions: 'check' },
        ],
        'code.sent': { actions: ['clear', 'announceCode'] },
        'code.failed': {
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
        back: { target: 'enteringPhone', actions: 'clear' },
      },
    },
    loggingIn: {
      invoke: {
        id: 'smsLogin',
        src: 'smsLogin',
        input: ({ context: { phone, code, inviteCode } }) => ({ phone, code, inviteCode }),
        onDone: {
          target: 'done',
          actions: emit(({ event }) => ({ type: 'loggedIn', ...event.output })),
        },
        onError: {
          target: 'enteringCode',
          actions: [
            { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
            'dropInviteCode',
          ],
        },
      },
      exit: 'dropCode',
    },
    done: {},
    unavailable: {},
  },
});

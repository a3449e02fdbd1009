import { socialLoginSetup } from './social-login.setup.ts';
import type { SocialAttempt, SocialLoginContext } from './social-login.types.ts';

const noAttempt: SocialAttempt = {
  provider: '',
  state: '',
  nonce: '',
  codeVerifier: '',
  redirectUri: '',
};

const getToken = ({ progress }: SocialLoginContext): string =>
  progress !== undefined && progress.step !== 'away' ? progress.token : '';

/**
 * Social login (specification: Screens and routes; States and transitions, product decision 21): redirects to the provider with a state and a PKCE
 * challenge and returns with a code, which the server verifies. A new player binds a phone and may fill
 * in a profile. The login spans several pages and another origin: data that must survive is emitted as
 * progress.
 */
export const socialLoginMachine = socialLoginSetup.createMachine({
  id: 'social-login',
  context: ({ input }) => ({
    clock: input.clock,
    countryCode: input.countryCode,
    timezone: input.timezone,
    minimumAge: input.minimumAge,
    inviteCode: input.inviteCode ?? '',
    deadlines: input.deadlines ?? {},
    provider: '',
    progress: input.progress,
    answer: input.answer,
    attempt: undefined,
    phone: '',
    code: '',
    profile: {},
    problem: undefined,
    violations: {},
    error: undefined,
  }),
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: 'bindsPhone', target: 'binding' },
        { guard: 'fillsProfile', target: 'filling' },
        { guard: 'isAnswered', target: 'checkingAnswer' },
        { target: 'idle' },
      ],
    },
    idle: {
      on: {
        start: {
          target: 'preparing',
          actions: { type: 'choose', params: ({ event }) => ({ provider: event.provider }) },
        },
      },
    },
    preparing: {
      invoke: {
        id: 'prepare',
        src: 'prepare',
        input: ({ context: { provider } }) => ({ provider }),
        onDone: {
          target: 'away',
          actions: [
            {
              type: 'progress',
              params: ({ event }) => ({
                progress: { step: 'away' as const, attempt: event.output.attempt },
              }),
            },
            { type: 'redirect', params: ({ event }) => ({ url: event.output.authorizeUrl }) },
          ],
        },
        onError: {
          target: 'failed',
          actions: {
            type: 'fail',
            params: ({ event }) => ({ problem: 'unprepared' as const, error: event.error }),
          },
        },
      },
    },
    away: {
      on: {
        'page.shown': {
          target: 'idle',
          actions: { type: 'progress', params: { progress: undefined } },
        },
      },
    },
    checkingAnswer: {
      always: [
        { guard: 'isNoAnswerOfOurs', target: 'failed', actions: 'takeAnswer' },
        { target: 'exchanging', actions: 'takeAnswer' },
      ],
    },
    exchanging: {
      invoke: {
        id: 'socialLogin',
        src: 'socialLogin',
        input: ({ context: { attempt = noAttempt, answer } }) => ({
          provider: attempt.provider,
          code: answer?.code ?? '',
          codeVerifier: attempt.codeVerifier,
          redirectUri: attempt.redirectUri,
          nonce: attempt.nonce,
        }),
        onDone: [
          {
            guard: {
              type: 'isBound',
              params: ({ event }) => ({ phoneBound: event.output.phoneBound }),
            },
            target: 'done',
            actions: [
              'dropAttempt',
              { type: 'finish', params: ({ event }) => ({ token: event.output.token }) },
            ],
          },
          {
            target: 'binding',
            actions: [
              'dropAttempt',
              {
                type: 'progress',
                params: ({ event }) => ({
                  progress: { step: 'bindPhone' as const, token: event.output.token },
                }),
              },
            ],
          },
        ],
        onError: [
          {
            guard: { type: 'isUnreachable', params: ({ event }) => ({ error: event.error }) },
            target: 'failed',
            actions: {
              type: 'fail',
              params: ({ event }) => ({ problem: undefined, error: event.error }),
            },
          },
          {
            target: 'failed',
            actions: [
              'dropAttempt',
              {
                type: 'fail',
                params: ({ event }) => ({ problem: undefined, error: event.error }),
              },
            ],
          },
        ],
      },
    },
    failed: {
      on: {
        // The server may not have received the code; if it has, it refuses the replay and the login
        // starts again.
        retry: { guard: 'hasCode', target: 'exchanging' },
        start: {
          target: 'preparing',
          actions: [
            'dropAttempt',
            { type: 'choose', params: ({ event }) => ({ provider: event.provider }) },
          ],
        },
      },
    },
    binding: {
      invoke: {
        id: 'countdown',
        src: 'countdown',
        input: ({ context: { clock, deadlines }, self }) => ({ clock, deadlines, listener: self }),
        onError: {
          target: 'unavailable',
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
              { guard: 'keepsRules', target: 'bindingPhone', actions: 'check' },
              { actions: 'check' },
            ],
            'code.sent': { actions: ['clear', 'announceCode'] },
            'code.failed': {
              actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
            },
            back: { target: 'enteringPhone', actions: 'clear' },
          },
        },
        bindingPhone: {
          invoke: {
            id: 'bindPhone',
            src: 'bindPhone',
            input: ({ context: { phone, code, inviteCode } }) => ({ phone, code, inviteCode }),
            onDone: [
              {
                guard: { type: 'isNew', params: ({ event }) => ({ isNew: event.output.isNew }) },
                target: '#social-login.filling',
                actions: {
                  type: 'progress',
                  params: ({ event }) => ({
                    progress: { step: 'fillProfile' as const, token: event.output.token },
                  }),
                },
              },
              {
                target: '#social-login.done',
                actions: {
                  type: 'finish',
                  params: ({ event }) => ({ token: event.output.token }),
                },
              },
            ],
            onError: [
              {
                guard: { type: 'isDead', params: ({ event }) => ({ error: event.error }) },
                target: '#social-login.failed',
                actions: [
                  { type: 'progress', params: { progress: undefined } },
                  {
                    type: 'fail',
                    params: ({ event }) => ({ problem: 'sessionDead', error: event.error }),
                  },
                ],
              },
              {
                guard: { type: 'isAboutPhone', params: ({ event }) => ({ error: event.error }) },
                target: 'enteringPhone',
                actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
              },
              {
                target: 'enteringCode',
                actions: [
                  { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
                  'dropInviteCode',
                ],
              },
            ],
          },
          exit: 'dropCode',
          on: { cancel: undefined },
        },
      },
      on: { cancel: 'givingUp' },
    },
    givingUp: {
      invoke: {
        id: 'giveUp',
        src: 'giveUp',
        onDone: {
          target: 'idle',
          actions: { type: 'progress', params: { progress: undefined } },
        },
        // This restricted token expires without a logout.
        onError: {
          target: 'idle',
          actions: { type: 'progress', params: { progress: undefined } },
        },
      },
    },
    filling: {
      on: {
        'submit.profile': [
          {
            guard: {
              type: 'keepsProfileRules',
              params: ({ event }) => ({ profile: event.profile }),
            },
            target: 'saving',
            actions: { type: 'checkProfile', params: ({ event }) => ({ profile: event.profile }) },
          },
          {
            actions: { type: 'checkProfile', params: ({ event }) => ({ profile: event.profile }) },
          },
        ],
        skip: {
          target: 'done',
          actions: { type: 'finish', params: ({ context }) => ({ token: getToken(context) }) },
        },
      },
    },
    saving: {
      invoke: {
        id: 'saveProfile',
        src: 'saveProfile',
        input: ({ context: { profile } }) => profile,
        onDone: {
          target: 'done',
          actions: { type: 'finish', params: ({ context }) => ({ token: getToken(context) }) },
        },
        onError: [
          {
            guard: { type: 'isDead', params: ({ event }) => ({ error: event.error }) },
            target: 'failed',
            actions: [
              { type: 'progress', params: { progress: undefined } },
              {
                type: 'fail',
                params: ({ event }) => ({ problem: 'sessionDead', error: event.error }),
              },
            ],
          },
          {
            target: 'filling',
            actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
      exit: 'dropProfile',
    },
    done: {},
    unavailable: {},
  },
});

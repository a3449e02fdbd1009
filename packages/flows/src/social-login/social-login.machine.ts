import { required } from '../kit/index.ts';
import { socialLoginSetup } from './social-login.setup.ts';
import type { SocialLoginContext } from './social-login.types.ts';

const getToken = ({
  context: { progress },
}: {
  context: SocialLoginContext;
}): { token: string } => ({
  token: required(progress?.step === 'away' ? undefined : progress?.token, 'token'),
});

/**
 * Social login: redirects to the provider with a state and a PKCE challenge and returns with a
 * code, which the server verifies. A new player binds a phone and may fill in a profile. The login
 * spans several pages and another origin: data that must survive is emitted as progress.
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
      meta: { view: 'idle' },
      on: {
        start: {
          target: 'preparing',
          actions: { type: 'choose', params: ({ event }) => ({ provider: event.provider }) },
        },
      },
    },
    preparing: {
      meta: { view: 'away' },
      tags: 'busy',
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
      meta: { view: 'away' },
      tags: 'busy',
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
      meta: { view: 'checking' },
      tags: 'busy',
      invoke: {
        id: 'socialLogin',
        src: 'socialLogin',
        input: ({ context: { attempt, answer } }) => {
          const { provider, codeVerifier, redirectUri, nonce } = required(attempt, 'attempt');
          return {
            provider,
            codeVerifier,
            redirectUri,
            nonce,
            code: required(answer?.code, 'code'),
          };
        },
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
      meta: { view: 'failed' },
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
      meta: { view: 'verification' },
      invoke: {
        id: 'verification',
        src: 'verification',
        input: ({ context: { clock, countryCode, inviteCode, deadlines }, self }) => ({
          clock,
          phoneSource: { countryCode },
          inviteCode,
          deadlines,
          startsWith: 'phone',
          verifiedBy: 'call',
          parent: self,
        }),
        onError: {
          target: 'unavailable',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { 'inviteCode.dropped': { actions: 'announceDroppedInviteCode' } },
      initial: 'entering',
      states: {
        entering: { on: { 'verification.started': 'verifying', cancel: 'givingUp' } },
        // Cannot be cancelled: the phone may already be bound.
        verifying: {
          on: {
            'verification.succeeded': [
              {
                guard: { type: 'isNew', params: ({ event }) => ({ isNew: event.answer.isNew }) },
                target: '#social-login.filling',
                actions: {
                  type: 'progress',
                  params: ({ event }) => ({
                    progress: { step: 'fillProfile' as const, token: event.answer.token },
                  }),
                },
              },
              {
                target: '#social-login.done',
                actions: {
                  type: 'finish',
                  params: ({ event }) => ({ token: event.answer.token }),
                },
              },
            ],
            'verification.refused': [
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
              { target: 'entering' },
            ],
          },
        },
        givingUp: {
          tags: 'busy',
          invoke: {
            id: 'giveUp',
            src: 'giveUp',
            onDone: {
              target: '#social-login.idle',
              actions: { type: 'progress', params: { progress: undefined } },
            },
            // This restricted token expires without a logout.
            onError: {
              target: '#social-login.idle',
              actions: { type: 'progress', params: { progress: undefined } },
            },
          },
        },
      },
    },
    filling: {
      meta: { view: 'profile' },
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
          actions: { type: 'finish', params: getToken },
        },
      },
    },
    saving: {
      meta: { view: 'profile' },
      tags: 'busy',
      invoke: {
        id: 'saveProfile',
        src: 'saveProfile',
        input: ({ context: { profile } }) => profile,
        onDone: {
          target: 'done',
          actions: { type: 'finish', params: getToken },
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
    done: { meta: { view: 'done' } },
    unavailable: { meta: { view: 'unavailable' } },
  },
});

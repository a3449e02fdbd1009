import { toCallFailure } from '@parlor/api/errors';
import { assign, emit, setup } from 'xstate';
import { phoneVerificationMachine } from '../phone-verification/phone-verification.machine.ts';
import type {
  CodeLoginActors,
  CodeLoginContext,
  CodeLoginEmitted,
  CodeLoginEvent,
  CodeLoginInput,
} from './code-login.types.ts';

/** Placeholders that fail until the app provides the actors. */
export const codeLoginActors: CodeLoginActors = { verification: phoneVerificationMachine };

/** Login by SMS code. The child `verification` handles the phone and the code, and logs in. */
export const codeLoginMachine = setup({
  types: {} as {
    input: CodeLoginInput;
    context: CodeLoginContext;
    events: CodeLoginEvent;
    emitted: CodeLoginEmitted;
    children: { verification: 'verification' };
  },
  actors: { verification: codeLoginActors.verification },
}).createMachine({
  id: 'code-login',
  context: ({ input }) => ({ input, error: undefined }),
  invoke: {
    id: 'verification',
    src: 'verification',
    input: ({
      context: {
        input: { countryCode, ...input },
      },
      self,
    }) => ({
      ...input,
      phoneSource: { countryCode },
      startsWith: 'phone',
      verifiedBy: 'call',
      parent: self,
    }),
    onError: {
      target: '.unavailable',
      actions: assign({ error: ({ event }) => toCallFailure(event.error) }),
    },
  },
  initial: 'verifying',
  states: {
    verifying: {
      on: {
        'verification.succeeded': {
          target: 'done',
          actions: emit(({ event }) => ({ type: 'loggedIn', ...event.answer })),
        },
        'inviteCode.dropped': { actions: emit({ type: 'inviteCodeDropped' }) },
      },
    },
    done: {},
    unavailable: {},
  },
});

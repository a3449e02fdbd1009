import { toCallFailure } from '@parlor/api/errors';
import { assign, emit, enqueueActions, setup } from 'xstate';
import { unprovided } from '../kit/index.ts';
import { phoneVerificationMachine } from '../phone-verification/phone-verification.machine.ts';
import { isSessionDead } from '../session/session.guards.ts';
import {
  getAnswerProblem,
  getErrorProblem,
  profileViolations,
  toProfilePayload,
} from './social-login.guards.ts';
import type {
  SocialLoginActors,
  SocialLoginContext,
  SocialLoginEmitted,
  SocialLoginEvent,
  SocialLoginInput,
  SocialLoginView,
  SocialProblem,
  SocialProfile,
  SocialProgress,
} from './social-login.types.ts';

/** Placeholders that fail until the app provides the actors. */
export const socialLoginActors: SocialLoginActors = {
  prepare: unprovided('prepare'),
  socialLogin: unprovided('socialLogin'),
  verification: phoneVerificationMachine,
  saveProfile: unprovided('saveProfile'),
  giveUp: unprovided('giveUp'),
};

/** Actors, guards, actions and delays used by `social-login.machine.ts`. */
export const socialLoginSetup = setup({
  types: {} as {
    input: SocialLoginInput;
    context: SocialLoginContext;
    events: SocialLoginEvent;
    emitted: SocialLoginEmitted;
    children: { verification: 'verification' };
    tags: 'busy';
    meta: { readonly view: SocialLoginView['view'] };
  },
  actors: {
    prepare: socialLoginActors.prepare,
    socialLogin: socialLoginActors.socialLogin,
    verification: socialLoginActors.verification,
    saveProfile: socialLoginActors.saveProfile,
    giveUp: socialLoginActors.giveUp,
  },
  guards: {
    isAnswered: ({ context }) => context.answer !== undefined,
    bindsPhone: ({ context }) => context.progress?.step === 'bindPhone',
    fillsProfile: ({ context }) => context.progress?.step === 'fillProfile',
    isNoAnswerOfOurs: ({ context }) => getAnswerProblem(context) !== undefined,
    hasCode: ({ context }) => context.attempt !== undefined,
    isBound: (_, { phoneBound }: { phoneBound: boolean }) => phoneBound,
    isNew: (_, { isNew }: { isNew: boolean }) => isNew,
    keepsProfileRules: ({ context }, { profile }: { profile: Partial<SocialProfile> }) =>
      Object.keys(profileViolations(context, profile)).length === 0,
    isUnreachable: (_, { error }: { error: unknown }) =>
      getErrorProblem(toCallFailure(error)) === 'unreachable',
    isDead: (_, { error }: { error: unknown }) => isSessionDead(toCallFailure(error)),
  },
  actions: {
    choose: assign({
      provider: ({ context }, { provider }: { provider: string | undefined }) =>
        provider ?? context.provider,
      problem: undefined,
      error: undefined,
    }),
    progress: enqueueActions(
      ({ enqueue }, { progress }: { progress: SocialProgress | undefined }) => {
        enqueue.assign({ progress, problem: undefined, violations: {}, error: undefined });
        enqueue.emit({ type: 'progressChanged', progress });
      },
    ),
    redirect: emit((_, { url }: { url: string }) => ({ type: 'redirect' as const, url })),
    takeAnswer: enqueueActions(({ context, enqueue }) => {
      const { answer, progress } = context;
      const problem = getAnswerProblem(context);
      const attempt = progress?.step === 'away' ? progress.attempt : undefined;
      // The attempt ends with any response, so that it cannot be replayed.
      if (attempt !== undefined) enqueue.emit({ type: 'progressChanged', progress: undefined });
      enqueue.assign({
        provider: attempt?.provider ?? context.provider,
        progress: undefined,
        problem,
        attempt: problem === undefined ? attempt : undefined,
        answer: problem === undefined ? answer : undefined,
      });
    }),
    dropAttempt: assign({ attempt: undefined, answer: undefined }),
    fail: assign(
      (_, { problem, error }: { problem: SocialProblem | undefined; error: unknown }) => {
        const reason = toCallFailure(error);
        return { problem: problem ?? getErrorProblem(reason), error: reason };
      },
    ),
    checkProfile: assign(({ context }, { profile }: { profile: Partial<SocialProfile> }) => ({
      profile: toProfilePayload(profile),
      violations: profileViolations(context, profile),
      error: undefined,
    })),
    keepError: assign({ error: (_, { error }: { error: unknown }) => toCallFailure(error) }),
    announceDroppedInviteCode: emit({ type: 'inviteCodeDropped' as const }),
    dropProfile: assign({ profile: {} }),
    finish: enqueueActions(({ context, enqueue }, { token }: { token: string }) => {
      if (context.progress !== undefined) {
        enqueue.emit({ type: 'progressChanged', progress: undefined });
      }
      enqueue.assign({ progress: undefined, violations: {}, error: undefined });
      enqueue.emit({ type: 'loggedIn', token });
    }),
  },
});

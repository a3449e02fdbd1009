import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import { codeCountdownMachine } from '../code-countdown/code-countdown.machine.ts';
import { toFlowError, unprovided } from '../kit/index.ts';
import { isSessionDead } from '../session/session.guards.ts';
import {
  checkStep,
  getAnswerProblem,
  getErrorProblem,
  isAboutPhone,
  profileViolations,
  toProfilePayload,
} from './social-login.guards.ts';
import type {
  SocialLoginActors,
  SocialLoginContext,
  SocialLoginEmitted,
  SocialLoginEvent,
  SocialLoginInput,
  SocialProblem,
  SocialProfile,
  SocialProgress,
} from './social-login.types.ts';

/** Placeholders that fail until the app provides the actors. */
export const socialLoginActors: SocialLoginActors = {
  prepare: unprovided('prepare'),
  socialLogin: unprovided('socialLogin'),
  countdown: codeCountdownMachine,
  bindPhone: unprovided('bindPhone'),
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
    children: { countdown: 'countdown' };
  },
  actors: {
    prepare: socialLoginActors.prepare,
    socialLogin: socialLoginActors.socialLogin,
    countdown: socialLoginActors.countdown,
    bindPhone: socialLoginActors.bindPhone,
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
    keepsRules: ({ context, event }) => checkStep(context, event)?.checked.ok === true,
    keepsProfileRules: ({ context }, { profile }: { profile: Partial<SocialProfile> }) =>
      Object.keys(profileViolations(context, profile)).length === 0,
    isUnreachable: (_, { error }: { error: unknown }) =>
      getErrorProblem(toFlowError(error)) === 'unreachable',
    isDead: (_, { error }: { error: unknown }) => isSessionDead(toFlowError(error)),
    isAboutPhone: (_, { error }: { error: unknown }) => isAboutPhone(toFlowError(error)),
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
        const reason = toFlowError(error);
        return { problem: problem ?? getErrorProblem(reason), error: reason };
      },
    ),
    check: assign(({ context, event }) => {
      const step = checkStep(context, event);
      if (step === undefined) return {};
      const { field, checked } = step;
      return checked.ok
        ? { [field]: checked.value, violations: {}, error: undefined }
        : { violations: { [field]: checked.violation }, error: undefined };
    }),
    checkProfile: assign(({ context }, { profile }: { profile: Partial<SocialProfile> }) => ({
      profile: toProfilePayload(profile),
      violations: profileViolations(context, profile),
      error: undefined,
    })),
    requestCode: sendTo('countdown', ({ context }) => ({ type: 'send', phone: context.phone })),
    cancelRequest: sendTo('countdown', { type: 'captcha.cancel' }),
    announceCode: emit(({ context }) => ({ type: 'codeSent' as const, phone: context.phone })),
    keepError: assign({ error: (_, { error }: { error: unknown }) => toFlowError(error) }),
    dropInviteCode: enqueueActions(({ context, enqueue }) => {
      if (context.error?.reason !== 'inviteCode.invalid') return;
      enqueue.assign({ inviteCode: '' });
      enqueue.emit({ type: 'inviteCodeDropped' });
    }),
    dropCode: assign({ code: '' }),
    dropProfile: assign({ profile: {} }),
    clear: assign({ violations: {}, error: undefined }),
    finish: enqueueActions(({ context, enqueue }, { token }: { token: string }) => {
      if (context.progress !== undefined) {
        enqueue.emit({ type: 'progressChanged', progress: undefined });
      }
      enqueue.assign({ progress: undefined, phone: '', violations: {}, error: undefined });
      enqueue.emit({ type: 'loggedIn', token });
    }),
  },
});

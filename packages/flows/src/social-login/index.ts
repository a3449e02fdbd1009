/**
 * The app starts this machine on four places and hands it what it emitted last (`progressChanged`, kept
 * in the tab): beside the ways in (send `start`), on `/pages/login/socialLogin` (with `answer` from the
 * address, which the app then wipes), on `bindPhone` and on `fillProfile`. `selectSocialStep` says which
 * of them to be on. Calls of `countdown`, `bindPhone`, `saveProfile` and `giveUp` carry the token of the
 * progress, not the session's: there is no session before `loggedIn`.
 */
export { socialLoginMachine } from './social-login.machine.ts';
export * from './social-login.selectors.ts';
export { socialLoginActors } from './social-login.setup.ts';
export type {
  PhoneBound,
  SocialAnswer,
  SocialAttempt,
  SocialField,
  SocialLoggedIn,
  SocialLoginActors,
  SocialLoginContext,
  SocialLoginEmitted,
  SocialLoginEvent,
  SocialLoginInput,
  SocialProblem,
  SocialProfile,
  SocialProgress,
} from './social-login.types.ts';

/**
 * The app starts this machine in four places, with the last emitted progress as input
 * (`progressChanged`, kept in the tab): next to the login form (sends `start`), on
 * `/pages/login/socialLogin` (with `answer` from the address, which the app then clears), on
 * `bindPhone` and on `fillProfile`. `selectSocialLogin` selects the page. The calls of
 * `verification`, `saveProfile` and `giveUp` use the token of the progress: there is no session before
 * `loggedIn`.
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
  SocialLoginView,
  SocialProblem,
  SocialProfile,
  SocialProgress,
} from './social-login.types.ts';

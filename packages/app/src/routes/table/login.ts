import type { RouteRow } from '../../navigation/route.ts';

/** Authentication routes (public, product decision 16). */
export const loginRoutes = {
  accountLogin: {
    access: 'public',
    layout: 'login',
    title: 'titles.accountLogin',
    texts: ['auth', 'errors'],
  },
  codeLogin: {
    access: 'public',
    layout: 'login',
    title: 'titles.codeLogin',
    texts: ['auth', 'errors'],
  },
  accountSignUp: {
    access: 'public',
    layout: 'login',
    title: 'titles.accountSignUp',
    texts: ['auth', 'errors'],
  },
  accountResetPwd: {
    access: 'public',
    layout: 'login',
    title: 'titles.resetPassword',
    texts: ['auth', 'errors'],
  },
  socialLogin: {
    access: 'public',
    layout: 'login',
    title: 'titles.accountLogin',
    texts: ['auth', 'errors'],
  },
  bindPhone: {
    access: 'public',
    layout: 'login',
    title: 'titles.bindPhone',
    texts: ['auth', 'errors', 'profile'],
  },
  loginSuccess: {
    access: 'public',
    layout: 'page',
    column: 'narrow',
    title: 'titles.loginSuccess',
    texts: ['auth'],
  },
  fillProfile: {
    access: 'public',
    layout: 'login',
    title: 'titles.fillProfile',
    texts: ['auth', 'errors', 'profile'],
  },
} satisfies Record<string, RouteRow>;

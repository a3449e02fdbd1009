import type { RouteRow } from '../row.ts';

/** The ways in; they need no token (decisions 16). */
export const loginRoutes = {
  accountLogin: {
    access: 'public',
    layout: 'bare',
    title: 'titles.accountLogin',
    texts: ['auth', 'errors'],
    screen: () => import('../../screens/login/AccountLoginScreen.tsx'),
  },
  codeLogin: {
    access: 'public',
    layout: 'bare',
    title: 'titles.codeLogin',
    texts: ['auth', 'errors'],
    screen: () => import('../../screens/login/CodeLoginScreen.tsx'),
  },
  accountSignUp: {
    access: 'public',
    layout: 'bare',
    title: 'titles.accountSignUp',
    texts: ['auth', 'errors'],
    screen: () => import('../../screens/login/AccountSignUpScreen.tsx'),
  },
  accountResetPwd: { access: 'public', layout: 'page', title: 'titles.resetPassword' },
  socialLogin: { access: 'public', layout: 'page', title: 'titles.accountLogin' },
  bindPhone: { access: 'public', layout: 'page', title: 'titles.bindPhone' },
  loginSuccess: { access: 'public', layout: 'page', title: 'titles.loginSuccess' },
  fillProfile: { access: 'public', layout: 'page', title: 'titles.fillProfile' },
} satisfies Record<string, RouteRow>;

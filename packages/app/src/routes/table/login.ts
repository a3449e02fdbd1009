import type { RouteRow } from '../../navigation/route.ts';

/** Authentication routes (public, product decision 16). */
export const loginRoutes = {
  accountLogin: {
    access: 'public',
    layout: 'login',
    title: 'titles.accountLogin',
    texts: ['auth', 'errors'],
    screen: () => import('../../screens/login/AccountLoginScreen.tsx'),
  },
  codeLogin: {
    access: 'public',
    layout: 'login',
    title: 'titles.codeLogin',
    texts: ['auth', 'errors'],
    screen: () => import('../../screens/login/CodeLoginScreen.tsx'),
  },
  accountSignUp: {
    access: 'public',
    layout: 'login',
    title: 'titles.accountSignUp',
    texts: ['auth', 'errors'],
    screen: () => import('../../screens/login/AccountSignUpScreen.tsx'),
  },
  accountResetPwd: {
    access: 'public',
    layout: 'login',
    title: 'titles.resetPassword',
    texts: ['auth', 'errors'],
    screen: () => import('../../screens/login/AccountResetPwdScreen.tsx'),
  },
  socialLogin: {
    access: 'public',
    layout: 'login',
    title: 'titles.accountLogin',
    texts: ['auth', 'errors'],
    screen: () => import('../../screens/login/SocialLoginScreen.tsx'),
  },
  bindPhone: {
    access: 'public',
    layout: 'login',
    title: 'titles.bindPhone',
    texts: ['auth', 'errors', 'profile'],
    screen: () => import('../../screens/login/BindPhoneScreen.tsx'),
  },
  loginSuccess: {
    access: 'public',
    layout: 'page',
    column: 'narrow',
    title: 'titles.loginSuccess',
    texts: ['auth'],
    screen: () => import('../../screens/login/LoginSuccessScreen.tsx'),
  },
  fillProfile: {
    access: 'public',
    layout: 'login',
    title: 'titles.fillProfile',
    texts: ['auth', 'errors', 'profile'],
    screen: () => import('../../screens/login/FillProfileScreen.tsx'),
  },
} satisfies Record<string, RouteRow>;

import type { RouteRow } from '../../navigation/route.ts';

export const entryRoutes = {
  root: { access: 'public', layout: 'bare', title: 'titles.home' },
  redirect: { access: 'public', layout: 'bare', title: 'titles.home' },
  entry: {
    access: 'public',
    layout: 'bare',
    title: 'titles.entry',
    texts: ['entry'],
    screen: () => import('../../screens/entry/EntryScreen.tsx'),
  },
  forbidden: {
    access: 'public',
    layout: 'bare',
    title: 'titles.forbidden',
    screen: () => import('../../screens/entry/ForbiddenScreen.tsx'),
  },
  chooseLocation: {
    access: 'public',
    layout: 'page',
    column: 'narrow',
    title: 'titles.chooseLocation',
    texts: ['entry'],
    screen: () => import('../../screens/entry/ChooseLocationScreen.tsx'),
  },
  openLocation: {
    access: 'public',
    layout: 'page',
    column: 'narrow',
    title: 'titles.openLocation',
    texts: ['entry'],
    screen: () => import('../../screens/entry/OpenLocationScreen.tsx'),
  },
} satisfies Record<string, RouteRow>;

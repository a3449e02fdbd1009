import type { RouteRow } from '../row.ts';

export const entryRoutes = {
  root: { access: 'public', layout: 'bare', title: 'titles.home' },
  redirect: { access: 'public', layout: 'bare', title: 'titles.home' },
  entry: { access: 'public', layout: 'bare', title: 'titles.entry' },
  forbidden: {
    access: 'public',
    layout: 'bare',
    title: 'titles.forbidden',
    screen: () => import('../../screens/entry/ForbiddenScreen.tsx'),
  },
  chooseLocation: { access: 'public', layout: 'page', title: 'titles.chooseLocation' },
  openLocation: { access: 'public', layout: 'page', title: 'titles.openLocation' },
} satisfies Record<string, RouteRow>;

import type { RouteRow } from '../../navigation/route.ts';

export const entryRoutes = {
  root: { access: 'public', layout: 'bare', title: 'titles.home' },
  redirect: { access: 'public', layout: 'bare', title: 'titles.home' },
  entry: {
    access: 'public',
    layout: 'bare',
    title: 'titles.entry',
    texts: ['entry'],
  },
  forbidden: {
    access: 'public',
    layout: 'bare',
    title: 'titles.forbidden',
  },
  chooseLocation: {
    access: 'public',
    layout: 'page',
    column: 'narrow',
    title: 'titles.chooseLocation',
    texts: ['entry'],
  },
  openLocation: {
    access: 'public',
    layout: 'page',
    column: 'narrow',
    title: 'titles.openLocation',
    texts: ['entry'],
  },
} satisfies Record<string, RouteRow>;

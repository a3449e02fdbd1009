import type { RouteRow } from '../../navigation/route.ts';
import HomeScreen from '../../screens/home/HomeScreen.tsx';

/** Home comes with the start file: most visits begin there, and would wait for one thing more. */
const screen = async () => ({ default: HomeScreen });

const row: RouteRow = { access: 'public', layout: 'tab', title: 'titles.home', screen };

/** Home of a phone, and that of a desktop (product decision 14). */
export const homeRoutes = { home: row, desktop: row } satisfies Record<string, RouteRow>;

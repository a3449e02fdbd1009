import type { RouteRow } from '../../navigation/route.ts';
import HomeScreen from '../../screens/home/HomeScreen.tsx';

/**
 * Home is part of the initial file: most visits start there, and a separate chunk would cost one
 * more request.
 */
const screen = async () => ({ default: HomeScreen });

const row: RouteRow = { access: 'public', layout: 'tab', title: 'titles.home', screen };

/** Home of a phone, and of a desktop (product decision 14). */
export const homeRoutes = { home: row, desktop: row } satisfies Record<string, RouteRow>;

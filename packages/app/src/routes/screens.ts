import type { ComponentType } from 'react';
import type { Languages } from '../languages/languages.ts';
import type { LoadChunk } from '../platform/chunks.ts';
import type { RouteName } from './paths.ts';
import type { RouteRow } from './row.ts';
import { homeRoutes } from './table/home.ts';

/** A route's row of the table, and its screen. */
export interface LoadedScreen {
  row: RouteRow;
  Screen: ComponentType;
}

/** The code of the screens, each loaded with its words when it is first gone to. */
export interface Screens {
  /** The screen, if it is here already. */
  get(name: RouteName | null): LoadedScreen | undefined;
  /** The row, if the table is here already. */
  rowOf(name: RouteName | null): RouteRow | undefined;
  /**
   * Loads the screen and its words; null is the page for an address that leads nowhere.
   * @throws {ChunkError} when it cannot be had; the next call tries again
   */
  load(name: RouteName | null): Promise<LoadedScreen>;
  /** Loads the table ahead of the first page that needs it. */
  prepare(): void;
}

type Table = Pick<typeof import('./table/index.ts'), 'routeTable' | 'notFoundRow'>;

const loadTable = () => import('./table/index.ts');
const planned = () => import('../screens/entry/PlannedScreen.tsx');

export function createScreens(loadChunk: LoadChunk, languages: Languages): Screens {
  const loaded = new Map<RouteName | null, LoadedScreen>();
  let table: Table | undefined;

  const rowOf = (name: RouteName | null): RouteRow | undefined => {
    if (name === 'home' || name === 'desktop') return homeRoutes[name];
    return name === null ? table?.notFoundRow : table?.routeTable[name];
  };
  return {
    get: (name) => loaded.get(name),
    rowOf,
    async load(name) {
      if (rowOf(name) === undefined) table = await loadChunk(loadTable);
      const row = rowOf(name);
      if (row === undefined) throw new Error(`There is no row for ${name}`);
      const { screen = planned, texts = [] } = row;
      const [module] = await Promise.all([loadChunk(screen), languages.load(texts)]);
      const screenOfRow = { row, Screen: module.default };
      loaded.set(name, screenOfRow);
      return screenOfRow;
    },
    prepare() {
      // Whoever needs it tries again, and says what is wrong.
      loadTable().then(
        (module) => {
          table = module;
        },
        () => undefined,
      );
    },
  };
}

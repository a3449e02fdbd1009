import type { ComponentType } from 'react';
import type { Languages } from '../languages/languages.ts';
import type { LoadChunk } from '../platform/chunks.ts';
import type { RouteRow } from './row.ts';

/** The code of the screens, each loaded with its words when it is first gone to. */
export interface Screens {
  /** The screen, if it is here already. */
  get(row: RouteRow): ComponentType | undefined;
  /**
   * Loads the screen and its words.
   * @throws {ChunkError} when it cannot be had; the next call tries again
   */
  load(row: RouteRow): Promise<ComponentType>;
}

const planned = () => import('../screens/entry/PlannedScreen.tsx');

export function createScreens(loadChunk: LoadChunk, languages: Languages): Screens {
  const loaded = new Map<RouteRow, ComponentType>();
  return {
    get: (row) => loaded.get(row),
    async load(row) {
      const { screen = planned, texts = [] } = row;
      const [module] = await Promise.all([loadChunk(screen), languages.load(texts)]);
      loaded.set(row, module.default);
      return module.default;
    },
  };
}

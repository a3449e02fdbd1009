import { rasterise } from '../../../shell/view/dom.ts';
import { pictureUrl } from '../../../symbols/index.ts';
import { SYMBOL_IDS, type SymbolId } from '../../math/models.ts';
import type { SlotClientConfig } from '../../math/types.ts';

/** The highest-paying symbol, which shows the hero of the game's cover. */
export const HERO: SymbolId = 'high1';

/** Addresses of a game's pictures, for `src`. */
export interface PictureSet {
  getUrl(id: SymbolId): string;
  /**
   * Loads the hero, which replaces the theme's picture of its symbol.
   * @returns false if the game has none or it does not load
   */
  loadHero(): Promise<boolean>;
}

export function createPictureSet({ hero, pictures }: SlotClientConfig): PictureSet {
  const image = new Image();
  let isLoaded = false;
  return {
    getUrl: (id) => (id === HERO && isLoaded ? image.src : pictureUrl(pictures[id])),
    async loadHero() {
      image.src = `/art/heroes/${encodeURIComponent(hero)}.webp`;
      isLoaded = await image.decode().then(
        () => true,
        () => false,
      );
      return isLoaded;
    },
  };
}

/** The symbols of a game as bitmaps of one size, so that a spin only moves pixels. */
export interface Pictures {
  /** Side of a bitmap in device pixels. */
  readonly size: number;
  get(id: SymbolId): HTMLCanvasElement;
  /** Draws the symbol again, after its address has changed. */
  paint(id: SymbolId): Promise<void>;
}

/** Draws every symbol once. */
export async function paintPictures(set: PictureSet, size: number): Promise<Pictures> {
  const bitmaps = new Map<SymbolId, HTMLCanvasElement>();
  const paint = async (id: SymbolId): Promise<void> => {
    bitmaps.set(id, await rasterise(set.getUrl(id), size));
  };
  await Promise.all(SYMBOL_IDS.map(paint));
  return {
    size,
    get(id) {
      const bitmap = bitmaps.get(id);
      if (bitmap === undefined) throw new Error(`No bitmap of ${id}.`);
      return bitmap;
    },
    paint,
  };
}

import { rasterise } from '../../../shell/view/dom.ts';
import { pictureUrl } from '../../../symbols/index.ts';
import { SYMBOL_IDS, type SymbolId } from '../../math/models.ts';

/** The symbols of a game as bitmaps of one size, so that a spin only moves pixels. */
export interface Pictures {
  /** Side of a bitmap in device pixels. */
  readonly size: number;
  get(id: SymbolId): HTMLCanvasElement;
}

/** Draws every symbol once. */
export async function paintPictures(
  names: Readonly<Record<SymbolId, string>>,
  size: number,
): Promise<Pictures> {
  const painted = await Promise.all(
    SYMBOL_IDS.map(async (id) => [id, await rasterise(pictureUrl(names[id]), size)] as const),
  );
  const bitmaps = new Map<SymbolId, HTMLCanvasElement>(painted);
  return {
    size,
    get(id) {
      const bitmap = bitmaps.get(id);
      if (bitmap === undefined) throw new Error(`No bitmap of ${id}.`);
      return bitmap;
    },
  };
}

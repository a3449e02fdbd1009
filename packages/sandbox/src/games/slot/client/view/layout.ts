import { part } from '../../../shell/view/dom.ts';
import type { SlotClientConfig } from '../../math/types.ts';
import { type PictureSet, type Pictures, paintPictures } from './pictures.ts';
import { type Geometry, pictureSide } from './reels.ts';

/** A higher bitmap density costs memory without a visible gain. */
const MOST_DENSITY = 2.5;
const LARGEST_BITMAP = 320;

export interface Layout {
  readonly geometry: Geometry;
  readonly pictures: Pictures;
}

/** Computes the cell size from the space of the cabinet. */
function measure(config: SlotClientConfig): Geometry {
  const cabinet = part('cabinet', HTMLElement);
  const reels = config.reels.length;
  const style = getComputedStyle(cabinet);
  const trim = Number.parseFloat(style.getPropertyValue('--trim')) || 0;
  const tallest = Number.parseFloat(style.getPropertyValue('--tallest')) || 1;
  const room = cabinet.getBoundingClientRect();
  const meter = part('meter', HTMLElement).offsetHeight;
  const width = (room.width - trim * 2) / reels;
  const height = (room.height - meter - trim * 2) / config.rows;
  const cellWidth = Math.floor(Math.max(40, Math.min(width, height * 1.12)));
  const cellHeight = Math.floor(Math.max(40, Math.min(height, cellWidth * tallest)));
  return { cellWidth, cellHeight };
}

/** Lays out the window and renders its symbols, reusing bitmaps of the right size. */
export async function layOut(
  config: SlotClientConfig,
  set: PictureSet,
  before: Layout | null,
): Promise<Layout> {
  const geometry = measure(config);
  const cabinet = part('cabinet', HTMLElement);
  cabinet.style.setProperty('--cell-w', `${geometry.cellWidth}px`);
  cabinet.style.setProperty('--cell-h', `${geometry.cellHeight}px`);
  const density = Math.min(MOST_DENSITY, Math.max(1.5, window.devicePixelRatio));
  const size = Math.min(LARGEST_BITMAP, Math.round(pictureSide(geometry) * density));
  const same = before !== null && Math.abs(before.pictures.size - size) < 2;
  const pictures = same ? before.pictures : await paintPictures(set, size);
  return { geometry, pictures };
}

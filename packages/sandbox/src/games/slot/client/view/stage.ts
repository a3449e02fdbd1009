import type { SlotClientConfig } from '../../math/types.ts';
import { brush, part } from './dom.ts';
import { type Pictures, paintPictures } from './pictures.ts';
import { type Geometry, pictureSide } from './reels.ts';

/** A higher bitmap density costs memory without a visible gain. */
const MOST_DENSITY = 2.5;
const LARGEST_BITMAP = 320;

export interface Stage {
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
export async function layOut(config: SlotClientConfig, before: Stage | null): Promise<Stage> {
  const geometry = measure(config);
  const cabinet = part('cabinet', HTMLElement);
  cabinet.style.setProperty('--cell-w', `${geometry.cellWidth}px`);
  cabinet.style.setProperty('--cell-h', `${geometry.cellHeight}px`);
  const density = Math.min(MOST_DENSITY, Math.max(1.5, window.devicePixelRatio));
  const size = Math.min(LARGEST_BITMAP, Math.round(pictureSide(geometry) * density));
  const same = before !== null && Math.abs(before.pictures.size - size) < 2;
  const pictures = same ? before.pictures : await paintPictures(config.pictures, size);
  return { geometry, pictures };
}

/**
 * The game's cover: in the hero if there is space, and in the background at a size so small that
 * stretching blurs it at no cost.
 */
export async function hangCover(gameCode: string): Promise<void> {
  const image = new Image();
  image.src = `/art/covers/${encodeURIComponent(gameCode)}.webp?w=480`;
  try {
    await image.decode();
  } catch {
    return;
  }
  const backdrop = part('backdrop', HTMLCanvasElement);
  backdrop.width = 18;
  backdrop.height = 24;
  const context = brush(backdrop);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, 18, 24);
  backdrop.classList.add('hung');
  image.alt = '';
  part('hero', HTMLElement).prepend(image);
  part('game', HTMLElement).classList.add('has-cover');
}

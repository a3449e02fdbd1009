import { brush, part } from './dom.ts';

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

import { ended } from '../../shell/view/dom.ts';
import type { Motion } from '../../shell/view/motion.ts';

/** Moves an element; resolves at the end, at once with reduced motion. */
export async function move(
  motion: Motion,
  element: Element,
  frames: Keyframe[],
  duration: number,
  easing = 'ease-out',
): Promise<void> {
  const last = frames.at(-1);
  if (element instanceof HTMLElement || element instanceof SVGElement) {
    if (typeof last?.transform === 'string') element.style.transform = last.transform;
  }
  if (motion.reduced) return;
  await ended(element.animate(frames, { duration, easing }), duration);
}

import type { Sounds } from '../../../shell/sound.ts';
import { make, part, wait } from '../../../shell/view/dom.ts';
import type { Motion } from '../../../shell/view/motion.ts';
import { move } from '../../../slip/client/move.ts';
import type { Scene } from '../../../slip/client/parts.ts';
import type { DigitsResult } from '../../math/digits.ts';

const TURNS = 3;
const FIRST_MS = 1_500;
const NEXT_MS = 900;

export const readDigits = (result: unknown): readonly number[] => (result as DigitsResult).digits;

/** Three windows with strips of digits that come to rest one after the other. */
export function createReelsScene(motion: Motion, sounds: Sounds): Scene {
  const strips = [0, 1, 2].map(() => {
    const strip = make('span', { class: 'strip' });
    for (let index = 0; index <= TURNS * 10 + 9; index += 1) {
      strip.append(make('b', {}, `${index % 10}`));
    }
    return strip;
  });
  const windows = strips.map((strip) => make('span', { class: 'window' }, strip));
  const root = make('div', { class: 'reels', 'aria-hidden': 'true' }, ...windows);
  part('show', HTMLElement).append(root);
  const at = (digit: number, turns: number): string =>
    `translateY(${(-(turns * 10 + digit) * 100) / ((TURNS + 1) * 10)}%)`;

  return {
    reset() {
      root.dataset.state = '';
    },
    close() {},
    async reveal(result, isLive) {
      const digits = readDigits(result);
      await Promise.all(
        strips.map(async (strip, index) => {
          const digit = digits[index] ?? 0;
          const duration = FIRST_MS + index * NEXT_MS;
          const stay = at(digit, TURNS);
          if (isLive) {
            const frames = [{ transform: at(digit, 0) }, { transform: stay }];
            await move(motion, strip, frames, duration, 'cubic-bezier(0.2, 0.5, 0.15, 1)');
            sounds.play('stop', index);
          }
          strip.style.transform = stay;
        }),
      );
      root.dataset.state = 'shown';
      if (isLive && !motion.reduced) await wait(200);
    },
  };
}

import type { Sounds } from '../../../shell/sound.ts';
import { make, part, say, wait } from '../../../shell/view/dom.ts';
import type { Motion } from '../../../shell/view/motion.ts';
import { move } from '../../../slip/client/move.ts';
import type { Scene } from '../../../slip/client/parts.ts';
import type { NumbersResult } from '../../math/keno.ts';
import type { DrawTexts } from '../texts/index.ts';
import { createBall } from './ball.ts';

interface BallsParts {
  readonly motion: Motion;
  readonly sounds: Sounds;
  readonly texts: () => DrawTexts;
  readonly hue: number;
  readonly pool: number;
  readonly drawn: number;
  /** How many of the last balls stay in the tray. */
  readonly tray: number;
  /** Time of the whole draw, in milliseconds. */
  readonly drawMs: number;
  /** The numbers that have left the drum so far. */
  mark(numbers: readonly number[]): void;
}

export const readNumbers = (result: unknown): readonly number[] =>
  (result as NumbersResult).numbers;

/** Where balls lie in the drum, in per cent of it: rings that fill the lower half. */
const PLACES = Array.from({ length: 22 }, (_, index) => {
  const row = Math.floor(index / 6);
  const column = index % 6;
  return [16 + column * 13.6 + (row % 2) * 5, 80 - row * 13] as const;
});

/** A glass drum, and the tray into which its balls roll. */
export function createBallsScene(parts: BallsParts): Scene {
  const { motion, sounds, hue, pool } = parts;
  const drum = make('div', { class: 'drum', 'aria-hidden': 'true' });
  PLACES.forEach(([x, y], index) => {
    const ball = createBall(1 + ((index * 37) % pool), hue);
    ball.style.left = `${x}%`;
    ball.style.top = `${y}%`;
    ball.style.setProperty('--delay', `${-(index * 173) % 900}ms`);
    ball.style.setProperty('--jump', `${-60 - ((index * 53) % 130)}%`);
    ball.style.setProperty('--drift', `${((index * 71) % 160) - 80}%`);
    drum.append(ball);
  });
  const count = make('p', { class: 'count' });
  const tray = make('div', { class: 'tray', 'data-size': parts.tray > 8 ? 'many' : 'few' });
  part('show', HTMLElement).append(make('div', { class: 'machine' }, drum, count), tray);
  let run = 0;

  const put = (number: number): HTMLElement => {
    const ball = createBall(number, hue);
    tray.append(ball);
    if (tray.childElementCount > parts.tray) tray.firstElementChild?.remove();
    return ball;
  };

  return {
    reset() {
      run += 1;
      drum.dataset.state = '';
      tray.replaceChildren();
      say(count, '');
      parts.mark([]);
    },
    close() {
      drum.dataset.state = 'mixing';
    },
    async reveal(result, isLive) {
      run += 1;
      const own = run;
      const numbers = readNumbers(result);
      tray.replaceChildren();
      const isMoving = isLive && !motion.reduced;
      if (isMoving) drum.dataset.state = 'mixing';
      const each = parts.drawMs / numbers.length;
      for (const [index, number] of numbers.entries()) {
        const ball = put(number);
        if (!isMoving) continue;
        say(count, parts.texts().drawn(index + 1, numbers.length));
        sounds.play('stop', index % 8);
        parts.mark(numbers.slice(0, index + 1));
        await Promise.all([
          move(
            motion,
            ball,
            [
              { transform: 'translateY(-140%) rotate(-200deg) scale(0.4)', opacity: 0 },
              { transform: 'none', opacity: 1 },
            ],
            Math.min(420, each),
          ),
          wait(each),
        ]);
        if (own !== run) return;
      }
      say(count, parts.texts().drawn(numbers.length, numbers.length));
      parts.mark(numbers);
      drum.dataset.state = '';
    },
  };
}

import type { Sounds } from '../../../shell/sound.ts';
import { make, makeSvg, part, say } from '../../../shell/view/dom.ts';
import type { Motion } from '../../../shell/view/motion.ts';
import { move } from '../../../slip/client/move.ts';
import type { Scene } from '../../../slip/client/parts.ts';
import { getColor, type RouletteResult, WHEEL_ORDER } from '../../math/roulette.ts';
import { createDisc, createPaint } from './disc.ts';

const FILLS = { green: '#0b7a3c', red: '#b3162b', black: '#17141d' } as const;
const STEP = 360 / WHEEL_ORDER.length;
const SPIN_MS = 5_200;
const RIM = 87;
const POCKET = 66;

export const readNumber = (result: unknown): number => (result as RouletteResult).number;

/** A wheel from above, a ball that rolls against it, and the number where it lies. */
export function createRouletteScene(motion: Motion, sounds: Sounds): Scene {
  const svg = makeSvg('svg', {
    viewBox: '-100 -100 200 200',
    class: 'wheel',
    'aria-hidden': 'true',
  });
  const paint = createPaint(svg);
  const disc = createDisc(
    WHEEL_ORDER.map((number) => ({ text: `${number}`, fill: FILLS[getColor(number)] })),
    { outer: 80, inner: 48, textAt: 74, textSize: 7.6 },
  );
  disc.append(
    makeSvg('circle', { r: 60, fill: 'none', stroke: '#f0c860', 'stroke-width': 0.7 }),
    makeSvg('circle', { r: 48, fill: paint.bowl, stroke: '#f0c860', 'stroke-width': 1 }),
    makeSvg('circle', { r: 22, fill: paint.gold, stroke: '#5a3204', 'stroke-width': 0.8 }),
  );
  for (const turn of [0, 90, 180, 270]) {
    const arm = makeSvg('g', { transform: `rotate(${turn})` });
    arm.append(
      makeSvg('path', { d: 'M-3.2 -20L-2 -38h4L3.2 -20z', fill: paint.gold }),
      makeSvg('circle', {
        cy: -40,
        r: 4.4,
        fill: paint.gold,
        stroke: '#5a3204',
        'stroke-width': 0.6,
      }),
    );
    disc.append(arm);
  }
  disc.append(makeSvg('circle', { r: 8, fill: '#fff3c0', stroke: '#7a4203', 'stroke-width': 1 }));
  const ball = makeSvg('g', { class: 'ball' });
  const pearl = makeSvg('circle', {
    r: 4.4,
    fill: '#fdfdfb',
    stroke: '#8b8b95',
    'stroke-width': 0.6,
  });
  ball.append(pearl);
  svg.append(
    makeSvg('circle', { r: 99, fill: paint.gold }),
    makeSvg('circle', { r: 95, fill: paint.bowl, stroke: '#2a1204', 'stroke-width': 1 }),
    disc,
    makeSvg('circle', { r: 81, fill: 'none', stroke: paint.gold, 'stroke-width': 2.4 }),
    ball,
    makeSvg('circle', { r: 97, fill: paint.shine, 'pointer-events': 'none', opacity: 0.4 }),
  );
  const badge = make('p', { class: 'badge' });
  part('show', HTMLElement).append(svg, badge);

  let wheelAt = 0;
  let ballAt = 0;
  const placeBall = (angle: number, radius: number): string =>
    `rotate(${angle}deg) translateY(${-radius}px)`;
  ball.style.transform = placeBall(0, RIM);
  let rolling: Animation | null = null;

  return {
    reset() {
      badge.hidden = true;
    },
    close() {
      if (motion.reduced) return;
      ball.style.transform = placeBall(ballAt, RIM);
      rolling = ball.animate(
        [{ transform: placeBall(ballAt, RIM) }, { transform: placeBall(ballAt - 360, RIM) }],
        { duration: 900, iterations: Number.POSITIVE_INFINITY },
      );
    },
    async reveal(result, isLive) {
      const number = readNumber(result);
      const pocket = WHEEL_ORDER.indexOf(number as (typeof WHEEL_ORDER)[number]) * STEP;
      rolling?.cancel();
      const from = wheelAt;
      wheelAt = from + (isLive ? 400 : 0);
      // The pocket's place after the wheel has turned; the ball arrives there from the other side.
      const target = (wheelAt + pocket) % 360;
      const start = ballAt;
      ballAt = target - 360 * Math.ceil((target - start + 1_080) / 360);
      const stay = placeBall(ballAt, POCKET);
      if (isLive) {
        await Promise.all([
          move(
            motion,
            disc,
            [{ transform: `rotate(${from}deg)` }, { transform: `rotate(${wheelAt}deg)` }],
            SPIN_MS,
            'cubic-bezier(0.2, 0.6, 0.3, 1)',
          ),
          move(
            motion,
            ball,
            [
              { transform: placeBall(start, RIM), offset: 0 },
              { transform: placeBall(start + (ballAt - start) * 0.78, RIM), offset: 0.55 },
              { transform: placeBall(start + (ballAt - start) * 0.9, 78), offset: 0.72 },
              { transform: placeBall(start + (ballAt - start) * 0.96, 71), offset: 0.82 },
              { transform: placeBall(start + (ballAt - start) * 0.99, 76), offset: 0.88 },
              { transform: stay, offset: 1 },
            ],
            SPIN_MS,
            'cubic-bezier(0.25, 0.6, 0.35, 1)',
          ),
        ]);
        sounds.play('stop');
      }
      ball.style.transform = stay;
      say(badge, `${number}`);
      badge.dataset.tone = getColor(number);
      badge.hidden = false;
    },
  };
}

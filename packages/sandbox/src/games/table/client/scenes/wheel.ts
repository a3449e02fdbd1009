import type { Sounds } from '../../../shell/sound.ts';
import { make, makeSvg, part, say } from '../../../shell/view/dom.ts';
import type { Motion } from '../../../shell/view/motion.ts';
import { move } from '../../../slip/client/move.ts';
import type { Scene } from '../../../slip/client/parts.ts';
import { type WheelResult, wheelPays, wheelSegments } from '../../math/wheel.ts';
import { createDisc, createPaint } from './disc.ts';

const STEP = 360 / wheelSegments.length;
const SPIN_MS = 5_600;
const FILLS = ['#2459b8', '#b3162b', '#15803d', '#7a3cc0', '#c96a0a', '#e0ae1c'] as const;

export const getTimes = (hundredths: number): string => `${hundredths / 100}×`;
export const getPayTone = (pay: number): string => FILLS[wheelPays.indexOf(pay)] ?? FILLS[0];
export const readPay = (result: unknown): number =>
  wheelSegments[(result as WheelResult).segment] ?? 0;

/** An upright money wheel, with a pointer at its top. */
export function createWheelScene(motion: Motion, sounds: Sounds): Scene {
  const svg = makeSvg('svg', {
    viewBox: '-104 -108 208 212',
    class: 'wheel',
    'aria-hidden': 'true',
  });
  const paint = createPaint(svg);
  const disc = createDisc(
    wheelSegments.map((pay) => ({
      text: `${pay / 100}`,
      fill: getPayTone(pay),
      ink: pay === 5_200 ? '#3a1800' : '#fff',
    })),
    { outer: 92, inner: 36, textAt: 81, textSize: 9 },
  );
  for (let index = 0; index < wheelSegments.length; index += 1) {
    disc.append(
      makeSvg('circle', {
        r: 1.5,
        cy: -95,
        fill: '#fff6c9',
        transform: `rotate(${(index + 0.5) * STEP})`,
      }),
    );
  }
  disc.append(
    makeSvg('circle', { r: 36, fill: paint.bowl, stroke: '#f0c860', 'stroke-width': 1.5 }),
    makeSvg('circle', { r: 27, fill: paint.gold, stroke: '#5a3204', 'stroke-width': 0.8 }),
    makeSvg('path', {
      d: 'M0 -18L4.6 -6.2 17 -5.6 7.4 2.4 10.6 14.6 0 7.8 -10.6 14.6 -7.4 2.4 -17 -5.6 -4.6 -6.2z',
      fill: '#fff3c0',
      stroke: '#7a4203',
      'stroke-width': 1,
    }),
  );
  svg.append(
    makeSvg('circle', { r: 101, fill: paint.gold }),
    makeSvg('circle', { r: 97.5, fill: '#2a1204' }),
    disc,
    makeSvg('circle', { r: 97, fill: paint.shine, opacity: 0.35 }),
    makeSvg('path', {
      d: 'M-9 -107h18L0 -84z',
      fill: '#e11d33',
      stroke: '#fff3c0',
      'stroke-width': 2,
      'stroke-linejoin': 'round',
    }),
  );
  const badge = make('p', { class: 'badge' });
  part('show', HTMLElement).append(svg, badge);
  let at = 0;

  return {
    reset() {
      badge.hidden = true;
    },
    close() {},
    async reveal(result, isLive) {
      const { segment } = result as WheelResult;
      const from = at;
      const rest = (((-segment * STEP - from) % 360) + 360) % 360;
      at = from + rest + (isLive ? 1_440 : 0);
      const stay = `rotate(${at}deg)`;
      if (isLive) {
        await move(
          motion,
          disc,
          [{ transform: `rotate(${from}deg)` }, { transform: stay }],
          SPIN_MS,
          'cubic-bezier(0.12, 0.7, 0.1, 1)',
        );
        sounds.play('stop');
      }
      disc.style.transform = stay;
      say(badge, getTimes(readPay(result)));
      badge.style.setProperty('--tone', getPayTone(readPay(result)));
      badge.hidden = false;
    },
  };
}

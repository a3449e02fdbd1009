import { make } from '../../../shell/view/dom.ts';

/** Decades share a color; the look turns them around the color wheel. */
const DECADES = 9;

/** A numbered ball. */
export function createBall(number: number, hue: number): HTMLElement {
  const turn = (hue + Math.floor((number - 1) / 10) * (360 / DECADES)) % 360;
  const ball = make(
    'span',
    { class: 'lot', 'data-number': `${number}` },
    make('b', {}, `${number}`),
  );
  ball.style.setProperty('--ball', `${turn}`);
  return ball;
}

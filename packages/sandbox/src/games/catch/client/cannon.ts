import { make } from '../../shell/view/dom.ts';
import type { Motion } from '../../shell/view/motion.ts';
import { GOLD, Paint } from '../../symbols/paint.ts';
import type { Place } from './shoal.ts';

export interface Cannon {
  /** Turns to a place. */
  turn(place: Place): void;
  /** Turns, recoils, and sends a bullet. */
  fire(place: Place, layer: HTMLElement, flightMs: number): void;
  /** The barrel grows with the stake, 0 to 4. */
  setLevel(level: number): void;
}

const METALS = [
  ['#f4fbff', '#a8c4dc', '#5a7898', '#20344c'],
  ['#e8fff0', '#6ae0a0', '#189a5a', '#06402a'],
  ['#f0f4ff', '#7aa8ff', '#2a5ae0', '#0a2070'],
  ['#ffeaff', '#e07aff', '#8a2ae0', '#3a0878'],
  GOLD,
] as const;

/** The barrel of a level, pointing upwards, its pivot in the middle of the picture. */
function drawBarrel(level: number): string {
  const metal = METALS[level] ?? METALS[0];
  return new Paint().picture((paint) => {
    const skin = paint.linear([metal[3], metal[1], metal[0], metal[1], metal[2], metal[3]], 0);
    const wide = 21 + level * 3;
    const twin = level >= 2;
    const barrel = (x: number): string =>
      `<path d="M${x - wide * 0.72} 112L${x - wide * 0.56} 26H${x + wide * 0.56}L${x + wide * 0.72} 112Z" fill="${skin}"/><rect x="${x - wide * 0.78}" y="14" width="${wide * 1.56}" height="20" rx="8" fill="${skin}"/><rect x="${x - wide * 0.7}" y="62" width="${wide * 1.4}" height="12" rx="5" fill="${skin}"/>`;
    const wings =
      level >= 3
        ? `<path d="M70 120Q26 96 22 48Q60 66 82 96ZM130 120Q174 96 178 48Q140 66 118 96Z" fill="${skin}"/>`
        : '';
    return (
      paint.lit(wings + (twin ? barrel(80) + barrel(120) : barrel(100)), 4, '#9ff', 0.66) +
      paint.lit(
        `<circle cx="100" cy="120" r="${42 + level}" fill="${paint.radial([metal[0], metal[1], metal[2], metal[3]])}"/>`,
        8,
        '#9ff',
        0.62,
      ) +
      `<circle cx="100" cy="120" r="20" fill="${paint.radial(['#fff', '#ff9a4a', '#c81a1a'])}" stroke="${metal[3]}" stroke-width="5"/>` +
      paint.gloss(88, 100, 18, 8)
    );
  });
}

export function createCannon(sea: HTMLElement, root: HTMLElement, motion: Motion): Cannon {
  const barrel = make('img', { alt: '', class: 'barrel' });
  root.append(make('i', { class: 'base' }), barrel);
  let shown = -1;
  let angle = 0;

  const getMouth = (): Place => ({
    x: root.offsetLeft + root.offsetWidth / 2,
    y: root.offsetTop + root.offsetHeight * 0.6,
  });

  const turn = (place: Place): void => {
    const mouth = getMouth();
    angle = Math.max(
      -80,
      Math.min(80, (Math.atan2(place.x - mouth.x, mouth.y - place.y) * 180) / Math.PI),
    );
    barrel.style.transform = `rotate(${angle}deg)`;
  };

  return {
    turn,
    fire(place, layer, flightMs) {
      turn(place);
      if (motion.reduced) return;
      barrel.animate(
        {
          transform: [
            `rotate(${angle}deg)`,
            `rotate(${angle}deg) translateY(9px)`,
            `rotate(${angle}deg)`,
          ],
        },
        { duration: 150, easing: 'ease-out' },
      );
      const mouth = getMouth();
      const bullet = make('i', { class: 'bullet', 'data-level': `${Math.max(0, shown)}` });
      layer.append(bullet);
      const rad = (angle * Math.PI) / 180;
      const reach = sea.clientHeight * 0.09;
      const from = { x: mouth.x + Math.sin(rad) * reach, y: mouth.y - Math.cos(rad) * reach };
      const flight = bullet.animate(
        {
          transform: [
            `translate(${from.x}px, ${from.y}px) rotate(${angle}deg)`,
            `translate(${place.x}px, ${place.y}px) rotate(${angle}deg)`,
          ],
        },
        { duration: flightMs, fill: 'forwards' },
      );
      setTimeout(() => {
        flight.cancel();
        bullet.remove();
      }, flightMs);
    },
    setLevel(level) {
      if (level === shown) return;
      shown = level;
      barrel.src = `data:image/svg+xml,${encodeURIComponent(drawBarrel(level))}`;
      root.dataset.level = `${level}`;
    },
  };
}

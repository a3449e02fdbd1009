import type { Canvas } from '../canvas.ts';
import { createTone, gold } from '../colour.ts';
import { type FigureLook, figure } from '../heroes/people/figure.ts';
import { blur, lit } from '../light.ts';
import { circle, group, path, posed } from '../shapes.ts';

export const live = { frame: true, footTop: 262, footStrength: 0.95 };

/** The two halves of a duel, split by a bright diagonal. */
export const duel = (
  c: Canvas,
  left: string,
  right: string,
  leftArt: string,
  rightArt: string,
): string =>
  group(left + leftArt, { clip: c.clip('M-10 -10H176L124 410H-10Z') }) +
  group(right + rightArt, { clip: c.clip('M176 -10H310V410H124Z') }) +
  path('M176 -10L124 410', { stroke: '#fff3b0', width: 12, opacity: 0.7, filter: blur(c, 5) }) +
  path('M176 -10L124 410', { stroke: '#fff', width: 3 });

export const dealer = (
  c: Canvas,
  look: Partial<FigureLook> & Pick<FigureLook, 'build' | 'skin' | 'cloth' | 'trim'>,
  pose: Parameters<typeof posed>[1] = {},
): string => posed(figure(c, { outfit: 'waistcoat', ...look }), { scale: 1.08, dy: -16, ...pose });

export const colorDie = (color: string) => {
  const [light, mid, dark] = createTone(color);
  return {
    sides: [light, light, mid, dark] as const,
    pips: ['#fff', '#fff', '#e8e8f0'],
    aces: ['#fff', '#fff', '#e8e8f0'],
  };
};

/** Counters in a loose pile, widest at the bottom, where the dealer removes them in fours. */
export const counters = [11, 9, 7, 4].flatMap((count, row) =>
  Array.from(
    { length: count },
    (_, i) => [150 + (i - (count - 1) / 2) * 23, 266 - row * 21 + (i % 2) * 5] as const,
  ),
);

/** A brass bowl, upside down, lifted off the counters. */
export const bowl = (c: Canvas): string =>
  group(
    path(
      'M86 176C82 92 110 50 150 48C190 50 218 92 214 176Q150 200 86 176Z',
      c.linear([gold[4], gold[1], gold[0], gold[2], gold[4]], 0),
    ) +
      circle(150, 42, 13, c.radial(gold)) +
      path('M76 170Q150 200 224 170L224 184Q150 214 76 184Z', c.linear(gold)),
    { filter: lit(c, 6, { depth: 12, shine: 1, rim: '#8affc8' }) },
  );

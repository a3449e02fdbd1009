import { glow } from '../atmosphere.ts';
import type { Canvas } from '../canvas.ts';
import { darker, lighter } from '../colour.ts';
import { type Point, repeat, tube } from '../geometry.ts';
import { blur, lit } from '../light.ts';
import { circle, ellipse, group, path, posed } from '../shapes.ts';
import type { CritterLook } from './critter-features.ts';
import { critter } from './critters.ts';

interface MascotPose {
  /** Position of the hands. */
  readonly left: Point;
  readonly right: Point;
  /** Tilt of the head, degrees. */
  readonly tilt?: number;
  /** A scarf's colour. */
  readonly scarf?: string;
  /** A waistcoat's colour. */
  readonly vest?: string;
  /** Colour of hands and feet, if not the coat's. */
  readonly mitts?: string;
  /** Behind everything: a tail, wings, a sack. */
  readonly behind?: string;
  /** Objects in the hands: in front of the body, behind the hands. */
  readonly held?: string;
  /** Hat, positioned for a full-size head at (150, 160). */
  readonly hat?: string;
  /** Fins or wings instead of arms. */
  readonly wings?: boolean;
}

/** A cock's comb for a critter's head. */
export const comb = (c: Canvas): string =>
  path(
    'M116 82C120 50 138 44 146 64C152 36 170 40 168 66C180 52 194 62 186 84Z',
    c.linear(['#ff6a5a', '#d8142a']),
  );

/** A miner's helmet with its lamp lit, for a critter's head. */
export const minersHat = (c: Canvas): string =>
  group(
    path(
      'M70 112C72 52 108 26 150 26C192 26 228 52 230 112C180 96 120 96 70 112Z',
      c.linear(['#ffe98a', '#f2b01a', '#a8600a']),
    ) + path('M58 116C110 92 190 92 242 116L236 128C188 106 112 106 64 128Z', '#d8860a'),
    { filter: lit(c, 5, { depth: 10, shine: 0.8, rim: '#fff3c0' }) },
  ) +
  circle(150, 72, 24, c.radial(['#8a94a8', '#3a404e'])) +
  circle(150, 72, 17, c.radial(['#fff', '#fff8c8', '#ffd24a'])) +
  glow(c, 150, 72, 90, '#fff3b0', 0.9, '#fff');

/** Scale of the head of a small figure, relative to a face without body. */
const headScale = 0.68;

const bow = (from: Point, to: Point, bend: number): Point[] => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const middle: Point = [(from[0] + to[0]) / 2 - dy * bend, (from[1] + to[1]) / 2 + dx * bend];
  return [0, 0.25, 0.5, 0.75, 1].map((t) => {
    const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return [
      p * from[0] + q * middle[0] + r * to[0],
      p * from[1] + q * middle[1] + r * to[1],
    ] as const;
  });
};

/** An animal with body and hands, about 260 high. */
export const mascot = (c: Canvas, look: CritterLook, pose: MascotPose): string => {
  const { fur, pale, rim = '#fff3d0' } = look;
  const { left, right, tilt = 0, mitts = fur } = pose;
  const coat = lit(c, 6, { depth: 11, shine: 0.3, gloss: 26, shade: 0.5, rim, drop: false });
  const soft = lit(c, 5, { depth: 9, shine: 0.3, gloss: 26, rim });
  const tones = c.linear([lighter(fur, 0.3), fur, darker(fur, 0.4)], 80);
  const paw = c.radial([lighter(mitts, 0.4), mitts, darker(mitts, 0.35)], 0.5, 0.5, 0.6, 0.35, 0.3);
  const torso =
    'M150 162C116 166 98 206 96 244C96 276 120 292 150 292C180 292 204 276 204 244C202 206 184 166 150 162Z';
  const arm = (from: Point, to: Point, bend: number): string => {
    const spine = bow(from, to, bend);
    const shape = pose.wings
      ? tube(spine, (t) => 7 + 17 * Math.sin(Math.min(1, t * 0.72 + 0.2) * Math.PI))
      : tube(spine, (t) => 15 - 3 * t);
    return group(path(shape.d, tones) + (pose.wings ? '' : circle(to[0], to[1], 17, paw)), {
      filter: soft,
    });
  };
  const foot = (x: number): string =>
    group(ellipse(x, 288, 31, 20, paw), { filter: soft }) +
    repeat(2, (i) =>
      ellipse(x - 8 + i * 16, 300, 3, 6, { fill: darker(mitts, 0.4), opacity: 0.4 }),
    );
  const vest =
    pose.vest === undefined
      ? ''
      : group(
          path(
            'M112 190C98 214 96 244 98 262C108 280 128 288 138 288L144 214C134 202 124 194 112 190Z' +
              'M188 190C202 214 204 244 202 262C192 280 172 288 162 288L156 214C166 202 176 194 188 190Z',
            c.linear([lighter(pose.vest, 0.3), pose.vest, darker(pose.vest, 0.4)]),
          ),
          { filter: soft },
        );
  const scarf =
    pose.scarf === undefined
      ? ''
      : group(
          path(
            'M100 182C118 200 182 200 200 182C206 196 204 206 196 210C170 222 130 222 104 210C96 206 94 196 100 182Z',
            c.linear([lighter(pose.scarf, 0.3), pose.scarf, darker(pose.scarf, 0.4)]),
          ) +
            path(
              'M178 208C190 222 192 244 186 262L164 258C168 240 166 224 160 212Z',
              c.linear([pose.scarf, darker(pose.scarf, 0.45)]),
            ),
          { filter: soft },
        );
  return (
    ellipse(150, 304, 74, 11, { fill: '#000', opacity: 0.45, filter: blur(c, 6) }) +
    (pose.behind ?? '') +
    foot(122) +
    foot(178) +
    group(path(torso, tones), { filter: coat }) +
    ellipse(150, 240, 36, 44, {
      fill: c.radial([lighter(pale, 0.3), pale, darker(pale, 0.12)]),
      opacity: 0.92,
      filter: blur(c, 1.2),
    }) +
    vest +
    posed(critter(c, { ...look, paws: false }) + (pose.hat ?? ''), {
      y: 165,
      scale: headScale,
      turn: tilt,
      dy: -50,
    }) +
    scarf +
    (pose.held ?? '') +
    arm([108, 200], left, -0.18) +
    arm([192, 200], right, 0.18)
  );
};

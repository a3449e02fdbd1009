import type { Canvas } from '../canvas.ts';
import { hsl } from '../colour.ts';
import { cos, num, PI, polygon, repeat, sin, star, suits, times } from '../geometry.ts';
import { lit } from '../light.ts';
import { circle, ellipse, group, path, place, rect } from '../shapes.ts';

const sugar = (c: Canvas): string =>
  lit(c, 5, { depth: 9, shine: 1, gloss: 34, shade: 0.45, rim: '#fff' });

/** A swirled lollipop on its stick. */
export const lollipop = (
  c: Canvas,
  x: number,
  y: number,
  r: number,
  a: string,
  b: string,
  turn: number,
): string => {
  const swirl = repeat(12, (i) => {
    const t = (i * PI) / 6;
    const arm = (k: number) =>
      times(
        9,
        (j) =>
          [((r * j) / 8) * cos(t + k + j * 0.19), ((r * j) / 8) * sin(t + k + j * 0.19)] as const,
      );
    return path(polygon([...arm(0), ...arm(PI / 6).reverse()]), i % 2 ? a : b);
  });
  const round = c.clip(`M${r} 0A${r} ${r} 0 1 1 ${-r} 0A${r} ${r} 0 1 1 ${r} 0Z`);
  return place(
    rect(-4.5, r - 6, 9, 130, c.linear(['#fff', '#e0c8d8', '#fff', '#b89ab0'], 0), 4) +
      group(group(swirl, { clip: round }), { filter: sugar(c) }) +
      ellipse(-r * 0.3, -r * 0.45, r * 0.42, r * 0.2, {
        fill: '#fff',
        opacity: 0.6,
        move: `rotate(-30 ${num(-r * 0.3)} ${num(-r * 0.45)})`,
      }),
    x,
    y,
    turn,
  );
};

type SweetShape = 'heart' | 'drop' | 'star' | 'bean' | 'cube';

export const sweet = (
  c: Canvas,
  shape: SweetShape,
  x: number,
  y: number,
  r: number,
  hue: number,
  turn: number,
): string => {
  const fill = c.linear([hsl(hue, 98, 72), hsl(hue, 92, 52), hsl(hue + 10, 90, 40)]);
  const body = {
    heart: () => path(suits.hearts, { fill, move: `scale(${num(r / 44)})` }),
    drop: () => circle(0, 0, r, fill),
    star: () =>
      path(star(0, 0, r * 1.15, r * 0.62, 5), {
        fill,
        stroke: hsl(hue, 92, 52),
        width: 4,
        cap: 'round',
      }),
    bean: () => rect(-r, -r * 0.62, 2 * r, r * 1.24, fill, r * 0.62),
    cube: () => rect(-r * 0.86, -r * 0.86, r * 1.72, r * 1.72, fill, r * 0.4),
  }[shape]();
  return place(
    group(body, { filter: sugar(c) }) +
      ellipse(-r * 0.25, -r * 0.42, r * 0.36, r * 0.16, {
        fill: '#fff',
        opacity: 0.75,
        move: 'rotate(-18)',
      }),
    x,
    y,
    turn,
  );
};

const shapes: readonly SweetShape[] = ['heart', 'drop', 'star', 'bean', 'cube'];

/** A spill of sweets across the lower half. */
export const sweetSpill = (
  c: Canvas,
  count = 26,
  hues: readonly number[] = [345, 28, 48, 150, 195, 275, 320],
  top = 205,
): string =>
  times(count, () => [c.between(8, 292), c.between(top, 330), c.between(19, 33)] as const)
    .sort((a, b) => a[1] - b[1])
    .map(([x, y, r], i) =>
      sweet(c, shapes[i % 5] ?? 'drop', x, y, r, hues[i % hues.length] ?? 0, c.between(-40, 40)),
    )
    .join('');

/** A glazed ring with sprinkles; `squash` tips it over. */
export const donut = (
  c: Canvas,
  x: number,
  y: number,
  r: number,
  glaze: readonly [string, string],
  turn: number,
  squash = 0.86,
): string => {
  const drip = times(26, (i) => {
    const a = (i * 2 * PI) / 26;
    const q = r * (0.94 + 0.06 * sin(i * 2.3) - 0.05 * (i % 2));
    return [q * cos(a), q * sin(a)] as const;
  });
  const hole = `M${num(r * 0.3)} 0A${num(r * 0.3)} ${num(r * 0.3)} 0 1 0 ${num(-r * 0.3)} 0A${num(r * 0.3)} ${num(r * 0.3)} 0 1 0 ${num(r * 0.3)} 0Z`;
  const ring = `M${r} 0A${r} ${r} 0 1 1 ${-r} 0A${r} ${r} 0 1 1 ${r} 0Z${hole}`;
  const sprinkles = repeat(34, (i) => {
    const [a, q] = [(i * 137.5 * PI) / 180, r * c.between(0.42, 0.84)];
    return rect(
      -r * 0.07,
      -r * 0.025,
      r * 0.14,
      r * 0.05,
      {
        fill: hsl(c.pick([345, 48, 195, 130, 28]), 95, 66),
        move: `translate(${num(q * cos(a))} ${num(q * sin(a))}) rotate(${Math.round(c.between(0, 180))})`,
      },
      r * 0.025,
    );
  });
  const body =
    group(path(ring, c.linear(['#ffd9a0', '#d8904a', '#8a4a18'])), {
      filter: lit(c, r * 0.11, { depth: r * 0.2, shine: 0.5 }),
    }) +
    group(path(`${polygon(drip)}${hole}`, { fill: c.linear(glaze) }), {
      filter: lit(c, r * 0.09, { depth: r * 0.17, shine: 1, gloss: 30, shade: 0.4, drop: false }),
    }) +
    sprinkles;
  return `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(1 ${squash})">${body}</g>`;
};

/** A cupcake: fluted cup, piped cream, a cherry. */
export const cupcake = (
  c: Canvas,
  x: number,
  y: number,
  s: number,
  cream: readonly [string, string],
  cup: readonly [string, string],
  topping: 'cherry' | 'star' | 'berry' = 'cherry',
): string => {
  const flutes = repeat(9, (i) =>
    path(
      `M${-62 + i * 13.8} 10L${-48 + i * 10.7} 92H${-48 + i * 10.7 + 5.4}L${-62 + i * 13.8 + 7} 10Z`,
      { fill: '#fff', opacity: 0.28 },
    ),
  );
  const swirl = [
    [0, -4, 76, 30],
    [4, -36, 60, 26],
    [-3, -64, 43, 22],
    [2, -88, 26, 17],
  ]
    .map(([dx = 0, dy = 0, rx = 0, ry = 0]) =>
      group(ellipse(dx, dy, rx, ry, { fill: c.linear(cream), move: 'rotate(-6)' }), {
        filter: lit(c, 6, { depth: 11, shine: 0.6, shade: 0.5 }),
      }),
    )
    .join('');
  const sprinkles = repeat(22, () => {
    const dy = c.between(-84, 8);
    const span = 62 + dy * 0.5;
    return rect(
      0,
      0,
      9,
      3.4,
      {
        fill: hsl(c.pick([345, 48, 195, 130, 275]), 95, 66),
        move: `translate(${num(c.between(-span, span))} ${num(dy)}) rotate(${Math.round(c.between(0, 180))})`,
      },
      1.7,
    );
  });
  const crown =
    topping === 'cherry'
      ? path('M2 -112C6 -134 18 -144 34 -148', { stroke: '#3a6a1a', width: 4 }) +
        group(
          circle(
            2,
            -106,
            19,
            c.radial(['#ff9aa4', '#e0142e', '#6a0010'], 0.5, 0.5, 0.55, 0.35, 0.3),
          ),
          { filter: lit(c, 3, { depth: 5, shine: 1 }) },
        )
      : topping === 'star'
        ? group(
            path(star(2, -110, 25, 11, 5), {
              fill: c.linear(['#fff3a0', '#ffb81a']),
              stroke: '#ffd24a',
              width: 5,
              cap: 'round',
            }),
            { filter: sugar(c) },
          )
        : group(
            [
              [-10, -104],
              [14, -106],
              [2, -120],
            ]
              .map(([bx = 0, by = 0]) =>
                circle(
                  bx,
                  by,
                  13,
                  c.radial(['#a8b8ff', '#3a4ae0', '#10105a'], 0.5, 0.5, 0.55, 0.35, 0.3),
                ),
              )
              .join(''),
            { filter: lit(c, 2, { depth: 4 }) },
          );
  return place(
    group(path('M-66 6H66L48 96Q0 106 -48 96Z', c.linear(cup, 0)), {
      filter: lit(c, 4, { depth: 8, shine: 0.4 }),
    }) +
      flutes +
      swirl +
      sprinkles +
      crown,
    x,
    y,
    0,
    s,
  );
};

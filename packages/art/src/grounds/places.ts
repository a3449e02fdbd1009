import { clouds, glow, smoke } from '../atmosphere.ts';
import type { Canvas } from '../canvas.ts';
import { hsl } from '../colour.ts';
import { num, type Point, polygon, repeat, smooth, suits } from '../geometry.ts';
import { blur, noise } from '../light.ts';
import { circle, group, line, path, place, rect } from '../shapes.ts';

/** Green felt with a faint pattern of suits. */
export const felt = (c: Canvas, bright: string, mid: string, y = 150): string => {
  const marks = [suits.spades, suits.hearts, suits.diamonds, suits.clubs];
  const pattern = repeat(88, (i) => {
    const [column, row] = [i % 8, Math.floor(i / 8)];
    return place(
      path(marks[(column + row) % 4] ?? '', '#fff'),
      column * 42 + (row % 2) * 21,
      row * 38,
      0,
      0.2,
    );
  });
  return (
    rect(
      0,
      0,
      300,
      400,
      c.radial(
        [
          [0, bright],
          [0.55, mid],
          [1, '#02060a'],
        ],
        0.5,
        y / 400,
        0.8,
      ),
    ) +
    group(pattern, { opacity: 0.055 }) +
    rect(0, 0, 300, 400, {
      opacity: 0.22,
      blend: 'overlay',
      filter: noise(c, '.9', 3, 4, '0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 1.2 0 0 0 -.2'),
    })
  );
};

/** Curtain folds, lit from the middle. */
export const curtain = (c: Canvas, hue: number, saturation = 70): string =>
  repeat(13, (i) =>
    rect(
      i * 25 - 6,
      0,
      27,
      400,
      c.linear(
        [
          hsl(hue, saturation, 8),
          hsl(hue, saturation, 32),
          hsl(hue, saturation, 17),
          hsl(hue, saturation, 6),
        ],
        0,
      ),
    ),
  ) +
  rect(
    0,
    0,
    300,
    400,
    c.radial(
      [
        [0, hsl(hue + 20, 90, 60), 0.55],
        [0.6, hsl(hue, 90, 20), 0.1],
        [1, '#000', 0.75],
      ],
      0.5,
      0.35,
      0.75,
    ),
  );

/** A studio wall: arches of light and panels, for live tables with a dealer. */
export const salon = (c: Canvas, hue: number, lamp = '#ffd9a0'): string => {
  const panel = (x: number): string =>
    rect(
      x,
      24,
      62,
      250,
      {
        fill: c.linear([hsl(hue, 55, 30), hsl(hue, 60, 12)]),
        stroke: hsl(hue + 20, 60, 58, 0.7),
        width: 1.2,
      },
      30,
    ) +
    rect(x + 8, 34, 46, 230, { fill: 'none', stroke: '#ffe08a', width: 0.8, opacity: 0.5 }, 23) +
    glow(c, x + 31, 60, 54, lamp, 0.8, '#fff');
  return (
    rect(
      0,
      0,
      300,
      400,
      c.radial(
        [
          [0, hsl(hue, 70, 46)],
          [0.5, hsl(hue, 68, 22)],
          [1, hsl(hue, 70, 6)],
        ],
        0.5,
        0.36,
        0.8,
      ),
    ) +
    group([-34, 40, 198, 272].map(panel).join(''), { filter: blur(c, 2) }) +
    group(
      repeat(16, () =>
        glow(
          c,
          c.between(0, 300),
          c.between(0, 250),
          c.between(6, 20),
          c.pick([lamp, '#fff', hsl(hue + 30, 90, 70)]),
          0.5,
        ),
      ),
      {},
    )
  );
};

/** Under water: light from above and drifting haze. */
export const sea = (c: Canvas, stops: readonly string[], beam = '#d8fff6'): string => {
  const shafts = repeat(9, () => {
    const x = c.between(-20, 320);
    const w = c.between(8, 30);
    const drift = (x - 150) * 0.5;
    return path(
      polygon([
        [x, -10],
        [x + w, -10],
        [x + w * 2.2 + drift, 330],
        [x - w + drift, 330],
      ]),
      {
        fill: c.linear([
          [0, beam, 0.6],
          [1, beam, 0],
        ]),
        opacity: c.between(0.25, 0.7),
      },
    );
  });
  return (
    rect(0, 0, 300, 400, c.linear(stops)) +
    group(shafts, { filter: blur(c, 5), blend: 'screen' }) +
    group(smoke(c, '#ffffff', 1.2, '.02 .035', 0.5), { blend: 'overlay', opacity: 0.5 })
  );
};

const ridge = (c: Canvas, y: number, rough: number): string => {
  const points: Point[] = [[-10, 410]];
  for (let x = -10; x <= 310; x += 32) points.push([x, y + c.between(-rough, rough)]);
  points.push([310, 410]);
  return smooth(points, false);
};

/** Weeds, coral and sand at the bottom of the sea. */
export const seabed = (
  c: Canvas,
  near: string,
  far: string,
  weeds = ['#ff6f91', '#2fd6a0', '#ffb347', '#b05cff'],
): string => {
  const plants = repeat(9, (i) => {
    const x = i < 5 ? c.between(-5, 66) : c.between(234, 305);
    const h = c.between(60, 150);
    const w = c.between(4, 8);
    const sway = c.between(6, 14);
    const d = `M${num(x - w)} 365C${num(x - w - sway)} ${num(365 - h * 0.4)} ${num(x + sway)} ${num(365 - h * 0.6)} ${num(x)} ${num(365 - h)}C${num(x + sway + w * 2)} ${num(365 - h * 0.6)} ${num(x + w - sway)} ${num(365 - h * 0.4)} ${num(x + w)} 365Z`;
    return path(d, { fill: c.linear([c.pick(weeds), near]), opacity: 0.88 });
  });
  return (
    group(path(`${ridge(c, 300, 22)}Z`, far), { filter: blur(c, 2) }) +
    plants +
    path(`${ridge(c, 344, 14)}Z`, near)
  );
};

/** Ridges of mountains, far to near. */
export const mountains = (
  c: Canvas,
  y: number,
  layers: readonly (readonly string[])[],
  rise = 50,
): string =>
  layers
    .map((colors, k) => {
      const points: Point[] = [[-20, 410]];
      for (let x = -20; x < 320; x += c.between(22, 46)) {
        points.push([x, y + k * 34 - c.between(0, rise) * (1 - k * 0.18)]);
      }
      points.push([320, 410]);
      return path(polygon(points), c.linear(colors));
    })
    .join('');

/** Rolling hills, far to near. */
export const hills = (
  c: Canvas,
  y: number,
  layers: readonly (readonly string[])[],
  rough = 18,
): string =>
  layers.map((colors, k) => path(`${ridge(c, y + k * 30, rough)}Z`, c.linear(colors))).join('');

/** Banks of stadium lamps at both sides. */
export const stadiumLights = (c: Canvas, color = '#fff', y = 18): string => {
  const beams = [0, 300]
    .flatMap((x0) => {
      const dir = x0 === 0 ? 1 : -1;
      return [0, 1, 2, 3].map((i) =>
        path(
          `M${x0 + dir * 20} ${y + i * 9}L${x0 + dir * (150 + i * 36)} 420L${x0 + dir * (60 + i * 36)} 420Z`,
          c.linear([
            [0, color, 0.55],
            [1, color, 0],
          ]),
        ),
      );
    })
    .join('');
  const lamps = [14, 238]
    .map((x) =>
      repeat(12, (i) =>
        glow(c, x + (i % 4) * 16, y + Math.floor(i / 4) * 14, 14, color, 1, '#fff'),
      ),
    )
    .join('');
  return group(beams, { filter: blur(c, 4), blend: 'screen', opacity: 0.55 }) + lamps;
};

/** A crowd as out-of-focus dots. */
export const crowd = (
  c: Canvas,
  y: number,
  height: number,
  colors: readonly string[],
  back = ['#0a1020', '#04070e'],
): string =>
  group(
    rect(0, y, 300, height, c.linear(back)) +
      repeat(420, () =>
        circle(c.between(0, 300), y + c.between(2, height), c.between(0.8, 2.4), {
          fill: c.pick(colors),
          opacity: c.between(0.15, 0.75),
        }),
      ),
    { filter: blur(c, 0.8) },
  );

/** A pitch in perspective. */
export const pitch = (c: Canvas, light = '#0c7a3a', dark = '#0a6430', y = 200): string =>
  rect(0, y - 4, 300, 210, dark) +
  repeat(9, (i) =>
    path(
      `M${150 + (i - 4.5) * 44} ${y}L${150 + (i - 4.5) * 130} 400L${150 + (i - 3.5) * 130} 400L${150 + (i - 3.5) * 44} ${y}Z`,
      i % 2 ? light : dark,
    ),
  ) +
  rect(
    0,
    y - 10,
    300,
    40,
    c.linear([
      [0, '#04122e', 0.9],
      [1, '#04122e', 0],
    ]),
  ) +
  line(`M-20 ${y + 52}H320M60 ${y + 14}L-60 400M240 ${y + 14}L360 400`, '#fff', 3, {
    opacity: 0.45,
  });

/** A skyline at night, two rows deep. */
export const city = (
  c: Canvas,
  y: number,
  colors: readonly [string, string],
  lamps = ['#ffe29a', '#ffc14d', '#9fe8ff', '#fff'],
): string =>
  colors
    .map((color, row) => {
      let art = '';
      for (let x = -5; x < 305; ) {
        const w = c.between(16, 36);
        const top = y - c.between(50, 150) * (row ? 0.7 : 1) + row * 40;
        art += rect(x, top, w, 400, color);
        for (let a = x + 4; a < x + w - 4; a += 6) {
          for (let b = top + 6; b < y + 60; b += 8) {
            if (c.random() > 0.62)
              art += rect(a, b, 2.4, 3.4, { fill: c.pick(lamps), opacity: c.between(0.25, 0.95) });
          }
        }
        x += w + 1;
      }
      return art;
    })
    .join('');

/** Broad leaves reaching in from both sides. */
export const foliage = (c: Canvas, colors: readonly string[], near = false): string => {
  const leaf = (x: number, y: number, l: number, turn: number): string =>
    place(
      path(
        `M0 0C${num(l * 0.3)} ${num(-l * 0.26)} ${num(l * 0.75)} ${num(-l * 0.22)} ${num(l)} 0C${num(l * 0.75)} ${num(l * 0.22)} ${num(l * 0.3)} ${num(l * 0.26)} 0 0Z`,
        c.linear([c.pick(colors), '#021a10'], 0),
      ) + line(`M0 0H${num(l * 0.95)}`, '#8affb0', 1.5, { opacity: 0.25 }),
      x,
      y,
      turn,
    );
  const count = near ? 5 : 9;
  const side = (right: boolean): string =>
    repeat(count, () =>
      leaf(
        right ? 310 : -10,
        near ? c.between(230, 360) : c.between(10, 300),
        c.between(70, near ? 110 : 150),
        right ? c.between(110, 260) : c.between(-70, 70),
      ),
    );
  return group(side(false) + side(true), { filter: blur(c, near ? 1.8 : 0.6) });
};

/** Blue sky with clouds, for sweets and balloons. */
export const fairSky = (c: Canvas, stops: readonly string[], cloud = '#fff'): string =>
  rect(0, 0, 300, 400, c.linear(stops)) + clouds(c, cloud, 0.9);

/** Still water from `y` down, with broken reflections. */
export const lake = (
  c: Canvas,
  y: number,
  color: string,
  deep: string,
  glints: readonly string[],
): string =>
  rect(
    0,
    y,
    300,
    400 - y,
    c.linear([
      [0, color, 0.2],
      [0.25, color, 0.85],
      [1, deep, 0.98],
    ]),
  ) +
  repeat(34, () =>
    line(
      `M${num(c.between(-10, 280))} ${num(c.between(y + 16, 390))}h${num(c.between(10, 60))}`,
      c.pick(glints),
      1.4,
      { opacity: c.between(0.1, 0.45) },
    ),
  );

/** Flames from below, in layers of colour from outside to inside. */
export const flames = (
  c: Canvas,
  y: number,
  count: number,
  colors: readonly string[],
  height = 150,
  breadth = 44,
): string => {
  const tongues = colors
    .map((color, layer) =>
      repeat(count, (i) => {
        const x = (i * 300) / (count - 1) + c.between(-8, 8);
        const h = height * (1 - layer * 0.24) * c.between(0.55, 1.1);
        const w = breadth * (1 - layer * 0.18);
        const lean = c.between(-14, 14);
        return path(
          `M${num(x - w / 2)} ${y}C${num(x - w * 0.7)} ${num(y - h * 0.4)} ${num(x + lean)} ${num(y - h * 0.5)} ${num(x + lean * 1.6)} ${num(y - h)}C${num(x + lean + w * 0.3)} ${num(y - h * 0.6)} ${num(x + w * 0.8)} ${num(y - h * 0.3)} ${num(x + w / 2)} ${y}Z`,
          c.linear([
            [0, color, 0.2],
            [0.4, color, 0.95],
            [1, color, 1],
          ]),
        );
      }),
    )
    .join('');
  return group(tongues, { filter: blur(c, 2.2), blend: 'screen' });
};

import { glow } from '../atmosphere.ts';
import type { Canvas } from '../canvas.ts';
import { darker, gold, lighter, silver, type Tone } from '../colour.ts';
import { glyphs } from '../fonts.ts';
import { repeat, star, tube } from '../geometry.ts';
import { blur, lit } from '../light.ts';
import { circle, ellipse, group, line, mirrored, path, rect } from '../shapes.ts';
import { wheel } from './vehicles.ts';

/** A rider in goggles who leans into the wind, head at about (146, 108), facing left. */
const rider = (c: Canvas, jacket: string, helmet: string, [light, mid, dark]: Tone): string => {
  const cloth = c.linear([lighter(jacket, 0.3), jacket, darker(jacket, 0.5)]);
  const soft = lit(c, 5, { depth: 9, shine: 0.4, rim: '#ffe0b0' });
  return (
    group(
      path(
        'M176 128C214 116 246 128 280 108C262 134 236 150 182 148Z',
        c.linear(['#ffd24a', '#f2601a'], 0),
      ),
      { filter: soft },
    ) +
    group(
      path(
        'M128 150C150 132 186 140 196 172C202 200 196 232 176 240L130 236C120 206 116 170 128 150Z',
        cloth,
      ),
      { filter: soft },
    ) +
    group(
      path(
        'M146 66C112 66 100 94 104 118C106 142 124 156 146 156C170 156 186 138 186 112C186 86 172 66 146 66Z',
        c.radial([light, mid, dark], 0.5, 0.5, 0.6, 0.34, 0.36),
      ),
      { filter: soft },
    ) +
    path(
      'M112 128C120 140 136 144 150 138C148 154 136 160 126 156C116 152 112 140 112 128Z',
      '#5a0f1c',
    ) +
    path(
      'M113 129C122 138 138 141 149 138C147 144 142 147 134 146C124 145 116 138 113 129Z',
      '#fff',
    ) +
    path('M104 112C98 116 96 124 104 128C110 130 116 126 114 120Z', c.linear([mid, dark])) +
    group(
      path(
        'M150 46C112 44 92 70 96 98C112 88 132 84 150 86C158 108 160 126 170 134C184 132 194 118 194 100C194 68 178 48 150 46Z',
        c.linear([lighter(helmet, 0.4), helmet, darker(helmet, 0.5)]),
      ),
      { filter: lit(c, 5, { depth: 10, shine: 1, rim: '#fff' }) },
    ) +
    path('M134 47C122 60 118 74 118 88L132 85C132 70 138 58 150 47Z', {
      fill: '#fff',
      opacity: 0.85,
    }) +
    group(
      path(
        'M98 92C112 84 136 82 150 88C154 100 150 114 138 118C124 122 106 120 99 112C96 106 96 98 98 92Z',
        c.linear(gold),
      ),
      { filter: lit(c, 2.4, { depth: 6, shine: 1 }) },
    ) +
    path(
      'M104 96C114 90 134 88 144 92C147 100 144 109 136 112C124 115 110 113 104 108C102 104 102 100 104 96Z',
      c.linear(['#e8fbff', '#4ab8e8', '#0a3a6a'], 60),
    ) +
    path('M108 97L122 93L112 109L106 106Z', { fill: '#fff', opacity: 0.8 }) +
    line('M150 96L188 88', '#3a1c10', 7) +
    group(
      path(
        tube(
          [
            [140, 164],
            [120, 190],
            [92, 186],
            [74, 172],
          ],
          (t) => 15 - 5 * t,
        ).d,
        cloth,
      ) + circle(72, 170, 13, c.radial(['#5a4a4a', '#20181c'])),
      { filter: soft },
    )
  );
};

/** A tricycle taxi at full speed to the left: motorcycle, rider, and the painted sidecar before it. */
export const tricycle = (c: Canvas, body: string, trim: string): string => {
  const paint = c.linear([lighter(body, 0.45), body, darker(body, 0.5)]);
  const fx = lit(c, 5, { depth: 10, shine: 0.9, rim: '#fff3c0' });
  const chrome = c.linear(silver);
  const steel = lit(c, 2.4, { depth: 6, shine: 1 });
  return (
    ellipse(160, 290, 146, 13, { fill: '#000', opacity: 0.5, filter: blur(c, 6) }) +
    group(line('M60 250L92 160L74 152M92 160L150 214', '#c8d0dc', 8), { filter: steel }) +
    group(
      path(
        'M96 190C116 172 150 178 168 206L160 236C132 240 104 228 96 190Z',
        c.linear([lighter(trim, 0.3), trim, darker(trim, 0.5)]),
      ),
      {
        filter: fx,
      },
    ) +
    rider(c, '#2a6ae0', trim, ['#f8cfa2', '#d9975f', '#8a4c2c']) +
    wheel(c, 58, 252, 38) +
    group(path('M24 226C34 204 78 200 96 222L88 230C74 214 46 214 32 232Z', paint), {
      filter: fx,
    }) +
    group(circle(64, 184, 19, chrome), { filter: steel }) +
    circle(60, 184, 14, c.radial(['#fff', '#fff3b0', '#e0b04a'])) +
    glow(c, 56, 184, 70, '#fff3b0', 0.95, '#fff') +
    group(line('M192 112V196M286 106V196', '#dfe7f2', 7), { filter: steel }) +
    group(path('M166 108C190 84 284 78 306 98L300 116C262 106 204 110 172 122Z', paint), {
      filter: fx,
    }) +
    group(
      path(
        'M172 120l13 12 13-13 13 12 13-13 13 11 13-12 13 11 13-12 13 12 8-10V108C262 102 204 106 172 116Z',
        c.linear(gold),
      ),
      { filter: lit(c, 1.6, { depth: 4, shine: 1 }) },
    ) +
    group(
      path(
        'M140 196C150 186 176 182 190 184L286 180C304 184 308 214 300 246C294 264 172 270 150 258C128 246 124 214 140 196Z',
        paint,
      ),
      { filter: fx },
    ) +
    path('M146 226C190 208 230 236 304 208L302 228C240 250 190 226 148 244Z', {
      fill: c.linear([lighter(trim, 0.3), trim]),
    }) +
    path(star(272, 212, 20, 8, 5, -80), '#ffe08a') +
    path(glyphs('bungee', 'TURBO', 25, 206, 206), {
      fill: '#fff',
      stroke: darker(body, 0.6),
      width: 1,
    }) +
    wheel(c, 224, 262, 33) +
    path(
      'M184 258C190 226 256 224 264 256L252 258C244 240 206 240 196 260Z',
      c.linear([lighter(trim, 0.3), trim, darker(trim, 0.4)]),
    ) +
    group(
      repeat(3, (i) =>
        path(
          `M296 ${252 - i * 2}C316 ${240 + i * 4} 330 ${262 - i * 2} 352 ${250}C332 ${272 - i * 4} 314 ${268 - i * 3} 296 ${262 - i * 2}Z`,
          ['#ff5a1a', '#ffb02a', '#fffbe0'][i] ?? '#fff',
        ),
      ),
      { filter: blur(c, 1.2) },
    )
  );
};

/** A racing car that comes straight at the eye, low over the road. */
export const formula = (c: Canvas, body: string, trim: string, number: string): string => {
  const paint = c.linear([lighter(body, 0.4), body, darker(body, 0.55)]);
  const fx = lit(c, 4, { depth: 9, shine: 0.95, rim: '#fff3c0' });
  const tyre = (x: number, y: number, w: number, h: number): string =>
    group(rect(x, y, w, h, c.linear(['#08080a', '#4a4e58', '#1c1e24', '#050506'], 0), w * 0.34), {
      filter: lit(c, 4, { depth: 8, shine: 0.5 }),
    }) +
    rect(x + w * 0.2, y + 8, w * 0.12, h - 16, { fill: '#ffd21a', opacity: 0.9 }, 3) +
    rect(x + w * 0.68, y + 8, w * 0.12, h - 16, { fill: '#ffd21a', opacity: 0.9 }, 3);
  return (
    ellipse(150, 268, 160, 22, { fill: '#000', opacity: 0.6, filter: blur(c, 8) }) +
    group(
      rect(64, 92, 172, 17, paint, 4) +
        rect(58, 86, 12, 62, paint, 4) +
        rect(230, 86, 12, 62, paint, 4) +
        rect(74, 114, 152, 9, c.linear([lighter(trim, 0.3), trim]), 3),
      { filter: fx },
    ) +
    mirrored(tyre(28, 132, 54, 92)) +
    group(path('M84 150C96 134 204 134 216 150L232 214H68Z', paint), { filter: fx }) +
    mirrored(path('M92 158L126 152L118 200L80 204Z', c.linear(['#20242e', '#05060a']))) +
    group(
      path(
        'M118 124C122 100 178 100 182 124L176 176H124Z',
        c.linear([lighter(trim, 0.5), trim, darker(trim, 0.4)]),
      ),
      { filter: lit(c, 6, { depth: 11, shine: 1, rim: '#fff' }) },
    ) +
    path(
      'M123 130C134 122 166 122 177 130L174 150C160 144 140 144 126 150Z',
      c.linear(['#0a2a4a', '#8af0ff', '#1a5a9a'], 20),
    ) +
    path('M128 131L146 127L136 146L128 147Z', { fill: '#fff', opacity: 0.7 }) +
    group(line('M112 160C114 112 186 112 188 160M150 120V106', darker(body, 0.7), 9), {
      filter: fx,
    }) +
    group(path('M122 168C130 156 170 156 178 168L192 246C186 262 114 262 108 246Z', paint), {
      filter: lit(c, 6, { depth: 12, shine: 1, rim: '#fff3c0' }),
    }) +
    path('M138 164H162L170 256H130Z', {
      fill: c.linear([lighter(trim, 0.4), trim]),
      opacity: 0.95,
    }) +
    path(glyphs('racing', number, 46, 150, 214), darker(body, 0.65)) +
    group(line('M96 190L74 176M96 206L70 216M204 190L226 176M204 206L230 216', '#c8d0dc', 5), {
      filter: lit(c, 1.6, { depth: 4, shine: 1 }),
    }) +
    mirrored(tyre(2, 166, 68, 106)) +
    group(
      path('M18 250C80 238 220 238 282 250L288 276C220 264 80 264 12 276Z', paint) +
        path(
          'M14 262C80 250 220 250 286 262L287 270C220 258 80 258 13 270Z',
          c.linear([lighter(trim, 0.3), trim]),
        ),
      { filter: fx },
    )
  );
};

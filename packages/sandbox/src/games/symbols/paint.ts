/**
 * Helpers for lit vector pictures. A drawing is SVG markup in a 200 x 200 box; its
 * paints and filters are collected here and written once as definitions.
 *
 * Light comes from the upper left. Every body is lit as a whole: its blurred outline is used as
 * height, shaded, given a highlight and, from the other side, a rim of colour.
 */

export type Point = readonly [x: number, y: number];
type Stop = string | readonly [offset: number, colour: string, opacity?: number];

export type Drawing = (paint: Paint) => string;

const round = (value: number): number => Math.round(value * 10) / 10;

export class Paint {
  readonly #definitions: string[] = [];
  readonly #known = new Map<string, string>();

  #define(key: string, write: (id: string) => string): string {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const id = `p${this.#known.size}`;
    this.#definitions.push(write(id));
    const reference = `url(#${id})`;
    this.#known.set(key, reference);
    return reference;
  }

  #stops(stops: readonly Stop[]): string {
    return stops
      .map((stop, index) => {
        const [offset, colour, opacity] =
          typeof stop === 'string' ? [index / Math.max(1, stops.length - 1), stop] : stop;
        const veil = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
        return `<stop offset="${round(offset * 100) / 100}" stop-color="${colour}"${veil}/>`;
      })
      .join('');
  }

  /** A linear gradient; `angle` in degrees, 90 runs from top to bottom. */
  linear(stops: readonly Stop[], angle = 90): string {
    return this.#define(`l${angle}${JSON.stringify(stops)}`, (id) => {
      const x = Math.cos((angle * Math.PI) / 180) / 2;
      const y = Math.sin((angle * Math.PI) / 180) / 2;
      const at = [0.5 - x, 0.5 - y, 0.5 + x, 0.5 + y].map((n) => n.toFixed(3));
      return `<linearGradient id="${id}" x1="${at[0]}" y1="${at[1]}" x2="${at[2]}" y2="${at[3]}">${this.#stops(stops)}</linearGradient>`;
    });
  }

  /** A radial gradient in fractions of the painted box. */
  radial(stops: readonly Stop[], cx = 0.38, cy = 0.3, r = 0.75): string {
    return this.#define(
      `r${cx},${cy},${r}${JSON.stringify(stops)}`,
      (id) =>
        `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${this.#stops(stops)}</radialGradient>`,
    );
  }

  /** A soft edge of the given radius. */
  blur(radius: number): string {
    return this.#define(
      `b${radius}`,
      (id) =>
        `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${radius}"/></filter>`,
    );
  }

  clip(path: string): string {
    return this.#define(`c${path}`, (id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`);
  }

  /**
   * Lights a body.
   *
   * @param fat how round its edges are: 1.5 paper, 4 metal, 8 a ball.
   * @param rim colour of the light from behind.
   */
  lit(body: string, fat = 4, rim = '#9fd0ff', shade = 0.55): string {
    const filter = this.#define(`f${fat}${rim}${shade}`, (id) => {
      const scale = round(fat * 1.15 + 1.4);
      const level = (value: number): string =>
        `type="linear" slope="${value}" intercept="${round((1 - value) * 100) / 100}"`;
      return `<filter id="${id}" x="-12%" y="-12%" width="124%" height="128%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="${fat}" result="h"/><feDiffuseLighting in="h" surfaceScale="${scale}" diffuseConstant="1.28" result="d"><feDistantLight azimuth="240" elevation="52"/></feDiffuseLighting><feComponentTransfer in="d" result="e"><feFuncR ${level(shade)}/><feFuncG ${level(shade)}/><feFuncB ${level(shade * 0.86)}/></feComponentTransfer><feBlend in="SourceGraphic" in2="e" mode="multiply" result="m"/><feSpecularLighting in="h" surfaceScale="${scale}" specularConstant="1" specularExponent="36" lighting-color="#fff" result="s"><feDistantLight azimuth="240" elevation="45"/></feSpecularLighting><feBlend in="s" in2="m" mode="screen" result="x"/><feSpecularLighting in="h" surfaceScale="${scale}" specularConstant="1" specularExponent="21" lighting-color="${rim}" result="t"><feDistantLight azimuth="60" elevation="26"/></feSpecularLighting><feBlend in="t" in2="x" mode="screen" result="y"/><feComposite in="y" in2="SourceAlpha" operator="in" result="o"/><feDropShadow in="o" dx="0" dy="4" stdDeviation="4" flood-color="#000" flood-opacity=".5"/></filter>`;
    });
    return `<g filter="${filter}">${body}</g>`;
  }

  /** A highlight as on glass: a soft white ellipse. */
  gloss(cx: number, cy: number, rx: number, ry: number, turn = -25, opacity = 0.85): string {
    const fill = this.linear([
      [0, '#fff', opacity],
      [1, '#fff', 0.04],
    ]);
    return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}" transform="rotate(${turn} ${cx} ${cy})"/>`;
  }

  /** A four-pointed glint. */
  glint(x: number, y: number, size: number): string {
    const halo = this.radial(
      [
        [0, '#fff', 0.9],
        [1, '#fff', 0],
      ],
      0.5,
      0.5,
      0.5,
    );
    return `<circle cx="${x}" cy="${y}" r="${size * 0.7}" fill="${halo}"/><path d="${star(x, y, size, size * 0.09, 4)}" fill="#fff"/>`;
  }

  /** The finished picture. */
  picture(drawing: Drawing): string {
    const body = drawing(this);
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200"><defs>${this.#definitions.join('')}</defs>${body}</svg>`;
  }
}

/** A closed polygon. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

/** A star of `arms` points. */
export function star(
  cx: number,
  cy: number,
  outer: number,
  inner: number,
  arms: number,
  turn = -90,
): string {
  return polygon(
    Array.from({ length: arms * 2 }, (_, index): Point => {
      const angle = ((turn + (index * 180) / arms) * Math.PI) / 180;
      const reach = index % 2 === 0 ? outer : inner;
      return [cx + reach * Math.cos(angle), cy + reach * Math.sin(angle)];
    }),
  );
}

/** A closed curve through the points. */
export function curve(points: readonly Point[]): string {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0];
  const [x0, y0] = at(0);
  let path = `M${round(x0)} ${round(y0)}`;
  for (let index = 0; index < points.length; index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    path += `C${round(from[0] + (to[0] - before[0]) / 6)} ${round(from[1] + (to[1] - before[1]) / 6)} ${round(to[0] - (after[0] - from[0]) / 6)} ${round(to[1] - (after[1] - from[1]) / 6)} ${round(to[0])} ${round(to[1])}`;
  }
  return `${path}Z`;
}

/** The points of a regular polygon. */
export function ring(cx: number, cy: number, radius: number, count: number, turn = -90): Point[] {
  return Array.from({ length: count }, (_, index): Point => {
    const angle = ((turn + (index * 360) / count) * Math.PI) / 180;
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
  });
}

/** The same markup drawn also in the mirror of the vertical axis through the middle. */
export function mirrored(markup: string): string {
  return `${markup}<g transform="translate(200 0) scale(-1 1)">${markup}</g>`;
}

export const GOLD = ['#fff8d2', '#ffd75a', '#e59a12', '#8f4c06'] as const;

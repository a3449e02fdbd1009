import { floor, num } from './geometry.ts';
import { createRandom, type Random } from './random.ts';

export type Stop = string | readonly [offset: number, color: string, opacity?: number];

/**
 * State of one picture: its random source and its `<defs>`. Gradients, filters and clips are
 * deduplicated by key, which keeps pictures small and ids stable.
 */
export class Canvas {
  readonly width: number;
  readonly height: number;
  /** Whether something opaque fills the picture. Without it, halos would end at its edges. */
  readonly hasGround: boolean;
  readonly #random: Random;
  readonly #prefix: string;
  readonly #defs: string[] = [];
  readonly #known = new Map<string, string>();
  readonly #heroes: string[] = [];

  constructor(seed: number, prefix: string, width = 300, height = 400, hasGround = true) {
    this.#random = createRandom(seed);
    this.#prefix = prefix;
    this.width = width;
    this.height = height;
    this.hasGround = hasGround;
  }

  random(): number {
    return this.#random();
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.#random();
  }

  pick<T>(from: readonly T[]): T {
    const chosen = from[floor(this.#random() * from.length)];
    if (chosen === undefined) throw new RangeError('Nothing to pick from');
    return chosen;
  }

  /** Adds a definition once and returns `url(#id)`. */
  define(key: string, make: (id: string) => string): string {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const id = `${this.#prefix}${this.#known.size.toString(36)}`;
    const url = `url(#${id})`;
    this.#known.set(key, url);
    this.#defs.push(make(id));
    return url;
  }

  linear(stops: readonly Stop[], degrees = 90): string {
    return this.define(`linear ${degrees} ${JSON.stringify(stops)}`, (id) => {
      const angle = (degrees * Math.PI) / 180;
      const [x, y] = [Math.cos(angle) / 2, Math.sin(angle) / 2];
      return `<linearGradient id="${id}" x1="${num(0.5 - x)}" y1="${num(0.5 - y)}" x2="${num(0.5 + x)}" y2="${num(0.5 + y)}">${renderStops(stops)}</linearGradient>`;
    });
  }

  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5, fx = cx, fy = cy): string {
    const key = `radial ${[cx, cy, r, fx, fy].join()} ${JSON.stringify(stops)}`;
    return this.define(
      key,
      (id) =>
        `<radialGradient id="${id}" cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}" fx="${num(fx)}" fy="${num(fy)}">${renderStops(stops)}</radialGradient>`,
    );
  }

  clip(d: string): string {
    return this.define(`clip ${d}`, (id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
  }

  /** Marks a drawing as the picture's hero, or a part of it, which `heroes` returns without ground. */
  hero(drawing: string): string {
    this.#heroes.push(drawing);
    return drawing;
  }

  /** The marked drawings, from back to front. */
  get heroes(): string {
    return this.#heroes.join('');
  }

  /** The finished picture, with `margin` more on each side. */
  svg(body: string, margin = 0): string {
    const [width, height] = [this.width + margin * 2, this.height + margin * 2];
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${width} ${height}" width="${width}" height="${height}"><defs>${this.#defs.join('')}</defs>${body}</svg>`;
  }
}

const renderStops = (stops: readonly Stop[]): string =>
  stops
    .map((stop, index) => {
      const [offset, color, opacity]: readonly [number, string, number?] =
        typeof stop === 'string' ? [index / (stops.length - 1), stop] : stop;
      const alpha = opacity === undefined ? '' : ` stop-opacity="${num(opacity)}"`;
      return `<stop offset="${num(offset)}" stop-color="${color}"${alpha}/>`;
    })
    .join('');

import { num } from './geometry.ts';

interface Look {
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
  readonly filter?: string;
  readonly clip?: string;
  readonly blend?: 'screen' | 'overlay' | 'multiply' | 'soft-light';
  readonly cap?: 'round';
  readonly dash?: string;
  /** SVG transform. */
  readonly move?: string;
}

const attributes = (look: Look, open: boolean): string => {
  let text = '';
  if (look.fill !== undefined) text += ` fill="${look.fill}"`;
  else if (look.stroke !== undefined && open) text += ' fill="none"';
  if (look.stroke !== undefined) text += ` stroke="${look.stroke}"`;
  if (look.width !== undefined) text += ` stroke-width="${num(look.width)}"`;
  if (look.cap !== undefined) text += ' stroke-linecap="round" stroke-linejoin="round"';
  if (look.dash !== undefined) text += ` stroke-dasharray="${look.dash}"`;
  if (look.opacity !== undefined) text += ` opacity="${num(look.opacity)}"`;
  if (look.filter !== undefined) text += ` filter="${look.filter}"`;
  if (look.clip !== undefined) text += ` clip-path="${look.clip}"`;
  if (look.move !== undefined) text += ` transform="${look.move}"`;
  if (look.blend !== undefined) text += ` style="mix-blend-mode:${look.blend}"`;
  return text;
};

const asLook = (look: Look | string): Look => (typeof look === 'string' ? { fill: look } : look);

export const path = (d: string, look: Look | string): string =>
  `<path d="${d}"${attributes(asLook(look), true)}/>`;

/** An unfilled line along a path. */
export const line = (d: string, stroke: string, width: number, look: Look = {}): string =>
  path(d, { cap: 'round', ...look, stroke, width });

export const circle = (x: number, y: number, r: number, look: Look | string): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}"${attributes(asLook(look), true)}/>`;

export const ellipse = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  look: Look | string,
): string =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}"${attributes(asLook(look), true)}/>`;

export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  look: Look | string,
  radius = 0,
): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}"${radius ? ` rx="${num(radius)}"` : ''}${attributes(asLook(look), true)}/>`;

export const group = (content: string, look: Look = {}): string =>
  `<g${attributes(look, false)}>${content}</g>`;

/** Moves, then turns (degrees), then scales. */
export const place = (content: string, x: number, y: number, turn = 0, scale = 1): string => {
  const turned = turn ? ` rotate(${num(turn)})` : '';
  const scaled = scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`;
  return `<g transform="translate(${num(x)} ${num(y)})${turned}${scaled}">${content}</g>`;
};

/** Turns and scales a drawing of the whole cover around one of its points. */
export const posed = (
  content: string,
  options: { x?: number; y?: number; turn?: number; scale?: number; dx?: number; dy?: number },
): string => {
  const { x = 150, y = 160, turn = 0, scale = 1, dx = 0, dy = 0 } = options;
  return `<g transform="translate(${num(x + dx)} ${num(y + dy)}) rotate(${num(turn)}) scale(${Math.round(scale * 1000) / 1000}) translate(${num(-x)} ${num(-y)})">${content}</g>`;
};

/** A drawing and its mirror image about the vertical line at `x`. */
export const mirrored = (content: string, x = 150): string =>
  `${content}<g transform="matrix(-1 0 0 1 ${num(x * 2)} 0)">${content}</g>`;

/** Colour arithmetic in sRGB. Colours are `#rgb`, `#rrggbb`, `#rrggbbaa` or `rgba(r, g, b, a)`. */

export interface Rgba {
  r: number;
  g: number;
  b: number;
  /** 0 (nothing) to 1 (solid). */
  a: number;
}

/** @throws {Error} when the text is no colour that this file understands. */
export function parseColour(text: string): Rgba {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(text)?.[1];
  if (hex !== undefined) {
    const full = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
    const at = (index: number) => Number.parseInt(full.slice(index, index + 2), 16);
    return { r: at(0), g: at(2), b: at(4), a: full.length === 8 ? at(6) / 255 : 1 };
  }
  const parts = /^rgba?\(([^)]+)\)$/
    .exec(text)?.[1]
    ?.split(/[\s,/]+/)
    .map(Number);
  if (parts !== undefined && parts.length >= 3 && parts.every(Number.isFinite)) {
    const [r = 0, g = 0, b = 0, a = 1] = parts;
    return { r, g, b, a };
  }
  throw new Error(`Not a colour: ${text}`);
}

function toHex({ r, g, b }: Rgba): string {
  return `#${[r, g, b].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** `share` of the way from one solid colour to another: 0 is `from`, 1 is `to`. */
export function mix(from: string, to: string, share: number): string {
  const a = parseColour(from);
  const b = parseColour(to);
  const between = (x: number, y: number) => x + (y - x) * share;
  return toHex({ r: between(a.r, b.r), g: between(a.g, b.g), b: between(a.b, b.b), a: 1 });
}

/** What is seen when `over` lies on the solid colour `under`. */
function flatten(over: Rgba, under: Rgba): Rgba {
  const blend = (top: number, bottom: number) => top * over.a + bottom * (1 - over.a);
  return { r: blend(over.r, under.r), g: blend(over.g, under.g), b: blend(over.b, under.b), a: 1 };
}

/** WCAG 2.2 contrast ratio of a colour on a solid ground, transparency flattened first. */
export function contrastRatio(foreground: string, background: string): number {
  const ground = parseColour(background);
  if (ground.a !== 1) throw new Error(`The ground must be solid: ${background}`);
  const [light, dark] = [
    luminance(flatten(parseColour(foreground), ground)),
    luminance(ground),
  ].toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance({ r, g, b }: Rgba): number {
  const linear = (part: number) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

export interface Comparison {
  /** Visibly different pixels, without anti-aliasing. */
  changed: number;
  width: number;
  height: number;
  /** A PNG with equal pixels pale and different ones red. */
  difference: Buffer;
}

/** The color distance that counts as equal, 0 to 1. */
const THRESHOLD = 0.06;

/** Compares two PNGs pixel by pixel. Pixels outside of the smaller one count as different. */
export async function comparePictures(before: Buffer, after: Buffer): Promise<Comparison> {
  const sizes = await Promise.all([before, after].map((png) => sharp(png).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [first, second] = await Promise.all([
    pixels(before, width, height),
    pixels(after, width, height),
  ]);
  const difference = Buffer.alloc(first.length);
  const changed = pixelmatch(first, second, difference, width, height, {
    threshold: THRESHOLD,
    alpha: 0.15,
    diffColor: [214, 28, 74],
  });
  return {
    changed,
    width,
    height,
    difference: await sharp(difference, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
  };
}

/** Pads an image to the given size with a color that no image uses. */
async function pixels(png: Buffer, width: number, height: number): Promise<Buffer> {
  const size = await sharp(png).metadata();
  return sharp(png)
    .ensureAlpha()
    .extend({
      right: width - size.width,
      bottom: height - size.height,
      background: { r: 255, g: 0, b: 255, alpha: 1 },
    })
    .raw()
    .toBuffer();
}

/** PNGs by name: a story in a mode. */
export type Pictures = ReadonlyMap<string, Buffer>;

export interface Change {
  name: string;
  comparison: Comparison;
}

export interface Verdict {
  changed: Change[];
  added: string[];
  removed: string[];
  /** The number of unchanged images. */
  same: number;
}

/** Compares two sets of images, the largest change first. */
export async function compareAll(before: Pictures, after: Pictures): Promise<Verdict> {
  const verdict: Verdict = { changed: [], added: [], removed: [], same: 0 };
  for (const [name, png] of after) {
    const old = before.get(name);
    if (old === undefined) verdict.added.push(name);
    else if (old.equals(png)) verdict.same += 1;
    else {
      const comparison = await comparePictures(old, png);
      if (comparison.changed === 0) verdict.same += 1;
      else verdict.changed.push({ name, comparison });
    }
  }
  verdict.removed.push(...[...before.keys()].filter((name) => !after.has(name)));
  verdict.changed.sort((a, b) => b.comparison.changed - a.comparison.changed);
  return verdict;
}

import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

export interface Comparison {
  /** Pixels that differ to the eye; smoothing at edges does not count. */
  changed: number;
  width: number;
  height: number;
  /** PNG: what is alike pale, what differs red. */
  difference: Buffer;
}

/** How far two colours may be from each other and still be the same, 0 to 1. */
const THRESHOLD = 0.06;

/** Compares two PNGs pixel by pixel. One that is larger differs wherever the other is not. */
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

/** Pixels as they are, on a ground of the given size that nothing else has the colour of. */
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

/** PNGs by their names: a story in a mode. */
export type Pictures = ReadonlyMap<string, Buffer>;

export interface Change {
  name: string;
  comparison: Comparison;
}

export interface Verdict {
  changed: Change[];
  added: string[];
  removed: string[];
  /** How many are the same to the last pixel that counts. */
  same: number;
}

/** What two sets of pictures have that differs, the largest change first. */
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

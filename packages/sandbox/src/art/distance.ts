import sharp from 'sharp';

/** A cover as 12 x 16 pixels: what the eye takes in while it scrolls. */
export type Thumbnail = Uint8Array;

const size = { width: 12, height: 16 };

export const thumbnail = async (file: string): Promise<Thumbnail> => {
  const { data } = await sharp(file)
    .resize(size.width, size.height, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return new Uint8Array(data);
};

/** Root mean square distance of two thumbnails, 0 (the same) to 255. */
const distance = (a: Thumbnail, b: Thumbnail): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += ((a[i] ?? 0) - (b[i] ?? 0)) ** 2;
  return Math.sqrt(sum / a.length);
};

interface Pair {
  readonly first: string;
  readonly second: string;
  readonly distance: number;
}

/** Every pair of a set of thumbnails, the closest first. */
export const closestPairs = (thumbnails: ReadonlyMap<string, Thumbnail>): Pair[] => {
  const entries = [...thumbnails];
  const pairs = entries.flatMap(([first, a], i) =>
    entries.slice(i + 1).map(([second, b]) => ({ first, second, distance: distance(a, b) })),
  );
  return pairs.sort((a, b) => a.distance - b.distance);
};

/** Distances along a list laid out in columns: to the cover at the right and to the one below. */
export const neighbours = (
  slugs: readonly string[],
  columns: number,
  thumbnails: ReadonlyMap<string, Thumbnail>,
): Pair[] =>
  slugs.flatMap((first, i) => {
    const beside = (i + 1) % columns === 0 ? [] : [slugs[i + 1]];
    return [...beside, slugs[i + columns]].flatMap((second) => {
      const [a, b] = [
        thumbnails.get(first),
        second === undefined ? undefined : thumbnails.get(second),
      ];
      return a === undefined || b === undefined || second === undefined
        ? []
        : [{ first, second, distance: distance(a, b) }];
    });
  });

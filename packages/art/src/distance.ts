import sharp from 'sharp';

/** A cover as 12 x 16 pixels: its appearance while scrolling. */
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

/** Differences between two covers of a category (hue, hero, ground), besides the lettering. */
export interface Traits {
  /** Degrees; not significant for a nearly grey cover. */
  readonly hue: number;
  readonly chroma: number;
  readonly light: number;
  readonly ground: readonly number[];
  readonly hero: readonly number[];
}

const getHue = (r: number, g: number, b: number): number =>
  (Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI;

const isGround = (x: number, y: number): boolean =>
  y < 12 && (y < 2 || x < 2 || x >= size.width - 2);
const isHero = (x: number, y: number): boolean => y >= 2 && y < 12 && x >= 2 && x < size.width - 2;

const pixels = (of: Thumbnail, wanted: (x: number, y: number) => boolean): number[] =>
  Array.from(of).filter((_, i) => {
    const at = Math.floor(i / 3);
    return wanted(at % size.width, Math.floor(at / size.width));
  });

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The three channels' means of a row of pixels. */
const channels = (values: readonly number[]): [number, number, number] => {
  const of = (k: number): number => mean(values.filter((_, i) => i % 3 === k));
  return [of(0), of(1), of(2)];
};

export const measureTraits = (of: Thumbnail): Traits => {
  const above = channels(pixels(of, (_, y) => y < 12));
  const hero = pixels(of, isHero);
  const middle = channels(hero);
  return {
    hue: getHue(...above),
    chroma: Math.max(...above) - Math.min(...above),
    light: mean(above),
    ground: pixels(of, isGround),
    hero: hero.map((value, i) => value - (middle[i % 3] ?? 0)),
  };
};

const rms = (a: readonly number[], b: readonly number[]): number =>
  Math.sqrt(mean(a.map((value, i) => (value - (b[i] ?? 0)) ** 2)));

/** Thresholds above which hue (degrees), light, ground and hero (0 to 255) count as different. */
const apart = { hue: 24, chroma: 30, light: 36, ground: 30, hero: 34 };

/** Which of hue, ground and hero differ between two covers. */
export const differences = (a: Traits, b: Traits): ('hue' | 'ground' | 'hero')[] => {
  const turn = Math.abs(((a.hue - b.hue + 540) % 360) - 180);
  const hue =
    turn > apart.hue ||
    Math.abs(a.chroma - b.chroma) > apart.chroma ||
    Math.abs(a.light - b.light) > apart.light;
  return [
    ...(hue ? (['hue'] as const) : []),
    ...(rms(a.ground, b.ground) > apart.ground ? (['ground'] as const) : []),
    ...(rms(a.hero, b.hero) > apart.hero ? (['hero'] as const) : []),
  ];
};

import art from './art.json' with { type: 'json' };
import type { CatalogueBanner } from './types.ts';

const slugs = [
  'phoenix-welcome',
  'ocean-hunt',
  'live-salon',
  'sweet-weekend',
  'sky-race',
  'treasure-night',
];
const colors: Readonly<Record<string, { color: string }>> = art.banners;

/** Banners with existing art, in the order of the lobby's carousel. */
export const banners: readonly CatalogueBanner[] = slugs.flatMap((slug) => {
  const made = colors[slug];
  return made === undefined ? [] : [{ slug, image: `banners/${slug}.webp`, color: made.color }];
});

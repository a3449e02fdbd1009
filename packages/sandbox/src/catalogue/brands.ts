import type { BrandSlug, CatalogueBrand } from './types.ts';

const names: Readonly<Record<BrandSlug, string>> = {
  kawayan: 'Kawayan Games',
  pandan: 'Pandan Studio',
  sandglass: 'Sandglass',
  'ember-ash': 'Ember & Ash',
  jadeworks: 'Jadeworks',
  mirador: 'Mirador Live',
  'velvet-room': 'Velvet Room',
  deepline: 'Deepline',
  tuldok: 'Tuldok Labs',
  'barrio-play': 'Barrio Play',
  fieldhouse: 'Fieldhouse',
  'tilt-arcade': 'Tilt Arcade',
};

/** The brands whose games belong to Orbit; those of all others belong to Lotus. */
const orbitBrands: readonly BrandSlug[] = ['tilt-arcade', 'velvet-room'];

/** The maker that runs the games of a brand. */
export const getMaker = (slug: BrandSlug): 'lotus' | 'orbit' =>
  orbitBrands.includes(slug) ? 'orbit' : 'lotus';

/** The twelve fictitious makers, in the order of the lobby. */
export const brands: readonly CatalogueBrand[] = (Object.keys(names) as BrandSlug[]).map(
  (slug) => ({ slug, name: names[slug], logo: `makers/${slug}.webp` }),
);

export const brandName = (slug: BrandSlug): string => names[slug];

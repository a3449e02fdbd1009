import { type Maker, type MakerOptions, openMaker } from '../lotus/lotus.ts';

/** Opens the maker Orbit (seamless wallet) on its books, and resumes its reports. */
export function openOrbit(options: MakerOptions): Maker {
  return openMaker(options, { name: 'orbit', walletKind: 'seamless' });
}

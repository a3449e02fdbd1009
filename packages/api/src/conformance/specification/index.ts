import type { ConformanceCase } from '../types.ts';
import { lobbyCases } from './lobby.ts';
import { moneyCases } from './money.ts';
import { siteCases } from './site.ts';
import { wayInCases } from './ways-in.ts';
import { wireCases } from './wire.ts';

/**
 * The cases derived from the specification and from player safety, beyond a single call's schema.
 */
export const specificationCases: readonly ConformanceCase[] = [
  ...wireCases,
  ...siteCases,
  ...wayInCases,
  ...lobbyCases,
  ...moneyCases,
];

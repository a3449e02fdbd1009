import type { ConformanceCase } from '../types.ts';
import { authenticationCases } from './authentication.ts';
import { lobbyCases } from './lobby.ts';
import { moneyCases } from './money.ts';
import { rewardCases } from './rewards.ts';
import { siteCases } from './site.ts';
import { wireCases } from './wire.ts';

/**
 * The cases derived from the specification and from player safety, beyond a single call's schema.
 */
export const specificationCases: readonly ConformanceCase[] = [
  ...wireCases,
  ...siteCases,
  ...authenticationCases,
  ...lobbyCases,
  ...moneyCases,
  ...rewardCases,
];

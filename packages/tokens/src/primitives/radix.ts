import * as radix from '@radix-ui/colors';
import { type RadixScale, type Steps, toSteps } from './steps.ts';

/** All Radix scales by name. For build time and tests: an application imports only its own. */
export function radixScale(name: RadixScale): { light: Steps; dark: Steps } {
  return { light: toSteps(scales[name]), dark: toSteps(scales[`${name}Dark`]) };
}

const scales: Record<RadixScale | `${RadixScale}Dark`, Readonly<Record<string, string>>> = radix;

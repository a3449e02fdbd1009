import type { Module } from '../../platform/platform.ts';
import { correctionInvariants } from './invariants.ts';

/** Corrections have no calls of players; the operator server makes them. */
export const correctionsModule: Module = ({ core }) => {
  for (const each of correctionInvariants) core.auditor.add(each);
};

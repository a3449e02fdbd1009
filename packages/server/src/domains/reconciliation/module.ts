import type { Module } from '../../platform/platform.ts';
import { checkNightly } from './check-nightly.ts';

const EVERY_SECONDS = 600;

/** Compares the ledger with the books of the payment provider, the bank and each game provider. */
export const reconciliationModule: Module = ({ core }) => {
  core.jobs.every('reconciliation.nightly', { seconds: EVERY_SECONDS }, () => checkNightly(core));
};

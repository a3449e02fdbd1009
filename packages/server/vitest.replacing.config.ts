import { defineConfig } from 'vitest/config';
import { patience } from '../../scripts/lib/patience.ts';

/** Tests that replace modules, and so evaluate all modules themselves. */
export const replacing = [
  'src/domains/authentication/change-password.test.ts',
  'src/domains/authentication/log-in.test.ts',
  'src/domains/payments/amount-checks.test.ts',
  'src/domains/promotions/types/new-type.test.ts',
];

export default defineConfig({
  test: { name: 'server, replaced modules', environment: 'node', include: replacing, ...patience },
});

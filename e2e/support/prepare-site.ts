import { operator } from './operator.ts';

/** Before all journeys: they compare exact balances, so that no deposit earns a bonus. */
export default async function prepareSite(): Promise<void> {
  await operator('site', 'set', '--bonuses.depositRate', '0');
}

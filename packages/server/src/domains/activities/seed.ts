import { DAY_MS } from '@parlor/api/constants';
import { type Clock, toDate } from '../../core/clock.ts';
import type { Trx } from '../../core/database/schema.ts';
import { localize } from '../../locales/index.ts';
import { readSite } from '../site/index.ts';

const OPEN_MS = 365 * DAY_MS;

/** One activity of each kind for a site without any, in its currency's own round figures. */
export async function seedActivities(trx: Trx, clock: Clock): Promise<void> {
  const known = await trx.selectFrom('activity').select('id').limit(1).execute();
  if (known.length > 0) return;
  const { deposit } = await readSite(trx);
  // The smallest deposit is 50 of the demo's units.
  const units = (amount: bigint) => (BigInt(deposit.minimum) * amount) / 50n;
  const common = { starts_at: toDate(clock), ends_at: toDate(clock, OPEN_MS) };
  const text = (name: 'attend' | 'claim' | 'apply') =>
    JSON.stringify(localize(({ content }) => content.activities[name]));
  await trx
    .insertInto('activity')
    .values([
      {
        ...common,
        id: 'seven-days',
        kind: 'attend',
        position: 1,
        texts: text('attend'),
        art: 'banners/treasure-night.webp',
        color: '#2b1a05',
        prize: units(77n),
        code: null,
        required_days: 7,
      },
      {
        ...common,
        id: 'gift-code',
        kind: 'claim',
        position: 2,
        texts: text('claim'),
        art: 'banners/sky-race.webp',
        color: '#0a2440',
        prize: units(18n),
        code: 'PARLOR',
        required_days: null,
      },
      {
        ...common,
        id: 'table-of-the-month',
        kind: 'apply',
        position: 3,
        texts: text('apply'),
        art: 'banners/live-salon.webp',
        color: '#3a0a1c',
        prize: units(188n),
        code: null,
        required_days: null,
      },
    ])
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@parlor/api/constants';
import type { Clock } from '../../core/clock.ts';
import { toDate } from '../../core/clock.ts';
import type { Trx } from '../../core/database/schema.ts';
import { localize } from '../../locales/index.ts';

const banners = [
  {
    name: 'welcome',
    art: 'banners/phoenix-welcome.webp',
    color: '#2b0a05',
    link: '/pages/account/recharge',
  },
  {
    name: 'fishing',
    art: 'banners/ocean-hunt.webp',
    color: '#06264b',
    link: '/pages/index/index?category=fishing',
  },
  {
    name: 'live',
    art: 'banners/live-salon.webp',
    color: '#2a0b12',
    link: '/pages/index/index?category=live',
  },
  {
    name: 'slots',
    art: 'banners/sweet-weekend.webp',
    color: '#4a0a35',
    link: '/pages/index/index?category=slots',
  },
] as const;

const bulletins = ['tableBreak', 'withdrawalTimes'] as const;

/** The first banners and bulletins of a new site. */
export async function seedContent(trx: Trx, clock: Clock): Promise<void> {
  await trx
    .insertInto('banner')
    .values(
      banners.map(({ name, ...banner }, position) => ({
        ...banner,
        id: randomUUID(),
        texts: JSON.stringify(localize(({ content }) => content.banners[name])),
        position,
      })),
    )
    .execute();
  await trx
    .insertInto('bulletin')
    .values(
      bulletins.map((name, index) => ({
        id: randomUUID(),
        place: null,
        ends_at: null,
        published_at: toDate(clock, -index * HOUR_MS),
        texts: JSON.stringify(localize(({ content }) => content.bulletins[name])),
      })),
    )
    .execute();
}

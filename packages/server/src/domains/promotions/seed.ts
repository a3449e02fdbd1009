import { DAY_MS } from '@parlor/api/constants';
import { type Clock, toDate } from '../../core/clock.ts';
import type { Trx } from '../../core/database/schema.ts';
import { type LocaleTexts, localize } from '../../locales/index.ts';
import type { SiteSettings } from '../site/index.ts';
import { type PromotionTerms, promotionTerms } from './terms.ts';
import { getRequirements } from './types/index.ts';

/** How long the first promotions of a site can be joined. */
const OPEN_DAYS = 365;

interface Seed {
  readonly id: string;
  readonly type: string;
  readonly name: keyof LocaleTexts['promotions']['names'];
  readonly art: string;
  readonly color: string;
  /** Deposits may join it. */
  readonly depositOffer: boolean;
  readonly terms: PromotionTerms;
}

/** The promotions of a new site (domain: Demo numbers), in the currency's own round figures. */
function getSeeds({ deposit }: SiteSettings): readonly Seed[] {
  // The smallest deposit is 50 of the demo's units.
  const units = (amount: number) => String((BigInt(deposit.minimum) / 50n) * BigInt(amount));
  const common = {
    minAmount: units(100),
    maxAmount: units(1_000),
    autoSettleDays: null,
    releaseBelow: units(1),
    once: false,
    categories: [],
    makers: [],
    excludedGames: [],
    weights: {
      slots: 10_000,
      fishing: 5_000,
      arcade: 5_000,
      crash: 5_000,
      live: 1_000,
      cards: 1_000,
      sports: 1_000,
      lottery: 1_000,
    },
    gameWeights: {},
    maxStake: units(100),
    freeSpins: 0,
  };
  return [
    {
      id: 'welcome',
      type: 'wagering',
      name: 'welcome',
      art: 'banners/phoenix-welcome.webp',
      color: '#2b0a05',
      depositOffer: true,
      terms: {
        ...common,
        bonusBp: 10_000,
        maxBonus: units(1_000),
        days: 7,
        autoSettleDays: 7,
        once: true,
        rules: { betMultiple: 10 },
      },
    },
    {
      id: 'weekend-slots',
      type: 'wagering',
      name: 'weekendSlots',
      art: 'banners/sweet-weekend.webp',
      color: '#4a0a35',
      depositOffer: true,
      terms: {
        ...common,
        bonusBp: 2_000,
        maxBonus: units(200),
        days: 3,
        categories: ['slots'],
        weights: { slots: 10_000 },
        rules: { betMultiple: 8 },
      },
    },
    {
      id: 'net-win',
      type: 'net-win',
      name: 'netWin',
      art: 'banners/treasure-night.webp',
      color: '#0b1d33',
      depositOffer: false,
      terms: {
        ...common,
        bonusBp: 1_000,
        maxBonus: units(100),
        days: 7,
        freeSpins: 10,
        rules: { netwin: units(500), betMultiple: 0 },
      },
    },
    {
      id: 'live-cashback',
      type: 'target-balance',
      name: 'liveCashback',
      art: 'banners/live-salon.webp',
      color: '#2a0b12',
      depositOffer: false,
      terms: {
        ...common,
        bonusBp: 1_500,
        maxBonus: units(150),
        days: 7,
        categories: ['live'],
        weights: { live: 10_000 },
        rules: { balanceBp: 12_000, betMultiple: 0 },
      },
    },
  ];
}

/** The first promotions of a site that has none. */
export async function seedPromotions(
  trx: Trx,
  clock: Clock,
  settings: SiteSettings,
): Promise<void> {
  const any = await trx.selectFrom('promotion').select('id').limit(1).executeTakeFirst();
  if (any) return;
  await trx
    .insertInto('promotion')
    .values(
      getSeeds(settings).map(({ id, type, name, art, color, depositOffer, terms }, position) => {
        getRequirements(type, terms.rules);
        return {
          id,
          type,
          position: position + 1,
          titles: JSON.stringify(localize(({ promotions }) => promotions.names[name])),
          content: '{}',
          art,
          color,
          code: null,
          deposit_offer: depositOffer,
          terms: JSON.stringify(promotionTerms.parse(terms)),
          starts_at: toDate(clock),
          ends_at: toDate(clock, OPEN_DAYS * DAY_MS),
          updated_at: toDate(clock),
        };
      }),
    )
    .execute();
}

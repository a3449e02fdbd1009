import type { Activity, GamePromotion, PromotionStatus } from '@parlor/api/entities';
import type { Tone } from '@parlor/tokens';
import type { TextKey } from '../../languages/texts.ts';

interface OfferState {
  words: TextKey<'promotions'>;
  tone: Tone;
}

const done: Readonly<Record<Activity['kind'], OfferState>> = {
  attend: { words: 'offers.attended', tone: 'positive' },
  claim: { words: 'offers.claimed', tone: 'positive' },
  apply: { words: 'offers.applied', tone: 'info' },
};

/** State of an offer for this player: whether it is open, and what they have done (docs/product.md: States and transitions). */
export function getOfferState(offer: Pick<GamePromotion, 'status' | 'button'>): OfferState {
  if (offer.button === 'attended') return { words: 'offers.joined', tone: 'promo' };
  return getOpenState(offer);
}

export function getActivityState(
  activity: Pick<Activity, 'status' | 'button' | 'kind'>,
): OfferState {
  if (activity.button === 'claimed') return { words: 'offers.claimed', tone: 'positive' };
  if (activity.button === 'attended') return done[activity.kind];
  return getOpenState(activity);
}

function getOpenState({ status }: Pick<GamePromotion, 'status'>): OfferState {
  return { words: `offers.${status}`, tone: status === 'upcoming' ? 'info' : 'neutral' };
}

export const statusTones: Readonly<Record<PromotionStatus, Tone>> = {
  ongoing: 'promo',
  settlable: 'positive',
  closing: 'caution',
  settled: 'positive',
  closed: 'neutral',
  unlocked: 'neutral',
};

export const isOpen = (status: PromotionStatus): boolean =>
  status === 'ongoing' || status === 'settlable';

import { sampleBanners } from '../Carousel/banners.sample.ts';

const [ascent, tide, rebate] = sampleBanners;
const plain = { src: 'data:,', color: '#26262a' };

/** Promotions for stories, with realistic terms. */
export const welcome = {
  title: 'Welcome bonus',
  reward: '100% of your transfer, up to ₱1,000.00',
  asks: 'Bets of 10 × transfer and bonus',
  until: '30 Nov, 00:00 Manila',
  games: 'All slots, 640 games',
  art: ascent?.props.image ?? plain,
};

export const weekend = {
  title: 'Weekend slots',
  reward: '20% more to play with, up to ₱500.00',
  asks: 'Bets of ₱24,000.00',
  until: '24 Nov, 00:00 Manila',
  games: '12 games',
  art: tide?.props.image ?? plain,
};

export const burmese = {
  title: 'ပြန်အမ်းငွေ နေ့စဉ်',
  reward: 'နေ့စဉ် ၀.၈ ရာခိုင်နှုန်း ပြန်ရပါမည်',
  asks: 'လောင်းကြေး ₱1,000.00',
  until: '30 Nov, 00:00',
  games: 'ဂိမ်းအားလုံး',
  art: rebate?.props.image ?? plain,
};

import type { BannerProps } from './Banner.tsx';

const art = (bright: string, dark: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="560" viewBox="0 0 1280 560">
<defs><radialGradient id="g" cx=".74" cy=".5" r=".62"><stop stop-color="${bright}"/><stop offset="1" stop-color="${dark}"/></radialGradient></defs>
<path d="M0 0h1280v560H0z" fill="url(#g)"/><circle cx="950" cy="280" r="190" fill="#fff5"/><circle cx="950" cy="280" r="130" fill="#fff9"/></svg>`)}`;

interface SampleBanner {
  id: string;
  props: BannerProps;
}

/** Promotions for stories: plain artwork with text of realistic length. */
export const sampleBanners: SampleBanner[] = [
  {
    id: 'ascent',
    props: {
      image: { src: art('#ff9d3c', '#2a0d08'), color: '#2a0d08' },
      eyebrow: 'Until 30 Nov',
      title: 'Ascent week: 50% on reloads',
      text: 'Up to ₱5,000 a day',
      action: 'See what it asks',
    },
  },
  {
    id: 'tide',
    props: {
      image: { src: art('#4cb4ff', '#061c3c'), color: '#061c3c' },
      eyebrow: 'Bluewater week, until 30 Nov',
      title: 'Hunt the tide, share ₱2,000,000',
      text: 'Every fishing bet counts in full.',
      action: 'See what it asks',
    },
  },
  {
    id: 'rebate',
    props: {
      image: { src: art('#63d58c', '#06281a'), color: '#06281a' },
      title: 'ပြန်အမ်းငွေ နေ့စဉ်',
      text: 'နေ့စဉ် ၀.၈ ရာခိုင်နှုန်း ပြန်ရပါမည်',
      action: 'ကြည့်ရန်',
    },
  },
];

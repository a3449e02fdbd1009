import type { ViewedImage } from './index.ts';

const art = (width: number, height: number, bright: string, dark: string, word: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs><radialGradient id="g" cx=".5" cy=".4" r=".8"><stop stop-color="${bright}"/><stop offset="1" stop-color="${dark}"/></radialGradient></defs>
<path d="M0 0h${width}v${height}H0z" fill="url(#g)"/><circle cx="${width / 2}" cy="${height * 0.4}" r="${Math.min(width, height) * 0.22}" fill="#fff6"/>
<text x="50%" y="80%" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="${Math.min(width, height) / 9}" fill="#fff">${word}</text></svg>`)}`;

/** Pictures for stories: a wide one, a tall one, and one with text. */
export const pictures: ViewedImage[] = [
  {
    src: art(1200, 800, '#ff9d3c', '#2a0d08', 'PHOENIX'),
    alt: 'A bird of fire over a dark mountain',
    caption: 'Phoenix Ascent, the bonus round',
  },
  { src: art(800, 1400, '#4cb4ff', '#061c3c', 'TIDE'), alt: 'A wave under the moon' },
  {
    src: art(1000, 1000, '#63d58c', '#06281a', 'RECEIPT'),
    alt: 'The receipt of a transfer of ₱500.00',
    caption: 'ငွေလွှဲပြေစာ၊ ၂၀၂၆ နိုဝင်ဘာ ၂၁',
  },
];

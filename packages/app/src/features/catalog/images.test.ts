import { homePage, makeGames } from '@parlor/api/fixtures';
import { expect, it } from 'vitest';
import { getBannerPicture, getCover, getSizedImage } from './images.ts';

it('offers a cover in three widths', () => {
  expect(getCover({ cover: '/art/1.webp', coverColor: '#123' })).toEqual({
    src: '/art/1.webp?w=240',
    srcSet: '/art/1.webp?w=120 120w, /art/1.webp?w=240 240w, /art/1.webp?w=480 480w',
    color: '#123',
  });
});

it('adds the width to an address with a query', () => {
  expect(getSizedImage('/art?id=1', 120)).toBe('/art?id=1&w=120');
});

it('leaves the data URLs of fixtures unchanged, which a query would break', () => {
  for (const game of makeGames()) {
    expect(getCover(game)).toEqual({ src: game.cover, srcSet: undefined, color: game.coverColor });
  }
  const [banner] = homePage.banners;
  expect(getBannerPicture(banner ?? { image: '', color: '' }).src).toBe(banner?.image);
});

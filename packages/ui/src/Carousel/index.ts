export { Banner, type BannerImage, type BannerProps } from './Banner.tsx';
export { Carousel, type CarouselProps } from './Carousel.tsx';
export type { CarouselLabels } from './labels.ts';

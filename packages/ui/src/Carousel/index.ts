export { Banner, type BannerImage, type BannerProps } from './Banner.tsx';
export { Carousel, type CarouselLabels, type CarouselProps } from './Carousel.tsx';

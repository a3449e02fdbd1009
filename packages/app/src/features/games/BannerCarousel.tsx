import type { Banner as BannerEntity } from '@parlor/api/entities';
import { Banner, Carousel } from '@parlor/ui/Carousel';
import { useTexts } from '../../languages/use-texts.ts';
import { findRouteName } from '../../navigation/paths.ts';
import { getBannerPicture } from '../catalog/images.ts';

export interface BannerCarouselProps {
  banners: readonly BannerEntity[];
}

/**
 * The site's banners. A banner whose link is outside of the route table is a plain picture (S25).
 */
export default function BannerCarousel({ banners }: BannerCarouselProps) {
  const t = useTexts();
  return (
    <Carousel
      label={t('home.banners')}
      controls="over"
      labels={{
        slide: (at, count) => t('home.banner', { at, count }),
        goTo: (at) => t('home.banner', { at, count: banners.length }),
        pause: t('home.pause'),
        play: t('home.play'),
      }}
    >
      {banners.map((banner, index) => (
        <Banner
          key={banner.bannerId}
          image={getBannerPicture(banner)}
          eyebrow={banner.kicker || undefined}
          title={banner.title}
          text={banner.text || undefined}
          action={banner.action || undefined}
          eager={index === 0}
          href={findRouteName(banner.link) === null ? undefined : banner.link}
        />
      ))}
    </Carousel>
  );
}

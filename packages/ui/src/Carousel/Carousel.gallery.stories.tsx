import type { Meta, StoryObj } from '@storybook/react-vite';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { sampleBanners } from './banners.sample.ts';
import { Banner, Carousel } from './index.ts';

const meta = {
  title: 'Media/Carousel/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow block title="Three banners">
        <Carousel label="Promotions" interval={0}>
          {sampleBanners.map((banner) => (
            <Banner key={banner.id} {...banner.props} href="?promotion" eager />
          ))}
        </Carousel>
      </SheetRow>
      <SheetRow block title="Desktop controls">
        <Carousel label="More promotions" controls="over" interval={0}>
          {sampleBanners.map((banner) => (
            <Banner key={banner.id} {...banner.props} href="?promotion" eager />
          ))}
        </Carousel>
      </SheetRow>
      <SheetRow block title="One banner without link">
        <Carousel label="One promotion">
          {sampleBanners.slice(0, 1).map((banner) => (
            <Banner key={banner.id} {...banner.props} eager />
          ))}
        </Carousel>
      </SheetRow>
      <SheetRow block title="Burmese">
        <Carousel label="ပရိုမိုးရှင်းများ" lang="my">
          {sampleBanners.slice(-1).map((banner) => (
            <Banner key={banner.id} {...banner.props} href="?promotion" eager />
          ))}
        </Carousel>
      </SheetRow>
    </Sheet>
  ),
};

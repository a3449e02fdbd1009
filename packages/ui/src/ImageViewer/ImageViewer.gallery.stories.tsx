import type { Meta, StoryObj } from '@storybook/react-vite';
import { galleryParameters } from '../testing/gallery.tsx';
import { ImageViewer } from './index.ts';
import { pictures } from './pictures.sample.ts';

const meta = {
  title: 'Media/ImageViewer/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

export const Gallery: StoryObj = {
  render: () => <ImageViewer open label="Photos" images={pictures} />,
};

export const FailedPicture: StoryObj = {
  render: () => (
    <ImageViewer
      open
      label="Receipt"
      images={[{ src: 'data:image/png;base64,none', alt: 'Receipt', caption: 'Receipt' }]}
    />
  ),
};

export const Burmese: StoryObj = {
  render: () => <ImageViewer open lang="my" label="ဓာတ်ပုံများ" images={pictures} defaultIndex={2} />,
};

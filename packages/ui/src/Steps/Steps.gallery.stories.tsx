import type { Meta, StoryObj } from '@storybook/react-vite';
import { labels as burmese } from '../labels/my_MM.ts';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { Steps } from './index.ts';

const meta = {
  title: 'Data/Steps/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow block title="First of five">
        <Steps count={5} current={1} />
      </SheetRow>
      <SheetRow block title="Second step with text">
        <Steps count={5} current={2} showLabel />
      </SheetRow>
      <SheetRow block title="Last">
        <Steps count={5} current={5} showLabel />
      </SheetRow>
      <SheetRow block title="Burmese">
        <Steps lang="my" count={5} current={3} showLabel labels={burmese.Steps} />
      </SheetRow>
    </Sheet>
  ),
};

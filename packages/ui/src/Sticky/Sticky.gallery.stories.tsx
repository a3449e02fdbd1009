import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { Page } from '../Page/index.ts';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { Sticky } from './index.ts';

const meta = {
  title: 'Foundation/Sticky/Gallery',
  component: Sticky,
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta<typeof Sticky>;

export default meta;

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow title="top, with lines" block>
        <Page>
          <Sticky edge="top" lines="both">
            Slots, live, fishing
          </Sticky>
        </Page>
      </SheetRow>
      <SheetRow title="bottom" block>
        <Page>
          <Sticky edge="bottom">
            <Button fullWidth>Play</Button>
          </Sticky>
        </Page>
      </SheetRow>
      <SheetRow title="Burmese" block>
        <Page lang="my">
          <Sticky edge="bottom">
            <Button fullWidth>ကစားမည်</Button>
          </Sticky>
        </Page>
      </SheetRow>
    </Sheet>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/index.ts';
import { Text } from '../Text/index.ts';
import { plainGalleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { Divider } from './index.ts';

const meta = {
  title: 'Foundation/Divider/Gallery',
  component: Divider,
  tags: ['!autodocs'],
  parameters: plainGalleryParameters,
} satisfies Meta<typeof Divider>;

export default meta;

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow title="Full width" block>
        <Divider />
      </SheetRow>
      <SheetRow title="From the start of the text" block>
        <Divider inset={52} />
      </SheetRow>
      <SheetRow title="Inline" block>
        <Inline>
          <Text size={13} color="muted">
            Ember &amp; Ash
          </Text>
          <Divider orientation="vertical" />
          <Text size={13} color="muted">
            96.4% RTP
          </Text>
        </Inline>
      </SheetRow>
    </Sheet>
  ),
};

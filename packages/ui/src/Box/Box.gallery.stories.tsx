import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/index.ts';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { Box } from './index.ts';

const meta = {
  title: 'Foundation/Box/Gallery',
  component: Box,
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta<typeof Box>;

export default meta;

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      {(['page', 'surface', 'raised', 'sunken'] as const).map((background) => (
        <SheetRow key={background} title={background} block>
          <Box background={background} padding={16} radius="card" border="subtle">
            <Text as="p">Money is shown as it is</Text>
            <Text as="p" size={13} color="muted">
              Down to the last cent
            </Text>
          </Box>
        </SheetRow>
      ))}
      <SheetRow title="Burmese" block>
        <Box background="surface" padding={16} radius="card" border="subtle" lang="my">
          <Text as="p">လက်ကျန်ငွေကို တိကျစွာ ပြသည်</Text>
        </Box>
      </SheetRow>
    </Sheet>
  ),
};

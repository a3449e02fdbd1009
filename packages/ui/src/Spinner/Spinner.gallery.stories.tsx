import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/index.ts';
import { plainGalleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { Spinner } from './index.ts';

const meta = {
  title: 'Foundation/Spinner/Gallery',
  component: Spinner,
  tags: ['!autodocs'],
  parameters: plainGalleryParameters,
} satisfies Meta<typeof Spinner>;

export default meta;

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow title="Sizes">
        <Spinner size="sm" />
        <Spinner size="md" />
        <Spinner size="lg" />
      </SheetRow>
      <SheetRow title="Inherited color">
        <Text tone="brand">
          <Spinner size="lg" />
        </Text>
        <Text color="muted">
          <Spinner size="lg" />
        </Text>
      </SheetRow>
    </Sheet>
  ),
};

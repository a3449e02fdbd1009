import type { Meta, StoryObj } from '@storybook/react-vite';
import { galleryParameters } from '../testing/gallery.tsx';
import { cardActions } from './card.sample.tsx';
import { ActionSheet } from './index.ts';

const meta = {
  title: 'Shell/ActionSheet/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

export const Gallery: StoryObj = {
  render: () => (
    <ActionSheet
      open
      title="Union Bank •• 4417"
      description="The card that withdrawals go to"
      items={cardActions}
    />
  ),
};

export const ActionsOnly: StoryObj = {
  render: () => <ActionSheet open hideTitle title="Card" items={cardActions} />,
};

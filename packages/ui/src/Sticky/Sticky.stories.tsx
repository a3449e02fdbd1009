import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Page } from '../Page/index.ts';
import { Text } from '../Text/index.ts';
import { Sticky } from './index.ts';

const meta = {
  title: 'Foundation/Sticky',
  component: Sticky,
  args: { edge: 'bottom', children: <Button fullWidth>Play</Button> },
  render: (args) => (
    <Page>
      <Text as="p">Lotus Nights</Text>
      <Sticky {...args} />
    </Page>
  ),
} satisfies Meta<typeof Sticky>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Play' })).toBeVisible();
  },
};

export const Playground: Story = { args: { edge: 'top', lines: 'end', children: 'Slots' } };

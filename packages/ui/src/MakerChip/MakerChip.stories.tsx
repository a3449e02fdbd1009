import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MakerChip } from './index.ts';

const meta = {
  title: 'Game/MakerChip',
  component: MakerChip,
  args: { name: 'Ember & Ash', meta: '38 games', onClick: fn() },
} satisfies Meta<typeof MakerChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Ember & Ash/ }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = { args: { selected: true } };

export const WithoutLogo: Story = {
  args: { logo: 'data:,' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('EA')).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { sampleGames } from './covers.sample.ts';
import { GameTile } from './index.ts';

const [phoenix] = sampleGames;

const meta = {
  title: 'Game/GameTile',
  component: GameTile,
  args: { ...phoenix, eager: true, onClick: fn() },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 170 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GameTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { tag: 'Live', live: true, rank: 1 } };

export const Press: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Phoenix Ascent/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const AsLink: Story = {
  args: { href: '#game' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Phoenix Ascent/ })).toHaveAttribute(
      'href',
      '#game',
    );
  },
};

export const WithoutPicture: Story = {
  args: { cover: { src: 'data:,', color: '#4a0d12' } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getAllByText('Phoenix Ascent')).toHaveLength(2);
  },
};

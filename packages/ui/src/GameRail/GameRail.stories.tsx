import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { sampleGames } from '../GameTile/covers.sample.ts';
import { GameTile } from '../GameTile/index.ts';
import { Link } from '../Link/index.ts';
import { GameRail } from './index.ts';

const meta = {
  title: 'Game/GameRail',
  component: GameRail,
  args: {
    title: 'New',
    action: (
      <Link href="#new" variant="standalone">
        All 36
      </Link>
    ),
    children: sampleGames.map((game) => (
      // In a wrapper: the first link of the page, if off screen, would count as a skip link.
      <GameTile key={game.name} {...game} tag="New" href="?game" eager />
    )),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GameRail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'New' })).toBeVisible();
  },
};

export const Playground: Story = { args: { shape: 'wide' } };

export const ArrowKeepsFocus: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const next = await canvas.findByRole('button', { name: 'More games' });
    const previous = canvas.getByRole('button', { name: 'Previous games' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    next.focus();
    await waitFor(
      async () => {
        await userEvent.keyboard('{Enter}');
        await expect(next).toHaveAttribute('aria-disabled', 'true');
      },
      { interval: 400, timeout: 5000 },
    );
    await expect(next).toHaveFocus();
    await expect(previous).not.toHaveAttribute('aria-disabled');
  },
};

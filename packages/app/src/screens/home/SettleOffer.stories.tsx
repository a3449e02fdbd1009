import { openSessions } from '@parlor/api/calls/play';
import { canSettle } from '@parlor/api/calls/promotions';
import { settleRecords } from '@parlor/api/fixtures';
import { answer } from '@parlor/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { getHref } from '../../navigation/paths.ts';
import { StoryApp } from '../../testing/StoryApp.tsx';
import { soon } from '../../testing/story-checks.ts';
import { screenParameters } from '../../testing/story-parameters.ts';

/** Home offers once to settle a promotion whose requirement is met. */
const meta = {
  title: 'Screens/Home settle offer',
  component: StoryApp,
  parameters: { ...screenParameters },
  args: {
    path: getHref('home'),
    player: true,
    handlers: [
      answer(openSessions, () => ({ rows: [], recovered: [], openRounds: [] })),
      answer(canSettle, () => ({ rows: settleRecords })),
    ],
  },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A promotion can be settled: offered once, after a game that was left. */
export const Offered: Story = {
  async play() {
    const title = 'Weekend slots is ready to settle';
    await expect(await screen.findByRole('dialog', { name: title }, soon)).toBeVisible();
    await expect(screen.getByText(/moves ₱812\.40 to your wallet/)).toBeVisible();
  },
};

export const Dismissed: Story = {
  async play({ userEvent }) {
    await userEvent.click(await screen.findByRole('button', { name: 'Later' }, soon));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

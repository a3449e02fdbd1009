import { gameInfo } from '@parlor/api/calls/games';
import { getBalanceInfo } from '@parlor/api/calls/wallet';
import { balanceInfo, gameDetail } from '@parlor/api/fixtures';
import { answer, disconnect, hang, refuse } from '@parlor/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { getHref } from '../../routes/paths.ts';
import { StoryApp } from '../../testing/StoryApp.tsx';

const meta = {
  title: 'Screens/Game detail',
  component: StoryApp,
  parameters: { page: 'own' },
  globals: { viewport: { value: 'phone' } },
  args: {
    path: getHref('gameDetail', { id: gameDetail.gameId }),
    player: true,
    handlers: [answer(gameInfo, () => gameDetail)],
  },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Play' })).toBeVisible();
  },
};

export const ShortOfMoney: Story = {
  args: {
    handlers: [
      answer(getBalanceInfo, () => ({ ...balanceInfo, balance: '0.50' })),
      answer(gameInfo, () => gameDetail),
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Insufficient balance, please deposit!')).toBeVisible();
  },
};

export const Maintenance: Story = {
  args: {
    handlers: [
      answer(gameInfo, () => ({
        ...gameDetail,
        status: 'maintenance' as const,
        maintenanceEndsAt: '2026-11-20T20:30:00Z',
      })),
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Play' })).toBeDisabled();
  },
};

export const Missing: Story = {
  args: { handlers: [refuse(gameInfo, 404, 'No such game', { reason: 'notFound' })] },
};

export const WithoutId: Story = { args: { path: getHref('gameDetail') } };

export const Loading: Story = { args: { handlers: [hang(gameInfo)] } };

export const Failed: Story = { args: { handlers: [disconnect(gameInfo)] } };

import { getInfo } from '@parlor/api/calls/auth';
import { getBalanceInfo } from '@parlor/api/calls/wallet';
import { balanceInfo, userInfo } from '@parlor/api/fixtures';
import { answer, disconnect } from '@parlor/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { getHref } from '../../routes/paths.ts';
import { StoryApp } from '../../testing/StoryApp.tsx';

const meta = {
  title: 'Screens/Account',
  component: StoryApp,
  parameters: { page: 'own' },
  globals: { viewport: { value: 'phone' } },
  args: { path: getHref('account') },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Sign up' })).toBeVisible();
  },
};

export const Player: Story = {
  args: { player: true },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: userInfo.nickname })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Log out' })).toBeVisible();
  },
};

/** Twelve digits, and a name that fills the line. */
export const VeryFull: Story = {
  args: {
    player: true,
    handlers: [
      answer(getBalanceInfo, () => ({ ...balanceInfo, balance: '123456789012.34' })),
      answer(getInfo, () => ({ ...userInfo, nickname: 'Maria Concepcion de los Santos y Reyes' })),
    ],
  },
};

export const PlayerUnknown: Story = {
  args: { player: true, handlers: [disconnect(getInfo), disconnect(getBalanceInfo)] },
};

export const Agreement: Story = { args: { path: getHref('userAgreement') } };

export const NoAgreement: Story = {
  args: { path: getHref('userAgreement'), site: { userAgreement: '' } },
};

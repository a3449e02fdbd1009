import { getInfo } from '@parlor/api/calls/auth';
import { getDocument } from '@parlor/api/calls/documents';
import { getBalanceInfo } from '@parlor/api/calls/wallet';
import { balanceInfo, userInfo } from '@parlor/api/fixtures';
import { answer, disconnect, hang } from '@parlor/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { getHref } from '../../navigation/paths.ts';
import { StoryApp } from '../../testing/StoryApp.tsx';
import { showsRetry } from '../../testing/story-checks.ts';
import { screenParameters } from '../../testing/story-parameters.ts';

/**
 * The page behind the last tab: level, wallet, rewards, messages and settings, each within one tap.
 */
const meta = {
  title: 'Screens/Account',
  component: StoryApp,
  parameters: { ...screenParameters },
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

export const PlayerLoading: Story = {
  args: { player: true, handlers: [hang(getInfo), hang(getBalanceInfo)] },
};

export const PlayerUnknown: Story = {
  args: { player: true, handlers: [disconnect(getInfo), disconnect(getBalanceInfo)] },
  play: showsRetry,
};

export const Agreement: Story = {
  args: { path: getHref('userAgreement') },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'User agreement' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Privacy' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  },
};

export const PrivacyDocument: Story = {
  args: { path: getHref('userAgreement', { content: 'privacy' }) },
};

export const PromotionTerms: Story = {
  args: { path: getHref('userAgreement', { content: 'promotionTerms' }) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Terms of promotions' })).toBeVisible();
  },
};

/** An unknown document name shows the agreement, and is itself never shown (S24). */
export const UnknownDocument: Story = {
  args: { path: getHref('userAgreement', { content: '<b>theirs</b>' }) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'User agreement' })).toBeVisible();
    await expect(canvas.queryByText(/theirs/)).toBeNull();
  },
};

export const NoAgreement: Story = {
  args: { path: getHref('userAgreement'), site: { userAgreement: '' } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Not published yet' })).toBeVisible();
  },
};

export const DocumentLoading: Story = {
  args: {
    path: getHref('userAgreement', { content: 'privacy' }),
    handlers: [hang(getDocument)],
  },
};

export const DocumentUnreachable: Story = {
  args: {
    path: getHref('userAgreement', { content: 'privacy' }),
    handlers: [disconnect(getDocument)],
  },
  play: showsRetry,
};

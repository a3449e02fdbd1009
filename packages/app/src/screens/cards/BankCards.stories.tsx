import { bankCardList, getWithdrawRequest, supportBankList } from '@parlor/api/calls/wallet';
import { bankCard, supportBanks, withdrawRequest } from '@parlor/api/fixtures';
import { answer, disconnect, hang } from '@parlor/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { getHref } from '../../routes/paths.ts';
import { StoryApp } from '../../testing/StoryApp.tsx';
import { screenParameters } from '../../testing/screen.ts';

const meta = {
  title: 'Screens/Bank cards',
  component: StoryApp,
  parameters: screenParameters,
  args: {
    path: getHref('myBankCard'),
    player: true,
    handlers: [
      answer(bankCardList, () => [
        bankCard,
        { ...bankCard, cardId: '2', bankName: 'Luzon Savings', lastFour: '8888', isDefault: false },
      ]),
    ],
  },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByText('Luzon Savings •• 8888')).toBeVisible();
  },
};

export const Empty: Story = { args: { handlers: [answer(bankCardList, () => [])] } };

export const Loading: Story = { args: { handlers: [hang(bankCardList)] } };

export const Failed: Story = { args: { handlers: [disconnect(bankCardList)] } };

export const Add: Story = {
  args: {
    path: getHref('editBankCard'),
    handlers: [
      answer(getWithdrawRequest, () => withdrawRequest),
      answer(supportBankList, () => supportBanks),
    ],
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save the card' }));
    await expect(await canvas.findByText('Choose your bank.')).toBeVisible();
    await expect(canvas.getByText('Enter the account number.')).toBeVisible();
  },
};

import { bankCardList, getWithdrawRequest, supportBankList } from '@parlor/api/calls/wallet';
import { bankCard, supportBanks, withdrawRequest } from '@parlor/api/fixtures';
import { answer, disconnect, hang } from '@parlor/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import { getHref } from '../../navigation/paths.ts';
import { StoryApp } from '../../testing/StoryApp.tsx';
import { screenParameters } from '../../testing/story-parameters.ts';

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

export const Empty: Story = {
  args: { handlers: [answer(bankCardList, () => [])] },
  async play({ canvas }) {
    await expect(await canvas.findByText('No bank cards yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add a bank card' })).toBeVisible();
  },
};

/** The maximum number of cards, with names that fill the line. */
export const VeryFull: Story = {
  args: {
    handlers: [
      answer(bankCardList, () =>
        Array.from({ length: 20 }, (_, index) => ({
          ...bankCard,
          cardId: String(index),
          bankName: 'Cooperative Bank of the Visayan Islands',
          cardholder: 'Maria Concepcion de los Santos y Reyes-Villanueva de Guzman',
          lastFour: String(1000 + index),
          isDefault: index === 0,
          isNew: index > 16,
        })),
      ),
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/•• 1019$/)).toBeInTheDocument();
  },
};

export const Loading: Story = { args: { handlers: [hang(bankCardList)] } };

export const Failed: Story = {
  args: { handlers: [disconnect(bankCardList)] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

const adding = (...handlers: HttpHandler[]) => ({
  path: getHref('editBankCard'),
  handlers: [...handlers, answer(getWithdrawRequest, () => withdrawRequest)],
});

export const Add: Story = {
  args: adding(answer(supportBankList, () => supportBanks)),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save card' }));
    await expect(await canvas.findByText('Choose your bank.')).toBeVisible();
    await expect(canvas.getByText('Enter the account number.')).toBeVisible();
  },
};

export const AddLoading: Story = { args: adding(hang(supportBankList)) };

export const AddUnreachable: Story = {
  args: adding(disconnect(supportBankList)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save card' })).toBeDisabled();
  },
};

export const AddWithoutBanks: Story = {
  args: adding(answer(supportBankList, () => [])),
  async play({ canvas }) {
    await expect(await canvas.findByText(/^No banks are available right now/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save card' })).toBeDisabled();
  },
};

/** Many banks, and a name of the maximum length. */
export const AddVeryFull: Story = {
  args: adding(
    answer(supportBankList, () =>
      Array.from({ length: 60 }, (_, index) => ({
        bankCode: `B${index}`,
        bankName: `Cooperative Bank of the Visayan Islands, branch ${index}`,
        icon: '',
      })),
    ),
  ),
  async play({ canvas, userEvent }) {
    const holder = 'Maria Concepcion de los Santos y Reyes-Villanueva de Guzman';
    const bank = await canvas.findByRole('combobox', { name: 'Bank' });
    await userEvent.click(bank);
    await userEvent.click(await screen.findByRole('option', { name: /branch 41$/ }));
    await waitFor(() => expect(bank).toHaveFocus());
    await userEvent.type(canvas.getByLabelText('Account holder'), holder);
    await expect(canvas.getByLabelText('Account holder')).toHaveValue(holder);
    await expect(bank).toHaveTextContent(/branch 41$/);
  },
};

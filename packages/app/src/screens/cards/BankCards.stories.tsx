import { deleteBankCard, editBankCard, setDefaultBankCard } from '@parlor/api/calls/cards';
import {
  addBankCard,
  bankCardList,
  getWithdrawRequest,
  supportBankList,
} from '@parlor/api/calls/wallet';
import { bankCard, supportBanks, withdrawRequest } from '@parlor/api/fixtures';
import { answer, disconnect, hang, refuse } from '@parlor/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import { getHref } from '../../navigation/paths.ts';
import { StoryApp } from '../../testing/StoryApp.tsx';
import { said, showsRetry } from '../../testing/story-checks.ts';
import { onDesktop, screenParameters } from '../../testing/story-parameters.ts';

const other = {
  ...bankCard,
  cardId: '2',
  bankName: 'Luzon Savings',
  cardNumber: '••••••••8888',
  lastFour: '8888',
  isDefault: false,
};
const otherHref = getHref('myBankCard', { id: '2' });
/** The bank cards of a player: add, edit and delete one, or make it the default for withdrawals. */
const meta = {
  title: 'Screens/Bank cards',
  component: StoryApp,
  parameters: { ...screenParameters },
  args: {
    path: getHref('myBankCard'),
    player: true,
    handlers: [answer(bankCardList, () => [bankCard, other])],
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
  play: showsRetry,
};

const adding = (...handlers: HttpHandler[]) => ({
  path: getHref('editBankCard'),
  handlers: [
    ...handlers,
    answer(bankCardList, () => [bankCard, other]),
    answer(getWithdrawRequest, () => withdrawRequest),
  ],
});

/** One card: its details, and what the player can do with it. */
export const Details: Story = {
  args: { path: otherHref },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('heading', { name: /^Luzon Savings .*8888$/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Make default' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Edit' })).toBeVisible();
  },
};

export const DetailsOfTheDefault: Story = {
  args: { path: getHref('myBankCard', { id: bankCard.cardId }) },
  async play({ canvas }) {
    await canvas.findByRole('button', { name: 'Delete' });
    await expect(canvas.queryByRole('button', { name: 'Make default' })).toBeNull();
  },
};

/** Edited, deleted, or the card of another player. */
export const Missing: Story = {
  args: { path: getHref('myBankCard', { id: 'gone' }) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Card not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All bank cards' })).toBeVisible();
  },
};

/** docs/product.md: Error catalogue, operation success. */
export const SetDefault: Story = {
  args: {
    path: otherHref,
    handlers: [
      answer(setDefaultBankCard, () => ({ ...other, isDefault: true })),
      answer(bankCardList, () => [bankCard, other]),
    ],
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make default' }));
    await said(/Operation successful/);
  },
};

export const SetDefaultFailed: Story = {
  args: {
    path: otherHref,
    handlers: [disconnect(setDefaultBankCard), answer(bankCardList, () => [bankCard, other])],
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make default' }));
    await waitFor(() => expect(canvas.getByRole('alert')).not.toBeEmptyDOMElement());
    await expect(canvas.getByRole('button', { name: 'Make default' })).toBeEnabled();
  },
};

export const DeleteConfirmation: Story = {
  args: { path: otherHref },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    await expect(
      await screen.findByRole('alertdialog', { name: /^Delete Luzon Savings .*8888\?$/ }),
    ).toBeVisible();
  },
};

/** docs/product.md: Error catalogue, delete success. */
export const Deleted: Story = {
  args: {
    path: otherHref,
    handlers: [answer(deleteBankCard, () => ({})), answer(bankCardList, () => [bankCard])],
  },
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText('Card not found')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'All bank cards' }));
    await userEvent.click(await canvas.findByRole('link', { name: /4417/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete card' }));
    await said(/Deleted successfully/);
  },
};

export const OnDesktop: Story = {
  ...onDesktop,
  async play({ canvas }) {
    await expect(await canvas.findByText('Luzon Savings •• 8888')).toBeVisible();
    await expect(
      await canvas.findByRole('heading', { name: /^Banco de Isla .*4417$/ }),
    ).toBeVisible();
  },
};

const edited = (...handlers: HttpHandler[]) => ({
  ...adding(
    ...handlers,
    answer(supportBankList, () => supportBanks),
  ),
  path: getHref('editBankCard', { id: bankCard.cardId }),
});

/** The number stays unchanged while its field is empty. */
export const Edit: Story = {
  args: edited(
    answer(editBankCard, ({ cardNumber }) => {
      if (cardNumber !== undefined) throw new Error('A number was sent');
      return { ...bankCard, cardId: '9', isNew: true };
    }),
  ),
  async play({ canvas, userEvent }) {
    const holder = await canvas.findByLabelText('Account holder');
    await expect(holder).toHaveValue(bankCard.cardholder);
    await userEvent.clear(holder);
    await userEvent.click(canvas.getByRole('button', { name: 'Save card' }));
    await expect(await canvas.findByText("Enter the account holder's name.")).toBeVisible();
    await userEvent.type(holder, 'Maria Santos');
    await userEvent.click(canvas.getByRole('button', { name: 'Save card' }));
    await said(/Edited successfully/);
  },
};

export const EditRefused: Story = {
  args: edited(refuse(editBankCard, 422, '', { reason: 'bankCard.duplicate' })),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save card' }));
    await waitFor(() => expect(canvas.getByRole('alert')).not.toBeEmptyDOMElement());
  },
};

export const EditMissing: Story = {
  args: { ...edited(), path: getHref('editBankCard', { id: 'gone' }) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Card not found' })).toBeVisible();
  },
};

export const EditOnDesktop: Story = {
  ...onDesktop,
  args: edited(),
  async play({ canvas }) {
    await expect(await canvas.findByLabelText('Account holder')).toBeVisible();
    await expect(canvas.getByText('Luzon Savings •• 8888')).toBeVisible();
  },
};

/** docs/product.md: Error catalogue, add success. */
export const Added: Story = {
  args: adding(
    answer(addBankCard, () => ({ ...other, cardId: '3' })),
    answer(supportBankList, () => supportBanks),
  ),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Bank' }));
    await userEvent.click((await screen.findAllByRole('option'))[0] as HTMLElement);
    await userEvent.type(canvas.getByLabelText('Account holder'), 'Maria Santos');
    await userEvent.type(canvas.getByLabelText('Account number'), '123456789012');
    await userEvent.click(canvas.getByRole('button', { name: 'Save card' }));
    await said(/Added successfully/);
  },
};

export const Add: Story = {
  args: adding(answer(supportBankList, () => supportBanks)),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save card' }));
    await expect(await canvas.findByText('Choose your bank.')).toBeVisible();
    await expect(canvas.getByText('Enter the account number.')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Bank' })).toHaveFocus();
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
    await userEvent.type(bank, 'branch 41');
    await userEvent.click(await screen.findByRole('option', { name: /branch 41$/ }));
    await waitFor(() => expect(bank).toHaveFocus());
    await userEvent.type(canvas.getByLabelText('Account holder'), holder);
    await expect(canvas.getByLabelText('Account holder')).toHaveValue(holder);
    await expect(bank).toHaveValue('Cooperative Bank of the Visayan Islands, branch 41');
  },
};

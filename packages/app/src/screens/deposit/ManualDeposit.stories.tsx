import {
  manualDepositBanks,
  manualDepositInfo,
  manualDepositList,
  submitManualDeposit,
} from '@parlor/api/calls/deposits';
import { uploadImage } from '@parlor/api/calls/uploads';
import {
  addBankCard,
  bankCardList,
  getWalletParams,
  supportBankList,
} from '@parlor/api/calls/wallet';
import {
  bankCard,
  depositAccounts,
  manualDeposits,
  supportBanks,
  uploadedImage,
  walletParams,
} from '@parlor/api/fixtures';
import { answer, disconnect, hang, refuse } from '@parlor/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { expect, type userEvent, waitFor, type within } from 'storybook/test';
import { getHref } from '../../navigation/paths.ts';
import { StoryApp } from '../../testing/StoryApp.tsx';
import { onDesktop, screenParameters } from '../../testing/story-parameters.ts';

const [pending, declined, done] = manualDeposits as [
  (typeof manualDeposits)[number],
  (typeof manualDeposits)[number],
  (typeof manualDeposits)[number],
];
const open = answer(getWalletParams, () => ({ ...walletParams, manualDepositOpenStatus: true }));
const list = answer(manualDepositList, () => ({
  rows: manualDeposits,
  total: manualDeposits.length,
}));
const offered = [
  open,
  answer(manualDepositBanks, () => depositAccounts),
  answer(bankCardList, () => [bankCard]),
  answer(uploadImage, () => uploadedImage),
  list,
];
const reviewed = (deposit: (typeof manualDeposits)[number], ...handlers: HttpHandler[]) => ({
  path: getHref('manualDeposit', { id: deposit.submissionId }),
  handlers: [...handlers, answer(manualDepositInfo, () => deposit), ...offered],
});
const listed = getHref('manualDeposit', { view: 'list' });

/** The player transfers money to a payee, and reports it with the amount and a receipt. */
const meta = {
  title: 'Screens/Manual deposit',
  component: StoryApp,
  parameters: { ...screenParameters },
  args: { path: getHref('manualDeposit'), player: true, handlers: offered },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

interface Person {
  canvas: ReturnType<typeof within>;
  userEvent: Pick<typeof userEvent, 'clear' | 'click' | 'type' | 'upload'>;
}

const receipt = () => new File(['receipt'], 'receipt.png', { type: 'image/png' });
/** Lazy parts take a moment on a development server. */
const soon = { timeout: 12_000 };

const fill = async ({ canvas, userEvent: user }: Person, amount = '1500') => {
  await user.click(await canvas.findByRole('radio', { name: /^Banco de Isla/ }, soon));
  await user.type(canvas.getByRole('textbox', { name: /^Your account number/ }), '0044 1234 4417');
  // Just after midnight is never in the future.
  await user.type(canvas.getByLabelText(/^Time of the transfer/), '00:00');
  await user.type(canvas.getByRole('textbox', { name: /^Amount/ }), amount);
  await user.upload(canvas.getByLabelText(/^Receipts/), receipt());
  await expect(await canvas.findByText('Uploaded', {}, soon)).toBeVisible();
};
const submit = async (person: Person, amount?: string) => {
  await fill(person, amount);
  const proceed = person.canvas.getByRole('button', { name: 'Continue' });
  await waitFor(() => expect(proceed).toBeEnabled(), soon);
  await person.userEvent.click(proceed);
};
const confirm = async (person: Person) => {
  await submit(person);
  await person.userEvent.click(
    await person.canvas.findByRole('button', { name: 'Submit ₱1,500.00' }),
  );
};

export const Form: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('radio', { name: /^Banco de Isla/ }, soon)).toBeVisible();
    await expect(canvas.queryByText('Account name')).toBeNull();
  },
};

/** Each line of the payee can be copied. */
export const PayeeChosen: Story = {
  async play({ canvas, userEvent: user }) {
    await user.click(await canvas.findByRole('radio', { name: /^Banco de Isla/ }, soon));
    await expect(await canvas.findByText('Account name')).toBeVisible();
    await expect(canvas.getByText(depositAccounts[0]?.payeeAccount ?? '')).toBeVisible();
  },
};

/** docs/product.md: Validation rules, required fields. */
export const NothingStated: Story = {
  async play({ canvas, userEvent: user }) {
    await user.click(await canvas.findByRole('button', { name: 'Continue' }, soon));
    for (const message of [
      'Choose the account that you sent the money to.',
      'Enter the account that you paid from.',
      'Enter the date and time of your transfer.',
      'Please enter an amount.',
      'Add an image of your receipt.',
    ]) {
      await expect(await canvas.findByText(message)).toBeVisible();
    }
  },
};

export const AboveMaximum: Story = {
  async play(person) {
    await submit(person, '99999999');
    await expect(await person.canvas.findByText(/^Maximum top-up amount ₱/)).toBeVisible();
  },
};

/** An account that accepts transfers from banks and wallets. */
export const FromAWallet: Story = {
  async play({ canvas, userEvent: user }) {
    await user.click(await canvas.findByRole('radio', { name: /^IslaPay/ }, soon));
    await user.click(canvas.getByRole('radio', { name: 'E-wallet' }));
    await expect(canvas.getByRole('textbox', { name: /^Your wallet number/ })).toBeVisible();
    await expect(canvas.getByRole('img', { name: /^QR code of/ })).toBeVisible();
  },
};

export const Uploading: Story = {
  args: { handlers: [hang(uploadImage), ...offered] },
  async play({ canvas, userEvent: user }) {
    await user.upload(await canvas.findByLabelText(/^Receipts/, {}, soon), receipt());
    await expect(await canvas.findByText('An image is still uploading.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled();
  },
};

export const UploadFailed: Story = {
  args: { handlers: [disconnect(uploadImage), ...offered] },
  async play({ canvas, userEvent: user }) {
    await user.upload(await canvas.findByLabelText(/^Receipts/, {}, soon), receipt());
    await expect(await canvas.findByText(/^Retry the image that failed/)).toBeVisible();
    await expect(canvas.getByText('Upload failed. Try again.')).toBeVisible();
  },
};

export const Confirm: Story = {
  async play(person) {
    await submit(person);
    await expect(
      await person.canvas.findByRole('button', { name: 'Submit ₱1,500.00' }),
    ).toBeVisible();
    await expect(person.canvas.getByText('Bank account, 0044 1234 4417')).toBeVisible();
    // A press within the time of a double tap is ignored.
    await waitFor(async () => {
      await person.userEvent.click(person.canvas.getByRole('button', { name: 'Change' }));
      await expect(
        person.canvas.getByRole('textbox', { name: /^Your account number/ }),
      ).toHaveValue('0044 1234 4417');
    }, soon);
    await expect(person.canvas.getByText('Uploaded')).toBeVisible();
  },
};

/** The submission replaces the form. */
export const Submitted: Story = {
  args: {
    handlers: [
      answer(submitManualDeposit, () => pending),
      answer(manualDepositInfo, () => pending),
      ...offered,
    ],
  },
  async play(person) {
    await confirm(person);
    // Navigation to the address of the submission renders the page once more.
    await waitFor(
      () => expect(person.canvas.getByRole('heading', { name: 'Under review' })).toBeVisible(),
      soon,
    );
  },
};

/** docs/product.md: Entities and their fields; the same receipt or reference was submitted before. */
export const Duplicate: Story = {
  args: {
    handlers: [
      refuse(submitManualDeposit, 422, '', { reason: 'deposit.duplicate', field: 'receiptPhoto' }),
      ...offered,
    ],
  },
  async play(person) {
    await confirm(person);
    await expect(
      await person.canvas.findByText(/^You've already submitted this transfer/),
    ).toBeVisible();
  },
};

export const Uncertain: Story = {
  args: { handlers: [disconnect(submitManualDeposit), ...offered] },
  async play(person) {
    await confirm(person);
    await expect(await person.canvas.findByText('No response yet')).toBeVisible();
  },
};

/** docs/product.md: Error catalogue, manual deposit with no bank card information asks whether to add one. */
export const NeedsCard: Story = {
  args: {
    handlers: [
      answer(bankCardList, () => []),
      answer(supportBankList, () => supportBanks),
      answer(addBankCard, () => bankCard),
      ...offered,
    ],
  },
  async play({ canvas, userEvent: user }) {
    await expect(
      await canvas.findByText('No bank card information, would you like to add one?', {}, soon),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Not now' })).toBeVisible();
    await user.click(canvas.getByRole('button', { name: 'Add a bank card' }));
    await user.click(await canvas.findByRole('button', { name: 'Save card' }));
    await expect(await canvas.findByText('Choose your bank.')).toBeVisible();
  },
};

export const Closed: Story = {
  args: { handlers: [answer(getWalletParams, () => walletParams), ...offered] },
  async play({ canvas }) {
    await expect(
      await canvas.findByText('Manual deposits are closed right now', {}, soon),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Contact customer service' })).toBeVisible();
  },
};

export const Loading: Story = { args: { handlers: [hang(manualDepositBanks), ...offered] } };

export const Failed: Story = {
  args: { handlers: [disconnect(manualDepositBanks), ...offered] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Try again' }, soon)).toBeVisible();
  },
};

/** Twelve digits, and names that fill the line. */
export const VeryFull: Story = {
  args: {
    handlers: [
      answer(manualDepositBanks, () =>
        depositAccounts.map((account) => ({
          ...account,
          bankName: 'Cooperative Bank of the Visayan Islands',
          payeeName: 'Parlor Gaming and Entertainment Services Incorporated',
          payeeAccount: '0012 3344 5566 7788 9900 1122',
          maxAmount: '999999999999.99',
        })),
      ),
      ...offered,
    ],
  },
  async play({ canvas, userEvent: user }) {
    const [first] = await canvas.findAllByRole('radio', { name: /^Cooperative Bank/ }, soon);
    if (first === undefined) throw new Error('There is no account');
    await user.click(first);
    await user.type(canvas.getByRole('textbox', { name: /^Amount/ }), '999999999999.99');
    await expect(canvas.getByText('0012 3344 5566 7788 9900 1122')).toBeVisible();
  },
};

/** On a phone the submissions have their own address. */
export const Submissions: Story = {
  args: { path: listed },
  async play({ canvas }) {
    await expect(await canvas.findByText('Declined', {}, soon)).toBeVisible();
    await expect(canvas.getByText('Under review')).toBeVisible();
    await expect(canvas.getByText('Complete')).toBeVisible();
  },
};

export const NoSubmissions: Story = {
  args: {
    path: listed,
    handlers: [answer(manualDepositList, () => ({ rows: [], total: 0 })), ...offered],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('No manual deposits yet', {}, soon)).toBeVisible();
  },
};

export const SubmissionsFailed: Story = {
  args: { path: listed, handlers: [disconnect(manualDepositList), ...offered] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Try again' }, soon)).toBeVisible();
  },
};

export const UnderReview: Story = {
  args: reviewed(pending),
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Under review' }, soon)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Receipt 1' })).toBeVisible();
  },
};

/** The bank received another amount than stated: that amount is credited. */
export const Done: Story = {
  args: reviewed({ ...done, creditedAmount: '1950.00' }),
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('heading', { name: 'Deposit complete' }, soon),
    ).toBeVisible();
    await expect(canvas.getByText('₱1,950.00')).toBeVisible();
    await expect(canvas.getByText('Amount entered')).toBeVisible();
  },
};

export const Declined: Story = {
  args: reviewed(declined),
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('heading', { name: 'Manual deposit declined' }, soon),
    ).toBeVisible();
    await expect(canvas.getByText(/^We couldn't read your receipt/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Submit again' })).toBeVisible();
  },
};

export const SubmissionVeryFull: Story = {
  args: reviewed({
    ...done,
    depositAmount: '999999999999.99',
    bankName: 'Cooperative Bank of the Visayan Islands',
    reference: 'REF-2026-11-21-000000000000000000000000000000042',
    receiptPhoto: ['', '#2', '#3'].map((fragment) => `${uploadedImage.url}${fragment}`),
  }),
  async play({ canvas }) {
    await expect(await canvas.findByText('₱999,999,999,999.99', {}, soon)).toBeVisible();
  },
};

export const SubmissionLoading: Story = {
  args: { ...reviewed(pending), handlers: [hang(manualDepositInfo), ...offered] },
};

export const SubmissionUnreachable: Story = {
  args: { ...reviewed(pending), handlers: [disconnect(manualDepositInfo), ...offered] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Try again' }, soon)).toBeVisible();
  },
};

/** Of another player, or unknown. */
export const Unknown: Story = {
  args: {
    path: getHref('manualDeposit', { id: 'theirs' }),
    handlers: [
      refuse(manualDepositInfo, 404, 'No such deposit', { reason: 'notFound' }),
      ...offered,
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Manual deposit not found', {}, soon)).toBeVisible();
  },
};

/** The submissions beside the form. */
export const FormOnDesktop: Story = {
  ...onDesktop,
  async play({ canvas }) {
    await expect(await canvas.findByText('Declined', {}, soon)).toBeVisible();
    await expect(await canvas.findByRole('radio', { name: /^Banco de Isla/ })).toBeVisible();
  },
};

export const SubmissionOnDesktop: Story = {
  ...onDesktop,
  args: reviewed(declined),
  async play({ canvas }) {
    await expect(await canvas.findByText(/^We couldn't read your receipt/, {}, soon)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'New manual deposit' })).toBeVisible();
  },
};

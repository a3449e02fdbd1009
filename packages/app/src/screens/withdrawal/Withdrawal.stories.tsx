import { giveProof, sendProofCode } from '@parlor/api/calls/auth';
import {
  bankCardList,
  getWalletParams,
  getWithdrawAmountList,
  getWithdrawRequest,
  supportBankList,
  withdraw,
  withdrawalInfo,
  withdrawalList,
  withdrawPreview,
} from '@parlor/api/calls/wallet';
import type { Withdrawal } from '@parlor/api/entities';
import {
  bankCard,
  depositAmounts,
  supportBanks,
  walletParams,
  withdrawal,
  withdrawalPreview,
  withdrawRequest,
} from '@parlor/api/fixtures';
import { answer, disconnect, hang, refuse } from '@parlor/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, type userEvent, waitFor, type within } from 'storybook/test';
import { getHref } from '../../navigation/paths.ts';
import { StoryApp } from '../../testing/StoryApp.tsx';
import { onDesktop, screenParameters } from '../../testing/story-parameters.ts';

const offered = [
  answer(withdrawPreview, ({ amount = '500.00' }) => ({ ...withdrawalPreview, amount })),
  answer(getWithdrawRequest, () => withdrawRequest),
  answer(bankCardList, () => [bankCard]),
  answer(getWithdrawAmountList, () => depositAmounts),
  answer(supportBankList, () => supportBanks),
];
const proofNeeded = [
  refuse(withdraw, 422, '', { reason: 'proofNeeded' }),
  refuse(giveProof, 422, '', { reason: 'proof.wrong', field: 'password' }),
  answer(sendProofCode, () => ({ seconds: 60, expiresAt: '2026-11-21T05:00:00Z' })),
];
const audited = (change: Partial<Withdrawal>) => ({
  path: getHref('cashoutAudit', { id: withdrawal.withdrawalId }),
  handlers: [answer(withdrawalInfo, () => ({ ...withdrawal, ...change }))],
});

/** How much goes to which card and when it arrives, the proof it may require, and its timeline. */
const meta = {
  title: 'Screens/Withdrawal',
  component: StoryApp,
  parameters: { ...screenParameters },
  args: { path: getHref('cashout'), player: true, handlers: offered },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

interface Person {
  canvas: ReturnType<typeof within>;
  userEvent: Pick<typeof userEvent, 'click' | 'type'>;
}

const state = async ({ canvas, userEvent }: Person, amount: string) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Amount' }), amount);
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
};
const ask = async (person: Person) => {
  await state(person, '500');
  await person.userEvent.click(
    await person.canvas.findByRole('button', { name: 'Withdraw ₱500.00' }),
  );
};

export const Form: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByText('Banco de Isla •• 4417')).toBeVisible();
    await expect(canvas.getByText('Available ₱8,214.35')).toBeVisible();
  },
};

export const NothingStated: Story = {
  async play({ canvas, userEvent }) {
    await canvas.findByRole('textbox', { name: 'Amount' });
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('Please enter an amount.')).toBeVisible();
  },
};

export const InsufficientBalance: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Amount' }), '9000');
    await expect(await canvas.findByText('Insufficient balance.')).toBeVisible();
  },
};

export const WrongAmount: Story = {
  async play(person) {
    await state(person, '50');
    await expect(
      await person.canvas.findByText(/^Please select the correct withdrawal amount\./),
    ).toBeVisible();
  },
};

export const Confirm: Story = {
  async play(person) {
    await state(person, '500');
    await expect(
      await person.canvas.findByRole('button', { name: 'Withdraw ₱500.00' }),
    ).toBeVisible();
  },
};

/** The server's preview: amounts before and after, each movement of money, and the arrival. */
export const Preview: Story = {
  async play(person) {
    await state(person, '500');
    const { canvas } = person;
    await expect(await canvas.findByText('Wallet → On hold')).toBeVisible();
    await expect(canvas.getByText('On hold → Your bank')).toBeVisible();
    await expect(canvas.getByText('₱8,214.35')).toBeVisible();
    await expect(canvas.getByText('₱7,714.35')).toBeVisible();
    await expect(canvas.getByText(/^Arrives: /)).toBeVisible();
  },
};

export const PreviewFailed: Story = {
  args: { handlers: [disconnect(withdrawPreview), ...offered] },
  async play(person) {
    await state(person, '500');
    await expect(await person.canvas.findByText(/^Can't reach the site/)).toBeVisible();
    await expect(person.canvas.getByRole('textbox', { name: 'Amount' })).toHaveValue('500');
  },
};

/** The wallet has changed since the preview: a new one is shown, and nothing was withdrawn. */
export const PreviewChanged: Story = {
  args: {
    handlers: [refuse(withdraw, 409, '', { reason: 'preview.changed' }), ...offered],
  },
  async play(person) {
    await ask(person);
    await expect(
      await person.canvas.findByText(/^Something changed since you saw this preview\./),
    ).toBeVisible();
    await expect(person.canvas.getByRole('button', { name: 'Withdraw ₱500.00' })).toBeEnabled();
  },
};

/** The first withdrawal to a new card asks for a proof (S19). */
export const ProofByPassword: Story = {
  args: { handlers: [...proofNeeded, ...offered] },
  async play(person) {
    await ask(person);
    const { userEvent } = person;
    await userEvent.type(
      await screen.findByLabelText('Your password', { selector: 'input' }),
      'secret12',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await expect(await screen.findByText("We couldn't confirm it's you. Try again.")).toBeVisible();
  },
};

export const ProofBySms: Story = {
  args: { handlers: [...proofNeeded, ...offered] },
  async play(person) {
    await ask(person);
    const { userEvent } = person;
    await userEvent.click(await screen.findByRole('button', { name: 'Use an SMS code instead' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send code' }));
    await expect(await screen.findByRole('textbox', { name: 'SMS code' })).toBeVisible();
    await expect(await screen.findByText(/New code in/)).toBeVisible();
  },
};

export const Uncertain: Story = {
  args: { handlers: [disconnect(withdraw), ...offered] },
  async play(person) {
    await ask(person);
    await expect(await person.canvas.findByText('No response yet')).toBeVisible();
  },
};

export const Refused: Story = {
  args: { handlers: [refuse(withdraw, 422, '', { reason: 'withdrawal.noTimes' }), ...offered] },
  async play(person) {
    await ask(person);
    await expect(await person.canvas.findByText("Your withdrawal wasn't made")).toBeVisible();
  },
};

export const NeedsCard: Story = {
  args: { handlers: [answer(bankCardList, () => []), ...offered] },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a bank card' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save card' }));
    await expect(await canvas.findByText('Choose your bank.')).toBeVisible();
  },
};

export const Closed: Story = {
  args: {
    handlers: [answer(getWalletParams, () => ({ ...walletParams, openStatus: false })), ...offered],
  },
};

/** Twelve digits, and more cards than fit. */
export const VeryFull: Story = {
  args: {
    handlers: [
      answer(getWithdrawRequest, () => ({
        ...withdrawRequest,
        balance: '999999999999.99',
        maxAmount: '999999999999.99',
      })),
      answer(bankCardList, () =>
        Array.from({ length: 8 }, (_, index) => ({
          ...bankCard,
          cardId: String(index + 1),
          bankName: 'Cooperative Bank of the Visayan Islands',
          lastFour: `100${index}`,
          isDefault: index === 0,
        })),
      ),
      answer(getWithdrawAmountList, () => [...depositAmounts, '999999999999']),
      ...offered,
    ],
  },
  async play(person) {
    await state(person, '999999999999.99');
    await expect(
      await person.canvas.findByRole('button', { name: 'Withdraw ₱999,999,999,999.99' }),
    ).toBeVisible();
  },
};

export const Loading: Story = { args: { handlers: [hang(getWithdrawRequest)] } };

export const Failed: Story = {
  args: { handlers: [disconnect(getWithdrawRequest), ...offered] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** One under review blocks another. */
export const Pending: Story = {
  args: {
    handlers: [
      answer(getWithdrawRequest, () => ({ ...withdrawRequest, pending: withdrawal })),
      ...offered,
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Under review' })).toBeVisible();
  },
};

export const UnderReview: Story = {
  args: audited({}),
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Under review' })).toBeVisible();
  },
};

export const AuditVeryFull: Story = {
  args: audited({
    amount: '999999999999.99',
    bankName: 'Cooperative Bank of the Visayan Islands',
    state: 'done',
    approvedAt: '2026-11-20T02:00:00Z',
    finishedAt: '2026-11-20T02:01:00Z',
  }),
  async play({ canvas }) {
    await expect(await canvas.findByText('₱999,999,999,999.99')).toBeVisible();
  },
};

export const AuditLoading: Story = {
  args: { path: audited({}).path, handlers: [hang(withdrawalInfo)] },
};

export const AuditUnreachable: Story = {
  args: { path: audited({}).path, handlers: [disconnect(withdrawalInfo)] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** Of another player, or unknown. */
export const AuditUnknown: Story = {
  args: {
    path: getHref('cashoutAudit', { id: 'theirs' }),
    handlers: [
      refuse(withdrawalInfo, 404, 'No such withdrawal', { reason: 'notFound' }),
      ...offered,
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Withdrawal not found')).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Amount' })).toBeNull();
  },
};

/** Without a parameter: the latest one. */
export const LatestWithdrawal: Story = {
  args: {
    path: getHref('cashoutAudit'),
    handlers: [
      answer(withdrawalList, () => ({ rows: [withdrawal], total: 1 })),
      answer(withdrawalInfo, () => withdrawal),
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Under review' })).toBeVisible();
  },
};

export const LatestUnreachable: Story = {
  args: { path: getHref('cashoutAudit'), handlers: [disconnect(withdrawalList)] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Approved: Story = {
  args: audited({ state: 'pendingPayment', approvedAt: '2026-11-20T02:00:00Z' }),
};

export const Done: Story = {
  args: audited({
    state: 'done',
    approvedAt: '2026-11-20T02:00:00Z',
    finishedAt: '2026-11-20T02:01:00Z',
  }),
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Withdrawal complete' })).toBeVisible();
  },
};

export const PayoutFailed: Story = {
  args: audited({
    state: 'failed',
    reason: 'payoutFailed',
    approvedAt: '2026-11-20T02:00:00Z',
    finishedAt: '2026-11-20T02:01:00Z',
  }),
};

const noWithdrawals = {
  path: getHref('cashoutAudit'),
  handlers: [answer(withdrawalList, () => ({ rows: [], total: 0 }))],
};

export const NoWithdrawals: Story = {
  args: noWithdrawals,
  async play({ canvas }) {
    await expect(await canvas.findByText('No withdrawals yet')).toBeVisible();
  },
};

/** One message takes the place of the list and of the review. */
export const NoWithdrawalsOnDesktop: Story = {
  ...onDesktop,
  args: noWithdrawals,
  async play({ canvas }) {
    await canvas.findByText('No withdrawals yet');
    await waitFor(() => expect(canvas.queryByText('Your withdrawals')).toBeNull());
    await expect(canvas.getByText('No withdrawals yet')).toBeVisible();
  },
};

const withdrawals = answer(withdrawalList, () => ({
  rows: [
    withdrawal,
    { ...withdrawal, withdrawalId: 'w2', amount: '190020500.25', state: 'pendingPayment' as const },
    { ...withdrawal, withdrawalId: 'w3', state: 'done' as const },
    { ...withdrawal, withdrawalId: 'w4', state: 'failed' as const, reason: 'rejected' },
  ],
  total: 4,
}));

/** On a phone the list has its own page. */
export const List: Story = {
  args: { path: getHref('cashout', { view: 'list' }), handlers: [withdrawals, ...offered] },
  async play({ canvas }) {
    await expect(await canvas.findByText('₱190,020,500.25')).toBeVisible();
    await expect(canvas.getByText('On its way')).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Amount' })).toBeNull();
  },
};

/** The player's withdrawals beside the form. */
export const FormOnDesktop: Story = {
  ...onDesktop,
  args: { handlers: [withdrawals, ...offered] },
  async play({ canvas }) {
    await expect(await canvas.findByText('₱190,020,500.25')).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: 'Amount' })).toBeVisible();
  },
};

export const AuditOnDesktop: Story = {
  ...onDesktop,
  args: { path: audited({}).path, handlers: [withdrawals, ...audited({}).handlers] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Under review' })).toBeVisible();
    await expect(await canvas.findByText('On its way')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'New withdrawal' })).toBeVisible();
  },
};

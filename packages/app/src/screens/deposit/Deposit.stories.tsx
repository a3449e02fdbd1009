import { getAllActivity, getPayBank, orderList, recharge } from '@parlor/api/calls/deposits';
import {
  charge,
  getDepositAmountList,
  getOrderStatus,
  getPayChannel,
  getPayMethod,
  getWalletParams,
} from '@parlor/api/calls/wallet';
import {
  depositAmounts,
  depositOffers,
  order,
  payBanks,
  payChannels,
  payMethods,
  transferOrder,
  walletParams,
} from '@parlor/api/fixtures';
import { answer, disconnect, hang, refuse } from '@parlor/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { expect, type userEvent, waitFor, within } from 'storybook/test';
import { getHref } from '../../navigation/paths.ts';
import { deposits } from '../../testing/deposits.ts';
import { StoryApp } from '../../testing/StoryApp.tsx';
import { showsRetry } from '../../testing/story-checks.ts';
import { onDesktop, screenParameters } from '../../testing/story-parameters.ts';

const offered = [
  answer(getPayMethod, () => payMethods),
  answer(getPayChannel, () => payChannels),
  answer(getDepositAmountList, () => depositAmounts),
  answer(getAllActivity, () => []),
];
const byTransfer = (...handlers: HttpHandler[]) => [
  ...handlers,
  answer(getPayMethod, () => [
    { methodId: '4', methodName: 'Bank transfer', icon: 'bank', kind: 'transfer' as const },
    ...payMethods,
  ]),
  answer(getPayBank, () => payBanks),
  answer(getAllActivity, () => depositOffers),
  ...offered,
];
/** Method, channel, amount and offer of a deposit, with the limits next to the amount. */
const meta = {
  title: 'Screens/Deposit',
  component: StoryApp,
  parameters: { ...screenParameters },
  args: { path: getHref('recharge'), player: true, handlers: offered },
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

export const Form: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByText('₱50.00 to ₱50,000.00 per deposit.')).toBeVisible();
    await expect(canvas.getByText('10 deposits and ₱100,000.00 left today.')).toBeVisible();
  },
};

export const NothingStated: Story = {
  async play({ canvas, userEvent }) {
    await canvas.findByRole('textbox', { name: 'Amount' });
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('Please enter an amount.')).toBeVisible();
  },
};

export const BelowMinimum: Story = {
  async play(person) {
    await state(person, '10');
    await expect(
      await person.canvas.findByText('The minimum deposit amount is ₱50.00.'),
    ).toBeVisible();
  },
};

/** The upper limit is checked while typing: more digits cannot fix it. */
export const AboveMaximum: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Amount' }), '60000');
    await expect(await canvas.findByText('Maximum top-up amount ₱50,000.00.')).toBeVisible();
  },
};

export const NoTimesLeft: Story = {
  args: {
    handlers: [
      answer(getPayChannel, () =>
        payChannels.map((channel) => ({ ...channel, remainingTimes: 0 })),
      ),
      ...offered,
    ],
  },
};

export const Confirm: Story = {
  async play(person) {
    await state(person, '500');
    await expect(await person.canvas.findByRole('button', { name: 'Pay ₱500.00' })).toBeVisible();
  },
};

/** The response was lost: only the same idempotency key may be sent again. */
export const Uncertain: Story = {
  args: { handlers: [disconnect(charge), ...offered] },
  async play(person) {
    await state(person, '500');
    await person.userEvent.click(await person.canvas.findByRole('button', { name: 'Pay ₱500.00' }));
    await expect(await person.canvas.findByText('No response yet')).toBeVisible();
  },
};

export const Refused: Story = {
  args: {
    handlers: [refuse(charge, 422, '', { reason: 'payment.providerDown' }), ...offered],
  },
  async play(person) {
    await state(person, '500');
    await person.userEvent.click(await person.canvas.findByRole('button', { name: 'Pay ₱500.00' }));
    await expect(await person.canvas.findByText("Your deposit wasn't started")).toBeVisible();
  },
};

export const Closed: Story = {
  args: {
    handlers: [
      answer(getWalletParams, () => ({ ...walletParams, autoDepositFunctionStatus: false })),
      ...offered,
    ],
  },
};

const [offer] = depositOffers;
const withOffers = (...handlers: HttpHandler[]) => [
  ...handlers,
  answer(getAllActivity, () => depositOffers),
  ...offered,
];
const chooseOffer = async ({ canvas, userEvent }: Person) =>
  userEvent.click(await canvas.findByRole('radio', { name: 'Weekend slots' }));

/** No offer is chosen in advance; the chosen one shows what it gives and asks for. */
export const Offer: Story = {
  args: { handlers: withOffers() },
  async play(person) {
    const { canvas } = person;
    await expect(await canvas.findByRole('radio', { name: 'No offer' })).toBeChecked();
    await expect(canvas.queryByText('Games that count')).toBeNull();
    await chooseOffer(person);
    await expect(await canvas.findByText('20% of your deposit, up to ₱2,000.00')).toBeVisible();
    await expect(canvas.getByText('8 × joining amount and bonus')).toBeVisible();
    await expect(canvas.getByText('3 days after joining')).toBeVisible();
  },
};

const chosenOffers: (string | undefined)[] = [];

/** The offer in amounts, before the player pays; the request carries it. */
export const OfferConfirm: Story = {
  args: {
    handlers: withOffers(
      answer(charge, ({ activityId }) => {
        chosenOffers.push(activityId);
        return { ...order, payUrl: null };
      }),
      hang(getOrderStatus),
    ),
  },
  async play(person) {
    const { canvas, userEvent } = person;
    chosenOffers.length = 0;
    await chooseOffer(person);
    await state(person, '500');
    const details = within(await canvas.findByRole('region', { name: 'Weekend slots' }));
    await expect(details.getByText('₱500.00')).toBeVisible();
    await expect(details.getByText('₱100.00')).toBeVisible();
    await expect(details.getByText('₱4,800.00')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pay ₱500.00' }));
    await waitFor(() => expect(chosenOffers).toEqual([offer?.activityId]));
  },
};

/** docs/product.md: Error catalogue; the deposit was not started. */
export const OfferClosed: Story = {
  args: {
    handlers: withOffers(refuse(charge, 422, '', { reason: 'event.ended', field: 'activityId' })),
  },
  async play(person) {
    await chooseOffer(person);
    await state(person, '500');
    await person.userEvent.click(await person.canvas.findByRole('button', { name: 'Pay ₱500.00' }));
    await expect(await person.canvas.findByText("Your deposit wasn't started")).toBeVisible();
    await expect(person.canvas.getByText(/^The event has closed or expired/)).toBeVisible();
  },
};

/** A bank of the channel with its own limits, and an offer to join. */
export const BankTransfer: Story = {
  args: { handlers: byTransfer() },
  async play({ canvas }) {
    await expect(await canvas.findByRole('combobox', { name: 'Your bank' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /^No offer/ })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /^Weekend slots/ })).toBeVisible();
  },
};

/** A channel without banks, as for a QR code. */
export const TransferWithoutBanks: Story = {
  args: {
    handlers: byTransfer(refuse(getPayBank, 404, 'No such banks', { reason: 'notFound' })),
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('textbox', { name: 'Amount' })).toBeVisible();
    await expect(canvas.queryByRole('combobox', { name: 'Your bank' })).toBeNull();
  },
};

/** docs/product.md: Error catalogue, deposit limits; those of the bank count. */
export const BankLimitExceeded: Story = {
  args: {
    handlers: byTransfer(
      answer(getPayBank, () => payBanks.map((bank) => ({ ...bank, remainingAmount: '300.00' }))),
    ),
  },
  async play(person) {
    await state(person, '400');
    await expect(
      await person.canvas.findByText('Limit exceeded. You can deposit ₱300.00 more today.'),
    ).toBeVisible();
  },
};

export const BelowTheOffer: Story = {
  args: {
    handlers: byTransfer(
      answer(getAllActivity, () =>
        depositOffers.map((offer) => ({ ...offer, minAmount: '1000.00' })),
      ),
    ),
  },
  async play(person) {
    await person.userEvent.click(
      await person.canvas.findByRole('radio', { name: /^Weekend slots/ }),
    );
    await state(person, '500');
    await expect(
      await person.canvas.findByText('The minimum deposit amount is ₱1,000.00.'),
    ).toBeVisible();
  },
};

export const TransferConfirm: Story = {
  args: { handlers: byTransfer() },
  async play(person) {
    await state(person, '500');
    await expect(
      await person.canvas.findByRole('button', { name: 'Get payment details' }),
    ).toBeVisible();
    await expect(person.canvas.getByText(payBanks[0]?.bankName ?? '')).toBeVisible();
  },
};

/** The order replaces the form: its page shows where to transfer the money, before the server answers again. */
export const TransferStarted: Story = {
  args: {
    handlers: byTransfer(
      answer(recharge, () => transferOrder),
      hang(getOrderStatus),
    ),
  },
  async play(person) {
    await state(person, '500');
    await person.userEvent.click(
      await person.canvas.findByRole('button', { name: 'Get payment details' }),
    );
    await waitFor(() => {
      expect(person.canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Your deposit');
      expect(person.canvas.getByText('Transfer exactly this amount')).toBeVisible();
      expect(person.canvas.getByText('0012 3344 5566')).toBeVisible();
      expect(person.canvas.getByRole('button', { name: /Reference/ })).toBeVisible();
    });
  },
};

export const RefusedByTheBank: Story = {
  args: {
    handlers: byTransfer(refuse(recharge, 422, '', { reason: 'deposit.bankNoTimes' })),
  },
  async play(person) {
    await state(person, '500');
    await person.userEvent.click(
      await person.canvas.findByRole('button', { name: 'Get payment details' }),
    );
    await expect(
      await person.canvas.findByText(/^You can't deposit through this bank any more/),
    ).toBeVisible();
  },
};

/** The player's deposits beside the form. */
export const FormOnDesktop: Story = {
  ...onDesktop,
  args: { handlers: [deposits, ...byTransfer()] },
  async play({ canvas }) {
    await expect(await canvas.findByText('₱190,020,500.25')).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: 'Amount' })).toBeVisible();
  },
};

export const OrdersEmptyOnDesktop: Story = {
  ...onDesktop,
  args: { handlers: [answer(orderList, () => ({ rows: [], total: 0 })), ...offered] },
  async play({ canvas }) {
    await expect(await canvas.findByText('No deposits yet')).toBeVisible();
  },
};

export const OrdersUnreachableOnDesktop: Story = {
  ...onDesktop,
  args: { handlers: [disconnect(orderList), ...offered] },
  play: showsRetry,
};

/** On a phone the list of deposits has its own address. */
export const Orders: Story = {
  args: { path: getHref('recharge', { view: 'list' }), handlers: [deposits, ...offered] },
  async play({ canvas }) {
    await expect(await canvas.findByText('₱190,020,500.25')).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Amount' })).toBeNull();
  },
};

/** Home offers to continue a deposit that can still be paid, until the card is closed. */
export const ResumedFromHome: Story = {
  args: {
    path: getHref('home'),
    handlers: [answer(orderList, () => ({ rows: [order], total: 1 }))],
  },
  async play({ canvas, userEvent }) {
    const card = await canvas.findByRole('complementary', { name: 'Deposit not finished' });
    await expect(card).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Continue deposit' })).toBeVisible();
    await userEvent.click(within(card).getByRole('button', { name: 'Close' }));
    await waitFor(() =>
      expect(canvas.queryByRole('link', { name: 'Continue deposit' })).toBeNull(),
    );
  },
};

/** `isShowManualDeposit` offers the way by a receipt, also while online deposits are closed. */
export const ClosedWithManualDeposits: Story = {
  args: {
    handlers: [
      answer(getWalletParams, () => ({
        ...walletParams,
        autoDepositFunctionStatus: false,
        manualDepositOpenStatus: true,
      })),
      ...offered,
    ],
  },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('link', { name: /^Deposit manually with a receipt/ }),
    ).toBeVisible();
  },
};

/** Twelve digits, many payment methods, and names that fill the line. */
export const VeryFull: Story = {
  args: {
    handlers: [
      answer(getPayMethod, () =>
        ['E-wallet', 'Bank', 'QR code at a shop near you', 'Credit or debit card'].map(
          (methodName, index) => ({
            methodId: String(index + 1),
            methodName,
            icon: 'wallet',
            kind: 'checkout' as const,
          }),
        ),
      ),
      answer(getPayChannel, () =>
        payChannels.flatMap((channel) =>
          ['SandPay', 'SandPay through the Cooperative Bank of the Visayan Islands'].map(
            (channelName, index) => ({
              ...channel,
              channelId: String(index + 1),
              channelName,
              maxAmount: '999999999999.99',
              remainingAmount: '999999999999.99',
            }),
          ),
        ),
      ),
      answer(getDepositAmountList, () => [...depositAmounts, '50000', '999999999999']),
    ],
  },
  async play(person) {
    await state(person, '999999999999.99');
    await expect(
      await person.canvas.findByRole('button', { name: 'Pay ₱999,999,999,999.99' }),
    ).toBeVisible();
  },
};

export const Loading: Story = { args: { handlers: [hang(getPayMethod), ...offered] } };

export const Failed: Story = {
  args: { handlers: [disconnect(getPayMethod), ...offered] },
  play: showsRetry,
};

import {
  charge,
  getDepositAmountList,
  getOrderStatus,
  getPayChannel,
  getPayMethod,
  getWalletParams,
} from '@parlor/api/calls/wallet';
import type { Order } from '@parlor/api/entities';
import { depositAmounts, order, payChannels, payMethods, walletParams } from '@parlor/api/fixtures';
import { answer, disconnect, hang, refuse } from '@parlor/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type userEvent, type within } from 'storybook/test';
import { getHref } from '../../routes/paths.ts';
import { StoryApp } from '../../testing/StoryApp.tsx';
import { screenParameters } from '../../testing/screen.ts';

const offered = [
  answer(getPayMethod, () => payMethods),
  answer(getPayChannel, () => payChannels),
  answer(getDepositAmountList, () => depositAmounts),
];
const standing = (change: Partial<Order>) => [
  answer(getOrderStatus, () => ({ ...order, ...change })),
];
const result = { path: getHref('depositResult', { orderNo: order.orderNo }) };

const meta = {
  title: 'Screens/Deposit',
  component: StoryApp,
  parameters: screenParameters,
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
    await expect(await canvas.findByText('₱50.00 to ₱50,000.00 at a time.')).toBeVisible();
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

/** What is too much is said while it is typed: more digits will not mend it. */
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

/** The answer was lost: only the same key may be sent again. */
export const Uncertain: Story = {
  args: { handlers: [disconnect(charge), ...offered] },
  async play(person) {
    await state(person, '500');
    await person.userEvent.click(await person.canvas.findByRole('button', { name: 'Pay ₱500.00' }));
    await expect(await person.canvas.findByText('No answer yet')).toBeVisible();
  },
};

export const Refused: Story = {
  args: {
    handlers: [refuse(charge, 422, '', { reason: 'payment.providerDown' }), ...offered],
  },
  async play(person) {
    await state(person, '500');
    await person.userEvent.click(await person.canvas.findByRole('button', { name: 'Pay ₱500.00' }));
    await expect(await person.canvas.findByText('The deposit was not started')).toBeVisible();
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

export const Loading: Story = { args: { handlers: [hang(getPayMethod)] } };

export const Failed: Story = { args: { handlers: [disconnect(getPayMethod), ...offered] } };

export const Waiting: Story = {
  args: { ...result, handlers: standing({}) },
  async play({ canvas }) {
    await expect(await canvas.findByText('Waiting for your payment')).toBeVisible();
  },
};

export const Done: Story = {
  args: { ...result, handlers: standing({ state: 'done', payUrl: null }) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Deposited' })).toBeVisible();
  },
};

export const Declined: Story = {
  args: {
    ...result,
    handlers: standing({ state: 'failed', reason: 'declined', payUrl: null }),
  },
};

export const Expired: Story = {
  args: { ...result, handlers: standing({ state: 'failed', reason: 'expired', payUrl: null }) },
};

/** The page of success never says so by itself: the order decides. */
export const SuccessOfAFailedOrder: Story = {
  args: {
    path: getHref('depositSuccess', { orderNo: order.orderNo }),
    handlers: standing({ state: 'failed', reason: 'declined', payUrl: null }),
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Deposit failed')).toBeVisible();
  },
};

export const UnknownOrder: Story = {
  args: {
    ...result,
    handlers: [refuse(getOrderStatus, 404, 'No such order', { reason: 'notFound' })],
  },
};

export const WithoutOrder: Story = { args: { path: getHref('depositResult') } };

/** Back from the bank's app, in a browser that nobody is logged in with (decisions 18). */
export const Visitor: Story = {
  args: { ...result, player: false, handlers: [] },
  async play({ canvas }) {
    await expect(await canvas.findByText('Your payment is being processed')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Log in' })).toBeVisible();
  },
};

import { getOrderStatus } from '@parlor/api/calls/wallet';
import type { Order, OrderOffer } from '@parlor/api/entities';
import { order, transferOrder } from '@parlor/api/fixtures';
import { answer, disconnect, hang, refuse } from '@parlor/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { getHref } from '../../navigation/paths.ts';
import { deposits } from '../../testing/deposits.ts';
import { StoryApp } from '../../testing/StoryApp.tsx';
import { onDesktop, screenParameters } from '../../testing/story-parameters.ts';

const transfer = {
  payee: transferOrder.payee,
  qrCode: transferOrder.qrCode,
  reference: transferOrder.reference,
};
const answerStatus = (change: Partial<Order>) => [
  answer(getOrderStatus, () => ({ ...order, ...change })),
];
const withOffer = (change: Partial<OrderOffer>): Partial<Order> => ({
  state: 'done',
  payUrl: null,
  offer: {
    activityId: '1',
    activityName: 'Weekend slots',
    state: 'pending',
    recordId: null,
    ...change,
  },
});
const { orderNo } = order;
const result = { path: getHref('depositResult', { orderNo }) };
const done = answerStatus({ state: 'done', payUrl: null });
const declined = answerStatus({ state: 'failed', reason: 'declined', payUrl: null });

/** A deposit after it was started: waiting for the payment, and the page with its result. */
const meta = {
  title: 'Screens/Deposit order',
  component: StoryApp,
  parameters: { ...screenParameters },
  args: { path: getHref('rechargingPage', { orderNo }), player: true },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page of an order that is paid elsewhere. */
export const Recharging: Story = {
  args: { handlers: answerStatus({}) },
  async play({ canvas }) {
    await expect(await canvas.findByText('Waiting for your payment')).toBeVisible();
    await expect(canvas.getByText(orderNo)).toBeVisible();
  },
};

/** No state of an order is shown before the server's response. */
export const OrderLoading: Story = {
  args: { handlers: [hang(getOrderStatus)] },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Your deposit' }),
    ).toBeInTheDocument();
    await expect(canvas.queryByText('Waiting for your payment')).toBeNull();
  },
};

export const OrderUnreachable: Story = {
  args: { handlers: [disconnect(getOrderStatus)] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.queryByText('Waiting for your payment')).toBeNull();
  },
};

export const OrderVeryFull: Story = {
  args: {
    handlers: answerStatus({
      amount: '999999999999.99',
      channelName: 'SandPay through the Cooperative Bank of the Visayan Islands',
    }),
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('₱999,999,999,999.99')).toBeVisible();
  },
};

/** Once the order is done, the pending page redirects to the success page. */
export const RechargingThenDone: Story = {
  args: { handlers: done },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Deposit complete' })).toBeVisible();
  },
};

export const TransferOrder: Story = {
  args: { handlers: answerStatus({ transfer, payUrl: null }) },
  async play({ canvas }) {
    await expect(await canvas.findByText('0012 3344 5566')).toBeVisible();
    await expect(canvas.getByText('PL-7F3K')).toBeVisible();
  },
};

/** A code for the bank's app, with the time that is left. */
export const Qr: Story = {
  args: {
    handlers: answerStatus({
      payUrl: 'https://bank.example/pay',
      transfer: { payee: null, qrCode: 'parlor:pay:PL-7F3K', reference: 'PL-7F3K' },
    }),
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('img', { name: /^QR code to pay ₱/ })).toBeVisible();
    await expect(canvas.getByRole('timer')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Open bank app' })).toBeVisible();
  },
};

export const OrderOnDesktop: Story = {
  ...onDesktop,
  args: { handlers: [deposits, ...answerStatus({ transfer, payUrl: null })] },
  async play({ canvas }) {
    await expect(await canvas.findByText('0012 3344 5566')).toBeVisible();
    await expect(await canvas.findByText('Failed')).toBeVisible();
  },
};

export const OfferJoined: Story = {
  args: { ...result, handlers: answerStatus(withOffer({ state: 'joined', recordId: '7' })) },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^Your deposit joined Weekend slots/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open my promotion' })).toBeVisible();
  },
};

let statusCalls = 0;

/** The deposit joins in a second step, shown without a reload. */
export const OfferPendingThenJoined: Story = {
  args: {
    ...result,
    handlers: [
      answer(getOrderStatus, () => {
        statusCalls += 1;
        const joined = { state: 'joined' as const, recordId: '7' };
        return { ...order, ...withOffer(statusCalls === 1 ? {} : joined) };
      }),
    ],
  },
  beforeEach() {
    statusCalls = 0;
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^Your deposit joined Weekend slots/)).toBeVisible();
  },
};

export const OfferMissed: Story = {
  args: { ...result, handlers: answerStatus(withOffer({ state: 'missed' })) },
  async play({ canvas }) {
    await expect(await canvas.findByText("Weekend slots wasn't joined")).toBeVisible();
    await expect(canvas.getByText('The money is in your wallet.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Open my promotion' })).toBeNull();
  },
};

export const Success: Story = {
  args: { path: getHref('depositSuccess', { orderNo }), handlers: done },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Deposit complete' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to wallet' })).toBeVisible();
  },
};

export const FailedOrder: Story = {
  args: { path: getHref('depositFailed', { orderNo }), handlers: declined },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Deposit failed' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /customer service/ })).toBeVisible();
  },
};

export const Waiting: Story = {
  args: { ...result, handlers: answerStatus({}) },
  async play({ canvas }) {
    await expect(await canvas.findByText('Waiting for your payment')).toBeVisible();
  },
};

export const Done: Story = {
  args: { ...result, handlers: done },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Deposit complete' })).toBeVisible();
  },
};

export const Declined: Story = {
  args: { ...result, handlers: declined },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Deposit failed' })).toBeVisible();
  },
};

export const Expired: Story = {
  args: { ...result, handlers: answerStatus({ state: 'failed', reason: 'expired', payUrl: null }) },
};

/** The success page alone proves nothing: the order's state decides. */
export const SuccessOfAFailedOrder: Story = {
  args: {
    path: getHref('depositSuccess', { orderNo }),
    handlers: declined,
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Deposit failed')).toBeVisible();
    await expect(canvas.queryByText('Deposit complete')).toBeNull();
  },
};

/** The same holds for the failure page. */
export const FailureOfADoneOrder: Story = {
  args: { path: getHref('depositFailed', { orderNo }), handlers: done },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Deposit complete' })).toBeVisible();
  },
};

/** Reloaded while the deposit is pending. */
export const SuccessOfAWaitingOrder: Story = {
  args: { path: getHref('depositSuccess', { orderNo }), handlers: answerStatus({}) },
  async play({ canvas }) {
    await expect(await canvas.findByText('Waiting for your payment')).toBeVisible();
    await expect(canvas.queryByText('Deposit complete')).toBeNull();
  },
};

/**
 * An order of another player, or an unknown one. The page does not claim that it failed: its state
 * is unknown.
 */
export const UnknownOrder: Story = {
  args: {
    path: getHref('depositFailed', { orderNo: 'theirs' }),
    handlers: [refuse(getOrderStatus, 404, 'No such order', { reason: 'notFound' })],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Deposit not found')).toBeVisible();
    await expect(document.querySelector('[data-component="Result"]')).toBeNull();
  },
};

export const WithoutOrder: Story = {
  args: { path: getHref('depositResult') },
  async play({ canvas }) {
    await expect(await canvas.findByText('Deposit not found')).toBeVisible();
  },
};

/** Back from the bank's app, in a browser without a session (product decision 18). */
export const Visitor: Story = {
  args: { ...result, player: false, handlers: [] },
  async play({ canvas }) {
    await expect(await canvas.findByText('Your payment is being processed')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Log in' })).toBeVisible();
  },
};

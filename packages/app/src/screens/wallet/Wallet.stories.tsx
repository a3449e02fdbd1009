import { getMoneyMap } from '@parlor/api/calls/bills';
import { getWalletBulletin, orderList } from '@parlor/api/calls/deposits';
import { billList, getBalanceInfo, getWalletParams } from '@parlor/api/calls/wallet';
import type { BalanceInfo } from '@parlor/api/entities';
import {
  balanceInfo,
  bills,
  moneyMap,
  order,
  walletBulletins,
  walletParams,
} from '@parlor/api/fixtures';
import { answer, disconnect, hang } from '@parlor/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { getHref } from '../../navigation/paths.ts';
import { StoryApp } from '../../testing/StoryApp.tsx';
import { says, showsRetry } from '../../testing/story-checks.ts';
import { onDesktop, screenParameters } from '../../testing/story-parameters.ts';

const map = answer(getMoneyMap, () => moneyMap);
const noNotices = answer(getWalletBulletin, () => []);
const notices = answer(getWalletBulletin, () => walletBulletins);
const allBills = answer(billList, ({ type }) => {
  const rows = bills.filter((bill) => type === undefined || bill.type === type);
  return { rows, total: rows.length };
});

/**
 * The total balance, where the money is, the ways to deposit and withdraw, and the latest
 * transactions.
 */
const meta = {
  title: 'Screens/Wallet',
  component: StoryApp,
  parameters: { ...screenParameters },
  args: { path: getHref('myWallet'), player: true, handlers: [map, notices, allBills] },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvas, canvasElement }) {
    await expect(await canvas.findByText('₱12,480.50', { selector: 'dd *' })).toBeVisible();
    // The rows of the bar add up to the total.
    const amounts = [...canvasElement.querySelectorAll('[data-part="row"] dd')].map((amount) =>
      Number(amount.textContent.replaceAll(/[^\d.]/g, '')),
    );
    await expect(amounts).toHaveLength(5);
    await expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(12_480.5, 2);
    await expect(canvas.getByText('In Royale Roulette')).toBeVisible();
    await expect(canvas.getByText('Welcome, doubled')).toBeVisible();
    await expect(await canvas.findByText('From Tiger Monsoon')).toBeVisible();
    await expect(canvas.getByText('+₱1,284.60')).toBeVisible();
  },
};

export const Hidden: Story = {
  async play({ canvas, userEvent }) {
    await canvas.findByText('From Tiger Monsoon');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide amounts' }));
    await expect(canvas.queryByText('+₱1,284.60')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Show amounts' })).toBePressed();
  },
};

/** A deposit that can still be paid is resumed from the wallet. */
export const PendingDeposit: Story = {
  args: {
    handlers: [answer(orderList, () => ({ rows: [order], total: 1 })), map, notices, allBills],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Deposit not finished')).toBeVisible();
    await expect(canvas.getByText('₱500.00 with SandPay')).toBeVisible();
    await expect(canvas.getByRole('timer')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Continue deposit' })).toHaveAttribute(
      'href',
      getHref('rechargingPage', { orderNo: order.orderNo }),
    );
  },
};

/** `isShowManualDeposit` decides whether the wallet offers it. */
export const ManualDepositOpen: Story = {
  args: {
    handlers: [
      answer(getWalletParams, () => ({ ...walletParams, manualDepositOpenStatus: true })),
      map,
      notices,
      allBills,
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Manual deposit' })).toBeVisible();
  },
};

export const ManualDepositClosed: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Bank cards' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Manual deposit' })).toBeNull();
  },
};

const nothing: BalanceInfo = {
  balance: '0.00',
  inPlay: '0.00',
  inTransit: '0.00',
  inPromotion: '0.00',
  onHold: '0.00',
  claimable: '0.00',
  total: '0.00',
};

export const Empty: Story = {
  args: {
    handlers: [
      noNotices,
      answer(getBalanceInfo, () => nothing),
      answer(getMoneyMap, () => ({
        total: '0.00',
        places: [
          { kind: 'wallet' as const, amount: '0.00', subjectId: '', subject: '', since: null },
        ],
      })),
      answer(billList, () => ({ rows: [], total: 0 })),
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('No transactions yet')).toBeVisible();
  },
};

/** Twelve digits, and money in every place. */
export const VeryFull: Story = {
  args: {
    handlers: [
      notices,
      answer(getBalanceInfo, () => ({
        ...balanceInfo,
        balance: '998214350021.35',
        claimable: '38.20',
        total: '998214354325.70',
      })),
      answer(getMoneyMap, () => ({
        total: '998214354325.70',
        places: [
          ...moneyMap.places.map((place) =>
            place.kind === 'wallet' ? { ...place, amount: '998214350021.35' } : place,
          ),
          { kind: 'claimable' as const, amount: '38.20', subjectId: '', subject: '', since: null },
        ],
      })),
      allBills,
    ],
  },
};

export const Loading: Story = {
  args: {
    handlers: [hang(getBalanceInfo), hang(getMoneyMap), hang(getWalletBulletin), hang(billList)],
  },
};

export const Failed: Story = {
  args: {
    handlers: [
      disconnect(getBalanceInfo),
      disconnect(getMoneyMap),
      disconnect(getWalletBulletin),
      disconnect(billList),
    ],
  },
  async play({ canvas }) {
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(2),
    );
  },
};

/** The wallet and its transactions side by side. */
export const Desktop: Story = {
  ...onDesktop,
  play: says('From Tiger Monsoon'),
};

/** The newest notice leads to all of them. */
export const Bulletin: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('link', { name: /^No payouts on 30 November/ }));
    await expect(await canvas.findByText(/^Banks rest on Bonifacio Day/)).toBeVisible();
  },
};

export const BulletinByItsAddress: Story = {
  args: { path: getHref('myWallet', { view: 'bulletin', id: '1' }) },
  play: says('Withdrawals'),
};

export const BulletinEmpty: Story = {
  args: { path: getHref('myWallet', { view: 'bulletin' }), handlers: [noNotices] },
  play: says('No notices'),
};

export const BulletinFailed: Story = {
  args: {
    path: getHref('myWallet', { view: 'bulletin' }),
    handlers: [disconnect(getWalletBulletin)],
  },
  play: showsRetry,
};

export const BulletinLoading: Story = {
  args: { path: getHref('myWallet', { view: 'bulletin' }), handlers: [hang(getWalletBulletin)] },
};

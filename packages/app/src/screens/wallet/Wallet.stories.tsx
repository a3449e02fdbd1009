import { openSessions } from '@parlor/api/calls/play';
import { billList, getBalanceInfo } from '@parlor/api/calls/wallet';
import type { BalanceInfo } from '@parlor/api/entities';
import { balanceInfo, bills } from '@parlor/api/fixtures';
import { answer, disconnect, hang } from '@parlor/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { getHref } from '../../navigation/paths.ts';
import { StoryApp } from '../../testing/StoryApp.tsx';
import { screenParameters } from '../../testing/story-parameters.ts';

const noSession = answer(openSessions, () => ({ rows: [], recovered: [] }));
const allBills = answer(billList, ({ type }) => {
  const rows = bills.filter((bill) => type === undefined || bill.type === type);
  return { rows, total: rows.length };
});

const meta = {
  title: 'Screens/Wallet',
  component: StoryApp,
  parameters: screenParameters,
  args: { path: getHref('myWallet'), player: true, handlers: [noSession, allBills] },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByText('₱12,480.50', { selector: 'dd *' })).toBeVisible();
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
      noSession,
      answer(getBalanceInfo, () => nothing),
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
      noSession,
      answer(getBalanceInfo, () => ({
        ...balanceInfo,
        balance: '998214350021.35',
        claimable: '38.20',
        total: '998214354325.70',
      })),
      allBills,
    ],
  },
};

export const Loading: Story = {
  args: { handlers: [hang(getBalanceInfo), hang(billList), hang(openSessions)] },
};

export const Failed: Story = {
  args: { handlers: [disconnect(getBalanceInfo), disconnect(billList), noSession] },
  async play({ canvas }) {
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(2),
    );
  },
};

export const AllBills: Story = {
  args: { path: getHref('walletDetail') },
  async play({ canvas, userEvent }) {
    await canvas.findByText('From Tiger Monsoon');
    await userEvent.click(canvas.getByRole('radio', { name: 'Deposit' }));
    await expect((await canvas.findAllByText('Deposit with SandPay')).length).toBe(2);
    await userEvent.click(canvas.getByRole('radio', { name: 'Rebate' }));
    await expect(await canvas.findByText('No transactions of this type')).toBeVisible();
  },
};

export const BillsLoading: Story = {
  args: { path: getHref('walletDetail'), handlers: [hang(billList)] },
};

export const BillsEmpty: Story = {
  args: {
    path: getHref('walletDetail'),
    handlers: [answer(billList, () => ({ rows: [], total: 0 }))],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('No transactions yet')).toBeVisible();
  },
};

export const BillsFailed: Story = {
  args: { path: getHref('walletDetail'), handlers: [disconnect(billList)] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** Twelve digits, long names, and page after page. */
export const BillsVeryFull: Story = {
  args: {
    path: getHref('walletDetail'),
    handlers: [
      answer(billList, ({ page = '1', limit = '20' }) => ({
        rows: Array.from({ length: Number(limit) }, (_, index) => ({
          ...(bills[index % bills.length] as (typeof bills)[number]),
          billId: `${page}-${index}`,
          subject: 'The Great Monsoon of the Seven Thousand Islands, Deluxe',
          amount: index % 2 === 0 ? '999999999999.99' : '-999999999999.99',
          balanceAfter: index % 2 === 0 ? '999999999999.99' : '0.00',
        })),
        total: 2000,
      })),
    ],
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(canvas.getAllByText('+₱999,999,999,999.99')).toHaveLength(20));
  },
};

/** An unknown kind shows all bills. */
export const BillsOfAnUnknownKind: Story = {
  args: { path: getHref('walletDetail', { type: 'theirs' }) },
  async play({ canvas }) {
    await expect(await canvas.findByText('From Tiger Monsoon')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'All' })).toBeChecked();
  },
};

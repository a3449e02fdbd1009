import { billInfo } from '@parlor/api/calls/bills';
import { billList } from '@parlor/api/calls/wallet';
import type { BillDetail } from '@parlor/api/entities/bill';
import { codes } from '@parlor/api/envelope';
import { billDetail, bills } from '@parlor/api/fixtures';
import { answer, disconnect, hang, refuse } from '@parlor/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { getHref } from '../../navigation/paths.ts';
import { StoryApp } from '../../testing/StoryApp.tsx';
import { says, showsRetry } from '../../testing/story-checks.ts';
import { onDesktop, screenParameters } from '../../testing/story-parameters.ts';

const allBills = answer(billList, ({ type, sort }) => {
  const rows = bills.filter((bill) => type === undefined || bill.type === type);
  const sorted =
    sort === 'highest'
      ? rows.toSorted((left, right) => Number(right.amount) - Number(left.amount))
      : rows;
  return { rows: sorted, total: rows.length };
});
const none = answer(billList, () => ({ rows: [], total: 0 }));
const one = answer(billInfo, () => billDetail);

/**
 * Every change of the player's balance, filtered by kind and period, each with the balance after
 * it.
 */
const meta = {
  title: 'Screens/Transactions',
  component: StoryApp,
  parameters: { ...screenParameters },
  args: { path: getHref('walletDetail'), player: true, handlers: [allBills, one] },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  async play({ canvas, userEvent }) {
    await canvas.findByText('From Tiger Monsoon');
    await userEvent.click(canvas.getByRole('radio', { name: 'Deposit' }));
    await expect((await canvas.findAllByText('Deposit with SandPay')).length).toBe(2);
    await userEvent.click(canvas.getByRole('radio', { name: 'Rebate' }));
    await expect(await canvas.findByText('No transactions of this type')).toBeVisible();
  },
};

export const Loading: Story = { args: { handlers: [hang(billList)] } };

export const Empty: Story = { args: { handlers: [none] }, play: says('No transactions yet') };

export const Failed: Story = { args: { handlers: [disconnect(billList)] }, play: showsRetry };

/** Twelve digits, long names, and page after page. */
export const VeryFull: Story = {
  args: {
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

/** An unknown type and an unknown period show everything. */
export const UnknownFilter: Story = {
  args: { path: getHref('walletDetail', { type: 'theirs', period: 'ever' }) },
  async play({ canvas }) {
    await expect(await canvas.findByText('From Tiger Monsoon')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'All' })).toBeChecked();
    await expect(canvas.getByRole('combobox', { name: 'Period' })).toHaveTextContent('All time');
  },
};

export const EmptyPeriod: Story = {
  args: { path: getHref('walletDetail', { period: 'yesterday' }), handlers: [none] },
  play: says('No transactions in this period'),
};

/** Custom days without an end ask for it. */
export const CustomPeriod: Story = {
  args: { path: getHref('walletDetail', { period: 'custom' }) },
  play: says('Choose up to 366 days to see your transactions.'),
};

/** More days than a request may ask for. */
export const PeriodTooLong: Story = {
  args: {
    path: getHref('walletDetail', { period: 'custom', from: '2024-01-01', until: '2026-01-01' }),
  },
  play: says('Choose a period of at most 366 days.'),
};

/** A row opens its transaction, on a desktop beside the list. */
export const Desktop: Story = {
  ...onDesktop,
  async play({ canvas, userEvent }) {
    const table = await canvas.findByRole('table', { name: 'Transactions' });
    await expect(canvas.getByText('Choose a transaction to see it in full.')).toBeVisible();
    // All time cannot be sorted.
    await expect(within(table).queryByRole('button')).toBeNull();
    await userEvent.click(within(table).getByRole('link', { name: 'From Tiger Monsoon' }));
    await expect(await canvas.findByText('S20261121000014')).toBeVisible();
    await expect(table).toBeVisible();
  },
};

/** An empty list does not ask the player to choose a transaction. */
export const DesktopEmpty: Story = {
  ...onDesktop,
  args: { handlers: [none] },
  async play({ canvas }) {
    await expect(await canvas.findByText('No transactions yet')).toBeVisible();
    await expect(canvas.queryByText('Choose a transaction to see it in full.')).toBeNull();
  },
};

/** The transactions of a period, sorted by amount. */
export const DesktopSorted: Story = {
  ...onDesktop,
  args: { path: getHref('walletDetail', { period: 'last30Days' }) },
  async play({ canvas, userEvent }) {
    const table = await canvas.findByRole('table', { name: 'Transactions' });
    await userEvent.click(within(table).getByRole('button', { name: 'Amount' }));
    await waitFor(async () => {
      const [, first] = within(canvas.getByRole('table')).getAllByRole('row');
      await expect(first).toHaveTextContent('+₱7,699.75');
    });
    const amount = within(canvas.getByRole('table')).getByRole('columnheader', { name: 'Amount' });
    await expect(amount).toHaveAttribute('aria-sort', 'descending');
  },
};

const detailOf = (changes: Partial<BillDetail>) => [
  answer(billInfo, () => ({ ...billDetail, ...changes })),
];
const path = getHref('walletDetail', { id: '6' });

/** A game's transaction, with its rounds. */
export const Detail: Story = {
  args: { path },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'From Tiger Monsoon' })).toBeVisible();
    await expect(canvas.getByText('+₱1,284.60')).toBeVisible();
    await expect(canvas.getByText('S20261121000014')).toBeVisible();
    const rounds = canvas.getAllByRole('link', { name: /staked/ });
    await expect(rounds).toHaveLength(3);
    await expect(rounds[0]).toHaveAttribute('href', getHref('roundReplay', { id: '3' }));
  },
};

export const DetailOfAWithdrawal: Story = {
  args: {
    path,
    handlers: detailOf({
      type: 'withdrawal',
      kind: 'withdraw.hold',
      transaction: 'withdraw',
      subject: '•• 4417',
      amount: '-500.00',
      balanceAfter: '7679.75',
      reference: '6f1c1c86-3d0e-4c55-9f5f-0d7b0a6a4b11',
      from: { kind: 'wallet', name: '' },
      to: { kind: 'hold', name: '•• 4417' },
      order: { kind: 'withdrawal', id: '1', name: 'Banco de Isla' },
      card: { bankName: 'Banco de Isla', lastFour: '4417' },
      rounds: [],
      timeline: [
        { event: 'created', at: '2026-11-20T00:15:00Z' },
        { event: 'approved', at: '2026-11-20T01:20:00Z' },
        { event: 'failed', at: '2026-11-20T02:00:00Z' },
      ],
    }),
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Banco de Isla •• 4417')).toBeVisible();
    await expect(canvas.getByText('On hold')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See withdrawal' })).toHaveAttribute(
      'href',
      getHref('cashoutAudit', { id: '1' }),
    );
    await expect(canvas.getByText('Failed')).toBeVisible();
  },
};

/** A claim without order, card and rounds. */
export const DetailOfARebate: Story = {
  args: {
    path,
    handlers: detailOf({
      type: 'rebate',
      kind: 'rebate.claim',
      transaction: null,
      subject: '20 Nov',
      amount: '38.20',
      reference: '',
      from: { kind: 'claimable', name: '' },
      order: null,
      rounds: [],
    }),
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Rebate, 20 Nov' })).toBeVisible();
    await expect(canvas.getByText('Ready to claim')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^See/ })).toBeNull();
  },
};

/** Large amounts and long names. */
export const DetailVeryFull: Story = {
  args: {
    path,
    handlers: detailOf({
      subject: 'The Great Monsoon of the Seven Thousand Islands, Deluxe',
      amount: '190020500.25',
      balanceAfter: '999999999999.99',
      from: { kind: 'game', name: 'The Great Monsoon of the Seven Thousand Islands, Deluxe' },
    }),
  },
  play: says('+₱190,020,500.25'),
};

export const DetailLoading: Story = { args: { path, handlers: [hang(billInfo)] } };

export const DetailFailed: Story = {
  args: { path, handlers: [disconnect(billInfo)] },
  play: showsRetry,
};

export const DetailMissing: Story = {
  args: { path, handlers: [refuse(billInfo, codes.notFound, 'Not found')] },
  play: says('Transaction not found'),
};

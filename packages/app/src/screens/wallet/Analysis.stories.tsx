import { analyzeBill, statement as getStatement, statementFile } from '@parlor/api/calls/bills';
import type { BillPeriod } from '@parlor/api/entities/bill';
import { makeBillAnalysis, statement } from '@parlor/api/fixtures';
import { answer, disconnect, hang } from '@parlor/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { getHref } from '../../navigation/paths.ts';
import { StoryApp } from '../../testing/StoryApp.tsx';
import { says, showsRetry } from '../../testing/story-checks.ts';
import { onDesktop, screenParameters } from '../../testing/story-parameters.ts';

const week = answer(analyzeBill, ({ period }) => makeBillAnalysis(period as BillPeriod));
const paper = answer(getStatement, () => statement);
const nothing = {
  ...makeBillAnalysis(),
  closingBalance: '0.00',
  totalIn: '0.00',
  totalOut: '0.00',
  byType: [],
  series: makeBillAnalysis().series.map((each) => ({ ...each, in: '0.00', out: '0.00' })),
};

/** Money in and out over a period: as bars, by kind, and in the table with the exact amounts. */
const meta = {
  title: 'Screens/Analysis',
  component: StoryApp,
  parameters: { ...screenParameters },
  args: { path: getHref('analysisBill'), player: true, handlers: [week, paper] },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = {
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText('₱9,354.85')).toBeVisible();
    // Screen readers get the bars as a table.
    const chart = await canvas.findByRole('figure', { name: /^In and out, 2026-11-15/ });
    await expect(within(chart).getByRole('rowheader', { name: 'Nov 20' })).toBeInTheDocument();
    await expect(within(chart).getByRole('cell', { name: '₱9,699.75' })).toBeInTheDocument();
    const donut = canvas.getByRole('figure', { name: 'Money in' });
    await expect(within(donut).getByText('₱12,199.75')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Money out' }));
    const out = await canvas.findByRole('figure', { name: 'Money out' });
    await expect(within(out).getByText('₱3,970.00')).toBeVisible();
    await expect(within(out).queryByText('Deposit')).toBeNull();
  },
};

/** Each period asks for its own analysis. */
export const Periods: Story = {
  args: {
    handlers: [
      answer(analyzeBill, ({ period }) => ({
        ...makeBillAnalysis(period as BillPeriod),
        from: '2026-10-01',
        until: period === 'lastMonth' ? '2026-10-31' : '2026-11-21',
      })),
    ],
  },
  async play({ canvas, userEvent }) {
    await expect(
      await canvas.findByRole('heading', { name: '2026-10-01 – 2026-11-21' }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('radio', { name: /day|month|Custom/i })).toHaveLength(8);
    await userEvent.click(canvas.getByRole('radio', { name: 'Last month' }));
    await expect(
      await canvas.findByRole('heading', { name: '2026-10-01 – 2026-10-31' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Custom' }));
    await expect(
      await canvas.findByText('Choose up to 366 days to see your transactions.'),
    ).toBeVisible();
  },
};

export const Desktop: Story = {
  ...onDesktop,
  async play({ canvas, userEvent }) {
    const table = await canvas.findByRole('table', { name: 'Transactions by type' });
    const first = () => within(table).getAllByRole('row')[1];
    await expect(first()).toHaveTextContent('Deposit');
    await userEvent.click(within(table).getByRole('button', { name: 'Out' }));
    await waitFor(() => expect(first()).toHaveTextContent('Games'));
  },
};

export const Loading: Story = { args: { handlers: [hang(analyzeBill)] } };

export const Empty: Story = {
  args: { handlers: [answer(analyzeBill, () => nothing)] },
  play: says('No transactions in this period'),
};

export const Failed: Story = { args: { handlers: [disconnect(analyzeBill)] }, play: showsRetry };

/** Large amounts, and a month of days. */
export const VeryFull: Story = {
  args: {
    handlers: [
      answer(analyzeBill, () => ({
        ...makeBillAnalysis('last30Days'),
        openingBalance: '190020500.25',
        closingBalance: '999999999999.99',
        totalIn: '190020500.25',
        totalOut: '190020500.25',
        byType: (['deposit', 'withdrawal', 'games', 'rewards', 'member', 'rebate'] as const).map(
          (type, index) => ({
            type,
            in: `${190_020_500 - index * 20_000_000}.25`,
            out: `${90_020_500 - index * 10_000_000}.25`,
            count: 12_480 - index,
          }),
        ),
        series: Array.from({ length: 30 }, (_, index) => ({
          at: new Date(Date.UTC(2026, 9, 22 + index, 16)).toISOString(),
          in: `${(index % 7) * 19_002_050}.25`,
          out: `${(index % 5) * 9_002_050}.25`,
        })),
      })),
    ],
  },
  async play({ canvas }) {
    const [amount] = await canvas.findAllByText('₱190,020,500.25');
    await expect(amount).toBeVisible();
  },
};

/** The period of an unknown name is the last week. */
export const UnknownPeriod: Story = {
  args: { path: getHref('analysisBill', { period: 'ever' }) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('radio', { name: '7 days' })).toBeChecked();
  },
};

export const CsvFailed: Story = {
  args: { handlers: [week, disconnect(statementFile)] },
  async play(context) {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Download CSV' }));
    await showsRetry(context);
  },
};

const days = { view: 'statement', from: '2026-11-20', until: '2026-11-21' };
const path = getHref('analysisBill', days);

/** The rows explain how the opening balance became the closing one. */
export const StatementPage: Story = {
  args: { path },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Account statement' })).toBeVisible();
    await expect(canvas.getByText('maria.reyes')).toBeVisible();
    const rows = within(canvas.getByRole('table', { name: 'Transactions' })).getAllByRole('row');
    await expect(rows).toHaveLength(statement.rows.length + 1);
    await expect(rows.at(-1)).toHaveTextContent('₱8,214.35');
    await expect(canvas.getByRole('button', { name: 'Print' })).toBeEnabled();
  },
};

export const StatementOnADesktop: Story = {
  ...onDesktop,
  args: { path },
  play: says('Account statement'),
};

export const StatementEmpty: Story = {
  args: {
    path,
    handlers: [
      answer(getStatement, () => ({
        ...statement,
        openingBalance: '0.00',
        closingBalance: '0.00',
        totalIn: '0.00',
        totalOut: '0.00',
        rows: [],
      })),
    ],
  },
  play: says('Your balance did not change.'),
};

export const StatementLoading: Story = { args: { path, handlers: [hang(getStatement)] } };

export const StatementFailed: Story = {
  args: { path, handlers: [disconnect(getStatement)] },
  play: showsRetry,
};

export const StatementWithoutDays: Story = {
  args: { path: getHref('analysisBill', { view: 'statement' }) },
  play: says('Choose a period of at most 366 days.'),
};

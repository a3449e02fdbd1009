import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { type SampleBill, sampleBills, sampleColumns } from './bills.sample.ts';
import { type DataSort, DataTable } from './index.ts';

const meta = {
  title: 'Data/DataTable',
  component: DataTable<SampleBill>,
  args: { label: 'By kind', columns: sampleColumns, rows: sampleBills, rowKey: ({ id }) => id },
} satisfies Meta<typeof DataTable<SampleBill>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'By kind' });
    await expect(within(table).getAllByRole('row')).toHaveLength(sampleBills.length + 1);
  },
};

export const Playground: Story = {
  render: function Ordered(args) {
    const [sort, setSort] = useState<DataSort>();
    const turned = sort?.direction === 'ascending' ? args.rows : [...args.rows].reverse();
    return <DataTable {...args} rows={turned} sort={sort} onSortChange={setSort} />;
  },
};

export const Selection: Story = {
  render: function Selectable(args) {
    const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
    return (
      <DataTable
        {...args}
        selection={{ keys, onKeysChange: setKeys, rowName: ({ kind }) => kind }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Games' }));
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
    await expect(canvas.getByRole('checkbox', { name: 'Select Deposits' })).toBeChecked();
  },
};

export const Loading: Story = { args: { rows: [], loading: true } };

/** The headers stay while a long table scrolls in its own area. */
export const StickyHeader: Story = {
  args: {
    stickyHeader: true,
    rows: Array.from({ length: 10 }, (_, page) =>
      sampleBills.map((bill) => ({ ...bill, id: `${bill.id} ${page}` })),
    ).flat(),
  },
  render: (args) => (
    <div style={{ blockSize: 320, overflow: 'auto' }}>
      <DataTable {...args} onSortChange={() => {}} />
    </div>
  ),
};

export const Empty: Story = {
  args: { rows: [], empty: 'No bills in these days' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No bills in these days')).toBeVisible();
  },
};

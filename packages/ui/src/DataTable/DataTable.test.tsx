import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { describeConformance } from '../testing/conformance.tsx';
import { sampleBills, sampleColumns } from './bills.sample.ts';
import { DataTable } from './index.ts';

const bills = {
  label: 'By kind',
  columns: sampleColumns,
  rows: sampleBills,
  rowKey: ({ id }: { id: string }) => id,
};

describeConformance({
  name: 'DataTable',
  root: HTMLDivElement,
  draw: (props) => <DataTable {...bills} {...props} />,
});

test('renders rows as labelled cards on a phone and keeps the table role', () => {
  render(<DataTable {...bills} />);
  const table = screen.getByRole('table', { name: 'By kind' });
  const row = within(table).getByRole('row', { name: /Games/ });
  expect(within(row).getByRole('rowheader')).toHaveTextContent('Games');
  expect(within(row).getAllByRole('cell')[0]).toHaveTextContent('In₱12,840.60');
  expect(getComputedStyle(row).display).toBe('grid');
});

test('aligns figures in columns on a desktop', async () => {
  const { width, height } = { width: window.innerWidth, height: window.innerHeight };
  await page.viewport(1280, 800);
  try {
    render(<DataTable {...bills} />);
    const ends = screen
      .getAllByText(/₱(12|999)/)
      .map((value) => value.closest('td')?.getBoundingClientRect().right);
    expect(screen.getByRole('columnheader', { name: 'In' })).toBeVisible();
    expect(getComputedStyle(screen.getAllByRole('row')[1] ?? document.body).display).toBe(
      'table-row',
    );
    expect(new Set(ends).size).toBe(2);
  } finally {
    await page.viewport(width, height);
  }
});

test('requests sorting, descending first, and exposes the current order', async () => {
  const onSortChange = vi.fn();
  const { rerender } = render(<DataTable {...bills} onSortChange={onSortChange} />);
  const header = () => screen.getByRole('columnheader', { name: 'Out' });
  expect(header()).not.toHaveAttribute('aria-sort');
  await userEvent.click(within(header()).getByRole('button'));
  expect(onSortChange).toHaveBeenLastCalledWith({ column: 'out', direction: 'descending' });
  rerender(
    <DataTable
      {...bills}
      sort={{ column: 'out', direction: 'descending' }}
      onSortChange={onSortChange}
    />,
  );
  expect(header()).toHaveAttribute('aria-sort', 'descending');
  await userEvent.click(within(header()).getByRole('button'));
  expect(onSortChange).toHaveBeenLastCalledWith({ column: 'out', direction: 'ascending' });
});

test('shows the empty text', () => {
  const { rerender } = render(<DataTable {...bills} rows={[]} />);
  expect(screen.getByText('Nothing here yet')).toBeVisible();
  rerender(<DataTable {...bills} rows={[]} empty="No bills in these days" />);
  expect(screen.getByText('No bills in these days')).toBeVisible();
});

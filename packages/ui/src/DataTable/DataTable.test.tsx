import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { describeConformance } from '../testing/conformance.tsx';
import { emulatePrint } from '../testing/media.ts';
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

/** Runs a test in a desktop's window. */
async function onDesktop(check: () => Promise<void> | void): Promise<void> {
  const { width, height } = { width: window.innerWidth, height: window.innerHeight };
  await page.viewport(1280, 800);
  try {
    await check();
  } finally {
    await page.viewport(width, height);
  }
}

test('aligns figures and their sortable headers in columns on a desktop', () =>
  onDesktop(() => {
    render(<DataTable {...bills} onSortChange={() => {}} />);
    const end = (element: Element | null) => {
      const range = document.createRange();
      range.selectNodeContents(element ?? document.body);
      return Math.round(range.getBoundingClientRect().right);
    };
    expect(getComputedStyle(screen.getAllByRole('row')[1] ?? document.body).display).toBe(
      'table-row',
    );
    const figures = screen.getAllByText(/₱12|₱999/).map(end);
    const headers = ['In', 'Out'].map((name) => end(screen.getByText(name, { selector: 'th *' })));
    expect(headers).toEqual(figures);
  }));

test('prints as a table, also from a phone', async () => {
  render(<DataTable {...bills} />);
  await emulatePrint();
  const [headers, row] = screen.getAllByRole('row');
  expect(getComputedStyle(row ?? document.body).display).toBe('table-row');
  expect(within(headers ?? document.body).getByText('Out')).toBeVisible();
});

test('requests sorting, descending first, and exposes the current order', () =>
  onDesktop(async () => {
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
  }));

test('sorts by a menu on a phone, where no hidden header takes focus', async () => {
  const onSortChange = vi.fn();
  const sort = { column: 'in', direction: 'descending' } as const;
  render(<DataTable {...bills} sort={sort} onSortChange={onSortChange} />);
  expect(within(screen.getByRole('table')).queryByRole('button')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Sort by: In' }));
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Out' }));
  expect(onSortChange).toHaveBeenLastCalledWith({ column: 'out', direction: 'descending' });
  await userEvent.click(screen.getByRole('button', { name: 'Sort by: In' }));
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Ascending' }));
  expect(onSortChange).toHaveBeenLastCalledWith({ column: 'in', direction: 'ascending' });
});

test('selects one row or all of them, and keeps the selection of other pages', async () => {
  const onKeysChange = vi.fn();
  const selecting = (...keys: string[]) => (
    <DataTable
      {...bills}
      selection={{ keys: new Set(keys), onKeysChange, rowName: ({ kind }) => kind }}
    />
  );
  const { rerender } = render(selecting('other page'));
  const all = () => screen.getByRole('checkbox', { name: 'Select all' });
  expect(all()).not.toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Games' }));
  expect(onKeysChange).toHaveBeenLastCalledWith(new Set(['other page', 'games']));
  rerender(selecting('other page', 'games'));
  expect(all()).toBePartiallyChecked();
  await userEvent.click(all());
  expect(onKeysChange).toHaveBeenLastCalledWith(
    new Set(['other page', 'deposit', 'games', 'withdrawal']),
  );
  rerender(selecting('other page', 'deposit', 'games', 'withdrawal'));
  await userEvent.click(all());
  expect(onKeysChange).toHaveBeenLastCalledWith(new Set(['other page']));
});

test('shows placeholders while it loads, and says that it is busy', () => {
  const { rerender } = render(<DataTable {...bills} rows={[]} loading loadingRows={2} />);
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(3);
  expect(screen.queryByText('Nothing here yet')).toBeNull();
  rerender(<DataTable {...bills} />);
  expect(screen.getByRole('table')).not.toHaveAttribute('aria-busy');
});

test('keeps its headers in view while it scrolls on a desktop', () =>
  onDesktop(() => {
    render(
      <div data-testid="area" style={{ blockSize: 120, overflow: 'auto' }}>
        <DataTable {...bills} stickyHeader />
      </div>,
    );
    const area = screen.getByTestId('area');
    area.scrollTop = 40;
    expect(area.scrollTop).toBe(40);
    const header = screen.getByRole('columnheader', { name: 'In' });
    expect(header.getBoundingClientRect().top).toBe(area.getBoundingClientRect().top);
  }));

test('shows the empty text', () => {
  const { rerender } = render(<DataTable {...bills} rows={[]} />);
  expect(screen.getByText('Nothing here yet')).toBeVisible();
  rerender(<DataTable {...bills} rows={[]} empty="No bills in these days" />);
  expect(screen.getByText('No bills in these days')).toBeVisible();
});

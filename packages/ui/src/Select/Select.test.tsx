import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Dialog } from '../Dialog/index.ts';
import { describeConformance } from '../testing/conformance.tsx';
import { Select } from './index.ts';

const options = [
  { value: 'aurora', label: 'Aurora Bank' },
  { value: 'bayan', label: 'Bayan Savings' },
  { value: 'delta', label: 'Delta Commercial', disabled: true },
];

describeConformance({
  name: 'Select',
  root: HTMLDivElement,
  restTo: 'control',
  draw: (props) => <Select label="Bank" options={options} placeholder="Choose" {...props} />,
});

const phone = { device: 'phone', width: 390, height: 844 };
const desktop = { device: 'desktop', width: 1440, height: 900 };
afterEach(() => page.viewport(phone.width, phone.height));

describe.each([phone, desktop])('on a $device', ({ width, height }) => {
  beforeEach(() => page.viewport(width, height));

  test('opens, finds by letter, selects and restores focus', async () => {
    const onValueChange = vi.fn();
    render(<Select label="Bank" options={options} onValueChange={onValueChange} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('b{Enter}');
    expect(onValueChange).toHaveBeenLastCalledWith('bayan');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Bank' })).toHaveFocus());
  });

  test('closes on Escape without selecting', async () => {
    const onValueChange = vi.fn();
    render(<Select label="Bank" options={options} onValueChange={onValueChange} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(onValueChange).not.toHaveBeenCalled();
  });

  test('is described by its error', () => {
    render(<Select label="Bank" options={options} error="Choose a bank" />);
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Choose a bank');
    expect(screen.getByRole('combobox')).toBeInvalid();
  });

  test('keeps its list inside the window with rows of 44 px', async () => {
    const many = Array.from({ length: 60 }, (_, i) => ({ value: `b${i}`, label: `Bank ${i}` }));
    render(<Select label="Bank" options={many} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const list = await screen.findByRole('listbox');
    await waitFor(() => {
      // In a sheet, the sheet is the scroll container.
      const around = screen.queryByRole('dialog') ?? list;
      const { top, bottom } = around.getBoundingClientRect();
      expect(Math.min(top, innerHeight - bottom)).toBeGreaterThanOrEqual(0);
    });
    for (const option of screen.getAllByRole('option')) {
      expect(option.offsetHeight).toBeGreaterThanOrEqual(44);
    }
  });

  test('skips disabled options and moves by arrows, Home and End', async () => {
    render(<Select label="Bank" options={options} defaultValue="aurora" />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Aurora Bank' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() =>
      expect(screen.getByRole('option', { name: 'Bayan Savings' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Aurora Bank' })).toHaveFocus());
  });

  test('submits its value with a form', () => {
    render(
      <form>
        <Select label="Bank" name="bank" options={options} defaultValue="bayan" />
      </form>,
    );
    const form = document.querySelector('form') ?? undefined;
    expect(new FormData(form).get('bank')).toBe('bayan');
  });
});

test('is operable by keyboard inside a dialog on a desktop', async () => {
  await page.viewport(desktop.width, desktop.height);
  const onValueChange = vi.fn();
  render(
    <main>
      <Dialog open title="Withdraw">
        <Select label="Bank" options={options} onValueChange={onValueChange} />
      </Dialog>
    </main>,
  );
  expect(screen.queryByRole('main')).toBeNull();
  screen.getByRole('combobox').focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('listbox')).toBeVisible();
  await userEvent.keyboard('b{Enter}');
  await waitFor(() => expect(onValueChange).toHaveBeenCalledTimes(1));
  expect(screen.getByRole('dialog', { name: 'Withdraw' })).toBeVisible();
});

describe('as a sheet on a phone', () => {
  const many = Array.from({ length: 40 }, (_, i) => ({ value: `b${i}`, label: `Bank ${i}` }));
  const open = async () => {
    await userEvent.click(screen.getByRole('combobox', { name: 'Bank' }));
    return screen.findByRole('dialog', { name: 'Bank' });
  };

  test('opens at the bottom with the selected option focused', async () => {
    render(<Select label="Bank" options={many} defaultValue="b30" />);
    expect(await open()).toHaveAttribute('data-component', 'Sheet');
    const chosen = screen.getByRole('option', { name: 'Bank 30', selected: true });
    expect(chosen).toHaveFocus();
    await waitFor(() => expect(chosen.getBoundingClientRect().bottom).toBeLessThan(innerHeight));
  });

  test('opens at the selected option inside a dialog', async () => {
    render(
      <Dialog open title="Withdraw">
        <Select label="Bank" options={many} defaultValue="b30" />
      </Dialog>,
    );
    screen.getByRole('combobox', { name: 'Bank' }).focus();
    await userEvent.keyboard('{Enter}');
    const chosen = await screen.findByRole('option', { name: 'Bank 30', selected: true });
    await waitFor(() => expect(chosen).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(screen.getByRole('combobox', { name: 'Bank' })).toHaveTextContent('Bank 31');
  });

  test('filters a long list by typing, and has no filter for a short one', async () => {
    const { unmount } = render(<Select label="Bank" options={options} />);
    await open();
    expect(screen.queryByRole('searchbox')).toBeNull();
    unmount();
    const onValueChange = vi.fn();
    render(<Select label="Bank" options={many} onValueChange={onValueChange} />);
    await open();
    // Not focused automatically: that would open the keyboard over the list.
    expect(screen.getByRole('searchbox', { name: 'Search' })).not.toHaveFocus();
    await userEvent.type(screen.getByRole('searchbox'), '39');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}{Enter}');
    expect(onValueChange).toHaveBeenLastCalledWith('b39');
  });

  test('shows that nothing was found', async () => {
    render(<Select label="Bank" options={many} />);
    await open();
    await userEvent.type(screen.getByRole('searchbox'), 'nowhere');
    expect(screen.getByText('No results')).toBeVisible();
  });

  test('selects and closes by tap, and ignores a disabled option', async () => {
    const onValueChange = vi.fn();
    render(<Select label="Bank" options={options} onValueChange={onValueChange} />);
    await open();
    screen.getByRole('option', { name: 'Delta Commercial' }).click();
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('option', { name: 'Bayan Savings' }));
    expect(onValueChange).toHaveBeenLastCalledWith('bayan');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('combobox')).toHaveTextContent('Bayan Savings');
  });
});

test('filters a long list in a popover beside its field', async () => {
  await page.viewport(desktop.width, desktop.height);
  const many = Array.from({ length: 40 }, (_, i) => ({ value: `b${i}`, label: `Bank ${i}` }));
  const onValueChange = vi.fn();
  render(<Select label="Bank" options={many} onValueChange={onValueChange} />);
  await userEvent.click(screen.getByRole('combobox', { name: 'Bank' }));
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
  await userEvent.keyboard('bank 31');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Bank 31']);
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { name: 'Bank 31' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onValueChange).toHaveBeenLastCalledWith('b31');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Bank' })).toHaveFocus());
});

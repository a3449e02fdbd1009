import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { ChipGroup } from './index.ts';

const options = [
  { value: 'all', label: 'All' },
  { value: 'slots', label: 'Slots' },
];
const nothing = () => {};

describeConformance({
  name: 'ChipGroup',
  root: HTMLDivElement,
  draw: (props) => (
    <ChipGroup label="Category" options={options} value="all" onValueChange={nothing} {...props} />
  ),
});

test('always keeps one chip selected', async () => {
  const onValueChange = vi.fn();
  render(
    <ChipGroup label="Category" options={options} value="all" onValueChange={onValueChange} />,
  );
  await userEvent.click(screen.getByRole('radio', { name: 'All' }));
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('radio', { name: 'Slots' }));
  expect(onValueChange).toHaveBeenLastCalledWith('slots');
});

test('is one tab stop, moves by arrows and selects by Space', async () => {
  const onValueChange = vi.fn();
  render(
    <ChipGroup label="Category" options={options} value="all" onValueChange={onValueChange} />,
  );
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: 'All' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Slots' })).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(onValueChange).toHaveBeenLastCalledWith('slots');
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('radio', { name: 'All' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('radiogroup')).not.toContainElement(
    document.activeElement as HTMLElement,
  );
});

test('selects several chips with multiple selection', async () => {
  const onValueChange = vi.fn();
  render(
    <ChipGroup
      type="multiple"
      label="Filters"
      options={options}
      value={['all']}
      onValueChange={onValueChange}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Slots' }));
  expect(onValueChange).toHaveBeenLastCalledWith(['all', 'slots']);
});

test('has targets of 44 px', () => {
  render(<ChipGroup label="Category" options={options} value="all" onValueChange={nothing} />);
  expect(screen.getByRole('radio', { name: 'All' }).offsetHeight).toBeGreaterThanOrEqual(44);
});

import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Direction } from 'radix-ui';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { SegmentedControl } from './index.ts';

const options = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week', disabled: true },
  { value: 'month', label: 'Month' },
];

describeConformance({
  name: 'SegmentedControl',
  root: HTMLDivElement,
  draw: (props) => (
    <SegmentedControl label="Period" options={options} defaultValue="day" {...props} />
  ),
});

test('is a named group of radio buttons', () => {
  render(<SegmentedControl label="Period" options={options} defaultValue="day" />);
  expect(screen.getByRole('radiogroup', { name: 'Period' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Day' })).toBeChecked();
});

test('moves and selects by arrow keys', async () => {
  const onValueChange = vi.fn();
  render(
    <SegmentedControl
      label="Period"
      options={options.filter(({ disabled }) => !disabled)}
      defaultValue="day"
      onValueChange={onValueChange}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight>}');
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Month' })).toHaveFocus());
  await userEvent.keyboard('{/ArrowRight}');
  expect(onValueChange).toHaveBeenLastCalledWith('month');
  expect(screen.getByRole('radio', { name: 'Month' })).toBeChecked();
  await userEvent.keyboard('{ArrowLeft>}');
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Day' })).toHaveFocus());
  await userEvent.keyboard('{/ArrowLeft}');
  expect(onValueChange).toHaveBeenLastCalledWith('day');
});

test('skips disabled segments', async () => {
  render(<SegmentedControl label="Period" options={options} defaultValue="day" />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight>}');
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Month' })).toHaveFocus());
  await userEvent.keyboard('{/ArrowRight}');
});

test('does not report the selected segment again', async () => {
  const onValueChange = vi.fn();
  render(
    <SegmentedControl
      label="Period"
      options={options}
      defaultValue="day"
      onValueChange={onValueChange}
    />,
  );
  await userEvent.click(screen.getByRole('radio', { name: 'Day' }));
  expect(onValueChange).not.toHaveBeenCalled();
  expect(screen.getByRole('radio', { name: 'Day' })).toBeChecked();
});

test('shows its controlled value', () => {
  const { rerender } = render(<SegmentedControl label="Period" options={options} value="day" />);
  rerender(<SegmentedControl label="Period" options={options} value="month" />);
  expect(screen.getByRole('radio', { name: 'Month' })).toBeChecked();
});

const segments = () => screen.getAllByRole('radio');
const thumb = () => document.querySelector('[data-part="thumb"]');

test('has segments of equal width with the thumb under the selected one', () => {
  render(<SegmentedControl label="Period" options={options} defaultValue="month" />);
  const boxes = segments().map((segment) => segment.getBoundingClientRect());
  const [first] = boxes;
  for (const box of boxes) expect(box.width).toBeCloseTo(first?.width ?? 0, 0);
  expect(thumb()?.getBoundingClientRect().left).toBeCloseTo(boxes.at(-1)?.left ?? 0, 0);
});

test('places the thumb from right to left', () => {
  render(
    <Direction.Provider dir="rtl">
      <SegmentedControl label="Period" options={options} defaultValue="day" />
    </Direction.Provider>,
  );
  const [first, , last] = segments().map((segment) => segment.getBoundingClientRect());
  expect(first?.left).toBeGreaterThan(last?.left ?? 0);
  expect(thumb()?.getBoundingClientRect().left).toBeCloseTo(first?.left ?? 0, 0);
});

test('has targets of 44 px', () => {
  render(<SegmentedControl label="Period" options={options} defaultValue="day" />);
  const [first] = segments();
  const box = first?.getBoundingClientRect();
  const x = (box?.left ?? 0) + (box?.width ?? 0) / 2;
  expect(document.elementFromPoint(x, (box?.top ?? 0) - 3)).toBe(first);
  expect(document.elementFromPoint(x, (box?.bottom ?? 0) + 3)).toBe(first);
});

test('keeps long labels inside a narrow container', () => {
  render(
    <div style={{ inlineSize: 288 }}>
      <SegmentedControl
        label="Kind"
        defaultValue="a"
        options={[
          { value: 'a', label: 'Bets that counted for the promotion' },
          { value: 'b', label: 'Bets that did not count for it' },
        ]}
      />
    </div>,
  );
  expect(screen.getByRole('radiogroup').offsetWidth).toBeLessThanOrEqual(288);
});

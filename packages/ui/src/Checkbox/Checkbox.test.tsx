import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { Checkbox } from './index.ts';

describeConformance({
  name: 'Checkbox',
  root: HTMLDivElement,
  restTo: 'control',
  draw: (props) => <Checkbox label="I am 18 or older" {...props} />,
});

test('toggles by its label and by Space', async () => {
  const onValueChange = vi.fn();
  render(<Checkbox label="I am 18 or older" onValueChange={onValueChange} />);
  await userEvent.click(screen.getByText('I am 18 or older'));
  expect(onValueChange).toHaveBeenLastCalledWith(true);
  await userEvent.keyboard(' ');
  expect(onValueChange).toHaveBeenLastCalledWith(false);
});

test('does not toggle when a link in its label is pressed', () => {
  render(
    <Checkbox
      label={
        <>
          I accept the <a href="#terms">terms</a>
        </>
      }
    />,
  );
  // A native click: simulated clicks trigger the label even from its links.
  screen.getByRole('link').click();
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

test('is described by its error', () => {
  render(<Checkbox label="I am 18 or older" error="Players must be 18 or older" />);
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Players must be 18 or older');
  expect(screen.getByRole('checkbox')).toBeInvalid();
});

test('has a target of 44 px', () => {
  render(
    <div style={{ padding: 40 }}>
      <Checkbox label="I am 18 or older" />
    </div>,
  );
  const box = screen.getByRole('checkbox');
  const { left, top, width, height } = box.getBoundingClientRect();
  const middle = { x: left + width / 2, y: top + height / 2 };
  for (const [x, y] of [
    [middle.x - 21.5, middle.y],
    [middle.x, middle.y - 21.5],
    [middle.x, middle.y + 21.5],
  ] as const) {
    expect(document.elementFromPoint(x, y)).toBe(box);
  }
});

test.each([undefined, '', false, null])('treats %s as no error', (error) => {
  render(<Checkbox label="I am 18 or older" error={error} />);
  expect(screen.getByRole('checkbox')).not.toHaveAttribute('aria-invalid');
});

test('shows a partial selection and keeps the name of a hidden label', async () => {
  const onValueChange = vi.fn();
  render(<Checkbox label="All bills" hideLabel indeterminate onValueChange={onValueChange} />);
  const box = screen.getByRole('checkbox', { name: 'All bills' });
  expect(box).toBePartiallyChecked();
  await userEvent.click(box);
  expect(onValueChange).toHaveBeenLastCalledWith(true);
});

import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { Switch } from './index.ts';

describeConformance({
  name: 'Switch',
  root: HTMLDivElement,
  restTo: 'control',
  draw: (props) => <Switch label="Sounds" {...props} />,
});

test('is a named and described switch', () => {
  const { rerender } = render(<Switch label="Sounds" help="In games too" />);
  expect(screen.getByRole('switch', { name: 'Sounds' })).toHaveAccessibleDescription(
    'In games too',
  );
  rerender(<Switch label="Sounds" help="In games too" error="Not changed" />);
  expect(screen.getByRole('switch')).toHaveAccessibleDescription('Not changed');
});

test('toggles by its label, Space and Enter', async () => {
  const onValueChange = vi.fn();
  render(<Switch label="Sounds" onValueChange={onValueChange} />);
  await userEvent.click(screen.getByText('Sounds'));
  expect(onValueChange).toHaveBeenLastCalledWith(true);
  await userEvent.keyboard(' ');
  expect(onValueChange).toHaveBeenLastCalledWith(false);
  await userEvent.keyboard('{Enter}');
  expect(onValueChange).toHaveBeenLastCalledWith(true);
});

test('does not change while disabled', async () => {
  const onValueChange = vi.fn();
  render(<Switch label="Sounds" disabled onValueChange={onValueChange} />);
  await userEvent.click(screen.getByText('Sounds'));
  expect(onValueChange).not.toHaveBeenCalled();
});

const findBox = (part: string) =>
  document.querySelector(`[data-part="${part}"]`)?.getBoundingClientRect() ?? new DOMRect();

test.each(['ltr', 'rtl'])('moves the thumb to the end when on, %s', (dir) => {
  render(
    <div dir={dir} style={{ transitionDuration: '0s' }}>
      <Switch label="Sounds" checked />
    </div>,
  );
  const track = findBox('control');
  const thumb = findBox('thumb');
  const middle = thumb.left + thumb.width / 2;
  expect(middle > track.left + track.width / 2).toBe(dir === 'ltr');
});

test('has a target of 44 px', () => {
  render(<Switch label="Sounds" />);
  const box = screen.getByRole('switch').getBoundingClientRect();
  const x = box.left + box.width / 2;
  expect(document.elementFromPoint(x, box.top - 7)).toBe(screen.getByRole('switch'));
  expect(document.elementFromPoint(x, box.bottom + 7)).toBe(screen.getByRole('switch'));
});

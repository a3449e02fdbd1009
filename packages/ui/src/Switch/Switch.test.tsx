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

test('is a switch, named and described', () => {
  const { rerender } = render(<Switch label="Sounds" help="In games too" />);
  expect(screen.getByRole('switch', { name: 'Sounds' })).toHaveAccessibleDescription(
    'In games too',
  );
  rerender(<Switch label="Sounds" help="In games too" error="Not changed" />);
  expect(screen.getByRole('switch')).toHaveAccessibleDescription('Not changed');
});

test('by its words, by space and by Enter', async () => {
  const onValueChange = vi.fn();
  render(<Switch label="Sounds" onValueChange={onValueChange} />);
  await userEvent.click(screen.getByText('Sounds'));
  expect(onValueChange).toHaveBeenLastCalledWith(true);
  await userEvent.keyboard(' ');
  expect(onValueChange).toHaveBeenLastCalledWith(false);
  await userEvent.keyboard('{Enter}');
  expect(onValueChange).toHaveBeenLastCalledWith(true);
});

test('stays as it is while disabled', async () => {
  const onValueChange = vi.fn();
  render(<Switch label="Sounds" disabled onValueChange={onValueChange} />);
  await userEvent.click(screen.getByText('Sounds'));
  expect(onValueChange).not.toHaveBeenCalled();
});

const boxOf = (part: string) =>
  document.querySelector(`[data-part="${part}"]`)?.getBoundingClientRect() ?? new DOMRect();

test.each(['ltr', 'rtl'])('the thumb stands at the end when it is on, %s', (dir) => {
  render(
    <div dir={dir} style={{ transitionDuration: '0s' }}>
      <Switch label="Sounds" checked />
    </div>,
  );
  const track = boxOf('control');
  const thumb = boxOf('thumb');
  const middle = thumb.left + thumb.width / 2;
  expect(middle > track.left + track.width / 2).toBe(dir === 'ltr');
});

test('its target is 44 px high', () => {
  render(<Switch label="Sounds" />);
  const box = screen.getByRole('switch').getBoundingClientRect();
  const x = box.left + box.width / 2;
  expect(document.elementFromPoint(x, box.top - 7)).toBe(screen.getByRole('switch'));
  expect(document.elementFromPoint(x, box.bottom + 7)).toBe(screen.getByRole('switch'));
});

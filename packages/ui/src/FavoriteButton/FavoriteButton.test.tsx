import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { FavoriteButton } from './index.ts';

describeConformance({
  name: 'FavoriteButton',
  root: HTMLButtonElement,
  draw: (props) => <FavoriteButton label="Favorite Phoenix Ascent" pressed={false} {...props} />,
});

function Kept() {
  const [pressed, setPressed] = useState(false);
  return (
    <FavoriteButton label="Favorite Phoenix Ascent" pressed={pressed} onValueChange={setPressed} />
  );
}

test('is a toggle button with a constant name', async () => {
  render(<Kept />);
  const heart = screen.getByRole('button', { name: 'Favorite Phoenix Ascent', pressed: false });
  await userEvent.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(heart).toHaveAccessibleName('Favorite Phoenix Ascent');
});

test('toggles by Enter and Space, and twice for two quick taps', async () => {
  render(<Kept />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard(' ');
  expect(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'false');
  await userEvent.dblClick(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'false');
});

test('does not animate when its click was prevented', async () => {
  const onValueChange = vi.fn();
  render(
    <FavoriteButton
      label="Favourite"
      pressed={false}
      onValueChange={onValueChange}
      onClick={(event) => event.preventDefault()}
    />,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onValueChange).not.toHaveBeenCalled();
});

test('has a target of 44 px around a smaller plate', () => {
  render(<FavoriteButton label="Favourite" pressed={false} />);
  const heart = screen.getByRole('button');
  const { left, top, width, height } = heart.getBoundingClientRect();
  expect([width, height]).toEqual([44, 44]);
  expect(document.elementFromPoint(left + 22, top + 2)).toBe(heart);
});

test.each([
  ['art', undefined, 'backgroundImage'],
  ['plain', '::after', 'clipPath'],
] as const)('fills its heart when pressed: %s', (variant, part, property) => {
  const heart = (pressed: boolean) => (
    <FavoriteButton label="Favourite" variant={variant} pressed={pressed} />
  );
  const { rerender } = render(heart(false));
  const contours = () =>
    getComputedStyle(screen.getByRole('button'), part)[property].match(/M ?\d/g)?.length;
  expect(contours()).toBe(2);
  rerender(heart(true));
  expect(contours()).toBe(1);
});

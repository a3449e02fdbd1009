import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { SearchField } from './index.ts';

describeConformance({
  name: 'SearchField',
  root: HTMLElement,
  restTo: 'control',
  draw: (props) => <SearchField label="Search games" {...props} />,
});

test('reports each change, and the trimmed text on Enter', async () => {
  const onValueChange = vi.fn();
  const onComplete = vi.fn();
  render(
    <SearchField label="Search games" onValueChange={onValueChange} onComplete={onComplete} />,
  );
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search games' }), ' ti {Enter}');
  expect(onValueChange).toHaveBeenCalledTimes(4);
  expect(onComplete).toHaveBeenCalledTimes(1);
  expect(onComplete).toHaveBeenCalledWith('ti');
});

test('leaves Enter and Escape to an input method while composing', () => {
  const onComplete = vi.fn();
  render(<SearchField label="Search games" defaultValue="lao" onComplete={onComplete} />);
  const input = screen.getByRole('searchbox');
  fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(input, { key: 'Escape', isComposing: true });
  expect(onComplete).not.toHaveBeenCalled();
  expect(input).toHaveValue('lao');
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(onComplete).toHaveBeenCalledWith('lao');
});

test('is cleared by the button and Escape and keeps focus', async () => {
  render(<SearchField label="Search games" defaultValue="tiger" />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await userEvent.keyboard('x{Escape}');
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('is a search box inside a search landmark', () => {
  render(<SearchField label="Search games" />);
  expect(document.querySelector<HTMLElement>('search')).toContainElement(
    screen.getByRole('searchbox', { name: 'Search games' }),
  );
});

test('truncates a long placeholder with an ellipsis, but not the input', async () => {
  render(<SearchField label="Search games" placeholder="Search games and makers" />);
  const input = screen.getByRole('searchbox');
  // Asserts the style of the input itself, since `::placeholder` ignores `text-overflow`.
  expect(getComputedStyle(input).textOverflow).toBe('ellipsis');
  await userEvent.type(input, 'lao');
  expect(getComputedStyle(input).textOverflow).toBe('clip');
});

import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { Pagination, type PaginationProps } from './index.ts';

const draw = (props: Partial<PaginationProps> = {}) => (
  <Pagination page={3} count={12} {...props} />
);
const wide = (props: Partial<PaginationProps> = {}) => (
  <div style={{ inlineSize: 600 }}>{draw(props)}</div>
);

describeConformance({ name: 'Pagination', root: HTMLElement, draw });

test('names its pages and exposes the current one', () => {
  render(wide());
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('button', { name: 'Page 4' })).not.toHaveAttribute('aria-current');
});

test('changes pages by pointer and keyboard and ignores the current page', async () => {
  const onPageChange = vi.fn();
  render(wide({ onPageChange }));
  await userEvent.click(screen.getByRole('button', { name: 'Page 5' }));
  await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
  screen.getByRole('button', { name: 'Next page' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(onPageChange.mock.calls.flat()).toEqual([5, 2, 4]);
});

test('disables the arrows at its ends', () => {
  const { rerender } = render(wide({ page: 1 }));
  expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  rerender(wide({ page: 12 }));
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
  rerender(wide({ page: 99 }));
  expect(screen.getByRole('button', { name: 'Page 12' })).toHaveAttribute('aria-current', 'page');
});

test('shows the position between two arrows on a phone', () => {
  render(<div style={{ inlineSize: 320 }}>{draw()}</div>);
  expect(screen.getByText('3 of 12')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Page 3' })).toBeNull();
  const { width, height } = screen
    .getByRole('button', { name: 'Next page' })
    .getBoundingClientRect();
  expect([width, height]).toEqual([44, 44]);
});

test('renders pages with URLs as links', () => {
  render(wide({ getHref: (page) => `/bills?page=${page}` }));
  expect(screen.getByRole('link', { name: 'Page 4' })).toHaveAttribute('href', '/bills?page=4');
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/bills?page=4');
});

test('ignores presses while loading', () => {
  render(wide({ disabled: true, getHref: () => '/bills' }));
  expect(screen.queryByRole('link')).toBeNull();
  for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled();
});

import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { InfiniteList, type InfiniteListProps } from './index.ts';

const bills = (count: number) => Array.from({ length: count }, (_, index) => `Bill ${index + 1}`);

const draw = (props: Partial<InfiniteListProps<string>> = {}) => (
  <InfiniteList
    label="Transactions"
    items={bills(20)}
    itemKey={(bill) => bill}
    state="more"
    onMore={() => {}}
    {...props}
  >
    {(bill) => (
      <a href={`/bill/${bill}`} style={{ display: 'block', blockSize: 100 }}>
        {bill}
      </a>
    )}
  </InfiniteList>
);

describeConformance({ name: 'InfiniteList', root: HTMLDivElement, draw });

afterEach(() => window.scrollTo(0, 0));

const status = () => screen.getByRole('status');

test('loads more once before its end is reached', async () => {
  const onMore = vi.fn();
  const { rerender } = render(draw({ onMore }));
  await new Promise(requestAnimationFrame);
  expect(onMore).not.toHaveBeenCalled();
  window.scrollTo(0, 700);
  await waitFor(() => expect(onMore).toHaveBeenCalledTimes(1));
  rerender(draw({ onMore, state: 'loading' }));
  window.scrollTo(0, 5000);
  await new Promise(requestAnimationFrame);
  expect(onMore).toHaveBeenCalledTimes(1);
});

test('loads again at once after a short page', async () => {
  const onMore = vi.fn();
  const { rerender } = render(draw({ onMore, items: bills(2) }));
  await waitFor(() => expect(onMore).toHaveBeenCalledTimes(1));
  rerender(draw({ onMore, items: bills(2), state: 'loading' }));
  rerender(draw({ onMore, items: bills(4) }));
  await waitFor(() => expect(onMore).toHaveBeenCalledTimes(2));
});

test('announces loading and its result', () => {
  const { rerender } = render(draw({ state: 'loading' }));
  expect(status()).toHaveTextContent('Loading more');
  expect(screen.getByRole('list', { name: 'Transactions' })).toHaveAttribute('aria-busy', 'true');
  rerender(draw({ items: bills(35), state: 'more' }));
  expect(status()).toHaveTextContent('15 more');
  rerender(draw({ items: bills(35), state: 'loading' }));
  rerender(draw({ items: bills(40), state: 'end' }));
  expect(status()).toHaveTextContent("5 more. You've reached the end");
});

test('shows a failure as an alert and waits for a retry', async () => {
  const onMore = vi.fn();
  render(draw({ onMore, items: bills(1), state: 'failed' }));
  expect(screen.getByRole('alert')).toHaveTextContent("Couldn't load more");
  await new Promise(requestAnimationFrame);
  expect(onMore).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onMore).toHaveBeenCalledTimes(1);
});

test('moves focus to the new items after a retry by keyboard', async () => {
  const { rerender } = render(draw({ items: bills(3), state: 'failed' }));
  screen.getByRole('button', { name: 'Try again' }).focus();
  await userEvent.keyboard('{Enter}');
  rerender(draw({ items: bills(3), state: 'loading' }));
  rerender(draw({ items: bills(6), state: 'more' }));
  expect(screen.getByRole('link', { name: 'Bill 4' })).toHaveFocus();
});

test('keeps the retry button in place after another failure', async () => {
  const { rerender } = render(draw({ items: bills(3), state: 'failed' }));
  screen.getByRole('button', { name: 'Try again' }).focus();
  await userEvent.keyboard('{Enter}');
  rerender(draw({ items: bills(3), state: 'loading' }));
  rerender(draw({ items: bills(3), state: 'failed' }));
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
});

test('shows no end text for an empty list', () => {
  render(draw({ items: [], state: 'end' }));
  expect(document.querySelector('[data-part="foot"]')).toBeEmptyDOMElement();
});

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

test('asks for more before its end is reached, and once', async () => {
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

test('goes on at once where a page was short', async () => {
  const onMore = vi.fn();
  const { rerender } = render(draw({ onMore, items: bills(2) }));
  await waitFor(() => expect(onMore).toHaveBeenCalledTimes(1));
  rerender(draw({ onMore, items: bills(2), state: 'loading' }));
  rerender(draw({ onMore, items: bills(4) }));
  await waitFor(() => expect(onMore).toHaveBeenCalledTimes(2));
});

test('says what it does, and what came of it', () => {
  const { rerender } = render(draw({ state: 'loading' }));
  expect(status()).toHaveTextContent('Loading more');
  expect(screen.getByRole('list', { name: 'Transactions' })).toHaveAttribute('aria-busy', 'true');
  rerender(draw({ items: bills(35), state: 'more' }));
  expect(status()).toHaveTextContent('15 more');
  rerender(draw({ items: bills(35), state: 'loading' }));
  rerender(draw({ items: bills(40), state: 'end' }));
  expect(status()).toHaveTextContent("5 more. You've reached the end");
});

test('what failed is an alert, and waits for the person', async () => {
  const onMore = vi.fn();
  render(draw({ onMore, items: bills(1), state: 'failed' }));
  expect(screen.getByRole('alert')).toHaveTextContent("Couldn't load more");
  await new Promise(requestAnimationFrame);
  expect(onMore).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onMore).toHaveBeenCalledTimes(1);
});

test('who tried again by keyboard goes on with what it brought', async () => {
  const { rerender } = render(draw({ items: bills(3), state: 'failed' }));
  screen.getByRole('button', { name: 'Try again' }).focus();
  await userEvent.keyboard('{Enter}');
  rerender(draw({ items: bills(3), state: 'loading' }));
  rerender(draw({ items: bills(6), state: 'more' }));
  expect(screen.getByRole('link', { name: 'Bill 4' })).toHaveFocus();
});

test('who tried again in vain finds the button under the finger', async () => {
  const { rerender } = render(draw({ items: bills(3), state: 'failed' }));
  screen.getByRole('button', { name: 'Try again' }).focus();
  await userEvent.keyboard('{Enter}');
  rerender(draw({ items: bills(3), state: 'loading' }));
  rerender(draw({ items: bills(3), state: 'failed' }));
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
});

test('an end without anything is no end: the page says that it is empty', () => {
  render(draw({ items: [], state: 'end' }));
  expect(document.querySelector('[data-part="foot"]')).toBeEmptyDOMElement();
});

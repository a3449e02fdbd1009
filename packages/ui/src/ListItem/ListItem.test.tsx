import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { List } from '../List/index.ts';
import { describeConformance } from '../testing/conformance.tsx';
import { ListItem } from './index.ts';

describeConformance({
  name: 'ListItem',
  root: HTMLLIElement,
  draw: (props) => (
    <List>
      <ListItem title="Deposit" meta="Today, 07:52" trailing="+₱2,000.00" {...props} />
    </List>
  ),
});

const Row = (props: ComponentProps<'a'>) => <a {...props}>{props.children}</a>;

test('renders the whole row as the link for asChild', () => {
  render(
    <List>
      <ListItem asChild title="Deposit" meta="Today, 07:52" trailing="+₱2,000.00" chevron>
        <Row href="#bill" />
      </ListItem>
    </List>,
  );
  const link = screen.getByRole('link', { name: /Deposit.*Today, 07:52.*\+₱2,000\.00/s });
  expect(link).toHaveAttribute('data-part', 'row');
  expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
});

test('wraps a long title and keeps the trailing content on one line', () => {
  render(
    <div style={{ inlineSize: 320 }}>
      <List>
        <ListItem title={'From Lotus Nights '.repeat(4)} trailing="+₱999,999,999,999.99" />
      </List>
    </div>,
  );
  const end = document.querySelector<HTMLElement>('[data-part="trailing"]');
  expect(end?.getClientRects()).toHaveLength(1);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
});

/** Whether its first word is on one line. */
function firstWordIsWhole(element: HTMLElement | null): boolean {
  const text = element?.firstChild;
  if (text?.nodeType !== Node.TEXT_NODE) return false;
  const range = document.createRange();
  range.setStart(text, 0);
  range.setEnd(text, text.textContent?.indexOf(' ') ?? 0);
  return range.getClientRects().length === 1;
}

test('wraps the trailing content below the text at 200 %', () => {
  document.documentElement.style.fontSize = '200%';
  onTestFinished(() => {
    document.documentElement.style.fontSize = '';
  });
  render(
    <div style={{ inlineSize: 358 }}>
      <List variant="card">
        <ListItem
          title="Withdrawal to •• 4417"
          icon={<i />}
          trailing="+₱1,284.60"
          trailingMeta="₱7,679.75"
        />
      </List>
    </div>,
  );
  const title = document.querySelector<HTMLElement>('[data-part="title"]');
  expect(firstWordIsWhole(title)).toBe(true);
  const end = document.querySelector('[data-part="trailing"]')?.getBoundingClientRect();
  expect(end?.top).toBeGreaterThanOrEqual(title?.getBoundingClientRect().bottom ?? Number.NaN);
});

test('keeps text and trailing content side by side at 100 %', () => {
  render(
    <div style={{ inlineSize: 288 }}>
      <List variant="card">
        <ListItem title="Withdrawal to •• 4417" icon={<i />} trailing="−₱1,500.00" />
      </List>
    </div>,
  );
  const title = document.querySelector('[data-part="title"]')?.getBoundingClientRect();
  const end = document.querySelector('[data-part="trailing"]')?.getBoundingClientRect();
  expect(end?.top).toBeLessThan(title?.bottom ?? Number.NaN);
});

test('is at least 44 px high when interactive', () => {
  render(
    <List>
      <ListItem asChild title="Deposit">
        <Row href="#bill" />
      </ListItem>
    </List>,
  );
  expect(screen.getByRole('link').offsetHeight).toBeGreaterThanOrEqual(44);
});

test('starts its divider at the text', () => {
  render(
    <List>
      <ListItem title="Deposit" icon={<i />} />
      <ListItem title="Withdrawal" icon={<i />} />
    </List>,
  );
  const text = screen.getByText('Withdrawal').closest('[data-part="row"] > *');
  const divided = [...document.querySelectorAll('li:last-child *')].find((element) =>
    getComputedStyle(element).boxShadow.includes('inset'),
  );
  expect(divided).toContainElement(screen.getByText('Withdrawal'));
  expect(text).toBe(divided);
});

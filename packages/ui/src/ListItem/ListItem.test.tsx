import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
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

test('asChild makes the whole row the link', () => {
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

test('a long title wraps, and what stands at its end does not', () => {
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

test('is 44 px high or more when it can be tapped', () => {
  render(
    <List>
      <ListItem asChild title="Deposit">
        <Row href="#bill" />
      </ListItem>
    </List>,
  );
  expect(screen.getByRole('link').offsetHeight).toBeGreaterThanOrEqual(44);
});

test('its divider starts at the text', () => {
  render(
    <List>
      <ListItem title="Deposit" icon={<i />} />
      <ListItem title="Withdrawal" icon={<i />} />
    </List>,
  );
  const words = screen.getByText('Withdrawal').closest('[data-part="row"] > *');
  const divided = [...document.querySelectorAll('li:last-child *')].find((element) =>
    getComputedStyle(element).boxShadow.includes('inset'),
  );
  expect(divided).toContainElement(screen.getByText('Withdrawal'));
  expect(words).toBe(divided);
});

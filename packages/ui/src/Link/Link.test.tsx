import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { Link, LinkProvider } from './index.ts';

describeConformance({
  name: 'Link',
  root: HTMLAnchorElement,
  draw: (props) => (
    <Link href="#history" {...props}>
      History
    </Link>
  ),
});

test('within a sentence it is underlined; by itself it has 44 px to tap', () => {
  render(
    <>
      <Link href="#terms">Terms</Link>
      <Link href="#all" variant="standalone">
        All 36
      </Link>
    </>,
  );
  expect(screen.getByRole('link', { name: 'Terms' })).toHaveStyle({
    textDecorationLine: 'underline',
  });
  const alone = screen.getByRole('link', { name: 'All 36' });
  expect(getComputedStyle(alone, '::after').height).toBe('44px');
});

const onNavigate = vi.fn();

function AppLink({ href, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        onNavigate(href);
      }}
    >
      {children}
    </a>
  );
}

test('the app says how links are drawn', () => {
  render(
    <LinkProvider component={AppLink}>
      <Link href="/wallet">Wallet</Link>
    </LinkProvider>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'Wallet' }));
  expect(onNavigate).toHaveBeenCalledWith('/wallet');
});

test('asChild draws the child', () => {
  render(
    <Link asChild variant="standalone" trailing={<i data-testid="chevron" />}>
      <a href="#own">Own</a>
    </Link>,
  );
  const link = screen.getByRole('link', { name: 'Own' });
  expect(link).toHaveAttribute('data-component', 'Link');
  expect(link).toContainElement(screen.getByTestId('chevron'));
});

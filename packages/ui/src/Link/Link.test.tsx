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

test('is underlined in a sentence and has a 44 px target when standalone', () => {
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

test('renders links with the component of LinkProvider', () => {
  render(
    <LinkProvider component={AppLink}>
      <Link href="/wallet">Wallet</Link>
    </LinkProvider>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'Wallet' }));
  expect(onNavigate).toHaveBeenCalledWith('/wallet');
});

test('renders its child for asChild', () => {
  render(
    <Link asChild variant="standalone" trailing={<i data-testid="chevron" />}>
      <a href="#own">Own</a>
    </Link>,
  );
  const link = screen.getByRole('link', { name: 'Own' });
  expect(link).toHaveAttribute('data-component', 'Link');
  expect(link).toContainElement(screen.getByTestId('chevron'));
});

import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Page } from '../Page/index.ts';
import { describeConformance } from '../testing/conformance.tsx';
import { emulatePrint } from '../testing/media.ts';
import { AppShell, type AppShellProps } from './index.ts';

const Shell = (props: Partial<AppShellProps>) => (
  <AppShell
    header={<p>Phone header</p>}
    desktopHeader={<p>Desktop header</p>}
    tabBar={<nav aria-label="Bar">Bar</nav>}
    sideNav={<nav aria-label="Side">Side</nav>}
    {...props}
  >
    <h1>Lobby</h1>
  </AppShell>
);

describeConformance({
  name: 'AppShell',
  root: HTMLDivElement,
  draw: (props) => <Shell {...props} />,
  hasMain: true,
});

afterEach(() => page.viewport(390, 844));

describe('navigation', () => {
  test('is at the bottom on a phone', () => {
    render(<Shell />);
    expect(screen.getByRole('navigation', { name: 'Bar' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Side' })).toBeNull();
    expect(screen.getByText('Phone header')).toBeVisible();
    expect(screen.getByText('Desktop header')).not.toBeVisible();
  });

  test('is at the side on a desktop', async () => {
    await page.viewport(1440, 900);
    render(<Shell />);
    const side = screen.getByRole('navigation', { name: 'Side' });
    expect(side).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Bar' })).toBeNull();
    expect(screen.getByRole('main').getBoundingClientRect().left).toBe(240);
    expect(screen.getByText('Desktop header')).toBeVisible();
  });
});

test.each([390, 1440])('prints the page alone at %i px', async (width) => {
  await page.viewport(width, 844);
  render(<Shell />);
  await emulatePrint();
  expect(screen.getByRole('heading', { name: 'Lobby' })).toBeVisible();
  for (const text of ['Bar', 'Side', 'Phone header', 'Desktop header']) {
    expect(screen.getByText(text)).not.toBeVisible();
  }
});

test('uses the header for both layouts when there is only one', async () => {
  await page.viewport(1440, 900);
  render(<Shell desktopHeader={undefined} />);
  expect(screen.getByText('Phone header')).toBeVisible();
});

test('has a skip link as the first tab stop', async () => {
  render(<Shell />);
  await userEvent.tab();
  const skip = screen.getByRole('link', { name: 'Skip to content' });
  expect(skip).toHaveFocus();
  expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
  expect(within(screen.getByRole('main')).getByText('Lobby')).toBeVisible();
});

test('offsets sticky elements by the height of the header', async () => {
  render(
    <AppShell header={<div style={{ blockSize: 56 }}>Head</div>} stickyHeader>
      <div style={{ blockSize: 3000 }}>
        <p style={{ position: 'sticky', insetBlockStart: 'var(--parlor-sticky-top, 0px)' }}>
          Strip
        </p>
      </div>
    </AppShell>,
  );
  window.scrollTo(0, 1000);
  expect(screen.getByText('Head').getBoundingClientRect().top).toBe(0);
  expect(screen.getByText('Strip').getBoundingClientRect().top).toBe(56);
  window.scrollTo(0, 0);
});

test('does not scroll the page when an element in a sticky or fixed bar receives focus', async () => {
  render(
    <AppShell tabBar={<a href="#account">Account</a>}>
      <div style={{ blockSize: 3000 }}>
        <p data-sticky="" style={{ position: 'sticky', insetBlockStart: 0 }}>
          <a href="#all">All</a>
        </p>
      </div>
    </AppShell>,
  );
  window.scrollTo(0, 1000);
  for (const name of ['Account', 'All']) {
    screen.getByRole('link', { name }).focus();
    expect(window.scrollY).toBe(1000);
  }
  window.scrollTo(0, 0);
});

test('exposes the height of the bar at the bottom while there is one', () => {
  const bar = () => getComputedStyle(document.documentElement).getPropertyValue('--parlor-bar');
  const { rerender } = render(<AppShell tabBar={<a href="#account">Account</a>} />);
  expect(bar()).toBe('64px');
  rerender(<AppShell />);
  expect(bar()).toBe('');
});

test.each([
  [390, 16],
  [1440, 32],
])(
  'has one gutter with a Page inside on a phone and on a desktop: %i px',
  async (width, gutter) => {
    await page.viewport(width, 844);
    render(
      <AppShell>
        <Page width="wide">
          <h1>Lobby</h1>
        </Page>
      </AppShell>,
    );
    expect(screen.getByRole('heading').getBoundingClientRect().left).toBe(gutter);
  },
);

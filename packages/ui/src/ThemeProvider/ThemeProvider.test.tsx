import { vars } from '@parlor/tokens';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Dialog } from '../Dialog/index.ts';
import { describeConformance } from '../testing/conformance.tsx';
import { ThemeProvider, useTheme } from './index.ts';

describeConformance({
  name: 'ThemeProvider',
  root: HTMLDivElement,
  draw: (props) => <ThemeProvider {...props}>Lobby</ThemeProvider>,
});

afterEach(() => {
  delete document.documentElement.dataset.theme;
  delete document.documentElement.dataset.appearance;
  document.documentElement.style.colorScheme = '';
});

/** What a token comes to at an element. */
function token(element: Element, value: string): string {
  const name = /var\((--[^)]+)\)/.exec(value)?.[1] ?? '';
  return getComputedStyle(element).getPropertyValue(name).trim();
}

test('each theme and appearance has a ground and a brand of its own', () => {
  const seen = new Set<string>();
  for (const theme of ['green', 'blue', 'pink'] as const) {
    for (const appearance of ['light', 'dark'] as const) {
      const { container, unmount } = render(
        <ThemeProvider theme={theme} appearance={appearance} />,
      );
      const root = container.firstElementChild ?? container;
      seen.add(`${token(root, vars.color.bg.page)} ${token(root, vars.color.tone.brand.solid)}`);
      unmount();
    }
  }
  expect(seen.size).toBe(6);
});

test('providers nest: the nearest one counts', () => {
  render(
    <ThemeProvider theme="pink" appearance="dark" data-testid="outer">
      <ThemeProvider theme="green" appearance="light" data-testid="inner" />
    </ThemeProvider>,
  );
  expect(token(screen.getByTestId('inner'), vars.color.bg.surface)).toBe('#ffffff');
  expect(token(screen.getByTestId('outer'), vars.color.bg.surface)).not.toBe('#ffffff');
});

test('the document wears what was chosen, and follows the device again', () => {
  const { rerender } = render(<ThemeProvider target="document" theme="blue" appearance="dark" />);
  expect(document.documentElement.dataset).toMatchObject({ theme: 'blue', appearance: 'dark' });
  rerender(<ThemeProvider target="document" theme="blue" appearance="system" />);
  expect(document.documentElement.dataset.appearance).toBeUndefined();
});

test('the colour of the phone’s bars follows the page', () => {
  const meta = document.createElement('meta');
  meta.name = 'theme-color';
  document.head.append(meta);
  render(<ThemeProvider target="document" theme="green" appearance="dark" />);
  expect(meta.content).toBe(getComputedStyle(document.body).backgroundColor);
  meta.remove();
});

test('a dialog wears the theme of the place that opened it', () => {
  render(
    <ThemeProvider theme="pink" data-testid="pink">
      <Dialog open title="Sign up" />
    </ThemeProvider>,
  );
  expect(screen.getByTestId('pink')).toContainElement(screen.getByRole('dialog'));
});

function Show() {
  return <output>{JSON.stringify(useTheme())}</output>;
}

test('useTheme answers what is drawn, never the device’s name', () => {
  render(
    <ThemeProvider theme="pink" appearance="dark">
      <Show />
    </ThemeProvider>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('{"theme":"pink","appearance":"dark"}');
});

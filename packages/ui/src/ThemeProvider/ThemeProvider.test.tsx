import { appearances, groundProperty, themeNames, vars } from '@parlor/tokens';
import { themes, toCss } from '@parlor/tokens/themes';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  ArrowDown,
  ArrowLeft,
  ArrowLeftRight,
  ArrowRight,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  House,
} from 'lucide-react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Dialog } from '../Dialog/index.ts';
import { Icon } from '../Icon/index.ts';
import { SegmentedControl } from '../SegmentedControl/index.ts';
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

/** The computed value of a token at an element. */
function token(element: Element, value: string): string {
  const name = /var\((--[^)]+)\)/.exec(value)?.[1] ?? '';
  return getComputedStyle(element).getPropertyValue(name).trim();
}

test('gives each theme and appearance its own background and brand color', () => {
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

/** All values of a tree by path. */
function leaves(tree: object, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([name, inner]) =>
    typeof inner === 'string' ? [[path + name, inner]] : leaves(inner, `${path + name}.`),
  );
}

test.each(themeNames.flatMap((theme) => appearances.map((appearance) => ({ theme, appearance }))))(
  'every token of $theme has its value in the $appearance appearance',
  ({ theme, appearance }) => {
    const other = appearance === 'light' ? 'dark' : 'light';
    render(
      <ThemeProvider theme={theme} appearance={other}>
        <ThemeProvider theme={theme} appearance={appearance} data-testid="theme" />
      </ThemeProvider>,
    );
    const names = new Map(leaves(vars));
    const expected = leaves(toCss(themes[theme][appearance]));
    const found = expected.map(([path]) => {
      const value = token(screen.getByTestId('theme'), names.get(path) ?? '');
      return [path, value.replaceAll(/\s+(?=[ ,])|\s+$/g, '')];
    });
    expect(found).toEqual(expected);
  },
);

test('applies the nearest provider when nested', () => {
  render(
    <ThemeProvider theme="pink" appearance="dark" data-testid="outer">
      <ThemeProvider theme="green" appearance="light" data-testid="inner" />
    </ThemeProvider>,
  );
  expect(token(screen.getByTestId('inner'), vars.color.bg.surface)).toBe('#ffffff');
  expect(token(screen.getByTestId('outer'), vars.color.bg.surface)).not.toBe('#ffffff');
});

test('nests a dark pink part in a light green page and the reverse', () => {
  render(
    <ThemeProvider theme="green" appearance="light">
      <ThemeProvider theme="pink" appearance="dark">
        <p data-testid="pink" style={{ color: vars.color.tone.brand.solid }} />
        <ThemeProvider theme="green" appearance="light">
          <p data-testid="green" style={{ color: vars.color.tone.brand.solid }} />
        </ThemeProvider>
      </ThemeProvider>
    </ThemeProvider>,
  );
  expect(screen.getByTestId('pink')).toHaveStyle({
    color: themes.pink.dark.color.tone.brand.solid,
    colorScheme: 'dark',
  });
  expect(screen.getByTestId('green')).toHaveStyle({
    color: themes.green.light.color.tone.brand.solid,
    colorScheme: 'light',
  });
});

test('applies the selected appearance to the document and returns to the system’s', () => {
  const { rerender } = render(<ThemeProvider target="document" theme="blue" appearance="dark" />);
  expect(document.documentElement.dataset).toMatchObject({ theme: 'blue', appearance: 'dark' });
  rerender(<ThemeProvider target="document" theme="blue" appearance="system" />);
  expect(document.documentElement.dataset.appearance).toBeUndefined();
});

describe('theme-color of the page', () => {
  const tags = () => [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
  beforeEach(() => {
    for (const tag of tags()) tag.remove();
  });

  const expectItFollows = () => {
    const { rerender } = render(
      <ThemeProvider target="document" theme="green" appearance="dark" />,
    );
    const [dark] = tags().map(({ content }) => content);
    expect(dark).toBe(token(document.documentElement, vars.color.bg.page));
    rerender(<ThemeProvider target="document" theme="green" appearance="light" />);
    const [light, ...others] = tags().map(({ content }) => content);
    expect(light).toBe(token(document.documentElement, vars.color.bg.page));
    expect(light).not.toBe(dark);
    expect(others).toEqual([]);
  };

  test('sets the theme-color of the page', () => {
    const meta = document.createElement('meta');
    meta.name = 'theme-color';
    document.head.append(meta);
    expectItFollows();
  });

  test('adds the theme-color to a page without one', () => {
    expectItFollows();
  });
});

test('gives a dialog the theme of its opener', () => {
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

test('returns the rendered appearance from useTheme, never “system”', () => {
  render(
    <ThemeProvider theme="pink" appearance="dark">
      <Show />
    </ThemeProvider>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('{"theme":"pink","appearance":"dark"}');
});

test('keeps the browser’s text size', () => {
  render(<ThemeProvider target="document">Lobby</ThemeProvider>);
  expect(document.documentElement.style.fontSize).toBe('');
  expect(getComputedStyle(document.documentElement).fontSize).toBe('16px');
});

test('mirrors directional icons only', () => {
  const along = { ChevronLeft, ChevronRight, ArrowLeft, ArrowRight };
  const others = { ArrowDown, ArrowLeftRight, ChevronDown, House };
  const draw = (dir: string) => (
    <ThemeProvider dir={dir}>
      {Object.entries({ ...along, ...others }).map(([name, icon]) => (
        <Icon key={name} icon={icon} label={name} />
      ))}
    </ThemeProvider>
  );
  const turned = () =>
    screen
      .getAllByRole('img')
      .filter((drawing) => getComputedStyle(drawing).transform !== 'none')
      .map((drawing) => drawing.getAttribute('aria-label'));
  const { rerender } = render(draw('ltr'));
  expect(turned()).toEqual([]);
  rerender(draw('rtl'));
  expect(turned()).toEqual(Object.keys(along));
});

test('passes the direction of the page to arrow keys, also when it changes', async () => {
  render(
    <ThemeProvider target="document">
      <SegmentedControl
        label="Period"
        options={['day', 'week', 'year'].map((value) => ({ value, label: value }))}
        defaultValue="week"
      />
    </ThemeProvider>,
  );
  const group = screen.getByRole('radiogroup');
  expect(group).toHaveAttribute('dir', 'ltr');
  await act(async () => {
    document.documentElement.dir = 'rtl';
  });
  expect(group).toHaveAttribute('dir', 'rtl');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft>}');
  await screen.findByRole('radio', { name: 'year', checked: true });
  await userEvent.keyboard('{/ArrowLeft}');
  document.documentElement.removeAttribute('dir');
});

test('defines the custom property of the page background', () => {
  expect(vars.color.bg.page).toBe(`var(${groundProperty})`);
});

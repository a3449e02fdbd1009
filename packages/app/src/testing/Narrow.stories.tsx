import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { StoryApp, type StoryAppProps } from './StoryApp.tsx';

interface StoryData {
  args?: StoryAppProps;
  globals?: { viewport?: { value: string } };
  parameters?: { headless?: boolean };
}
type StoryFile = { default: StoryData } & Record<string, StoryData>;

const files = import.meta.glob<StoryFile>('../screens/**/*.stories.tsx', { eager: true });

/**
 * Each address of a phone's story before any interaction, and the stories named `Full`. Those that only
 * load are left out: the others begin with the same skeleton.
 */
const screens = Object.entries(files).flatMap(([file, { default: meta, ...stories }]) => {
  const stated = Object.entries(stories)
    .filter(
      ([name, { globals, parameters }]) =>
        !globals?.viewport && !parameters?.headless && !name.endsWith('Loading'),
    )
    .map(([name, { args }]) => ({
      name: `${file.split('/').at(-1)} ${name}`,
      args: { path: '/', ...meta.args, ...args },
    }));
  return stated.filter(
    ({ name, args }, at) =>
      name.includes('Full') || stated.findIndex((other) => other.args.path === args.path) === at,
  );
});

interface Props {
  /** Which quarter of them: all together exceed the time limit of one story. */
  quarter: 0 | 1 | 2 | 3;
}

const getQuarter = (quarter: number) => screens.filter((_, at) => at % 4 === quarter);

/** Renders the screens one after another; the play function clicks for the next. */
function Each({ quarter }: Props) {
  const [at, setAt] = useState(0);
  const screen = getQuarter(quarter)[at];
  if (screen === undefined) return null;
  return (
    <div key={at} data-testid="screen" data-name={screen.name}>
      <StoryApp {...screen.args} />
      <button type="button" data-testid="next" hidden onClick={() => setAt(at + 1)}>
        Next
      </button>
    </div>
  );
}

/**
 * Every screen at 320 px with text at 200 %, in English and in Burmese: nothing is cut off or
 * scrolls sideways.
 */
const meta = {
  title: 'Screens/On a narrow phone',
  tags: ['!autodocs'],
  component: Each,
  args: { quarter: 0 },
  // Everything else is checked by the screens' own stories.
  parameters: { page: 'app', headless: true, a11y: { test: 'off' } },
  globals: { viewport: { value: 'narrow' } },
} satisfies Meta<typeof Each>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = document.documentElement;
const isWaiting = () => document.querySelector('[data-component="Skeleton"]') !== null;

/** How far a screen overflows the window, and the elements that do. */
function beyond(): string[] {
  if (page.scrollWidth <= page.clientWidth) return [];
  return [...document.querySelectorAll('[data-testid="screen"] *')]
    .filter((element) => element.getBoundingClientRect().right > page.clientWidth + 1)
    .map((element) => `${element.tagName} ${element.className}`)
    .slice(0, 3);
}

/** No element makes a page of 320 px scroll sideways. */
const holds: Story['play'] = async ({ canvas, args }) => {
  await expect(window.innerWidth).toBe(320);
  const wide: string[] = [];
  for (const { name } of getQuarter(args.quarter)) {
    await waitFor(() => expect(canvas.getByTestId('screen').querySelector('h1')).not.toBeNull(), {
      timeout: 15_000,
      onTimeout: () => new Error(`${name} did not come`),
    });
    const first = beyond();
    // Some stories never get a response.
    await waitFor(() => expect(isWaiting()).toBe(false), { timeout: 1000 }).catch(() => undefined);
    const found = [...first, ...beyond()];
    if (found.length > 0) wide.push(`${name}: ${found.join(', ')}`);
    canvas.getByTestId('next').click();
    await waitFor(() =>
      expect(canvas.queryByTestId('screen')?.getAttribute('data-name')).not.toBe(name),
    );
  }
  await expect(wide).toEqual([]);
};

const burmese = { viewport: { value: 'narrow' }, locale: 'my' };

export const English1: Story = { args: { quarter: 0 }, play: holds };
export const English2: Story = { args: { quarter: 1 }, play: holds };
export const English3: Story = { args: { quarter: 2 }, play: holds };
export const English4: Story = { args: { quarter: 3 }, play: holds };
export const Burmese1: Story = { args: { quarter: 0 }, globals: burmese, play: holds };
export const Burmese2: Story = { args: { quarter: 1 }, globals: burmese, play: holds };
export const Burmese3: Story = { args: { quarter: 2 }, globals: burmese, play: holds };
export const Burmese4: Story = { args: { quarter: 3 }, globals: burmese, play: holds };

import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Page } from '../Page/index.ts';
import { describeConformance } from '../testing/conformance.tsx';
import { Sticky } from './index.ts';

afterEach(() => page.viewport(390, 844));

describeConformance({
  name: 'Sticky',
  root: HTMLDivElement,
  draw: (props) => (
    <Sticky edge="top" {...props}>
      Filters
    </Sticky>
  ),
});

test('stays at the top of the page from edge to edge', () => {
  const { container } = render(
    <div style={{ blockSize: 200, overflow: 'auto' }}>
      <Page>
        <p style={{ blockSize: 100 }}>Offers</p>
        <Sticky edge="top" lines="both">
          Filters
        </Sticky>
        <p style={{ blockSize: 1000 }}>Games</p>
      </Page>
    </div>,
  );
  const [frame] = container.children;
  frame?.scrollTo(0, 400);
  const bar = screen.getByText('Filters').getBoundingClientRect();
  const box = frame?.getBoundingClientRect();
  expect(bar.top).toBeCloseTo(box?.top ?? Number.NaN, 0);
  expect(bar.left).toBe(box?.left);
});

test('floats above a bar at the bottom', () => {
  render(
    <div style={{ '--parlor-bar': '64px' } as object}>
      <Sticky edge="bottom">Play</Sticky>
    </div>,
  );
  expect(screen.getByText('Play')).toHaveStyle({ position: 'sticky', bottom: '80px' });
});

test('covers content that scrolls below it at the bottom of a page', () => {
  render(
    <Page width="narrow">
      <Sticky edge="foot">Continue</Sticky>
    </Page>,
  );
  const foot = screen.getByText('Continue');
  expect(foot).toHaveStyle({ position: 'sticky', bottom: '0px' });
  expect(getComputedStyle(foot).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
});

test('scrolls with the page on a desktop', async () => {
  await page.viewport(1280, 800);
  render(
    <Sticky edge="bottom" phoneOnly>
      Play
    </Sticky>,
  );
  expect(screen.getByText('Play')).toHaveStyle({ position: 'static' });
});

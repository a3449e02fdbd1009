import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { DelayedSkeleton, Skeleton } from './index.ts';

describeConformance({
  name: 'Skeleton',
  root: HTMLSpanElement,
  draw: (props) => <Skeleton {...props} />,
});

describe('DelayedSkeleton', () => {
  describeConformance({
    name: 'DelayedSkeleton',
    root: HTMLDivElement,
    draw: (props) => (
      <DelayedSkeleton {...props}>
        <Skeleton />
      </DelayedSkeleton>
    ),
  });

  test('keeps its room from the start, and is seen after 200 ms', async () => {
    render(
      <DelayedSkeleton>
        <Skeleton height={80} />
      </DelayedSkeleton>,
    );
    const root = screen.getByRole('status', { hidden: true });
    expect(root.offsetHeight).toBeGreaterThanOrEqual(80);
    expect(root).toHaveStyle({ visibility: 'hidden' });
    await expect.poll(() => getComputedStyle(root).visibility, { timeout: 2000 }).toBe('visible');
  });
});

test('a line of text takes the height that the text will take', () => {
  const { container } = render(
    <div style={{ fontSize: 20, lineHeight: '28px', inlineSize: 200 }}>
      <Skeleton shape="text" />
    </div>,
  );
  expect(container.firstElementChild?.getBoundingClientRect().height).toBeCloseTo(28, 0);
});

test('a picture keeps its shape', () => {
  const { container } = render(<Skeleton width={90} ratio="3 / 4" />);
  expect(container.firstElementChild?.getBoundingClientRect().height).toBe(120);
});

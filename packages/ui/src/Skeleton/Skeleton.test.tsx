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

  test('reserves its space at once and appears after 200 ms', async () => {
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

test('has the height of a line of text', () => {
  const { container } = render(
    <div style={{ fontSize: 20, lineHeight: '28px', inlineSize: 200 }}>
      <Skeleton shape="text" />
    </div>,
  );
  expect(container.firstElementChild?.getBoundingClientRect().height).toBeCloseTo(28, 0);
});

test('keeps the aspect ratio of a picture', () => {
  const { container } = render(<Skeleton width={90} ratio="3 / 4" />);
  expect(container.firstElementChild?.getBoundingClientRect().height).toBe(120);
});

import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { VisuallyHidden } from './index.ts';

describeConformance({
  name: 'VisuallyHidden',
  root: HTMLSpanElement,
  draw: (props) => <VisuallyHidden {...props}>Unread</VisuallyHidden>,
});

test('names its parent and takes no space', () => {
  render(
    <button type="button">
      <VisuallyHidden>Close</VisuallyHidden>
    </button>,
  );
  expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument();
  expect(screen.getByText('Close').getBoundingClientRect().width).toBe(1);
});

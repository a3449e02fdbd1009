import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { Steps } from './index.ts';

describeConformance({
  name: 'Steps',
  root: HTMLDivElement,
  draw: (props) => <Steps count={5} current={2} {...props} />,
});

test('announces the current step in the given text', () => {
  render(
    <Steps
      count={5}
      current={2}
      showLabel
      labels={{ step: (current, count) => `第 ${current} 步，共 ${count} 步` }}
    />,
  );
  expect(screen.getByRole('progressbar', { name: '第 2 步，共 5 步' })).toBeInTheDocument();
  expect(screen.getByText('第 2 步，共 5 步')).toBeVisible();
});

test('fills up to the current step', () => {
  render(<Steps count={5} current={2} />);
  expect(document.querySelectorAll('[data-part="segment"]:not([data-state="ahead"])')).toHaveLength(
    2,
  );
});

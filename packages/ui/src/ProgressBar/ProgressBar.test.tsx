import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { ProgressBar } from './index.ts';

describeConformance({
  name: 'ProgressBar',
  root: HTMLDivElement,
  draw: (props) => <ProgressBar label="Bets" value={77} {...props} />,
});

test('has a name and exposes its value', () => {
  render(<ProgressBar label="Bets" value={18420} max={24000} />);
  const bar = screen.getByRole('progressbar', { name: 'Bets' });
  expect(bar).toHaveAttribute('aria-valuenow', '18420');
  expect(bar).toHaveAttribute('aria-valuetext', '76%');
});

test('is indeterminate without a value', () => {
  render(<ProgressBar label="Uploading" />);
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
});

test('fills in proportion and never beyond its end', () => {
  render(<ProgressBar label="Bets" value={150} />);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  expect(document.querySelector<HTMLElement>('[data-part="fill"]')?.style.inlineSize).toBe('100%');
});

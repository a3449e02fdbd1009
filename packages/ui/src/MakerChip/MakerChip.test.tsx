import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { MakerChip } from './index.ts';

describeConformance({
  name: 'MakerChip',
  root: HTMLButtonElement,
  draw: (props) => <MakerChip name="Ember & Ash" {...props} />,
});

test('exposes whether it is selected', () => {
  const { rerender } = render(<MakerChip name="Deepline" selected />);
  expect(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  rerender(<MakerChip name="Deepline" selected href="#maker" />);
  expect(screen.getByRole('link')).toHaveAttribute('aria-current', 'page');
});

test('shows initials when the logo fails to load', () => {
  render(<MakerChip name="Ember & Ash" logo="data:," />);
  const image = document.querySelector('img');
  if (image !== null) fireEvent.error(image);
  expect(screen.getByText('EA')).toBeInTheDocument();
});

test('has a target of at least 44 px', () => {
  render(<MakerChip name="Deepline" />);
  expect(screen.getByRole('button').offsetHeight).toBeGreaterThanOrEqual(44);
});

import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { Avatar } from './index.ts';

describeConformance({
  name: 'Avatar',
  root: HTMLSpanElement,
  draw: (props) => <Avatar name="Maria Reyes" {...props} />,
});

test('has the name as its accessible name, or is hidden beside a visible name', () => {
  const { rerender } = render(<Avatar name="Maria Reyes" />);
  expect(screen.getByRole('img', { name: 'Maria Reyes' })).toHaveTextContent('MR');
  rerender(<Avatar name="Maria Reyes" decorative />);
  expect(screen.queryByRole('img')).toBeNull();
});

test('shows initials when the picture fails to load', () => {
  render(<Avatar name="Maria Reyes" src="data:," />);
  expect(screen.getByText('MR')).toBeVisible();
});

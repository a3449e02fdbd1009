import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { Spinner } from './index.ts';

describeConformance({
  name: 'Spinner',
  root: HTMLSpanElement,
  draw: (props) => <Spinner {...props} />,
});

test('is announced only with a label', () => {
  const { rerender } = render(<Spinner />);
  expect(screen.queryByRole('status')).toBeNull();
  rerender(<Spinner label="Loading games" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading games');
});

test('has the color of its text', () => {
  render(
    <p style={{ color: 'rgb(1, 2, 3)' }}>
      <Spinner data-testid="spinner" />
    </p>,
  );
  expect(screen.getByTestId('spinner')).toHaveStyle({ color: 'rgb(1, 2, 3)' });
});

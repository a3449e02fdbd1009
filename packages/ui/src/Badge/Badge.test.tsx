import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { Badge } from './index.ts';

describeConformance({
  name: 'Badge',
  root: HTMLSpanElement,
  draw: (props) => <Badge label="3 unread messages" count={3} {...props} />,
});

test('names what it counts for screen readers', () => {
  render(<Badge label="120 unread messages" count={120} />);
  expect(screen.getByText('120 unread messages')).toBeInTheDocument();
  expect(screen.getByText('99+')).toHaveAttribute('aria-hidden', 'true');
});

test('renders nothing for zero, and a dot without a count', () => {
  const { container, rerender } = render(<Badge label="No messages" count={0} />);
  expect(container).toBeEmptyDOMElement();
  rerender(<Badge label="Unread messages" />);
  expect(screen.getByText('Unread messages')).toBeInTheDocument();
});

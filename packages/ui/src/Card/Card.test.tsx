import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { Card } from './index.ts';

describeConformance({
  name: 'Card',
  root: HTMLDivElement,
  draw: (props) => (
    <Card title="Ends in" {...props}>
      Soon
    </Card>
  ),
});

test('renders its title as a heading of the given level', () => {
  render(
    <Card title="Ends in" titleAs="h3">
      Soon
    </Card>,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Ends in' })).toBeInTheDocument();
});

test('renders the link with the title inside for asChild', () => {
  render(
    <Card asChild title="Monsoon Reload">
      <a href="#promotion">Eligible games 12</a>
    </Card>,
  );
  const link = screen.getByRole('link', { name: 'Monsoon Reload Eligible games 12' });
  expect(link).toHaveAttribute('data-component', 'Card');
});

test('has a hairline border and no shadow', () => {
  render(<Card data-testid="card">Soon</Card>);
  const { boxShadow } = getComputedStyle(screen.getByTestId('card'));
  expect(boxShadow).toMatch(/ 0px 0px 0px 1px inset$/);
});

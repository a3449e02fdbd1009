import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { Heading } from './index.ts';

describeConformance({
  name: 'Heading',
  root: HTMLHeadingElement,
  draw: (props) => <Heading {...props}>Continue</Heading>,
});

test('sets level and size independently', () => {
  render(
    <Heading level={3} size={32}>
      Hot
    </Heading>,
  );
  expect(screen.getByRole('heading', { level: 3 })).toHaveStyle({ fontSize: '32px' });
});

test('derives the size from the level', () => {
  render(<Heading level={1}>Wallet</Heading>);
  expect(screen.getByRole('heading', { level: 1 })).toHaveStyle({ fontSize: '32px' });
});

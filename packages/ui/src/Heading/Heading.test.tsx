import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { Heading } from './index.ts';

describeConformance({
  name: 'Heading',
  root: HTMLHeadingElement,
  draw: (props) => <Heading {...props}>Continue</Heading>,
});

test('its level and its size are free of each other', () => {
  render(
    <Heading level={3} size={32}>
      Hot
    </Heading>,
  );
  expect(screen.getByRole('heading', { level: 3 })).toHaveStyle({ fontSize: '32px' });
});

test('without a size, the level tells', () => {
  render(<Heading level={1}>Wallet</Heading>);
  expect(screen.getByRole('heading', { level: 1 })).toHaveStyle({ fontSize: '32px' });
});

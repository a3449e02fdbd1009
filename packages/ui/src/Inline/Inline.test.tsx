import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { Inline } from './index.ts';

describeConformance({
  name: 'Inline',
  root: HTMLDivElement,
  draw: (props) => <Inline {...props}>Content</Inline>,
});

test('sets children beside each other, on more lines only when told', () => {
  const { container, rerender } = render(<Inline justify="between" />);
  expect(container.firstElementChild).toHaveStyle({
    flexWrap: 'nowrap',
    columnGap: '12px',
    alignItems: 'center',
    justifyContent: 'space-between',
  });
  rerender(<Inline wrap />);
  expect(container.firstElementChild).toHaveStyle({ flexWrap: 'wrap' });
});

test('follows the reading direction', () => {
  render(
    <div dir="rtl">
      <Inline>
        <i data-testid="first" />
        <i data-testid="second" />
      </Inline>
    </div>,
  );
  const x = (id: string) => screen.getByTestId(id).getBoundingClientRect().x;
  expect(x('first')).toBeGreaterThan(x('second'));
});

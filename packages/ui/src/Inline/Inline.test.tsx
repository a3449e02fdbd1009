import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { Inline } from './index.ts';

describeConformance({
  name: 'Inline',
  root: HTMLDivElement,
  draw: (props) => <Inline {...props}>Content</Inline>,
});

test('lays children out on one line and wraps on request only', () => {
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

test('follows the text direction', () => {
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

import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { Divider } from './index.ts';

describeConformance({
  name: 'Divider',
  root: HTMLHRElement,
  draw: (props) => <Divider {...props} />,
});

test('is a hairline that may start at the text', () => {
  render(<Divider inset={52} />);
  expect(screen.getByRole('separator')).toHaveStyle({ height: '1px', marginLeft: '52px' });
});

test('separates items in a row', () => {
  render(
    <div style={{ display: 'flex', blockSize: 40 }}>
      <Divider orientation="vertical" />
    </div>,
  );
  const line = screen.getByRole('separator');
  expect(line).toHaveAttribute('aria-orientation', 'vertical');
  expect([line.offsetWidth, line.offsetHeight]).toEqual([1, 40]);
});

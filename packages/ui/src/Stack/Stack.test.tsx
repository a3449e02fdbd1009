import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { Stack } from './index.ts';

describeConformance({
  name: 'Stack',
  root: HTMLDivElement,
  draw: (props) => <Stack {...props}>Content</Stack>,
});

test('lays children out in a column with gaps of 16 px by default', () => {
  const { container, rerender } = render(<Stack />);
  expect(container.firstElementChild).toHaveStyle({ flexDirection: 'column', rowGap: '16px' });
  rerender(<Stack gap={0} align="center" />);
  expect(container.firstElementChild).toHaveStyle({ rowGap: '0px', alignItems: 'center' });
});

test('is not widened by a long word', () => {
  const { container } = render(
    <div style={{ inlineSize: 200 }}>
      <Stack>
        <Stack>{'W'.repeat(80)}</Stack>
      </Stack>
    </div>,
  );
  const inner = container.querySelector('[data-component="Stack"] > [data-component="Stack"]');
  expect(inner?.getBoundingClientRect().width).toBe(200);
});

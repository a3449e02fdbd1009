import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { Stack } from './index.ts';

describeConformance({
  name: 'Stack',
  root: HTMLDivElement,
  draw: (props) => <Stack {...props}>Content</Stack>,
});

test('sets children below each other, 16 px apart unless said otherwise', () => {
  const { container, rerender } = render(<Stack />);
  expect(container.firstElementChild).toHaveStyle({ flexDirection: 'column', rowGap: '16px' });
  rerender(<Stack gap={0} align="center" />);
  expect(container.firstElementChild).toHaveStyle({ rowGap: '0px', alignItems: 'center' });
});

test('a long word does not push the page wide', () => {
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

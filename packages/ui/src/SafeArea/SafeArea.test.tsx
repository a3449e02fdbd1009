import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { emulateSafeArea } from '../testing/media.ts';
import { SafeArea } from './index.ts';

describeConformance({
  name: 'SafeArea',
  root: HTMLDivElement,
  draw: (props) => <SafeArea {...props}>Content</SafeArea>,
});

test('pads the named edges by the safe area', async () => {
  await emulateSafeArea({ top: 59, bottom: 34, left: 12, right: 16 });
  const { container, rerender } = render(<SafeArea />);
  expect(container.firstElementChild).toHaveStyle({
    padding: '59px 16px 34px 12px',
  });
  rerender(<SafeArea edges={['bottom']} />);
  expect(container.firstElementChild).toHaveStyle({ padding: '0px 0px 34px' });
});

test('has no padding on a screen without a notch', () => {
  const { container } = render(<SafeArea edges={['top', 'bottom']} />);
  expect(container.firstElementChild).toHaveStyle({ paddingTop: '0px', paddingBottom: '0px' });
});

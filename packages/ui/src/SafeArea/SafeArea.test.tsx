import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { SafeArea } from './index.ts';

describeConformance({
  name: 'SafeArea',
  root: HTMLDivElement,
  draw: (props) => <SafeArea {...props}>Content</SafeArea>,
});

test('takes no room on a screen without a notch', () => {
  const { container } = render(<SafeArea edges={['top', 'bottom']} />);
  expect(container.firstElementChild).toHaveStyle({ paddingTop: '0px', paddingBottom: '0px' });
});

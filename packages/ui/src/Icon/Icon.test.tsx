import { render, screen } from '@testing-library/react';
import { House } from 'lucide-react';
import { expect, test } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { Icon } from './index.ts';

describeConformance({
  name: 'Icon',
  root: SVGSVGElement,
  draw: (props) => <Icon icon={House} {...props} />,
});

test('is decoration without a label, and an image with one', () => {
  const { rerender } = render(<Icon icon={House} />);
  expect(screen.queryByRole('img')).toBeNull();
  rerender(<Icon icon={House} label="Home" size={24} />);
  expect(screen.getByRole('img', { name: 'Home' })).toHaveAttribute('width', '24');
});

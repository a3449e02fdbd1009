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

test('is decorative without a label and an image with one', () => {
  const { rerender } = render(<Icon icon={House} />);
  expect(screen.queryByRole('img')).toBeNull();
  rerender(<Icon icon={House} label="Home" size={24} />);
  expect(screen.getByRole('img', { name: 'Home' })).toHaveAttribute('width', '24');
});

test('has the color of its text and a heavier stroke when small', () => {
  render(
    <p style={{ color: 'rgb(1, 2, 3)' }}>
      <Icon icon={House} size={16} label="small" />
      <Icon icon={House} size={24} label="large" />
    </p>,
  );
  const small = screen.getByRole('img', { name: 'small' });
  expect(getComputedStyle(small).stroke).toBe('rgb(1, 2, 3)');
  const stroke = (name: string) =>
    Number(screen.getByRole('img', { name }).getAttribute('stroke-width'));
  expect(stroke('small')).toBeGreaterThan(stroke('large'));
});

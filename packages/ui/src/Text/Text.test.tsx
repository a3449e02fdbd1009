import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { Text } from './index.ts';

describeConformance({
  name: 'Text',
  root: HTMLSpanElement,
  draw: (props) => <Text {...props}>Words</Text>,
});

test('has size and line height of the type ramp', () => {
  render(
    <Text as="p" size={20} weight="bold" numeric>
      ₱8,214.35
    </Text>,
  );
  expect(screen.getByText('₱8,214.35')).toHaveStyle({
    fontSize: '20px',
    lineHeight: '28px',
    fontVariantNumeric: 'tabular-nums',
  });
});

test('has a larger line height for Burmese', () => {
  render(
    <Text lang="my" size={20}>
      ငွေသွင်း
    </Text>,
  );
  const line = Number.parseFloat(getComputedStyle(screen.getByText('ငွေသွင်း')).lineHeight);
  expect(line).toBeGreaterThan(34);
});

test('scales with the browser’s text size', () => {
  document.documentElement.style.fontSize = '32px';
  render(<Text size={15}>Words</Text>);
  expect(screen.getByText('Words')).toHaveStyle({ fontSize: '30px' });
  document.documentElement.style.fontSize = '';
});

test('uses tabular figures when numeric', () => {
  render(
    <>
      <Text as="p" style={{ inlineSize: 'max-content' }} numeric>
        1111
      </Text>
      <Text as="p" style={{ inlineSize: 'max-content' }} numeric>
        8888
      </Text>
    </>,
  );
  expect(screen.getByText('1111').offsetWidth).toBe(screen.getByText('8888').offsetWidth);
});

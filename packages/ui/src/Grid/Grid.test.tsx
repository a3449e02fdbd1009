import { render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { describeConformance } from '../testing/conformance.tsx';
import { Grid } from './index.ts';

afterEach(() => page.viewport(390, 844));

describeConformance({
  name: 'Grid',
  root: HTMLDivElement,
  draw: (props) => (
    <Grid columns={3} {...props}>
      Content
    </Grid>
  ),
});

const readColumns = (element: Element | null) =>
  element ? getComputedStyle(element).gridTemplateColumns.split(' ').length : 0;

test('has the given number of columns on a phone', () => {
  const { container } = render(<Grid columns={{ phone: 3, desktop: 7 }} />);
  expect(readColumns(container.firstElementChild)).toBe(3);
});

test('has another number of columns on a desktop by CSS alone', async () => {
  const { container } = render(<Grid columns={{ phone: 3, desktop: 7 }} />);
  await page.viewport(1280, 800);
  expect(readColumns(container.firstElementChild)).toBe(7);
});

test('has as many columns as fit', () => {
  const { container } = render(
    <Grid columns="100px" gap={0} style={{ inlineSize: 350 }}>
      <i />
    </Grid>,
  );
  expect(readColumns(container.firstElementChild)).toBe(3);
});

test('is not widened by a long word', () => {
  const { container } = render(
    <Grid columns={2} gap={0} style={{ inlineSize: 200 }}>
      <span>{'w'.repeat(200)}</span>
      <span>b</span>
    </Grid>,
  );
  const [first] = container.querySelectorAll('span');
  expect(first?.offsetWidth).toBe(100);
});

import { render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { describeConformance } from '../testing/conformance.tsx';
import { Page } from './index.ts';

afterEach(() => page.viewport(390, 844));

describeConformance({
  name: 'Page',
  root: HTMLDivElement,
  draw: (props) => <Page {...props}>Content</Page>,
});

test('has padding at the edges of a phone', () => {
  const { container } = render(<Page gap={24}>Content</Page>);
  expect(container.firstElementChild).toHaveStyle({
    paddingLeft: '16px',
    paddingRight: '16px',
    rowGap: '24px',
  });
});

test('is centered and limited in width on a desktop', async () => {
  await page.viewport(1440, 900);
  const { container, rerender } = render(<Page>Content</Page>);
  const box = () => container.firstElementChild?.getBoundingClientRect();
  expect(box()?.width).toBe(720);
  const all = container.getBoundingClientRect();
  expect(box()?.left).toBeCloseTo(all.left + (all.width - 720) / 2, 0);
  rerender(<Page width="narrow">Content</Page>);
  expect(box()?.width).toBe(520);
  rerender(<Page width="wide">Content</Page>);
  expect(box()?.width).toBe(all.width);
});

test('is not widened by a long word', () => {
  const { container } = render(
    <div style={{ inlineSize: 300 }}>
      <Page>
        <p>{'w'.repeat(200)}</p>
      </Page>
    </div>,
  );
  expect(container.querySelector('p')?.offsetWidth).toBe(268);
});

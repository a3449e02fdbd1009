import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { page, userEvent as realKeys } from 'vitest/browser';
import { describeConformance } from '../testing/conformance.tsx';
import { FocusRing } from './index.ts';

describeConformance({
  name: 'FocusRing',
  root: HTMLDivElement,
  draw: (props) => (
    <FocusRing {...props}>
      <button type="button">Play</button>
    </FocusRing>
  ),
});

const draw = () =>
  render(
    <FocusRing>
      <button type="button">Play</button>
    </FocusRing>,
  );
const ring = () => getComputedStyle(document.querySelector('[data-component]') ?? document.body);

test('shows for keyboard focus, not for pointers', async () => {
  draw();
  expect(ring().outlineStyle).toBe('none');
  await userEvent.tab();
  expect(screen.getByRole('button')).toHaveFocus();
  expect(ring().outlineStyle).toBe('solid');
  expect(ring().outlineWidth).toBe('2px');
  screen.getByRole('button').blur();
  expect(ring().outlineStyle).toBe('none');
  await page.getByRole('button', { name: 'Play' }).click();
  expect(screen.getByRole('button')).toHaveFocus();
  expect(ring().outlineStyle).toBe('none');
  // All tests share one page, which shows focus rings only after keyboard input.
  await realKeys.tab();
});

test('is the only focus ring', async () => {
  draw();
  await userEvent.tab();
  expect(getComputedStyle(screen.getByRole('button')).outlineStyle).toBe('none');
});

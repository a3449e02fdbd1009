import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { page, userEvent as realUser } from 'vitest/browser';
import { describeConformance } from '../testing/conformance.tsx';
import { DigitsField } from './index.ts';

describeConformance({
  name: 'DigitsField',
  root: HTMLDivElement,
  restTo: 'control',
  draw: (props) => <DigitsField label="Account number" {...props} />,
});

const input = () => screen.getByLabelText<HTMLInputElement>('Account number');

test('keeps digits only, leading zeros included', async () => {
  const onValueChange = vi.fn();
  render(<DigitsField label="Account number" onValueChange={onValueChange} />);
  await userEvent.type(input(), '00 12-a3');
  expect(input()).toHaveValue('00123');
  expect(onValueChange).toHaveBeenLastCalledWith('00123');
});

test('converts typed and pasted digits of other scripts to ASCII', async () => {
  render(<DigitsField label="Account number" />);
  await userEvent.type(input(), '၁၂');
  await userEvent.paste('๓๔ ５６');
  expect(input()).toHaveValue('123456');
});

test('keeps the caret at a rejected character, under a real keyboard', async () => {
  render(<DigitsField label="Account number" defaultValue="1234" />);
  await page.getByLabelText('Account number').click();
  await realUser.keyboard('{Home}{ArrowRight}');
  await realUser.keyboard('x9');
  expect(input()).toHaveValue('19234');
});

test('ignores digits beyond the limit', async () => {
  render(<DigitsField label="Account number" maxDigits={4} />);
  await userEvent.type(input(), '12345');
  expect(input()).toHaveValue('1234');
});

test('shows its controlled value', () => {
  const { rerender } = render(<DigitsField label="Account number" value="12" />);
  rerender(<DigitsField label="Account number" value="345" />);
  expect(input()).toHaveValue('345');
});

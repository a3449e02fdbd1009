import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { page, userEvent as realUser } from 'vitest/browser';
import { describeConformance } from '../testing/conformance.tsx';
import { PhoneField } from './index.ts';

describeConformance({
  name: 'PhoneField',
  root: HTMLDivElement,
  restTo: 'control',
  draw: (props) => <PhoneField label="Phone" {...props} />,
});

const input = () => screen.getByLabelText<HTMLInputElement>('Phone');

test('groups while typing and reports the unformatted number', async () => {
  const onValueChange = vi.fn();
  render(<PhoneField label="Phone" onValueChange={onValueChange} />);
  await userEvent.type(input(), '09175550142');
  expect(input()).toHaveValue('091-755-50142');
  expect(onValueChange).toHaveBeenLastCalledWith('09175550142');
});

test('accepts a pasted number with country and formatting', async () => {
  render(<PhoneField label="Phone" />);
  await userEvent.click(input());
  await userEvent.paste('+66 (0) 81-234 5678');
  expect(input()).toHaveValue('+660-812-345678');
});

test('keeps the caret beside the typed digit', async () => {
  render(<PhoneField label="Phone" defaultValue="09175550142" />);
  await userEvent.click(input());
  input().setSelectionRange(2, 2);
  await userEvent.keyboard('8');
  expect(input()).toHaveValue('098-175-550142');
  expect(input().selectionStart).toBe(3);
});

test('keeps the caret when a letter is rejected', async () => {
  render(<PhoneField label="Phone" defaultValue="091755" />);
  await userEvent.click(input());
  input().setSelectionRange(2, 2);
  await userEvent.keyboard('x');
  expect(input()).toHaveValue('091-755');
  expect(input().selectionStart).toBe(2);
});

test('deletes the digit beyond a dash with Backspace and Delete', async () => {
  render(<PhoneField label="Phone" defaultValue="0917555" />);
  await userEvent.click(input());
  input().setSelectionRange(4, 4);
  await userEvent.keyboard('{Backspace}');
  expect(input()).toHaveValue('097-555');
  input().setSelectionRange(3, 3);
  await userEvent.keyboard('{Delete}');
  expect(input()).toHaveValue('097-55');
});

test('shows its controlled value grouped', () => {
  const { rerender } = render(<PhoneField label="Phone" value="0917" />);
  expect(input()).toHaveValue('091-7');
  rerender(<PhoneField label="Phone" value="+63917" />);
  expect(input()).toHaveValue('+639-17');
});

test('sets type, input mode and autocomplete for telephone numbers', () => {
  render(<PhoneField label="Phone" />);
  expect(input()).toHaveAttribute('type', 'tel');
  expect(input()).toHaveAttribute('autocomplete', 'tel');
});

const philippines = { code: '+63', name: 'Philippines' };

test('shows and announces the country of a number without a plus', async () => {
  const onValueChange = vi.fn();
  render(
    <PhoneField
      label="Phone"
      country={philippines}
      help="We send a code to it"
      onValueChange={onValueChange}
    />,
  );
  expect(screen.getByText('+63')).toBeVisible();
  expect(input()).toHaveAccessibleDescription('Philippines +63 We send a code to it');
  await userEvent.type(input(), '917');
  expect(onValueChange).toHaveBeenLastCalledWith('917');
  await userEvent.clear(input());
  await userEvent.type(input(), '+66');
  expect(screen.queryByText('+63')).toBeNull();
  expect(input()).toHaveAccessibleDescription('We send a code to it');
  expect(input()).toHaveFocus();
});

test('converts typed Burmese and Thai digits to ASCII', async () => {
  const onValueChange = vi.fn();
  render(<PhoneField label="Phone" onValueChange={onValueChange} />);
  await userEvent.type(input(), '၀၉๑๗');
  expect(input()).toHaveValue('091-7');
  expect(onValueChange).toHaveBeenLastCalledWith('0917');
});

test('places the caret after a number pasted over a selection', async () => {
  render(<PhoneField label="Phone" defaultValue="123" />);
  await userEvent.tripleClick(input());
  await userEvent.paste('+63 917 555 0142');
  expect(input()).toHaveValue('+639-175-550142');
  expect(input().selectionStart).toBe(15);
});

test('formats and deletes under a real keyboard', async () => {
  render(<PhoneField label="Phone" />);
  await page.getByLabelText('Phone').click();
  await realUser.keyboard('+0917x555');
  await waitFor(() => expect(input()).toHaveValue('+091-755-5'));
  await realUser.keyboard('{ArrowLeft}{Backspace}{Backspace}9');
  await waitFor(() => expect(input()).toHaveValue('+091-795'));
});

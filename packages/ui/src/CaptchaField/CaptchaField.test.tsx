import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ThemeProvider } from '../ThemeProvider/index.ts';
import { describeConformance } from '../testing/conformance.tsx';
import { captchaPicture } from './captcha.sample.ts';
import { CaptchaField } from './index.ts';

const nothing = () => {};

describeConformance({
  name: 'CaptchaField',
  root: HTMLDivElement,
  restTo: 'control',
  draw: (props) => (
    <CaptchaField label="Characters" image={captchaPicture} onRefresh={nothing} {...props} />
  ),
});

test('loads another picture by tap and by keyboard', async () => {
  const onRefresh = vi.fn();
  render(<CaptchaField label="Characters" image={captchaPicture} onRefresh={onRefresh} />);
  await userEvent.click(screen.getByRole('button', { name: 'Show another image' }));
  await userEvent.keyboard('{Enter}');
  expect(onRefresh).toHaveBeenCalledTimes(2);
});

test('accepts four characters, keeps their case and removes spaces (docs/product.md: Business constants and limits)', async () => {
  const onComplete = vi.fn();
  render(<CaptchaField label="Characters" onRefresh={nothing} onComplete={onComplete} />);
  await userEvent.type(screen.getByLabelText('Characters'), 'k 7PmQ');
  expect(screen.getByLabelText('Characters')).toHaveValue('k7Pm');
  expect(onComplete).toHaveBeenCalledTimes(1);
  expect(onComplete).toHaveBeenCalledWith('k7Pm');
});

test('disables the refresh while a picture is loading', () => {
  render(<CaptchaField label="Characters" image={captchaPicture} loading onRefresh={nothing} />);
  expect(screen.getByRole('button')).toBeDisabled();
});

test('keeps a light background behind the picture in dark appearance', () => {
  render(
    <ThemeProvider appearance="dark">
      <CaptchaField label="Characters" image={captchaPicture} onRefresh={nothing} />
    </ThemeProvider>,
  );
  const picture = document.querySelector('[data-part="picture"] img') ?? document.body;
  expect(getComputedStyle(picture).backgroundColor).toBe('rgb(255, 255, 255)');
});

test('turns off autofill and spell checking', () => {
  render(<CaptchaField label="Characters" onRefresh={nothing} />);
  const input = screen.getByLabelText('Characters');
  expect(input).toHaveAttribute('autocomplete', 'off');
  expect(input).toHaveAttribute('autocapitalize', 'none');
  expect(input).toHaveAttribute('spellcheck', 'false');
});

test('converts typed Burmese digits to ASCII', async () => {
  const onComplete = vi.fn();
  render(<CaptchaField label="Characters" onRefresh={nothing} onComplete={onComplete} />);
  await userEvent.type(screen.getByLabelText('Characters'), 'a၁၂b');
  expect(onComplete).toHaveBeenCalledWith('a12b');
});

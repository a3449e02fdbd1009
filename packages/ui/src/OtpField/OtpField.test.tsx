import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent as realUser } from 'vitest/browser';
import { describeConformance } from '../testing/conformance.tsx';
import { emulateMedia } from '../testing/media.ts';
import { OtpField } from './index.ts';

describeConformance({
  name: 'OtpField',
  root: HTMLDivElement,
  restTo: 'control',
  draw: (props) => <OtpField label="Code" length={6} webOtp={false} {...props} />,
});

const input = () => screen.getByLabelText<HTMLInputElement>('Code');
const cellAt = (index: number) => cells()[index] ?? document.body;
const cells = () => [...document.querySelectorAll<HTMLElement>('[data-part="cell"]')];

test('is one field for assistive technology and autofill', () => {
  render(<OtpField label="Code" length={6} webOtp={false} />);
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  expect(input()).toHaveAttribute('autocomplete', 'one-time-code');
  expect(input()).toHaveAttribute('inputmode', 'numeric');
});

test('shows only the cells in forced colors', async () => {
  await emulateMedia({ 'forced-colors': 'active' });
  render(<OtpField label="Code" defaultValue="4829" webOtp={false} />);
  expect(getComputedStyle(input()).color).toBe('rgba(0, 0, 0, 0)');
  expect(getComputedStyle(input()).webkitTextFillColor).toBe('rgba(0, 0, 0, 0)');
});

test('has four cells by default (docs/product.md: Business constants and limits)', () => {
  render(<OtpField label="Code" webOtp={false} />);
  expect(cells()).toHaveLength(4);
  expect(document.querySelector('[data-part="dash"]')).toBeNull();
});

test('adds no style sheet when it mounts', () => {
  document.getElementById('input-otp-style')?.remove();
  const before = document.styleSheets.length;
  render(<OtpField label="Code" webOtp={false} />);
  expect(document.styleSheets).toHaveLength(before);
});

test('completes once across rerenders', async () => {
  const onComplete = vi.fn();
  const { rerender } = render(
    <OtpField label="Code" webOtp={false} onComplete={(code) => onComplete(code)} />,
  );
  await userEvent.type(input(), '4829');
  rerender(<OtpField label="Code" webOtp={false} onComplete={(code) => onComplete(code)} />);
  expect(onComplete).toHaveBeenCalledTimes(1);
  expect(onComplete).toHaveBeenCalledWith('4829');
});

test('does not report an initial code', () => {
  const onComplete = vi.fn();
  render(<OtpField label="Code" defaultValue="4829" webOtp={false} onComplete={onComplete} />);
  expect(onComplete).not.toHaveBeenCalled();
});

test('accepts an autofilled code as a whole', () => {
  const onComplete = vi.fn();
  render(<OtpField label="Code" length={6} webOtp={false} onComplete={onComplete} />);
  fireEvent.change(input(), { target: { value: '482913' } });
  expect(onComplete).toHaveBeenCalledWith('482913');
});

describe('under a real keyboard', () => {
  test('ignores a letter, also over a digit', async () => {
    render(<OtpField label="Code" defaultValue="4829" webOtp={false} />);
    await page.getByLabelText('Code').click();
    await realUser.keyboard('{Home}');
    await realUser.keyboard('x');
    expect(input()).toHaveValue('4829');
    await realUser.keyboard('1');
    expect(input()).toHaveValue('1829');
  });

  test('replaces the digit of the active cell and moves on', async () => {
    render(<OtpField label="Code" defaultValue="4829" webOtp={false} />);
    await page.getByLabelText('Code').click();
    await realUser.keyboard('{Home}');
    await realUser.keyboard('1');
    await realUser.keyboard('2');
    expect(input()).toHaveValue('1229');
    await expect.element(page.elementLocator(cellAt(2))).toHaveAttribute('data-active');
  });

  test('deletes from the end by Backspace', async () => {
    render(<OtpField label="Code" defaultValue="482" webOtp={false} />);
    await realUser.tab();
    await realUser.keyboard('{Backspace}{Backspace}');
    expect(input()).toHaveValue('4');
    await realUser.keyboard('{Backspace}{Backspace}');
    expect(input()).toHaveValue('');
  });

  test('stops arrows at the first empty cell', async () => {
    render(<OtpField label="Code" defaultValue="48" webOtp={false} />);
    await realUser.tab();
    await realUser.keyboard('{ArrowRight}{ArrowRight}');
    await expect.element(page.elementLocator(cellAt(2))).toHaveAttribute('data-active');
  });

  test('converts Burmese and Thai digits to ASCII', async () => {
    const onComplete = vi.fn();
    render(<OtpField label="Code" webOtp={false} onComplete={onComplete} />);
    await userEvent.type(input(), '၄၈๒๙');
    expect(input()).toHaveValue('4829');
    expect(onComplete).toHaveBeenCalledWith('4829');
  });
});

test('takes the code from a pasted message', async () => {
  render(<OtpField label="Code" length={6} webOtp={false} />);
  await userEvent.click(input());
  await userEvent.paste('482913 is your code. It ends in 10 minutes.');
  expect(input()).toHaveValue('482913');
});

test('ignores a paste while it is read-only', async () => {
  render(<OtpField label="Code" defaultValue="4829" readOnly webOtp={false} />);
  input().focus();
  await realUser.keyboard('1');
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', '1234');
  input().dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData }));
  await expect.element(page.elementLocator(input())).toHaveValue('4829');
});

describe('WebOTP', () => {
  test('fills in the code and aborts the request on unmount', async () => {
    const answers: ((code: { code: string }) => void)[] = [];
    const signals: AbortSignal[] = [];
    vi.stubGlobal('OTPCredential', class {});
    vi.spyOn(navigator.credentials, 'get').mockImplementation((options) => {
      if (options?.signal) signals.push(options.signal);
      return new Promise((resolve) => {
        answers.push((code) => resolve(Object.assign(code, { id: '', type: 'otp' })));
      });
    });
    const { unmount } = render(<OtpField label="Code" length={6} />);
    await act(async () => answers.at(-1)?.({ code: '482913' }));
    expect(input()).toHaveValue('482913');
    // A complete code ends the request.
    expect(signals.at(-1)?.aborted).toBe(true);
    unmount();
    expect(signals.every((signal) => signal.aborted)).toBe(true);
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  test('does nothing in a browser without it', () => {
    const get = vi.spyOn(navigator.credentials, 'get');
    vi.stubGlobal('OTPCredential', undefined);
    Reflect.deleteProperty(window, 'OTPCredential');
    render(<OtpField label="Code" length={6} />);
    expect(get).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
});

test('reads from left to right at the start of a right-to-left page', () => {
  render(
    <div dir="rtl" style={{ inlineSize: 800 }}>
      <OtpField label="Code" defaultValue="12" />
    </div>,
  );
  const boxes = [...document.querySelectorAll('[data-part="cell"]')].map((cell) =>
    cell.getBoundingClientRect(),
  );
  const frame = document.querySelector('[data-part="frame"]')?.getBoundingClientRect();
  expect(boxes.map(({ left }) => left)).toEqual(
    boxes.map(({ left }) => left).toSorted((a, b) => a - b),
  );
  expect(boxes.at(-1)?.right).toBeCloseTo(frame?.right ?? 0, 0);
});

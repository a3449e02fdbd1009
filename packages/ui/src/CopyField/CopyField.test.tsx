import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { copyText } from './copy.ts';
import { CopyField } from './index.ts';

describeConformance({
  name: 'CopyField',
  root: HTMLDivElement,
  draw: (props) => <CopyField label="Account" value="004417882210" {...props} />,
});

afterEach(() => {
  vi.restoreAllMocks();
});

test('copies the unformatted value by keyboard and announces it', async () => {
  const copy = vi.fn(async () => true);
  render(
    <CopyField label="Account" value="004417882210" copy={copy}>
      0044 1788 2210
    </CopyField>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(copy).toHaveBeenCalledWith('004417882210');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Copied'));
});

test.each([
  ['answers no', async () => false],
  ['throws', () => Promise.reject(new Error('denied'))],
])('says what to do when the clipboard %s', async (_case, copy) => {
  const onComplete = vi.fn();
  render(<CopyField label="Account" value="1" copy={copy} onComplete={onComplete} />);
  await userEvent.click(screen.getByRole('button', { name: 'Copy Account' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Select the text'));
  expect(onComplete).toHaveBeenCalledWith(false);
});

test('falls back to execCommand without a clipboard and restores focus', async () => {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
  let selected = '';
  vi.spyOn(document, 'execCommand').mockImplementation(() => {
    const active = document.activeElement;
    selected = active instanceof HTMLTextAreaElement ? active.value : '';
    return true;
  });
  render(<CopyField label="Account" value="1" />);
  screen.getByRole('button').focus();
  expect(await copyText('004417882210')).toBe(true);
  expect(selected).toBe('004417882210');
  expect(screen.getByRole('button')).toHaveFocus();
  expect(document.querySelector('textarea')).toBeNull();
});

test('selects the whole value with one tap', async () => {
  render(<CopyField label="Account" value="004417882210" />);
  expect(screen.getByText('004417882210')).toHaveStyle({ userSelect: 'all' });
});

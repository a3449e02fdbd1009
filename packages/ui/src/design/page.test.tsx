import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SELECT_STORY } from 'storybook/internal/core-events';
import { addons, mockChannel } from 'storybook/preview-api';
import { afterEach, expect, test, vi } from 'vitest';
import { toasts } from '../Toast/index.ts';
import { GoTo, Name, Page } from './page.tsx';

afterEach(() => {
  act(() => toasts.clear());
  vi.restoreAllMocks();
});

function draw() {
  render(
    <Page title="Colour" lead="The meaning of each color.">
      <Name code="vars.color.bg.page" value="#fbfdfc">
        bg.page
      </Name>
    </Page>,
  );
  return screen.getByRole('button', { name: 'bg.page' });
}

/** The visible toast. Its text is also in a live region. */
const getToast = () =>
  waitFor(() => {
    const toast = document.querySelector('[data-component="Toast"]');
    expect(toast).toBeVisible();
    return toast;
  });

test('copies a token by keyboard in its code form and confirms with a toast', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  draw().focus();
  await userEvent.keyboard('{Enter}');
  expect(writeText).toHaveBeenCalledWith('vars.color.bg.page');
  expect(await getToast()).toHaveTextContent('Copied: vars.color.bg.page');
});

test('reports a rejected clipboard write with a toast', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  vi.spyOn(document, 'execCommand').mockReturnValue(false);
  await userEvent.click(draw());
  expect(await getToast()).toHaveTextContent('Not copied: vars.color.bg.page');
});

test('a link to another page selects its story and keeps the toolbar settings', async () => {
  const channel = mockChannel();
  addons.setChannel(channel);
  const selected = vi.fn();
  channel.on(SELECT_STORY, selected);
  render(<GoTo id="foundation-button--docs">Button</GoTo>);
  const link = screen.getByRole('link', { name: 'Button' });
  expect(link).toHaveAttribute('href', './?path=/docs/foundation-button--docs');
  await userEvent.click(link);
  expect(selected).toHaveBeenCalledWith({ storyId: 'foundation-button--docs' });
});

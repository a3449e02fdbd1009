import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { swipe } from '../testing/swipe.ts';
import { TOAST_DURATION_MS, Toaster, toast, toasts } from './index.ts';

describeConformance({
  name: 'Toaster',
  root: HTMLOListElement,
  draw: (props) => <Toaster {...props} />,
});

const drawn = () => document.querySelectorAll('[data-component="Toast"]');
/** The announcements, each by its live region. */
const announced = (live: 'polite' | 'assertive') =>
  screen.queryAllByRole('status').filter((region) => region.ariaLive === live);

describe('toast()', () => {
  beforeEach(() => {
    const toFake = ['setTimeout', 'clearTimeout', 'Date', 'requestAnimationFrame'] as const;
    vi.useFakeTimers({ toFake: [...toFake, 'cancelAnimationFrame'] });
    render(<Toaster />);
  });
  afterEach(() => {
    act(() => toasts.clear());
    vi.useRealTimers();
  });

  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  /** Text is inserted two frames after its live region. */
  const waitForText = () => wait(50);

  test('is shown, announced, and removed after three seconds', () => {
    act(() => void toast('Copied'));
    expect(drawn()).toHaveLength(1);
    expect(announced('polite')[0]).toBeEmptyDOMElement();
    waitForText();
    expect(announced('polite')[0]).toHaveTextContent('Notification Copied');
    wait(TOAST_DURATION_MS - 51);
    expect(drawn()).toHaveLength(1);
    wait(1);
    expect(drawn()).toHaveLength(0);
  });

  test('announces a critical toast assertively', () => {
    act(() => void toast({ text: 'No connection', tone: 'critical' }));
    waitForText();
    expect(announced('assertive')[0]).toHaveTextContent('No connection');
    expect(announced('polite')).toHaveLength(0);
  });

  test('does not announce the first toast again with a second one', () => {
    act(() => void toast('Copied'));
    waitForText();
    const [first] = announced('polite');
    act(() => void toast('Saved'));
    waitForText();
    expect(announced('polite')[0]).toBe(first);
    expect(first).toHaveTextContent('Notification Copied');
    expect(announced('polite')[1]).toHaveTextContent('Notification Saved');
  });

  test('pauses while hovered and keeps the remaining time', () => {
    act(() => void toast('Copied'));
    wait(2000);
    fireEvent.pointerMove(drawn()[0] ?? document.body);
    wait(60_000);
    expect(drawn()).toHaveLength(1);
    fireEvent.pointerLeave(screen.getByRole('region'));
    wait(900);
    expect(drawn()).toHaveLength(1);
    wait(200);
    expect(drawn()).toHaveLength(0);
  });
});

describe('a toast with controls', () => {
  afterEach(() => act(() => toasts.clear()));
  const button = (name: string) => screen.getByRole('button', { name });

  const draw = () => {
    const onSelect = vi.fn();
    render(
      <>
        <input aria-label="Search" />
        <Toaster />
      </>,
    );
    screen.getByRole('textbox').focus();
    act(
      () =>
        void toast({
          text: 'Removed from favourites',
          duration: Number.POSITIVE_INFINITY,
          action: { label: 'Undo', onSelect },
          closable: true,
        }),
    );
    return onSelect;
  };

  test('undoes by its action, once, and returns focus', async () => {
    const onSelect = draw();
    await waitFor(() => {
      expect(announced('polite')[0]).toHaveTextContent('Removed from favourites Undo');
    });
    await userEvent.tab();
    expect(drawn()[0]).toHaveFocus();
    await userEvent.tab();
    expect(button('Undo')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(drawn()).toHaveLength(0);
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  test('closes by its close button', async () => {
    const onSelect = draw();
    await userEvent.click(button('Close'));
    expect(drawn()).toHaveLength(0);
    expect(onSelect).not.toHaveBeenCalled();
  });

  test('closes on a swipe to the right and stays after a short one', () => {
    draw();
    const swipeBy = (distance: number) =>
      swipe(drawn()[0] ?? document.body, [
        { x: 100, y: 10 },
        { x: 100 + distance / 2, y: 10 },
        { x: 100 + distance, y: 10 },
      ]);
    act(() => swipeBy(4));
    expect(drawn()[0]).toBeVisible();
    act(() => swipeBy(160));
    expect(drawn()).toHaveLength(0);
  });

  test('takes focus on F8 and names the shortcut', () => {
    draw();
    fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' });
    const region = screen.getByRole('region', { name: 'Notifications (F8)' });
    expect(region).toContainElement(document.activeElement as HTMLElement);
  });

  test('stays while focus is in it and closes on Escape', async () => {
    render(<Toaster />);
    act(
      () =>
        void toast({
          text: 'Removed',
          duration: 50,
          action: { label: 'Undo', onSelect: () => {} },
        }),
    );
    act(() => button('Undo').focus());
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(drawn()[0]).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(drawn()).toHaveLength(0);
  });
});

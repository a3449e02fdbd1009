import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { swipe } from '../testing/swipe.ts';
import { TOAST_DURATION_MS, Toaster, toast, toasts } from './index.ts';

describeConformance({
  name: 'Toaster',
  root: HTMLDivElement,
  draw: (props) => <Toaster {...props} />,
});

describe('toast()', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    render(<Toaster />);
  });
  afterEach(() => {
    act(() => toasts.clear());
    vi.useRealTimers();
  });

  const drawn = () => document.querySelectorAll('[data-component="Toast"]');
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

  test('is shown, announced, and removed after three seconds', () => {
    act(() => void toast('Copied'));
    expect(drawn()).toHaveLength(1);
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
    wait(TOAST_DURATION_MS - 1);
    expect(drawn()).toHaveLength(1);
    wait(1);
    expect(drawn()).toHaveLength(0);
  });

  test('announces a critical toast assertively', () => {
    act(() => void toast({ text: 'No connection', tone: 'critical' }));
    expect(screen.getByRole('alert')).toHaveTextContent('No connection');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('does not announce the first toast again with a second one', () => {
    act(() => void toast('Copied'));
    const first = screen.getByRole('status').firstChild;
    act(() => void toast('Saved'));
    expect(screen.getByRole('status').firstChild).toBe(first);
    expect(first).toHaveTextContent('Copied');
    expect(screen.getByRole('status')).toHaveAttribute('aria-atomic', 'false');
  });

  test('pauses while hovered and keeps the remaining time', () => {
    act(() => void toast('Copied'));
    const element = drawn()[0] ?? document.body;
    wait(2000);
    fireEvent.pointerEnter(element);
    wait(60_000);
    expect(drawn()).toHaveLength(1);
    fireEvent.pointerLeave(element);
    wait(900);
    expect(drawn()).toHaveLength(1);
    wait(200);
    expect(drawn()).toHaveLength(0);
  });
});

describe('a toast with controls', () => {
  afterEach(() => act(() => toasts.clear()));
  const button = (name: string) => screen.getByRole('button', { name });
  const drawn = () => document.querySelector('[data-component="Toast"]');

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
    expect(screen.getByRole('status')).toHaveTextContent('Removed from favourites Undo');
    expect(screen.getByRole('region', { name: 'Notifications' })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Removed from favourites' })).toBeVisible();
    await userEvent.tab();
    expect(button('Undo')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(drawn()).toBeNull();
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  test('closes by its close button', async () => {
    const onSelect = draw();
    await userEvent.click(button('Close'));
    expect(drawn()).toBeNull();
    expect(onSelect).not.toHaveBeenCalled();
  });

  test('closes on a horizontal swipe and stays after a short one', () => {
    draw();
    const swipeBy = (distance: number) =>
      swipe(drawn() ?? document.body, [
        { x: 100, y: 10 },
        { x: 100 + distance / 2, y: 10 },
        { x: 100 + distance, y: 10 },
      ]);
    act(() => swipeBy(4));
    expect(drawn()).toBeVisible();
    act(() => swipeBy(160));
    expect(drawn()).toBeNull();
  });

  test('stays while focus is in it and closes on Escape', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    render(<Toaster />);
    act(() => void toast({ text: 'Removed', action: { label: 'Undo', onSelect: () => {} } }));
    act(() => button('Undo').focus());
    act(() => vi.advanceTimersByTime(60_000));
    expect(drawn()).toBeVisible();
    fireEvent.keyDown(button('Undo'), { key: 'Escape' });
    expect(drawn()).toBeNull();
    vi.useRealTimers();
  });
});

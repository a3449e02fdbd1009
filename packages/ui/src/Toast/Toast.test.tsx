import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
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
